import { svg } from './svg.js';

/** The drawing of 45 units fills 42 of its square. */
const VIEW_BOX = '-1.607 -1.607 48.214 48.214';

/** All twelve pieces stand on the same foot. */
const FOOT = 'M9.6 40.2V38.6C9.6 36.2 11.2 34.4 13.6 34.4H31.4C33.8 34.4 35.4 36.2 35.4 38.6V40.2Z';

/** Our drawings, in a field of 45 × 45: the body, the lines inside it and, for the knight, eye and nostril. */
const SHAPES = {
  K: {
    body: 'M20.9 2.6H24.1V5.4H26.9V8.6H24.1V11.3C26.4 11.5 28.2 12.4 29.3 13.6C31.4 12.6 34.6 13 36.2 15.6C38.4 19.4 35.4 24.4 30.2 27.4H30.8C31.9 27.4 32.5 28 32.5 28.9C32.5 29.8 31.9 30.4 30.8 30.4H29.8C30.2 31.8 31 33.2 32 34.4H13C14 33.2 14.8 31.8 15.2 30.4H14.2C13.1 30.4 12.5 29.8 12.5 28.9C12.5 28 13.1 27.4 14.2 27.4H14.8C9.6 24.4 6.6 19.4 8.8 15.6C10.4 13 13.6 12.6 15.7 13.6C16.8 12.4 18.6 11.5 20.9 11.3V8.6H18.1V5.4H20.9Z',
    lines: 'M15.6 27.4H29.4M15.6 30.4H29.4M14.4 35H30.6M22.5 24V20C22.5 17 20 13.9 15.7 13.7M22.5 20C22.5 17 25 13.9 29.3 13.7',
    spots: [],
  },
  Q: {
    body: 'M22.5 3.4A2.9 2.9 0 0 1 23.9 8.8L27.2 15.6L31.4 9.4C32.4 8 34.4 8.7 34.2 10.5L33.5 17.2L37.6 14.8C39.1 14 40.4 15.3 39.7 16.8C36.6 22.6 33.4 25.4 30.2 27.4H30.8C31.9 27.4 32.5 28 32.5 28.9C32.5 29.8 31.9 30.4 30.8 30.4H29.8C30.2 31.8 31 33.2 32 34.4H13C14 33.2 14.8 31.8 15.2 30.4H14.2C13.1 30.4 12.5 29.8 12.5 28.9C12.5 28 13.1 27.4 14.2 27.4H14.8C11.6 25.4 8.4 22.6 5.3 16.8C4.6 15.3 5.9 14 7.4 14.8L11.5 17.2L10.8 10.5C10.6 8.7 12.6 8 13.6 9.4L17.8 15.6L21.1 8.8A2.9 2.9 0 0 1 22.5 3.4Z',
    lines: 'M12.4 23.2C15.4 21.6 18.8 20.9 22.5 20.9C26.2 20.9 29.6 21.6 32.6 23.2M15.6 27.4H29.4M15.6 30.4H29.4M14.4 35H30.6',
    spots: [],
  },
  R: {
    body: 'M10.8 7.4H16.4V11.2H19.7V7.4H25.3V11.2H28.6V7.4H34.2V14.2C34.2 16.4 33 17.6 30.4 18.6C30.4 24.6 30.9 30 32 34.4H13C14.1 30 14.6 24.6 14.6 18.6C12 17.6 10.8 16.4 10.8 14.2Z',
    lines: 'M15.4 18.6H29.6M14.2 34.6H30.8',
    spots: [],
  },
  B: {
    body: 'M22.5 3.8A2.7 2.7 0 0 1 24.4 8.4C29.6 11.6 32.4 16 32.4 20.4C32.4 23.4 31 25.8 28.4 27.4H29.6C30.7 27.4 31.3 28 31.3 28.9C31.3 29.8 30.7 30.4 29.6 30.4H28.6C29 31.8 29.8 33.2 31 34.4H14C15.2 33.2 16 31.8 16.4 30.4H15.4C14.3 30.4 13.7 29.8 13.7 28.9C13.7 28 14.3 27.4 15.4 27.4H16.6C14 25.8 12.6 23.4 12.6 20.4C12.6 16 15.4 11.6 20.6 8.4A2.7 2.7 0 0 1 22.5 3.8Z',
    lines: 'M28.4 12.4L22.6 19.6M17.2 27.4H27.8M16.9 30.4H28.1M14.6 35H30.4',
    spots: [],
  },
  N: {
    body: 'M21 4.2C22.7 5.2 24 6.6 24.7 8.3C31.8 10 36 16.6 35.6 25.2C35.4 29 34.4 32 33 34.4H12.6C12.8 30 14.9 27.6 17.8 25.5C19.6 24.2 21.2 23.2 21.7 21.4C19.8 23 17.8 23.3 16 23.9C14.2 24.5 13.5 26.2 12.3 27.5C11.3 28.5 9.9 28.7 8.6 27.9C6.7 26.8 5.6 24.9 6.1 22.9C6.6 20.9 8.6 19.1 9.8 16.8C10.9 14.6 11.5 12.7 13.3 10.9C14.8 9.4 16.6 8.7 18.6 8.2C18.9 6.7 19.7 5.2 21 4.2Z',
    lines: 'M24.9 11.6C29.4 14 31.4 18.6 31 24.4C30.9 26.2 30.5 27.9 29.9 29.4M14 35H31',
    spots: [[16.7, 14, 1.6], [9.5, 22.9, 1]],
  },
  P: {
    body: 'M22.5 7.6A6.1 6.1 0 0 1 26.6 18.3H29.6C30.6 18.3 31.2 18.9 31.2 19.8C31.2 20.7 30.6 21.4 29.6 21.4H26.6C26.8 26.4 28.4 30.6 31.4 34.4H13.6C16.6 30.6 18.2 26.4 18.4 21.4H15.4C14.4 21.4 13.8 20.7 13.8 19.8C13.8 18.9 14.4 18.3 15.4 18.3H18.4A6.1 6.1 0 0 1 22.5 7.6Z',
    lines: 'M18.8 21.4H26.2M14.6 35H30.4',
    spots: [],
  },
};

