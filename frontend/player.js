import { isOf, sameColor } from './pieces.js';

/**
 * Decides what a press on a square means. Mouse, touch and keyboard all use it, so each can do what
 * the others can. It doesn't change anything itself; it tells the board what to show and send.
 */
export class Player {
  #board;
  /** The square whose piece is in play, or null. */
  selected = null;
  /** In place mode: the piece chosen from the tray, REMOVE or null. */
  tool = null;

  constructor(board) {
    this.#board = board;
  }

  static REMOVE = 'remove';

  takeOver({ selected, tool }) {
    this.selected = selected;
    this.tool = tool;
  }

  get #state() {
    return this.#board.state;
  }

  /** Squares where the selected piece may go; empty unless the exercise shows them. */
  get targets() {
    const { dots, movable } = this.#state;
    return this.selected !== null && dots ? (movable[this.selected] ?? []) : [];
  }

  /** Keeps the selection in a new state if its piece is still there and can be moved. */
  keepWhatStands(before) {
    const { pieces, mode, tray, question } = this.#state;
    const square = this.selected;
    const stands = question === before.question && pieces[square] === before.pieces[square];
    if (square !== null && !(stands && this.canTake(square))) {
      this.selected = null;
    }
    if (mode !== 'place' || (this.tool !== Player.REMOVE && !tray.includes(this.tool))) {
      this.tool = null;
    }
  }

  /** Whether the piece on the square can be picked up. */
  canTake(square) {
    const { mode, pieces, free, movable } = this.#state;
    if (!this.#board.active || !pieces[square]) {
      return false;
    }
    return mode === 'place' || (mode === 'move' && (free || Boolean(movable[square])));
  }

  /** Whether it is the learner's own piece; only own pieces stop a finger from scrolling. */
  isOwn(square) {
    const { mode, pieces, turn } = this.#state;
    return (
      this.canTake(square) && (mode === 'place' || turn === null || isOf(pieces[square], turn))
    );
  }

  /**
   * A pointer goes down on a piece. Returns true if this press already selected it, so that
   * releasing it on the same square doesn't count again.
   */
  press(square) {
    if (this.selected === square || this.#isAnswer(square) || this.tool !== null) {
      return false;
    }
    this.#select(square);
    return true;
  }

  /** A click or Enter on a square. */
  activate(square) {
    if (!this.#board.active) {
      return;
    }
    switch (this.#state.mode) {
      case 'mark':
      case 'pick':
        this.#board.send('board-square', { square }, [square]);
        break;
      case 'place':
        this.#activateInPlaceMode(square);
        break;
      case 'move':
        this.#activateInMoveMode(square);
        break;
      case 'show':
        break;
    }
  }

  /** Whether a piece dragged from one square stays on another, or beside the board for null. */
  mayDrop(from, to) {
    if (to === from) {
      return false;
    }
    return this.#state.mode === 'place' || (to !== null && this.#mayTry(from, to));
  }

  /** A piece was dragged from one square to another, or beside the board for null. */
  drop(from, to) {
    if (this.#state.mode !== 'place') {
      this.#tryMove(from, to, { slides: false });
    } else if (to === null) {
      this.#remove(from);
    } else {
      this.#movePlaced(from, to, { slides: false });
    }
  }

  /** A piece of the tray was dragged onto the board. */
  dropNew(letter, square) {
    if (square !== null) {
      this.#putNew(letter, square);
    }
  }

  /** Empties a square in place mode. */
  removeAt(square) {
    if (this.#board.active && this.#state.mode === 'place' && this.#state.pieces[square]) {
      this.#remove(square);
    }
  }

  chooseTool(tool) {
    this.tool = tool;
    this.selected = null;
    this.#board.refresh();
  }

  /** Clears the selection. Returns whether there was one. */
  deselect() {
    const had = this.selected !== null || this.tool !== null;
    this.selected = null;
    this.tool = null;
    if (had) {
      this.#board.refresh();
    }
    return had;
  }

  #activateInMoveMode(square) {
    if (square === this.selected) {
      this.deselect();
    } else if (this.#isAnswer(square)) {
      this.#tryMove(this.selected, square, { slides: true });
    } else if (this.canTake(square)) {
      this.#select(square);
    } else if (!this.deselect()) {
      this.#board.advise(square);
    }
  }

  #activateInPlaceMode(square) {
    const { pieces } = this.#state;
    if (this.tool === Player.REMOVE) {
      this.removeAt(square);
    } else if (this.tool !== null) {
      this.#putNew(this.tool, square);
    } else if (square === this.selected) {
      this.deselect();
    } else if (this.selected !== null) {
      this.#movePlaced(this.selected, square, { slides: true });
    } else if (pieces[square]) {
      this.#select(square);
    } else {
      this.#board.advise(square);
    }
  }

  /** Whether a press on the square answers the selection, rather than selecting something else. */
  #isAnswer(square) {
    if (this.selected === null || square === this.selected) {
      return false;
    }
    const { mode, pieces, movable } = this.#state;
    if (mode === 'place' || movable[this.selected]?.includes(square)) {
      return true;
    }
    if (pieces[square] && sameColor(pieces[square], pieces[this.selected])) {
      return false;
    }
    return this.#mayTry(this.selected, square) && !this.#correctsSelection(square);
  }

  /**
   * A user who selected an opponent's piece and then touches an own one wants to move that one
   * instead.
   */
  #correctsSelection(square) {
    const { pieces, turn } = this.#state;
    return turn !== null && pieces[square] !== undefined && isOf(pieces[square], turn);
  }

  #mayTry(from, to) {
    const { free, movable } = this.#state;
    return free || Boolean(movable[from]?.includes(to));
  }

  #select(square) {
    this.selected = square;
    this.tool = null;
    this.#board.refresh();
    if (this.#state.touches) {
      this.#board.sendTouch(square);
    } else if (!this.isOwn(square)) {
      this.#board.advise(square);
    }
  }

  #tryMove(from, to, how) {
    if (this.#promotes(from, to)) {
      this.#board.askPromotion(from, to, how);
    } else {
      this.#board.sendMove(from, to, null, how);
    }
  }

  /**
   * Whether an own pawn moves to the last rank, by a move that is legal as far as is known here.
   */
  #promotes(from, to) {
    const { pieces, movable } = this.#state;
    if (!this.isOwn(from)) {
      return false;
    }
    const way = { P: '78', p: '21' }[pieces[from]];
    if (way === undefined || from[1] !== way[0] || to[1] !== way[1]) {
      return false;
    }
    const known = movable[from];
    return known ? known.includes(to) : Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) <= 1;
  }

  #putNew(letter, square) {
    if (this.#state.pieces[square] !== letter) {
      this.#board.sendPlace({ square, piece: letter, from: null });
    }
  }

  #movePlaced(from, to, how) {
    this.#board.sendPlace({ square: to, piece: this.#state.pieces[from], from }, how);
  }

  #remove(square) {
    this.#board.sendPlace({ square, piece: null, from: null });
  }
}
