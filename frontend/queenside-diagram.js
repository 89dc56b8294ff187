import { drawArrow } from './arrow.js';
import { drawBoard, drawStar, ring } from './draw-under.js';
import { drawPrintedPiece } from './pieces.js';
import { Layout, UNIT } from './squares.js';
import { svg } from './svg.js';

/** Room for the coordinates, left of the board and below it. */
const MARGIN = 26;
const EDGE = 2;

/**
 * A board on paper. Attributes: `pieces` as in a FEN, `front` the side at the bottom, `turned` for
 * swapped square colours, `letters` for coordinates, and squares: `circles`, `stars` and `numbers`
 * as in "a1 b2", `arrows` as in "e2e4 g1f3".
 */
class QueensideDiagram extends HTMLElement {
  static observedAttributes = [
    'pieces',
    'front',
    'turned',
    'letters',
    'circles',
    'stars',
    'numbers',
    'arrows',
  ];

  #drawing = false;

  connectedCallback() {
    this.#drawSoon();
  }

  attributeChangedCallback() {
    if (this.isConnected) {
      this.#drawSoon();
    }
  }

  #drawSoon() {
    if (!this.#drawing) {
      this.#drawing = true;
      queueMicrotask(() => {
        this.#drawing = false;
        this.replaceChildren(this.#draw());
      });
    }
  }

  #draw() {
    const layout = new Layout(8, 8, this.getAttribute('front') === 'black' ? 'black' : 'white');
    const pieces = readPieces(this.getAttribute('pieces') ?? '');
    const lettered = this.hasAttribute('letters');
    const left = lettered ? MARGIN : EDGE;
    const low = lettered ? MARGIN : EDGE;
    return svg(
      'svg',
      {
        viewBox: `${-left} ${-EDGE} ${layout.width + left + EDGE} ${layout.height + EDGE + low}`,
        class: this.hasAttribute('turned') ? 'turned' : undefined,
        'aria-hidden': 'true',
        translate: 'no',
      },
      ...drawBoard(layout),
      svg('rect', { width: layout.width, height: layout.height, class: 'edge' }),
      ...(lettered ? coordinates(layout) : []),
      ...this.#squares('circles').flatMap((square) => ring(layout, square, 'circle')),
      ...[...pieces].map(([square, letter]) => stand(layout, square, letter)),
      ...this.#squares('stars').map((square) => star(layout, square, pieces.has(square))),
      ...this.#squares('numbers').flatMap((square, index) => number(layout, square, index + 1)),
      ...this.#words('arrows').flatMap((move) =>
        drawArrow(layout, move.slice(0, 2), move.slice(2, 4), {
          kind: 'printed',
          occupied: pieces.has(move.slice(2, 4)),
        }),
      ),
    );
  }

  #words(name) {
    return (this.getAttribute(name) ?? '').split(' ').filter((word) => word !== '');
  }

  #squares(name) {
    return this.#words(name).filter((word) => /^[a-h][1-8]$/.test(word));
  }
}

/** The pieces of the first field of a FEN, by square. */
function readPieces(field) {
  const pieces = new Map();
  field.split('/').forEach((row, index) => {
    let file = 0;
    for (const sign of row) {
      if (/[1-8]/.test(sign)) {
        file += Number(sign);
      } else {
        pieces.set('abcdefgh'[file] + (8 - index), sign);
        file++;
      }
    }
  });
  return pieces;
}

function stand(layout, square, letter) {
  const { x, y } = layout.corner(square);
  const drawing = drawPrintedPiece(letter);
  for (const [name, value] of Object.entries({ x, y, width: UNIT, height: UNIT })) {
    drawing.setAttribute(name, value);
  }
  return drawing;
}

function coordinates(layout) {
  const rows = layout.rows();
  return [
    ...rows.map(([square]) => letter(-MARGIN / 2, layout.centre(square).y, square[1])),
    ...rows[rows.length - 1].map((square) =>
      letter(layout.centre(square).x, layout.height + MARGIN / 2, square[0]),
    ),
  ];
}

function letter(x, y, sign) {
  return text(x, y, sign, 'letter');
}

function text(x, y, content, name) {
  const element = svg('text', { x, y, class: name });
  element.textContent = content;
  return element;
}

/** If there is a piece on the square, the star moves to its corner. */
function star(layout, square, occupied) {
  const { x, y } = layout.corner(square);
  return occupied ? drawStar(x + 27, y - 0.5, 0.9) : drawStar(x + 8.5, y + 8, 1.4);
}

function number(layout, square, value) {
  const { x, y } = layout.centre(square);
  return [
    svg('circle', { cx: x, cy: y, r: 14, class: 'number-field' }),
    text(x, y, String(value), 'number'),
  ];
}

customElements.define('queenside-diagram', QueensideDiagram);
