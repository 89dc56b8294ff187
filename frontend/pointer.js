/** How far a pointer travels, in CSS pixels, before a press becomes a drag. */
const THRESHOLD = { mouse: 3, pen: 6, touch: 6 };

/** The value of `buttons` while a finger, a pen or the main button of a mouse is down, alone. */
const PRESSED = 1;

/**
 * Turns mouse, touch and pen into presses, clicks and drags. A click is the browser's own click
 * event: scrolling with a finger doesn't cause one, and screen readers can cause one too.
 *
 * While something is held, the whole window is watched, because the pointer may be released outside
 * the board. If even that isn't seen, the next move comes without a button and ends the drag.
 */
export class Pointer {
  #surface;
  #handler;
  #hold = null;
  #handled = false;

  /**
   * @param surface the element that holds all squares and the tray
   * @param handler find(target) returns what can be dragged there, or null; press, begin, carry,
   *     drop and cancel follow a drag; click(target) gets every click that wasn't a drag
   */
  constructor(surface, handler) {
    this.#surface = surface;
    this.#handler = handler;
    surface.addEventListener('pointerdown', (event) => this.#down(event));
    surface.addEventListener('click', (event) => this.#click(event));
    surface.addEventListener('contextmenu', (event) => {
      // A long press on a piece begins a drag, and a second button of a mouse ends one.
      const touched = this.#hold !== null && this.#hold.type !== 'mouse';
      if (touched || (event.buttons & PRESSED) !== 0) {
        event.preventDefault();
      }
    });
  }

  /** What is being held or dragged, or null. */
  get held() {
    return this.#hold?.item ?? null;
  }

  /** Ends a press or a drag without a move. */
  cancel() {
    const hold = this.#hold;
    if (hold !== null) {
      this.#end();
      this.#handled = true;
      this.#handler.cancel(hold.item, hold.last !== null);
    }
  }

  /** Ends a drag whose piece is gone. A mere press may still become a click. */
  letGo() {
    if (this.#hold?.last) {
      this.cancel();
    } else if (this.#hold) {
      this.#end();
    }
  }

  #down(event) {
    if (!event.isPrimary || event.button !== 0) {
      return;
    }
    this.#handled = false;
    const item = this.#handler.find(event.target);
    if (item === null) {
      return;
    }
    this.#handled = this.#handler.press(item);
    const watching = new AbortController();
    this.#hold = {
      item,
      id: event.pointerId,
      type: event.pointerType,
      x: event.clientX,
      y: event.clientY,
      /** The last move of a drag, or null before it begins. */
      last: null,
      watching,
    };
    this.#watch(watching.signal);
  }

  #watch(signal) {
    const own = (then) => (event) => event.pointerId === this.#hold?.id && then(event);
    const listeners = {
      pointermove: own((event) => this.#move(event)),
      pointerup: own((event) => this.#up(event)),
      pointercancel: own(() => this.cancel()),
      // A finger is first captured by its square, and loses that when the board captures it.
      lostpointercapture: own(({ target }) => target === this.#surface && this.cancel()),
      // Any other press ends this one: a second finger, or a press whose end wasn't seen.
      pointerdown: () => this.cancel(),
      blur: ({ target }) => target === window && this.cancel(),
      scroll: () => this.#hold?.last && this.#handler.carry(this.#hold.item, this.#hold.last),
      keydown: (event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          this.cancel();
        }
      },
    };
    for (const [type, listener] of Object.entries(listeners)) {
      window.addEventListener(type, listener, { capture: true, signal });
    }
  }

  #move(event) {
    const hold = this.#hold;
    if (hold.type !== 'touch' && event.buttons !== PRESSED) {
      this.cancel();
      return;
    }
    if (hold.last === null) {
      const travelled = Math.hypot(event.clientX - hold.x, event.clientY - hold.y);
      if (travelled < (THRESHOLD[hold.type] ?? THRESHOLD.touch)) {
        return;
      }
      this.#surface.setPointerCapture(hold.id);
      this.#handler.begin(hold.item);
    }
    hold.last = event;
    this.#handler.carry(hold.item, event);
  }

  #up(event) {
    const { item, last } = this.#hold;
    this.#end();
    if (last !== null) {
      this.#handled = true;
      this.#handler.drop(item, event);
    }
  }

  #end() {
    this.#hold.watching.abort();
    this.#hold = null;
  }

  /** Keys and screen readers cause clicks without a press; these always count. */
  #click(event) {
    if (this.#handled && event.detail > 0) {
      this.#handled = false;
      event.stopPropagation();
    } else {
      this.#handler.click(event.target);
    }
  }
}
