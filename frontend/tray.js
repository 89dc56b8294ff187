import { html, setAttribute } from './html.js';
import { neighbour } from './keyboard.js';
import { drawPiece } from './pieces.js';
import { svg } from './svg.js';
import { Player } from './player.js';

/**
 * The pieces that can be put on the board and the hand that removes one. One of them can be chosen.
 */
export class Tray {
  element = html('div', { role: 'radiogroup', class: 'qb-tray' });
  #choose;
  #tools = '';

  /** @param choose gets a piece letter, Player.REMOVE or null when the choice is undone */
  constructor(choose) {
    this.#choose = choose;
    this.element.addEventListener('keydown', (event) => this.#keydown(event));
  }

  /** The piece letter of a button of the tray, or null. */
  pieceOf(target) {
    const tool = target.closest?.('.qb-tray button')?.dataset.tool ?? Player.REMOVE;
    return tool === Player.REMOVE ? null : tool;
  }

  /** Handles a click anywhere; returns true if it was on the tray. */
  click(target) {
    const button = target.closest?.('.qb-tray button') ?? null;
    if (button === null) {
      return false;
    }
    const { tool } = button.dataset;
    this.#choose(button.getAttribute('aria-checked') === 'true' ? null : tool);
    return true;
  }

  render({ mode, tray }, tool, words) {
    this.element.hidden = mode !== 'place';
    if (this.element.hidden) {
      return;
    }
    const tools = [...tray, Player.REMOVE];
    if (tools.join() !== this.#tools) {
      this.#tools = tools.join();
      this.element.replaceChildren(...tools.map((each) => newButton(each)));
    }
    setAttribute(this.element, 'aria-label', words.tray);
    const entry = tools.includes(tool) ? tool : tools[0];
    for (const button of this.#buttons()) {
      const own = button.dataset.tool;
      setAttribute(button, 'aria-label', own === Player.REMOVE ? words.remove : words[own]);
      setAttribute(button, 'aria-checked', String(own === tool));
      setAttribute(button, 'tabindex', own === entry ? '0' : '-1');
    }
  }

  #buttons() {
    return [...this.element.children];
  }

  #keydown(event) {
    if (event.key === 'Escape') {
      this.#choose(null);
      return;
    }
    const next = neighbour(event, this.#buttons());
    if (next !== null) {
      this.#choose(next.dataset.tool);
      next.focus();
      event.preventDefault();
    }
  }
}

function newButton(tool) {
  const button = html('button', { type: 'button', role: 'radio', 'data-tool': tool });
  button.append(tool === Player.REMOVE ? drawRemove() : drawPiece(tool));
  return button;
}

function drawRemove() {
  return svg(
    'svg',
    { viewBox: '0 0 45 45', class: 'remove', 'aria-hidden': 'true' },
    svg('path', { d: 'M13.5 13.5l18 18m0-18l-18 18' }),
  );
}
