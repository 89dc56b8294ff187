/** What is drawn over the pieces: targets, arrows and the signs of a ruling. */
import { svg } from './svg.js';
import { UNIT } from './squares.js';
import { drawArrow } from './arrow.js';
import { drawStar, frame, ring } from './draw-under.js';

const BADGE = 16;

/** Draws everything that belongs over the pieces. */
export function drawOver(scene) {
  const { layout, state, targets, hovered, advised } = scene;
  const { evidence, check, pieces, goals } = state;
  const occupied = (square) => Boolean(pieces[square]);
  const isPrize = (square) => occupied(square) || goals.includes(square);
  return [
    ...targets.flatMap((square) =>
      isPrize(square) ? ring(layout, square, 'capture') : [dot(layout, square)],
    ),
    ...advised.map((square) => frame(layout, square, 'hover-frame')),
    ...goals.filter(occupied).map((square) => goalOnPiece(layout, square)),
    ...Object.entries(state.heat).flatMap(([square, [count]]) => number(layout, square, count)),
    ...(hovered ? [frame(layout, hovered, 'hover-frame')] : []),
    ...state.arrows.flatMap(([from, to]) =>
      drawArrow(layout, from, to, { kind: 'shown', occupied: occupied(to) }),
    ),
    svg('g', { class: 'proof' }, ...drawEvidence(layout, evidence, occupied)),
    ...(check ? badge(layout, check, 'M8 3.4v5.4m0 3.6v.1', 2.6) : []),
  ];
}

function drawEvidence(layout, evidence, occupied) {
  return [
    ...evidence.arrows.flatMap(([from, to]) =>
      drawArrow(layout, from, to, { kind: 'evidence', occupied: occupied(to) }),
    ),
    ...evidence.blocked.flatMap((square) => badge(layout, square, 'M4.2 8h7.6', 3)),
    ...evidence.crossed.flatMap((square) =>
      badge(layout, square, 'M4.7 4.7l6.6 6.6m0-6.6l-6.6 6.6', 2.4),
    ),
  ];
}

function dot(layout, square) {
  const { x, y } = layout.centre(square);
  return svg('circle', { cx: x, cy: y, r: 6.6, class: 'dot' });
}

/** The star moves to the corner of the square, so that it doesn't cover the piece. */
function goalOnPiece(layout, square) {
  const { x, y } = layout.corner(square);
  return drawStar(x + 27, y - 0.5, 0.9);
}

/** How often a square was chosen, in its upper right corner. */
function number(layout, square, count) {
  const { x, y } = layout.corner(square);
  const width = String(count).length * 5.5 + 6.5;
  const left = x + UNIT - width - 1;
  const text = svg('text', { x: left + width / 2, y: y + 11.2, class: 'heat-count' });
  text.textContent = count;
  return [
    svg('rect', { x: left, y: y + 1, width, height: 13.5, rx: 3.2, class: 'heat-box' }),
    text,
  ];
}

/** A small square sign in the upper right corner, because colour alone must never carry meaning. */
function badge(layout, square, sign, width) {
  const { x, y } = layout.corner(square);
  const left = x + UNIT - BADGE + 0.5;
  const top = y - 0.5;
  return [
    svg('rect', { x: left, y: top, width: BADGE, height: BADGE, rx: 3.6, class: 'corner-sign' }),
    svg('path', {
      d: sign,
      transform: `translate(${left} ${top})`,
      'stroke-width': width,
      class: 'corner-sign-line',
    }),
  ];
}