/** The two sides look the same by day and by night. */
const PAINTS = {
  white: { fill: '#fffdf7', outline: '#1c2422', inner: '#1c2422' },
  black: { fill: '#242d2b', outline: '#141a19', inner: '#edebdf' },
};

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
  return painted(letter, PAINTS);
}

/** Draws a piece for a cheap printer: black and white, nothing between. */
export function drawPrintedPiece(letter) {
  return painted(letter, INKS);
}

function painted(letter, paints) {
  const { fill, outline, inner } = paints[colorOf(letter)];
  return draw(letter, { fill, stroke: outline, 'stroke-width': 3.4 }, inner);
}

/** Draws only the shape of a piece, in the colour of the text; the lines inside are --seam. */
export function drawSilhouette(letter) {
  const color = 'currentColor';
  return draw(letter, { fill: color, stroke: color, 'stroke-width': 2.2 }, 'var(--seam)');
}

function draw(letter, body, inner) {
  const shape = SHAPES[letter.toUpperCase()];
  const lines = { fill: 'none', stroke: inner, 'stroke-width': 1.9 };
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return svg(
    'svg',
    { viewBox: VIEW_BOX, class: 'qb-piece', 'aria-hidden': 'true' },
    // Painted under its fill, the outline grows outwards and leaves the shape as it was drawn.
    svg('path', { d: shape.body + FOOT, ...body, ...round, 'paint-order': 'stroke' }),
    svg('path', { d: shape.lines, ...lines, ...round }),
    ...shape.spots.map(([cx, cy, r]) => svg('circle', { cx, cy, r, fill: inner })),
  );
}
