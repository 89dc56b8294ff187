/** What is drawn under the pieces: tints, frames, circles and stars. */
import { drawPiece } from './pieces.js';
import { svg } from './svg.js';
import { UNIT, isLight } from './squares.js';

const RING = 19.6;

/** The bare board: one light field and the dark squares as one path, so that no seam shows. */
export function drawBoard(layout) {
  const dark = layout
    .rows()
    .flat()
    .filter((square) => !isLight(square))
    .map((square) => {
      const { x, y } = layout.corner(square);
      return `M${x} ${y}h${UNIT}v${UNIT}h-${UNIT}z`;
    });
  return [
    svg('rect', { width: layout.width, height: layout.height, class: 'light-squares' }),
    svg('path', { d: dark.join(''), class: 'dark-squares' }),
  ];
}

/** Draws everything that belongs under the pieces. */
export function drawUnder(scene) {
  const { layout, state } = scene;
  const { last, evidence, check } = state;
  const chosen = chosenSquares(scene);
  const refused = [...evidence.crossed, ...evidence.blocked];
  return [
    ...Object.entries(state.heat).map(([square, [, level]]) => warmth(layout, square, level)),
    ...last.map((square) => tint(layout, square, 'last')),
    ...chosen.map((square) => tint(layout, square, 'chosen')),
    ...(check ? [tint(layout, check, 'struck')] : []),
    ...last.filter((square) => !chosen.includes(square)).map((square) => ticks(layout, square)),
    ...chosen.map((square) => frame(layout, square, 'chosen-frame')),
    ...(check ? evidenceFrame(layout, check) : []),
    ...state.circles.flatMap((square) => ring(layout, square, 'circle')),
    svg(
      'g',
      { class: 'proof' },
      ...refused.map((square) => tint(layout, square, 'struck')),
      ...[...refused, ...evidence.framed].flatMap((square) => evidenceFrame(layout, square)),
      ...pinLine(layout, evidence.line),
      ...(evidence.ghost ? wish(layout, evidence.ghost, state) : []),
    ),
    ...state.goals.filter((square) => !state.pieces[square]).map((square) => star(layout, square)),
  ];
}

/** The squares with a frame along their edge. */
export function framedSquares(scene) {
  const { evidence, check } = scene.state;
  return [
    ...chosenSquares(scene),
    ...evidence.crossed,
    ...evidence.blocked,
    ...evidence.framed,
    ...(check ? [check] : []),
  ];
}

const chosenSquares = ({ state, selected }) => [
  ...state.marks,
  ...state.pressed,
  ...(selected === null ? [] : [selected]),
];

/** A goal star in the centre of its square. */
function star(layout, square) {
  const { x, y } = layout.corner(square);
  return drawStar(x + 8.5, y + 8, 1.4);
}

/** An outlined ring inside the square. */
export function ring(layout, square, name) {
  const { x, y } = layout.centre(square);
  return ['casing', 'line'].map((part) =>
    svg('circle', { cx: x, cy: y, r: RING, class: `${name}-${part}` }),
  );
}

export function drawStar(x, y, scale) {
  return svg('path', {
    d: 'M10 1.9 12.4 7l5.5.7-4 3.9 1 5.5-4.9-2.7-4.9 2.7 1-5.5-4-3.9L7.6 7Z',
    transform: `translate(${x} ${y}) scale(${scale})`,
    class: 'star',
  });
}

function tint(layout, square, name) {
  const { x, y } = layout.corner(square);
  const shade = isLight(square) ? 'on-light' : 'on-dark';
  return svg('rect', { x, y, width: UNIT, height: UNIT, class: `${name} ${shade}` });
}

export function frame(layout, square, name, inset = 1.75) {
  const { x, y } = layout.corner(square);
  const size = UNIT - 2 * inset;
  return svg('rect', { x: x + inset, y: y + inset, width: size, height: size, class: name });
}

function evidenceFrame(layout, square) {
  return [
    frame(layout, square, 'evidence-frame-casing', 4.1),
    frame(layout, square, 'evidence-frame'),
  ];
}

/** The stronger the tint, the more often the square was chosen. */
function warmth(layout, square, level) {
  const { x, y } = layout.corner(square);
  return svg('rect', { x, y, width: UNIT, height: UNIT, class: `heat heat-${level}` });
}

/** Ticks in the two corners that have no coordinates. */
function ticks(layout, square) {
  const { x, y } = layout.corner(square);
  return svg('path', {
    d: `M${x + 34} ${y + 2.5}h8.5v8.5M${x + 2.5} ${y + 34}v8.5h8.5`,
    class: 'ticks',
  });
}

/** A dotted line from the first square of a line to its last. */
function pinLine(layout, line) {
  if (line.length < 2) {
    return [];
  }
  const start = layout.centre(line[0]);
  const end = layout.centre(line[line.length - 1]);
  const d = `M${start.x} ${start.y}L${end.x} ${end.y}`;
  return ['casing', 'line'].map((part) => svg('path', { d, class: `pin-${part}` }));
}

/** The piece on the square where the learner wanted it, and the path it would have taken. */
function wish(layout, { square, piece }, { rejected, pieces }) {
  const { x, y } = layout.corner(square);
  const drawing = drawPiece(piece);
  drawing.classList.add('ghost');
  for (const [name, value] of Object.entries({ x, y, width: UNIT, height: UNIT })) {
    drawing.setAttribute(name, value);
  }
  // The refusal may be for a different move than the one tried, so its piece may come from
  // elsewhere.
  const cameFrom = rejected?.from && pieces[rejected.from] === piece;
  return cameFrom ? [trail(layout, rejected.from, square), drawing] : [drawing];
}

/** Dots from the piece to its ghost; along a rank they run lower, below the tip of an arrow. */
function trail(layout, from, to) {
  const start = layout.centre(from);
  const end = layout.centre(to);
  const distance = Math.hypot(end.x - start.x, end.y - start.y);
  const share = distance === 0 ? 0 : 27 / distance;
  const lower = start.y === end.y ? 9 : 0;
  const point = (t) =>
    `${start.x + (end.x - start.x) * t} ${start.y + (end.y - start.y) * t + lower}`;
  return svg('path', { d: `M${point(share)}L${point(1 - share)}`, class: 'trail' });
}
