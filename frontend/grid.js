import { destination } from './keyboard.js';
import { html, setAttribute } from './html.js';
import { nameOf } from './speech.js';

/**
 * The squares for screen readers and the keyboard: a grid whose cells are over the picture. Exactly
 * one cell can be reached with Tab; arrow keys reach the others from there.
 */
export class Grid {
  element = html('div', { role: 'grid', class: 'qb-grid' });
  #cells = new Map();
  #layout;
  #current = null;

  /** @param keys on Enter or Space activate(square), on Delete remove(square), on Escape leave() */
  constructor(keys) {
    this.element.addEventListener('keydown', (event) => this.#keydown(event, keys));
    this.element.addEventListener('focusin', (event) => {
      const square = this.squareOf(event.target);
      if (square !== null) {
        this.#makeCurrent(square);
      }
    });
  }

  /** The square of a cell, or null if the target isn't a cell. */
  squareOf(target) {
    return target.closest?.('[role=gridcell]')?.dataset.square ?? null;
  }

  cell(square) {
    return this.#cells.get(square);
  }

  /** Moves the focus to the keyboard's current square, or to where it enters. */
  focus() {
    this.#cells.get(this.#current)?.focus({ preventScroll: true });
  }

  takeOver(grid) {
    if (this.#cells.has(grid.#current)) {
      this.#makeCurrent(grid.#current);
    }
    if (grid.element.contains(document.activeElement)) {
      this.focus();
    }
  }

  /** Lets the keyboard enter as on a new board, unless it's already there. */
  enterAnew() {
    if (!this.element.contains(document.activeElement)) {
      this.#cells.get(this.#current)?.setAttribute('tabindex', '-1');
      this.#current = null;
    }
  }

  render(scene, words) {
    const { layout, state } = scene;
    if (!layout.equals(this.#layout)) {
      this.#build(layout);
    }
    if (this.#current === null || !this.#cells.has(this.#current)) {
      this.#makeCurrent(this.#entry(state));
    }
    const selecting = state.mode !== 'show';
    setAttribute(this.element, 'aria-label', state.label || words.board);
    setAttribute(this.element, 'aria-multiselectable', state.mode === 'mark' ? 'true' : null);
    for (const [square, cell] of this.#cells) {
      const chosen = square === scene.selected || state.marks.includes(square);
      setAttribute(cell, 'aria-label', nameOf(square, scene, words));
      setAttribute(cell, 'aria-selected', selecting ? String(chosen) : null);
      setAttribute(cell, 'data-hand', scene.handOver(square));
    }
  }

  /**
   * The square where the keyboard enters: a piece that can move, or else the bottom left corner.
   */
  #entry({ movable, pieces }) {
    const mover = Object.keys(movable).find((square) => pieces[square] && this.#cells.has(square));
    return mover ?? this.#layout.at(0, this.#layout.ranks - 1);
  }

  #build(layout) {
    const focused = this.squareOf(document.activeElement ?? this.element);
    const hadFocus = focused !== null && this.element.contains(document.activeElement);
    this.#layout = layout;
    this.#cells.clear();
    this.element.replaceChildren(
      ...layout.rows().map((squares) => html('div', { role: 'row' }, ...squares.map(this.#newCell))),
    );
    if (this.#current !== null && this.#cells.has(this.#current)) {
      this.#makeCurrent(this.#current);
    }
    if (hadFocus) {
      this.#cells.get(focused)?.focus();
    }
  }

  #newCell = (square) => {
    const cell = html('div', { role: 'gridcell', tabindex: '-1', 'data-square': square });
    this.#cells.set(square, cell);
    return cell;
  };

  #makeCurrent(square) {
    this.#cells.get(this.#current)?.setAttribute('tabindex', '-1');
    this.#current = square;
    this.#cells.get(square)?.setAttribute('tabindex', '0');
  }

  #keydown(event, keys) {
    const square = this.squareOf(event.target);
    if (square === null || event.altKey || event.metaKey) {
      return;
    }
    const next = destination(event, square, this.#layout);
    if (next !== null) {
      this.#cells.get(next).focus();
      event.preventDefault();
      return;
    }
    switch (event.key) {
      case 'Enter':
      case ' ':
        keys.activate(square);
        event.preventDefault();
        break;
      case 'Delete':
      case 'Backspace':
        keys.remove(square);
        break;
      case 'Escape':
        if (keys.leave()) {
          event.stopPropagation();
        }
        break;
    }
  }
}
