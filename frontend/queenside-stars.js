// The stars beside a task. When some are won, one flies there from the square where it was won.
import { svg } from './svg.js';

const FLIGHT = 600;
const DOTS = 9;
const STAR = 'M10 1.9 12.4 7l5.5.7-4 3.9 1 5.5-4.9-2.7-4.9 2.7 1-5.5-4-3.9L7.6 7Z';

const still = window.matchMedia('(prefers-reduced-motion: reduce)');

class StarCounter extends HTMLElement {
  /** Lets a star fly from a square, or else from the chosen option, and fills the stars after it. */
  fly(square) {
    const lesson = this.closest('.lesson');
    const from = lesson?.querySelector(square === ''
      ? '.options .right' : `.stage [role=gridcell][data-square="${square}"]`);
    const to = this.querySelector('.icon-svg:not(.off)');
    if (still.matches || !from || !to || !from.getClientRects().length) {
      return;
    }
    this.classList.add('awaiting');
    const sky = draw(middle(from), middle(to));
    document.body.append(sky);
    setTimeout(() => {
      sky.remove();
      this.classList.replace('awaiting', 'landed');
    }, FLIGHT);
  }
}

function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
}

/** A star that flies across the page, leaving dots behind it for a moment. */
function draw(from, to) {
  // The path bends up and away from the words.
  const x = document.dir === 'rtl' ? Math.min(from.x, to.x) - 20 : Math.max(from.x, to.x) + 20;
  const bend = { x, y: Math.min(from.y, to.y) + Math.abs(from.y - to.y) / 3 };
  const at = (t) => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t ** 2 * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t ** 2 * to.y,
  });
  const size = Math.min(44, Math.max(28, from.size * 0.6));
  const steps = Array.from({ length: 13 }, (_, step) => step / 12);
  const star = svg('path', { d: STAR, class: 'star' });
  star.animate(
    steps.map((t) => {
      const { x, y } = at(t);
      const scale = (size / 20) * (1 + 0.5 * Math.sin(Math.PI * t));
      return { transform: `translate(${x}px, ${y}px) rotate(${72 * t}deg) scale(${scale}) translate(-10px, -10px)` };
    }),
    { duration: FLIGHT, easing: 'ease-in-out', fill: 'both' },
  );
  const dots = Array.from({ length: DOTS }, (_, number) => {
    const t = (number + 1) / (DOTS + 2);
    const { x, y } = at(t);
    const dot = svg('circle', { cx: x, cy: y, r: 1.5 + 0.4 * number, class: 'star' });
    dot.animate([{ opacity: 0 }, { opacity: 1, offset: 0.05 }, { opacity: 0 }],
      { duration: FLIGHT * 0.5, delay: FLIGHT * (0.15 + 0.8 * t), fill: 'both' });
    return dot;
  });
  return svg('svg', { class: 'flight', 'aria-hidden': 'true' }, ...dots, star);
}

customElements.define('queenside-stars', StarCounter);
