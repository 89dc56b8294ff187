import { afterLoading } from './flow-client.js';

/** Sends an element's events to the server, or keeps them until the server can hear them. */
export class EventQueue {
  #element;
  /** The events that wait, or null. */
  #waiting = null;

  constructor(element) {
    this.#element = element;
  }

  get holds() {
    return this.#waiting !== null;
  }

  /** Keeps all events from now on, for the queue that takes over. */
  hold() {
    this.#waiting = [];
  }

  send(type, detail) {
    const event = new CustomEvent(type, { detail });
    if (this.#waiting === null) {
      this.#element.dispatchEvent(event);
    } else {
      this.#waiting.push(event);
    }
  }

  /** Sends what another queue holds when Flow is ready, and before anything that comes meanwhile. */
  async takeOver(queue) {
    if (queue.#waiting.length > 0) {
      this.#waiting = queue.#waiting;
      await afterLoading();
      const events = this.#waiting;
      this.#waiting = null;
      events.forEach((event) => this.#element.dispatchEvent(event));
    }
  }
}
