import { keepForReload, takeAfterReload } from './reload.js';

const KEY = 'queenside.pending';

/**
 * What the user has done since the server's last answer, in order, and what the board looks like if
 * the server accepts all of it. An input includes what the user saw; if that has changed on the
 * server by then, the input doesn't count, neither here nor there.
 */
export class PendingInputs {
  #inputs = [];
  #number = 0;

  /** Keeps an input until it is answered. Returns its number, which increases with each input. */
  add(input) {
    this.#number++;
    this.#inputs.push({ ...input, number: this.#number });
    return this.#number;
  }

  /** Drops the inputs that the server has answered, up to this number. */
  settle(answered) {
    this.#number = Math.max(this.#number, answered);
    this.#inputs = this.#inputs.filter(({ number }) => number > answered);
  }

  /** Stores the unanswered inputs in case the page is reloaded. */
  leave() {
    if (this.#inputs.length > 0) {
      keepForReload(KEY, this.#inputs);
    }
  }

  /** The inputs that were unanswered when the page was reloaded. */
  static returned() {
    return takeAfterReload(KEY) ?? [];
  }

  /**
   * The state after everything that is pending.
   *
   * @param asked a move that hasn't been sent yet because its promotion is being chosen, or null
   */
  after(state, asked) {
    const inputs = asked === null ? this.#inputs : [...this.#inputs, asked];
    return inputs.reduce(predict, { ...state, pressed: [], origins: {} });
  }
}

/** The pieces on some squares, as in a state's `pieces`. */
export function lookAt(squares, pieces) {
  return Object.fromEntries(
    squares.filter((square) => pieces[square]).map((square) => [square, pieces[square]]),
  );
}

/** Whether an input still fits a state: the question and its squares are the same. */
export function fits({ squares, question, seen }, state) {
  return (
    question === state.question &&
    squares.every((square) => state.pieces[square] === seen[square])
  );
}

function predict(state, input) {
  if (!fits(input, state)) {
    return state;
  }
  const { type, detail } = input;
  switch (state.mode) {
    case 'move':
      return type === 'board-move' ? afterMove(state, detail) : state;
    case 'mark':
      return type === 'board-square' ? { ...state, marks: toggle(state.marks, detail.square) } : state;
    case 'pick':
      return type === 'board-square' ? { ...state, pressed: [...state.pressed, detail.square] } : state;
    case 'place':
      return type === 'board-place' ? afterPlace(state, detail) : state;
    default:
      return state;
  }
}

/** Only the server knows where the pieces may go after a move and whose turn it is. */
function afterMove(state, { from, to, promotion }) {
  const letter = promotion === null ? state.pieces[from] : promote(state.pieces[from], promotion);
  return { ...shift(state, from, to, letter), turn: null, movable: {}, free: true };
}

function afterPlace(state, { square, piece, from }) {
  if (from !== null) {
    return shift(state, from, square, piece);
  }
  const { [square]: _, ...pieces } = state.pieces;
  return { ...state, pieces: piece === null ? pieces : { ...pieces, [square]: piece } };
}

function shift(state, from, to, letter) {
  const { [from]: _, ...pieces } = state.pieces;
  const { [from]: origin = from, ...origins } = state.origins;
  return {
    ...state,
    pieces: { ...pieces, [to]: letter },
    origins: { ...origins, [to]: origin },
  };
}

const promote = (pawn, role) => (pawn === 'p' ? role.toLowerCase() : role);

const toggle = (marks, square) =>
  marks.includes(square) ? marks.filter((each) => each !== square) : [...marks, square];
