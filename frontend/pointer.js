/** How far a pointer travels, in CSS pixels, before a press becomes a drag. */
const THRESHOLD = { mouse: 3, pen: 6, touch: 6 };

/**
 * Turns mouse, touch and pen into presses, clicks and drags. A click is the browser's own click
 * event: scrolling with a finger doesn't cause one, and screen readers can cause one too.
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
    surface.addEventListener('pointermove', (event) => this.#move(event));
    surface.addEventListener('pointerup', (event) => this.#up(event));
    surface.addEventListener('pointercancel', () => this.cancel());
    surface.addEventListener('click', (event) => this.#click(event));
    surface.addEventListener('contextmenu', (event) => {
      // A long press on a piece begins a drag.
      if (this.#hold !== null && this.#hold.type !== 'mouse') {
        event.preventDefault();
      }
    });
  }

  /** What is being held or dragged, or null. */
  get held() {
    return this.#hold?.item ?? null;
  }

  /** Ends a drag without a move. */
  cancel() {
    const hold = this.#hold;
    this.#hold = null;
    if (hold?.dragged) {
      this.#handled = true;
      this.#handler.cancel(hold.item);
    }
  }

  #down(event) {
    this.#handled = false;
    if (!event.isPrimary || event.button !== 0) {
      this.cancel();
      return;
    }
    const item = this.#handler.find(event.target);
    if (item === null) {
      return;
    }
    this.#handled = this.#handler.press(item);
    this.#hold = {
      item,
      id: event.pointerId,
      type: event.pointerType,
      x: event.clientX,
      y: event.clientY,
      dragged: false,
    };
  }

  #move(event) {
    const hold = this.#hold;
    if (hold === null || event.pointerId !== hold.id) {
      return;
    }
    if (!hold.dragged) {
      const travelled = Math.hypot(event.clientX - hold.x, event.clientY - hold.y);
      if (travelled < (THRESHOLD[hold.type] ?? THRESHOLD.touch)) {
        return;
      }
      hold.dragged = true;
      this.#surface.setPointerCapture(hold.id);
      this.#handler.begin(hold.item);
    }
    this.#handler.carry(hold.item, event);
  }

  #up(event) {
    const hold = this.#hold;
    if (hold === null || event.pointerId !== hold.id) {
      return;
    }
    this.#hold = null;
    if (hold.dragged) {
      this.#handled = true;
      this.#handler.drop(hold.item, event);
    }
  }

  #click(event) {
    if (this.#handled) {
      this.#handled = false;
      event.stopPropagation();
    } else {
      this.#handler.click(event.target);
    }
  }
}
