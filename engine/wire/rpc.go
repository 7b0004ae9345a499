package wire

import "encoding/json"

// ProtocolVersion is the version of the protocol between harness and subject:
// JSON-RPC 2.0, one UTF-8 object per line, the harness asks, the subject
// answers, one request at a time.
const ProtocolVersion = 1

// MaxLine bounds a line of the protocol.
const MaxLine = 16 << 20

// MaxValues bounds the values in a line, so that a short line cannot become a
// huge structure: the largest messages of the game have some thousands.
const MaxValues = 1 << 16

// Request is one line of the harness.
type Request struct {
	JSONRPC string          `json:"jsonrpc"`
	ID      string          `json:"id"`
	Method  string          `json:"method"`
	Params  json.RawMessage `json:"params,omitempty"`
}

// Call is a Request that is being written.
type Call struct {
	JSONRPC string `json:"jsonrpc"`
	ID      string `json:"id"`
	Method  string `json:"method"`
	Params  any    `json:"params,omitempty"`
}

// Answer is a Response that is being read, with the result that its method has.
// Result and Error nil is no answer at all.
type Answer[R any] struct {
	ID     string    `json:"id"`
	Result *R        `json:"result"`
	Error  *RPCError `json:"error"`
}

// Response is one line of the subject: a result, or an error if the subject
// failed. That an action is not allowed is a result.
type Response struct {
	JSONRPC string    `json:"jsonrpc"`
	ID      string    `json:"id"`
	Result  any       `json:"result,omitempty"`
	Error   *RPCError `json:"error,omitempty"`
}

// RPCError says how the subject failed.
type RPCError struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

func (e *RPCError) Error() string { return e.Message }

// Codes of an RPCError beside those of JSON-RPC.
const (
	CodeParse        = -32700
	CodeBadRequest   = -32600
	CodeNoMethod     = -32601
	CodeBadParams    = -32602
	CodeFailed       = -32000
	CodeSetupRefused = -32001 // the position cannot be built
	CodeUnusedChance = -32002 // more outcomes of chance than the action needed
	CodeUnsupported  = -32003 // the subject lacks the capability
)

// The methods.
const (
	Initialize = "initialize"
	DoSetup    = "setup"
	DoAct      = "act"
	DoObserve  = "observe"
	DoLegal    = "legal"
	DoReplay   = "replay"
	DoReset    = "reset"
	DoShutdown = "shutdown"
)

// Hello is the params of initialize.
type Hello struct {
	ProtocolVersions []int  `json:"protocolVersions"`
	Suite            string `json:"suite,omitempty"`
	Rules            string `json:"rules,omitempty"`
}

// Welcome is the result of initialize.
type Welcome struct {
	ProtocolVersion int            `json:"protocolVersion"`
	Implementation  Implementation `json:"implementation"`
	Capabilities    Capabilities   `json:"capabilities"`
	Profiles        []string       `json:"profiles"`
	Characters      []string       `json:"characters,omitempty"`
	// Readings are the alternatives that the subject plays of rulings that
	// allow several, where it does not play the usual one: letter by ruling.
	Readings map[string]string `json:"readings,omitempty"`
}

// Implementation says who the subject is.
type Implementation struct {
	Name     string `json:"name"`
	Version  string `json:"version,omitempty"`
	Language string `json:"language,omitempty"`
	Homepage string `json:"homepage,omitempty"`
}

// Capabilities say what the subject can do.
type Capabilities struct {
	Setup   []string `json:"setup"`            // new, position
	Legal   string   `json:"legal,omitempty"`  // none or list
	Observe []string `json:"observe"`          // seat, public, all
	Replay  bool     `json:"replay,omitempty"` // a whole game in one call
}

// ActParams is the params of act.
type ActParams struct {
	Seat   string   `json:"seat"`
	Action Action   `json:"action"`
	Chance []string `json:"chance,omitempty"`
}

// ViewerParams is the params of observe.
type ViewerParams struct {
	Viewer string `json:"viewer"`
}

// SeatParams is the params of legal.
type SeatParams struct {
	Seat string `json:"seat"`
}

// LegalResult is the result of legal.
type LegalResult struct {
	Actions []Action `json:"actions"`
}

// ReplayParams is the params of replay: a set-up and what is done from there.
type ReplayParams struct {
	Setup Setup       `json:"setup"`
	Acts  []ActParams `json:"acts"`
}

// ReplayResult is the result of replay.
type ReplayResult struct {
	// Awaiting is the open question after the set-up and after every act that
	// was accepted.
	Awaiting []Awaiting `json:"awaiting"`
	// Rejected is the answer to the first act that was not accepted; those
	// after it were not tried.
	Rejected *Report `json:"rejected,omitempty"`
	// View is the whole table where the replay ended.
	View View `json:"view"`
}
