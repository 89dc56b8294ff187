import { drawPiece } from './pieces.js';
import { MOVE, OUT, interrupt, outAndBack, place, slide } from './motion.js';

/**
 * The drawn pieces. It shows the learner's move before the server has judged it, and remembers
 * where the piece came from, so that it can slide back if the move isn't accepted.
 */
export class PieceLayer {
  #container;
  #layout;
  #drawn = new Map();
  #lifted = null;

  constructor(container) {
    this.#container = container;
  }

  letterAt(square) {
    return this.#drawn.get(square)?.letter ?? null;
  }

  /**
   * Updates the drawing to the pieces of a new state.
   *
   * @param state with `origins`: where pieces were before the moves that are still unanswered
   * @returns {{time: number, moved: boolean, captured: boolean}} how many milliseconds a refused
   *     piece slides, and which sounds to play
   */
  render(layout, { pieces, origins, animate, rejected }) {
    const turned = !layout.equals(this.#layout);
    this.#layout = layout;
    const before = this.#drawn.size;
    const tried = [...this.#drawn.values()].some(({ origin }) => origin !== null);
    const time = tried ? this.#takeBack(pieces) : this.#tryOnly(rejected);
    let moved = false;
    for (const [from, to] of animate) {
      if (this.#isNews(pieces, from, to)) {
        this.#transfer(from, to, true);
        moved = true;
      }
    }
    this.#match(pieces);
    for (const [square, piece] of this.#drawn) {
      piece.origin = origins[square] ?? null;
    }
    if (turned) {
      for (const [square, { element }] of this.#drawn) {
        element.style.transform = place(layout, square);
      }
    }
    return { time, moved, captured: this.#drawn.size < before };
  }

  /** Shows the learner's own move in this frame. Returns whether it captures a piece. */
  attempt(from, to, { slides }) {
    const takes = this.#drawn.has(to);
    const piece = this.#drawn.get(from);
    this.#transfer(from, to, slides);
    piece.origin ??= from;
    return takes;
  }

  /** Shows a piece that the learner puts on a square, or an empty square for null. */
  put(square, letter) {
    this.#remove(square);
    if (letter !== null) {
      this.#add(square, letter);
    }
  }

  /** Picks up a piece from a square, or a new one from the tray. */
  lift({ square, letter }) {
    const piece = square === null ? this.#create(letter) : this.#drawn.get(square);
    interrupt(piece.element);
    piece.element.classList.add('lifted');
    this.#lifted = { ...piece, square };
  }

  /** Carries the lifted piece to a point of the window. */
  carry(clientX, clientY, box, scale) {
    const { element } = this.#lifted;
    const width = box.width / this.#layout.files;
    const height = box.height / this.#layout.ranks;
    const x = clientX - box.left - width / 2;
    const y = clientY - box.top - height / 2;
    element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  /** Puts down the lifted piece, which either stays or goes back. */
  release({ goesBack }) {
    const { element, square } = this.#lifted;
    this.#lifted = null;
    element.classList.remove('lifted');
    if (square === null) {
      element.remove();
      return;
    }
    const from = element.style.transform;
    element.style.transform = place(this.#layout, square);
    if (goesBack) {
      slide(element, from);
    }
  }

  /**
   * Slides back the pieces whose moves weren't accepted. Returns the duration of the longest slide.
   */
  #takeBack(pieces) {
    const undone = [...this.#drawn].filter(
      ([, { letter, origin }]) => pieces[origin] === letter && this.letterAt(origin) !== letter,
    );
    undone.forEach(([square]) => this.#drawn.delete(square));
    const times = undone.map(([square, piece]) => {
      const { element, origin } = piece;
      const { transform, left } = interrupt(element);
      this.#remove(origin);
      this.#drawn.set(origin, piece);
      element.style.transform = place(this.#layout, origin);
      return outAndBack(element, transform, place(this.#layout, square), left);
    });
    return Math.max(0, ...times);
  }

  /** Slides a piece there and back for a try that wasn't made on the board. */
  #tryOnly(rejected) {
    const piece = rejected?.from ? this.#drawn.get(rejected.from) : undefined;
    if (piece === undefined) {
      return 0;
    }
    const { element } = piece;
    return outAndBack(element, element.style.transform, place(this.#layout, rejected.to), OUT);
  }

  /** Whether the drawing still lacks a move that the new pieces contain. */
  #isNews(pieces, from, to) {
    return this.#drawn.has(from) && pieces[to] && pieces[from] !== this.letterAt(from);
  }

  #transfer(from, to, slides) {
    const piece = this.#drawn.get(from);
    this.#remove(to);
    this.#drawn.delete(from);
    this.#drawn.set(to, piece);
    const { element } = piece;
    const { transform } = slides ? interrupt(element) : {};
    element.style.transform = place(this.#layout, to);
    this.#container.append(element);
    if (slides) {
      slide(element, transform, MOVE);
    }
  }

  #match(pieces) {
    for (const square of [...this.#drawn.keys()]) {
      if (this.letterAt(square) !== (pieces[square] ?? null)) {
        this.#remove(square);
      }
    }
    for (const [square, letter] of Object.entries(pieces)) {
      if (!this.#drawn.has(square)) {
        this.#add(square, letter);
      }
    }
  }

  #create(letter) {
    const element = drawPiece(letter);
    this.#container.append(element);
    return { letter, element, origin: null };
  }

  /** Adds a piece below the others, which may just be sliding away from its square. */
  #add(square, letter) {
    const piece = this.#create(letter);
    this.#container.prepend(piece.element);
    piece.element.style.transform = place(this.#layout, square);
    this.#drawn.set(square, piece);
  }

  #remove(square) {
    this.#drawn.get(square)?.element.remove();
    this.#drawn.delete(square);
  }
}
