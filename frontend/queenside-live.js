import { Poller } from './poller.js';

const ASK_MILLIS = 2000;

/** How often the server is told that the pupil is still here while a lesson is on the screen. */
const PRESENT_MILLIS = 60_000;

const ADDRESS = 'live/signal';

/**
 * Asks whether the pupil's live lesson has something new, without a session and without Flow. It
 * only asks Flow, with the event `poll`, if the answer differs from the property `signal`. Its
 * dialog covers the page while the attribute `open` is set; Escape doesn't close it.
 */
class QueensideLive extends HTMLElement {
  static observedAttributes = ['pupil', 'open'];
  #poller = new Poller(() => this.#ask());
  #asking = false;
  #asked = 0;

  connectedCallback() {
    this.#follow();
    this.#cover();
  }

  disconnectedCallback() {
    this.#poller.stop();
  }

  attributeChangedCallback(name) {
    if (this.isConnected) {
      name === 'pupil' ? this.#follow() : this.#cover();
    }
  }

  #follow() {
    if (this.hasAttribute('pupil')) {
      this.#poller.start(ASK_MILLIS);
      this.#ask();
    } else {
      this.#poller.stop();
    }
  }

  async #ask() {
    if (this.#asking) {
      return;
    }
    this.#asking = true;
    try {
      const headers = { 'Queenside-Pupil': this.getAttribute('pupil') };
      const answer = await fetch(ADDRESS, { headers, cache: 'no-store' });
      if (answer.ok) {
        this.#hear(await answer.text());
      }
    } catch {
      // Ignored, because the next request may succeed.
    } finally {
      this.#asking = false;
    }
  }

  #hear(signal) {
    this.#cover();
    const shown = this.signal ?? '';
    const isDue = signal !== '' && Date.now() - this.#asked > PRESENT_MILLIS;
    if (this.isConnected && (signal !== shown || isDue)) {
      this.#asked = Date.now();
      this.dispatchEvent(new CustomEvent('poll'));
    }
  }

  #cover() {
    const dialog = this.querySelector('dialog');
    if (!dialog) {
      return;
    }
    dialog.oncancel = (event) => event.preventDefault();
    // A second Escape closes it anyway.
    dialog.onclose = () => this.#cover();
    if (!this.hasAttribute('open')) {
      dialog.close();
    } else if (!dialog.matches(':modal')) {
      // A dialog that was moved with its page is still open, but covers nothing.
      dialog.removeAttribute('open');
      dialog.showModal();
    }
  }
}

customElements.define('queenside-live', QueensideLive);
