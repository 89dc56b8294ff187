import { carryFocus } from './carry-focus.js';
import { html, setAttribute } from './html.js';

/** Longer than any move or square name; the server refuses longer text anyway. */
const LONGEST = 16;

/** A field for typing a move or the name of a square. */
export class TypedField {
  element = html('form', { class: 'qb-typed', autocomplete: 'off' });
  #sent = '';
  #position = '';
  #caption = html('span');
  #label = '';
  #input = html('input', {
    type: 'text',
    maxlength: LONGEST,
    enterkeyhint: 'go',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    translate: 'no',
  });

  /** @param send gets the trimmed text */
  constructor(send) {
    this.element.append(html('label', {}, this.#caption, this.#input));
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      const text = this.#input.value.trim();
      this.#input.select();
      this.#sent = text;
      if (text !== '') {
        send(text);
      }
    });
  }

  takeOver(field) {
    this.#input.value = field.#input.value;
    this.#sent = field.#sent;
    if (field.#input === document.activeElement) {
      carryFocus(field.#input, this.#input);
    }
  }

  /** A refused move stays in the field, to be corrected. */
  render({ mode, typing, pieces }, words) {
    const squares = mode === 'mark' || mode === 'pick';
    const position = JSON.stringify(pieces);
    if ((squares || position !== this.#position) && this.#input.value.trim() === this.#sent) {
      this.#input.value = '';
    }
    this.#position = position;
    this.element.hidden = !typing || mode === 'place';
    this.#input.disabled = mode === 'show';
    const label = squares ? words.typeSquare : words.typeMove;
    if (label !== this.#label) {
      // Otherwise a translated label would become English again with every press.
      this.#label = label;
      this.#caption.textContent = label;
    }
    setAttribute(this.#input, 'placeholder', squares ? words.squareExample : words.moveExample);
  }
}
