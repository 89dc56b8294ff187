import { isMirrored } from './direction.js';
import { html, setAttribute } from './html.js';

/** The delay, so that merely passing over a heading opens nothing. */
const HOVER_MILLIS = 300;
const LEAVE_MILLIS = 150;
const GAP = 6;

/**
 * Shows the board of a task beside its heading, while the pointer or the focus is on it. The pointer may move onto the
 * preview; Escape closes it.
 */
export class TaskPreview {
  #ask;
  #place = null;
  #head = null;
  #wait = 0;
  #title = html('p', { class: 'title' });
  #board = html('queenside-diagram', { role: 'img' });
  #none = html('p', { class: 'none' });
  element = html('div', { class: 'task-preview', role: 'status', hidden: '' });

  /** @param ask called with the index of a task; answer with `show` */
  constructor(ask) {
    this.#ask = ask;
    this.element.append(this.#title, this.#board, this.#none);
    this.element.addEventListener('pointerenter', () => clearTimeout(this.#wait));
    this.element.addEventListener('pointerleave', () => this.#later());
  }

  /** Watches the headings of a table. */
  listen(table) {
    table.addEventListener('pointerover', ({ target, pointerType }) => {
      const head = target.closest('thead [data-item]');
      if (head && pointerType === 'mouse') {
        this.#soon(head, HOVER_MILLIS);
      } else if (this.#head && !this.#head.contains(document.activeElement)) {
        this.#later();
      }
    });
    table.addEventListener('pointerleave', () => this.#later());
    table.addEventListener('focusin', ({ target }) => {
      const head = target.closest('thead [data-item]');
      if (head) {
        this.#soon(head, 0);
      } else {
        this.hide();
      }
    });
    table.addEventListener('focusout', () => this.#later());
    // A finger doesn't focus a button in every browser.
    table.addEventListener('click', ({ target }) => {
      const head = target.closest('thead [data-item]');
      if (head) {
        this.#soon(head, 0);
      }
    });
    table.addEventListener('keydown', ({ key }) => key === 'Escape' && this.hide());
    addEventListener('scroll', () => this.hide(), { capture: true, passive: true });
  }

  #soon(head, millis) {
    clearTimeout(this.#wait);
    if (head === this.#head && !this.element.hidden) {
      return;
    }
    this.#wait = setTimeout(() => {
      this.hide();
      this.#head = head;
      this.#place = Number(head.dataset.item);
      this.#ask(this.#place);
    }, millis);
  }

  #later() {
    clearTimeout(this.#wait);
    this.#wait = setTimeout(() => this.hide(), LEAVE_MILLIS);
  }

  hide() {
    clearTimeout(this.#wait);
    this.#head = null;
    this.#place = null;
    this.element.hidden = true;
  }

  /**
   * Shows the board that the server has sent, unless the pointer has moved to another task since.
   */
  show({ place, pieces, front, said }, title, none) {
    if (place !== this.#place || !this.#head?.isConnected) {
      return;
    }
    this.#title.textContent = title;
    this.#none.textContent = none;
    this.#none.hidden = Boolean(pieces);
    this.#board.hidden = !pieces;
    if (pieces) {
      setAttribute(this.#board, 'pieces', pieces);
      setAttribute(this.#board, 'front', front);
      setAttribute(this.#board, 'aria-label', said);
    }
    this.element.hidden = false;
    const { left, right, bottom } = this.#head.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const start = isMirrored(this.#head) ? clientWidth - right : left;
    const most = clientWidth - this.element.offsetWidth - GAP;
    this.element.style.insetInlineStart = `${Math.max(GAP, Math.min(start, most))}px`;
    this.element.style.top = `${bottom + GAP}px`;
  }
}
