import { html } from './html.js';

/**
 * A short line over the board that says where to begin, after a press that did nothing. It
 * disappears with the next press.
 */
export class Advice {
  element = html('div', { class: 'qb-note', 'aria-hidden': 'true' });
  /** The only piece that can begin, as a list of its square, while the line is shown. */
  squares = [];

  constructor() {
    this.clear();
  }

  clear() {
    this.element.hidden = true;
    this.squares = [];
  }

  /**
   * Shows which piece to pick. Returns the line, or null if there is no piece.
   *
   * @param own the squares of the pieces that can begin
   * @param pressed the square that was pressed
   */
  show(own, pressed, { state, layout }, words) {
    const text = adviceFor(own, state, words);
    this.element.textContent = text ?? '';
    this.element.hidden = text === null;
    this.element.style.setProperty('--row', emptiestRow(pressed, state, layout));
    this.squares = own.length === 1 ? own : [];
    return text;
  }
}

function adviceFor(own, { pieces, mode, tray, turn }, words) {
  if (mode === 'place') {
    return tray.length === 0 ? null : words.pickAny;
  }
  const [first = null, ...others] = new Set(own.map((square) => pieces[square]));
  if (first === null) {
    return null;
  }
  if (others.length === 0) {
    const sentence = own.length === 1 ? words.pickThe : words.pickOne;
    return sentence.replace('{0}', words[first]);
  }
  return { white: words.pickWhite, black: words.pickBlack }[turn] ?? words.pickAny;
}

/** The row next to a square where the line hides as little as possible. */
function emptiestRow(pressed, { pieces, goals }, layout) {
  const row = layout.row(pressed);
  const cost = (squares, index) =>
    10 * squares.filter((square) => pieces[square] || goals.includes(square)).length +
    (index === row ? 10 : Math.abs(index - row));
  const costs = layout.rows().map(cost);
  return costs.indexOf(Math.min(...costs));
}
