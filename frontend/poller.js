import { isBusy } from './flow-client.js';

const AGAIN_MILLIS = 60;

/** Asks repeatedly while the page is visible, but never before the last answer has arrived. */
export class Poller {
  #ask;
  #interval = 0;
  #wait = 0;

  constructor(ask) {
    this.#ask = ask;
  }

  start(millis) {
    this.stop();
    this.#interval = setInterval(this.#look, millis);
    document.addEventListener('visibilitychange', this.#look);
  }

  stop() {
    clearInterval(this.#interval);
    clearTimeout(this.#wait);
    document.removeEventListener('visibilitychange', this.#look);
  }

  /** Waits until Flow is free, so two pollers on a page take turns. */
  #look = () => {
    clearTimeout(this.#wait);
    if (document.visibilityState !== 'visible') {
      return;
    }
    if (isBusy()) {
      this.#wait = setTimeout(this.#look, AGAIN_MILLIS);
    } else {
      this.#ask();
    }
  };
}
