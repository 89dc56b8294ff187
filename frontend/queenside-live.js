import { Poller } from './poller.js';

const ASK_MILLIS = 2000;

/** How often the server is told that the page is still open. Pupils are here for a minute after it. */
const HERE_MILLIS = 20_000;

const ADDRESS = 'live/signal';

/** Ends the answer if the pupil may play classmates. */
const GAMES = '+games';

/**
 * Asks whether the pupil's live lesson has something new and whether games are on, without a session
 * and without Flow, and says now and then that the pupil is here. It only asks Flow, with the event
 * `poll`, if the answer differs from the properties `signal` and `games`. Its dialog covers the page
 * while the attribute `open` is set; Escape doesn't close it.
 */
class QueensideLive extends HTMLElement {
  static observedAttributes = ['pupil', 'open'];
  #poller = new Poller(() => this.#ask());
  #asking = false;
  #seen = -Infinity;

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
      const now = Date.now();
      const isDue = now - this.#seen >= HERE_MILLIS;
      if (isDue) {
        headers['Queenside-Here'] = '1';
      }
      const answer = await fetch(ADDRESS, { headers, cache: 'no-store' });
      if (answer.ok) {
        this.#seen = isDue ? now : this.#seen;
        this.#hear(await answer.text());
      }
    } catch {
      // Ignored, because the next request may succeed.
    } finally {
      this.#asking = false;
    }
  }

  #hear(answer) {
    this.#cover();
    const plays = answer.endsWith(GAMES);
    const signal = plays ? answer.slice(0, -GAMES.length) : answer;
    const isNew = signal !== (this.signal ?? '') || plays !== (this.games ?? false);
    if (this.isConnected && isNew) {
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
