import { html } from './html.js';
import { drawPiece } from './pieces.js';
import { neighbour } from './keyboard.js';

const CHOICES = ['Q', 'R', 'B', 'N'];

/**
 * Asks what a pawn becomes: shows four pieces over the board, to choose with a pointer, arrow keys
 * or a letter.
 */
export class PromotionChooser {
  #stage;
  #dialog = null;

  constructor(stage) {
    this.#stage = stage;
  }

  get open() {
    return this.#dialog !== null;
  }

  /** Opens at the square of promotion. Calls choose with a letter Q, R, B or N, or leave. */
  ask({ white, square, layout, words, choose, leave }) {
    this.close();
    const buttons = CHOICES.map((role) => {
      const letter = white ? role : role.toLowerCase();
      const button = html('button', { type: 'button', 'aria-label': words[letter] });
      button.append(drawPiece(letter));
      button.addEventListener('click', () => this.#end(() => choose(role)));
      return button;
    });
    const column = layout.column(square);
    const atTop = layout.row(square) === 0;
    const panel = html(
      'div',
      { role: 'dialog', 'aria-label': words.promotion, class: 'panel' },
      ...(atTop ? buttons : buttons.toReversed()),
    );
    panel.style.setProperty('--column', column);
    this.#dialog = html('div', { class: `qb-promotion ${atTop ? 'from-top' : 'from-bottom'}` }, panel);
    this.#dialog.addEventListener('click', (event) => {
      event.stopPropagation();
      if (event.target === this.#dialog) {
        this.#end(leave);
      }
    });
    this.#dialog.addEventListener('keydown', (event) =>
      this.#keydown(event, [...panel.children], choose, leave),
    );
    this.#stage.append(this.#dialog);
    buttons[0].focus();
  }

  close() {
    this.#dialog?.remove();
    this.#dialog = null;
  }

  #end(then) {
    this.close();
    then();
  }

  #keydown(event, buttons, choose, leave) {
    const role = event.key.toUpperCase();
    const next = neighbour(event, buttons);
    if (event.key === 'Escape') {
      this.#end(leave);
    } else if (CHOICES.includes(role) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      this.#end(() => choose(role));
    } else if (next !== null) {
      next.focus();
    } else if (event.key === 'Tab') {
      // The question must be answered or cancelled, so the focus stays in it.
      const last = event.shiftKey ? buttons[0] : buttons[buttons.length - 1];
      if (document.activeElement === last) {
        (event.shiftKey ? buttons[buttons.length - 1] : buttons[0]).focus();
        event.preventDefault();
      }
      event.stopPropagation();
      return;
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
