package steps

import (
	"github.com/cucumber/godog"

	"fengsheng/engine/driver"
	"fengsheng/steps/suite"
)

// Bind registers the phrases for one scenario that is played on the reference engine.
func Bind(sc *godog.ScenarioContext, run *suite.Running) {
	bind(&World{open: func() (driver.Driver, error) { return driver.NewLocal(), nil }, own: true, run: run}, sc)
}

// On is a Bind for any implementation; open is called once a scenario and the driver is closed after it. Scenarios of
// other profiles than those the implementation offers do not apply to it; none named means that it offers all.
func On(open func() (driver.Driver, error), profiles ...string) func(*godog.ScenarioContext, *suite.Running) {
	return func(sc *godog.ScenarioContext, run *suite.Running) {
		bind(&World{open: open, offers: profiles, run: run}, sc)
	}
}

func bind(w *World, sc *godog.ScenarioContext) {
	sc.StepContext().Before(w.begin)
	sc.After(w.ended)
	w.bindSetups(sc)
	w.bindPlays(sc)
	w.bindObservations(sc)
}

func (w *World) bindSetups(sc *godog.ScenarioContext) {
	sc.Given(tableOf.re, w.seats)
	sc.Given(fresh.re, w.fromScratch)
	sc.Given(opening.re, w.openingTable)
	sc.Given(person.re, w.is)
	sc.Given(gender.re, w.registers)
	sc.Given(fate.re, w.gone)
	sc.Given(holds.re, w.lay)
	sc.Given(holdsSome.re, w.laySome)
	sc.Given(holdsNothing.re, w.clear)
	sc.Given(deckTop.re, w.top)
	sc.Given(deckOnly.re, w.only)
	sc.Given(deckDeeper.re, w.deeper)
	sc.Given(turnAt.re, w.turn)
	sc.Given(lockedAlready.re, w.affected)
	sc.Given(intelUnderWay.re, w.underWay)
	sc.Given(stackAlready.re, w.stacked)
}

// bindPlays: what players do may also be told as history, so these stand under 假如 and under 当.
func (w *World) bindPlays(sc *godog.ScenarioContext) {
	sc.Step(plain.re, w.acts)
	sc.Step(converted.re, w.acts)
	sc.Step(revealing.re, w.acts)
	sc.Step(skilful.re, w.acts)
	sc.Step(sends.re, w.acts)
	sc.Step(takes.re, w.acts)
	sc.Step(draws.re, w.acts)
	sc.Step(points.re, w.acts)
	sc.Step(choosesCards.re, w.acts)
	sc.Step(picksFirst.re, w.acts)
	sc.Step(options.re, w.acts)
	sc.Step(becomes.re, w.acts)
	sc.Step(declines.re, w.acts)
	sc.Step(answers.re, w.acts)
	sc.Step(passes.re, w.acts)
	sc.Step(everybodyPasses.re, w.everybodyPassesNow)
	sc.Step(passesUntil.re, w.passUntil)
	sc.Step(priorityComes.re, w.priorityReaches)
	sc.Step(nobodyTakes.re, w.passOn)
	sc.Step(uneventful.re, w.idleUntil)
	sc.Step(chance.re, w.decides)
	sc.Step(reshuffle.re, w.decides)
	sc.Step(muddle.re, w.muddles)
}

func (w *World) bindObservations(sc *godog.ScenarioContext) {
	sc.Then(zoneHas.re, w.zoneHas)
	sc.Then(zoneOnly.re, w.zoneOnly)
	sc.Then(zoneLacks.re, w.zoneLacks)
	sc.Then(zoneCount.re, w.zoneCount)
	sc.Then(deckTopIs.re, w.deckTopIs)
	sc.Then(cardTotal.re, w.total)
	sc.Then(tableIs.re, w.tableIs)
	sc.Then(priority.re, w.priorityAt)
	sc.Then(unresolved.re, w.unresolvedNow)
	sc.Then(stackIs.re, w.stackIsNow)
	sc.Then(stackEmpty.re, w.stackIsEmpty)
	sc.Then(phaseIs.re, w.phaseIsNow)
	sc.Then(mustChoose.re, w.chooses)
	sc.Then(mustDo.re, w.isToDo)
	sc.Then(askedWhether.re, w.isAskedWhether)
	sc.Then(choices.re, w.choosable)
	sc.Then(cannot.re, w.refuses)
	sc.Then(can.re, w.allows)
	sc.Then(dies.re, w.isOut)
	sc.Then(lives.re, w.isIn)
	sc.Then(killer.re, w.killedBy)
	sc.Then(face.re, w.isFacing)
	sc.Then(shown.re, w.isShown)
	sc.Then(identityIs.re, w.isReally)
	sc.Then(marked.re, w.isMarked)
	sc.Then(unmarked.re, w.isUnmarked)
	sc.Then(sees.re, w.canSee)
	sc.Then(blind.re, w.cannotSee)
	sc.Then(transitAt.re, w.transitIsAt)
	sc.Then(transitIs.re, w.transitIsCard)
	sc.Then(transitWay.re, w.transitGoes)
	sc.Then(transitNone.re, w.noTransit)
	sc.Then(claims.re, w.claimed)
	sc.Then(shows.re, w.showed)
	sc.Then(fares.re, w.fared)
	sc.Then(triggers.re, w.triggered)
	sc.Then(learned.re, w.hasLearned)
	sc.Then(reshuffled.re, w.reshuffledNow)
	sc.Then(wasAsked.re, w.hasBeenAsked)
	sc.Then(declares.re, w.declared)
	sc.Then(winners.re, w.won)
	sc.Then(notAmong.re, w.lost)
	sc.Then(nobodyWins.re, w.noWinner)
	sc.Then(goesOn.re, w.continues)
	sc.Then(outcome.re, w.recorded)
	sc.Then(startRefused.re, w.isRefused)
	sc.Then(offered.re, w.isListed)
	sc.Then(thinAir.re, w.refusesThinAir)
	sc.Then(stackItem.re, w.itemIs)
	sc.Then(stackCount.re, w.itemCount)
	sc.Then(transitSent.re, w.transitIsFrom)
	sc.Then(genderIs.re, w.isOfGender)
	sc.Then(undealt.re, w.isUndealt)
	sc.Then(questionIs.re, w.questionConcerns)
	sc.Then(announced.re, w.hasAnnounced)
	sc.Then(announcedOrder.re, w.hasAnnouncedInOrder)
	sc.Then(beheld.re, w.isBeheld)
}
