/** The empty values that the server leaves out of a state. */
const NOTHING = Object.freeze({
  revision: 0,
  answered: 0,
  dropped: 0,
  question: '',
  mode: 'show',
  pieces: {},
  orientation: 'white',
  files: 8,
  ranks: 8,
  turn: null,
  movable: {},
  dots: false,
  free: false,
  touches: false,
  last: [],
  check: null,
  marks: [],
  goals: [],
  circles: [],
  arrows: [],
  tray: [],
  heat: {},
  coordinates: true,
  turned: false,
  typing: true,
  animate: [],
  rejected: null,
  cue: null,
  label: '',
});

const NO_EVIDENCE = Object.freeze({
  arrows: [],
  framed: [],
  crossed: [],
  blocked: [],
  line: [],
  ghost: null,
});

/** Completes a state from the server. */
export function complete(state) {
  return { ...NOTHING, ...state, evidence: { ...NO_EVIDENCE, ...state?.evidence } };
}
