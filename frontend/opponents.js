import { drawPiece } from './pieces.js';
import { svg } from './svg.js';

/** The colours of marks on a white and on a black piece, as for the knight's eye. */
const INKS = { white: '#1c2422', black: '#edebdf' };

/**
 * The opponents, in a field of 64 × 60: our pieces with eyes, a tilt and one extra thing. Anything
 * beside the pieces has the text colour.
 */
const DRAWINGS = {
  'hungry-pawn': () => [
    piece('b', { x: 35, y: 30, size: 30, turn: 84 }),
    piece('P', { x: -11, y: 1, size: 58 },
      eyes(20.2, 12, 25.2),
      fill('M19.4 14.2H26A3.3 3.3 0 0 1 19.4 14.2Z')),
  ],
  'tricky-fox': () => [
    piece('P', { x: -1, y: 3, size: 58, turn: 6 },
      fill('M16.2 8.6 14.6 1.2 20.6 5.6ZM28.8 8.6 30.4 1.2 24.4 5.6Z'),
      eyes(20, 11.6, 25),
      fill('M21.2 14.4H23.8L22.5 16.2Z')),
    line('M45 52C56 52 61 44 57 34C55 40 51 42 47 43', { 'stroke-width': 2.4 }),
    line('M57 34C59.5 37 60 41 58.6 44.6', { 'stroke-width': 2.4 }),
  ],
  'jumpy-knight': () => [
    line('M4 57V33H13', { 'stroke-width': 3, 'stroke-dasharray': '.1 6' }),
    piece('n', { x: 12, y: -2, size: 51, turn: -12 }),
    line('M26 58H50', { 'stroke-width': 2.2 }),
  ],
  'sleepy-bishop': () => [
    piece('b', { x: 1, y: 3, size: 56, turn: -9 },
      ink('M16.6 22.4C17.5 23.9 19.7 23.9 20.6 22.4M24.6 22.4C25.5 23.9 27.7 23.9 28.6 22.4')),
    line('M46 19H51L46 25H51', { 'stroke-width': 2.1 }),
    line('M52.5 7H59.5L52.5 15H59.5', { 'stroke-width': 2.5 }),
  ],
  'hasty-queen': () => [
    line('M3 22H13M1 31H11M4 40H13', { 'stroke-width': 2.3 }),
    piece('Q', { x: 10, y: 3, size: 52, turn: 14 }, eyes(20.4, 24, 26.8)),
  ],
  'stone-rook': () => [
    piece('R', { x: 7, y: -5, size: 50 }, eyes(19.7, 23, 25.3), ink('M19.6 27.4H25.4')),
    piece('P', { x: 0, y: 35, size: 25 }),
    piece('P', { x: 39, y: 35, size: 25 }),
    piece('P', { x: 19.5, y: 35, size: 25 }),
  ],
  'sly-king': () => [
    piece('k', { x: -8, y: 2, size: 55 },
      fill('M14.4 18.6H19.8A2.7 2.7 0 0 1 14.4 18.6ZM25.6 18.6H31A2.7 2.7 0 0 1 25.6 18.6Z')),
    line('M40 47L54 10Q60 10 60 18V32', { 'stroke-width': 2 }),
    piece('P', { x: 49, y: 33, size: 22 }),
  ],
  'full-army': () => [
    piece('R', { x: -8, y: 5, size: 36 }),
    piece('R', { x: 36, y: 5, size: 36 }),
    piece('Q', { x: 7, y: 5, size: 50 },
      eyes(19.4, 24.2, 25.6),
      svg('circle', { cx: 22.5, cy: 6.2, r: 2.6, fill: 'var(--star-fill)' })),
    piece('P', { x: -9, y: 30, size: 27 }),
    piece('P', { x: 46, y: 30, size: 27 }),
  ],
  friend: () => [
    piece('P', { x: -4, y: 6, size: 50 }, eyes(21.4, 13, 26)),
    piece('p', { x: 19, y: 6, size: 50 }, eyes(19, 13, 23.6)),
  ],
};

/** Draws an opponent, or nothing if there is none of this name. */
export function drawOpponent(name) {
  return Object.hasOwn(DRAWINGS, name)
    ? svg('svg', { viewBox: '0 0 64 60', 'aria-hidden': 'true' }, ...DRAWINGS[name]())
    : '';
}

/**
 * Places a piece, rotated about its centre, with marks drawn on it in its own 45-unit coordinates.
 */
function piece(letter, { x, y, size, turn = 0 }, ...marks) {
  const body = drawPiece(letter);
  const [left, top, width, height] = body.getAttribute('viewBox').split(' ');
  for (const [name, value] of Object.entries({ x: left, y: top, width, height })) {
    body.setAttribute(name, value);
  }
  const color = letter === letter.toUpperCase() ? INKS.white : INKS.black;
  return svg(
    'g',
    { transform: `translate(${x} ${y}) scale(${size / 45}) rotate(${turn} 22.5 22.5)`, color },
    body,
    ...marks,
  );
}

const eyes = (left, y, right) =>
  svg('g', { fill: 'currentColor' }, ...[left, right].map((cx) => svg('circle', { cx, cy: y, r: 1.4 })));

const fill = (d) => svg('path', { d, fill: 'currentColor' });

const ink = (d) => line(d, { 'stroke-width': 1.6 });

function line(d, attributes) {
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return svg('path', { d, fill: 'none', stroke: 'currentColor', ...round, ...attributes });
}
