import { isMirrored } from './direction.js';

/**
 * A table with a field in every cell. Enter and the arrow keys move up and down a column, as Tab
 * moves along a row. The left and right arrows leave a field only at the end of its text.
 */
class QueensideEntryGrid extends HTMLElement {
  connectedCallback() {
    this.addEventListener('keydown', this.#go);
  }

  disconnectedCallback() {
    this.removeEventListener('keydown', this.#go);
  }

  #go = (event) => {
    const step = stepOf(event);
    if (!step || !(event.target instanceof HTMLInputElement)) {
      return;
    }
    const next = this.#from(event.target, step, isMirrored(this) ? -1 : 1);
    if (next) {
      event.preventDefault();
      next.focus();
      next.select();
    } else if (event.key === 'Enter') {
      event.target.blur();
      event.target.focus();
    }
  };

  #from(field, { down, right }, onward) {
    const rows = [...this.querySelectorAll('tbody tr')].map((row) => [
      ...row.querySelectorAll('input'),
    ]);
    const row = rows.findIndex((fields) => fields.includes(field));
    const column = rows[row].indexOf(field);
    return rows[row + down]?.[column + onward * right];
  }
}

function stepOf({ key, shiftKey, target }) {
  const { selectionStart, selectionEnd, value } = target;
  switch (key) {
    case 'Enter':
      return { down: shiftKey ? -1 : 1, right: 0 };
    case 'ArrowDown':
      return { down: 1, right: 0 };
    case 'ArrowUp':
      return { down: -1, right: 0 };
    case 'ArrowRight':
      return selectionStart === value.length ? { down: 0, right: 1 } : null;
    case 'ArrowLeft':
      return selectionEnd === 0 ? { down: 0, right: -1 } : null;
    default:
      return null;
  }
}

customElements.define('queenside-entry-grid', QueensideEntryGrid);
