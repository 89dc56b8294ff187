import { html } from './html.js';

/**
 * The coordinates: numbers in the upper left corners of the left column, letters in the lower right
 * corners of the lowest row. No piece reaches there, but a frame does and pushes its letter
 * inwards.
 */
export class Letters {
  element = html('div', { class: 'qb-letters', 'aria-hidden': 'true', translate: 'no' });

  build(layout) {
    const rows = layout.rows();
    this.element.replaceChildren(
      ...rows.map((row) => newLetter('rank', row[0], row[0][1], layout)),
      ...rows[rows.length - 1].map((square) => newLetter('file', square, square[0], layout)),
    );
  }

  /** @param framed squares with a frame along their edge */
  render(shown, framed) {
    this.element.hidden = !shown;
    for (const letter of this.element.children) {
      letter.classList.toggle('inwards', framed.includes(letter.dataset.at));
    }
  }
}

function newLetter(kind, square, text, layout) {
  const letter = html('span', { class: kind, 'data-at': square }, text);
  letter.style.setProperty('--column', layout.column(square));
  letter.style.setProperty('--row', layout.row(square));
  return letter;
}
