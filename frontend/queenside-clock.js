// A player's clock. It counts down by itself; at zero it asks the server, whose clock decides.
const STEP_MILLIS = 200;
const LOW_MILLIS = 20_000;

class GameClock extends HTMLElement {
  #timer = 0;
  #began = 0;
  #turning = 0;

  connectedCallback() {
    this.setAttribute('role', 'timer');
    this.restart();
  }

  disconnectedCallback() {
    clearInterval(this.#timer);
    clearTimeout(this.#turning);
  }

  /** Restarts from the time sent by the server. */
  restart() {
    clearInterval(this.#timer);
    this.#began = performance.now();
    this.#draw();
    if (this.hasAttribute('runs') && this.isConnected) {
      this.#timer = setInterval(() => this.#tick(), STEP_MILLIS);
    }
  }

  /**
   * Stops the time or lets it run on, for a clock that only the browser keeps.
   *
   * @param runs whether it runs
   * @param pause for how long it first does the opposite, in milliseconds
   */
  turn(runs, pause) {
    clearTimeout(this.#turning);
    if (pause > 0) {
      this.turn(!runs, 0);
      this.#turning = setTimeout(() => this.turn(runs, 0), pause);
      return;
    }
    this.setAttribute('millis', String(this.#left));
    this.toggleAttribute('runs', runs);
    this.restart();
  }

  get #left() {
    const passed = this.hasAttribute('runs') ? performance.now() - this.#began : 0;
    return Math.max(0, Number(this.getAttribute('millis')) - passed);
  }

  #tick() {
    this.#draw();
    if (this.#left === 0) {
      clearInterval(this.#timer);
      this.dispatchEvent(new CustomEvent('flag'));
    }
  }

  #draw() {
    const seconds = Math.ceil(this.#left / 1000);
    const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    if (this.textContent !== text) {
      this.textContent = text;
      this.setAttribute('aria-label', `${this.getAttribute('label')}: ${text}`);
    }
    this.classList.toggle('low', this.hasAttribute('runs') && this.#left < LOW_MILLIS);
  }
}

customElements.define('queenside-clock', GameClock);
