// What a character says before a lesson. A screen reader says it once, with the task; a press on it
// closes it, and the server removes it after the first answer.
import { quiet } from './settings.js';
import { playPitches } from './sound.js';

/** How each one sounds, and how it moves for a moment. */
const GREETINGS = {
  'hungry-pawn': [[330, 392], 'translateX(16%)'],
  'jumpy-knight': [[294, 587], 'translateY(-35%)'],
  'sleepy-bishop': [[220, 165], 'rotate(-14deg)'],
  'hasty-queen': [[659, 784, 880], 'translateX(30%)'],
  'stone-rook': [[110, 98], 'scaleY(.85)'],
  'sly-king': [[247, 233], 'translateX(-35%)'],
  'tricky-fox': [[523, 466, 587], 'rotate(12deg)'],
  'full-army': [[262, 330, 392], 'scale(1.15)'],
};

const still = window.matchMedia('(prefers-reduced-motion: reduce)');

class Greeting extends HTMLElement {
  #task = null;

  connectedCallback() {
    if (quiet.isOn()) {
      return;
    }
    this.#task = document.getElementById('task');
    this.#task?.setAttribute('aria-labelledby', 'greeting task');
    this.addEventListener('click', () => this.#close());
    const [pitches, transform] = GREETINGS[this.getAttribute('who')] ?? [[]];
    playPitches(pitches);
    if (transform && !still.matches) {
      this.querySelector('queenside-opponent')?.animate([{}, { transform }, {}], { duration: 500, easing: 'ease-in-out', delay: 200 });
    }
  }

  disconnectedCallback() {
    this.#task?.removeAttribute('aria-labelledby');
  }

  #close() {
    this.disconnectedCallback();
    this.hidden = true;
    this.#task?.focus({ preventScroll: true });
  }
}

customElements.define('queenside-greeting', Greeting);
