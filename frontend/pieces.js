import drawings from './pieces.json' with { type: 'json' };
import { svg } from './svg.js';

/**
 * Our drawings on a field of 45 × 45, of which the view box shows 42: the body, the lines inside it
 * and, for the knight, eye and nostril. All twelve pieces have the same foot. The server reads the
 * same file to draw a board in its first response.
 */
const { viewBox, foot, shapes, paints } = drawings;

/** On paper there is only one ink. */
const INKS = {
  white: { fill: '#ffffff', outline: '#000000', inner: '#000000' },
  black: { fill: '#000000', outline: '#000000', inner: '#ffffff' },
};

const colorOf = (letter) => (letter === letter.toUpperCase() ? 'white' : 'black');

/** True when both letters are pieces of one colour. */
export const sameColor = (one, other) => colorOf(one) === colorOf(other);

/** True when the piece belongs to 'white' or 'black'. */
export const isOf = (letter, color) => colorOf(letter) === color;

/** Draws a piece from its FEN letter: 'K' is a white king, 'k' a black one. */
export function drawPiece(letter) {
  return painted(letter, paints);
}

/** Draws a piece for cheap printers: only black and white, no greys. */
export function drawPrintedPiece(letter) {
  return painted(letter, INKS);
}

function painted(letter, palette) {
  const { fill, outline, inner } = palette[colorOf(letter)];
  return draw(letter, { fill, stroke: outline, 'stroke-width': 3.4 }, inner);
}

/** Draws only the shape of a piece, in the text colour; the lines inside are --seam. */
export function drawSilhouette(letter) {
  const color = 'currentColor';
  return draw(letter, { fill: color, stroke: color, 'stroke-width': 2.2 }, 'var(--seam)');
}

function draw(letter, body, inner) {
  const shape = shapes[letter.toUpperCase()];
  const lines = { fill: 'none', stroke: inner, 'stroke-width': 1.9 };
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return svg(
    'svg',
    { viewBox, class: 'qb-piece', 'aria-hidden': 'true' },
    // Painted under the fill, the outline grows outwards and doesn't change the shape.
    svg('path', { d: shape.body + foot, ...body, ...round, 'paint-order': 'stroke' }),
    svg('path', { d: shape.lines, ...lines, ...round }),
    ...shape.spots.map(([cx, cy, r]) => svg('circle', { cx, cy, r, fill: inner })),
  );
}
