// The button to the next task, which presses itself after a moment.
import { wait } from './settings.js';
import { svg } from './svg.js';

/** The tap that solved the task may be the first of two. */
const DOUBLE_TAP_MILLIS = 400;
const CONTROL = 'a, button, summary, input, select, textarea, label';

const still = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the last input came from a keyboard, or from a screen reader, which clicks by itself. */
let byKey = false;

const listen = (type, listener) => window.addEventListener(type, listener, { capture: true });
listen('keydown', () => { byKey = true; });
listen('pointerdown', () => { byKey = false; });
listen('click', ({ detail, isTrusted }) => { byKey ||= isTrusted && detail === 0; });

class NextButton extends HTMLElement {
  #running = null;

  connectedCallback() {
    requestAnimationFrame(() => this.#begin());
  }

  disconnectedCallback() {
    this.#end();
  }

  #begin() {
    const delay = Number(this.getAttribute('delay'));
    if (!this.isConnected || !delay || still.matches || byKey || wait.isOn() || document.hidden) {
      return;
    }
    this.#running = new AbortController();
    this.style.setProperty('--delay', `${delay}ms`);
    this.style.setProperty('--width', `${this.#button.offsetWidth}px`);
    this.classList.add('running');
    this.#button.append(drawRing());
    const { signal } = this.#running;
    const begun = performance.now();
    const timer = setTimeout(() => this.#go(), delay);
    signal.addEventListener('abort', () => clearTimeout(timer));
    const until = { signal, capture: true };
    window.addEventListener('keydown', () => this.#end(), until);
    document.addEventListener('visibilitychange', () => this.#end(), until);
    window.addEventListener('click', (event) => {
      if (event.target.closest(CONTROL) !== null) {
        this.#end();
      } else if (performance.now() - begun > DOUBLE_TAP_MILLIS) {
        this.#go();
      }
    }, until);
  }

  get #button() {
    return this.querySelector('button');
  }

  #go() {
    this.#end();
    this.#button.click();
  }

  /** Turns the button into one that waits. */
  #end() {
    this.#running?.abort();
    this.#running = null;
    this.classList.remove('running');
    this.querySelector('.ring')?.remove();
  }
}

function drawRing() {
  return svg(
    'svg',
    { viewBox: '0 0 60 60', class: 'ring', 'aria-hidden': 'true' },
    svg('circle', { cx: 30, cy: 30, r: 28, class: 'track' }),
    svg('circle', { cx: 30, cy: 30, r: 28, class: 'filling', pathLength: 1 }),
    svg('path', { d: 'M21 30H38M31 22.5 38.5 30 31 37.5' }),
  );
}

customElements.define('queenside-next', NextButton);
