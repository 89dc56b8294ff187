import { Grid } from './grid.js';
import { Letters } from './letters.js';
import { PieceLayer } from './piece-layer.js';
import { Player } from './player.js';
import { Pointer } from './pointer.js';
import { PromotionChooser } from './promotion.js';
import { Speaker, describeSelection } from './speech.js';
import { Tray } from './tray.js';
import { TypedField } from './typed.js';
import { Layout } from './squares.js';
import { complete } from './state.js';
import { drawBoard, drawUnder, framedSquares } from './draw-under.js';
import { drawOver } from './draw-over.js';
import { html } from './html.js';
import { play } from './sound.js';
import { svg } from './svg.js';

/** A piece under a finger is drawn larger, or the finger would hide it. */
const TOUCH_SCALE = 1.6;

/**
 * A chess board that shows one state and reports what its reader does.
 *
 * Properties, all set by the server: `state` (see docs/board.md), `words` (everything that is
 * said or labelled), `announcement` ({text}, said by the live region).
 * Events: board-move, board-square, board-place, board-type, each with the state's revision.
 */
class QueensideBoard extends HTMLElement {
  #state = complete({});
  #words = {};
  #layout;
  #hovered = null;
  #waiting = false;
  #fresh = true;

  #player = new Player(this);
  #grid = new Grid({
    activate: (square) => this.#activateByKey(square),
    remove: (square) => this.#player.removeAt(square),
    leave: () => this.#player.deselect(),
  });
  #tray = new Tray((tool) => this.#player.chooseTool(tool));
  #typed = new TypedField((text) => this.send('board-type', { text }));
  #picture = svg('svg', { class: 'qb-picture', 'aria-hidden': 'true' });
  #under = svg('g');
  #base = svg('g');
  #over = svg('svg', { class: 'qb-over', 'aria-hidden': 'true' });
  #letters = new Letters();
  #pieceBox = html('div', { class: 'qb-pieces', 'aria-hidden': 'true' });
  #stage = html('div', { class: 'qb-stage' });
  #live = html('div', { class: 'qb-live', role: 'status', 'aria-live': 'polite' });
  #pieces = new PieceLayer(this.#pieceBox);
  #chooser = new PromotionChooser(this.#stage);
  #speaker = new Speaker(this.#live);
  #pointer = new Pointer(this, this.#dragHandler());

  connectedCallback() {
    if (this.#stage.parentNode === null) {
      this.#build();
    }
    // The server may have set these before this class was known to the browser.
    for (const name of ['words', 'state', 'announcement']) {
      if (Object.hasOwn(this, name)) {
        const value = this[name];
        delete this[name];
        this[name] = value;
      }
    }
  }

  focus() {
    this.#grid.focus();
  }

  get state() {
    return this.#state;
  }

  set state(value) {
    const before = this.#state;
    this.#state = complete(value);
    this.#waiting = false;
    this.#chooser.close();
    this.#pointer.cancel();
    this.#hovered = null;
    this.#player.keepWhatStands(before);
    this.#show();
  }

  get words() {
    return this.#words;
  }

  set words(value) {
    this.#words = value ?? {};
    this.refresh();
  }

  set announcement(value) {
    if (value?.text) {
      this.#speaker.say(value.text);
    }
  }

  /** Whether a press on a square counts now: not while an answer of the server is awaited. */
  get active() {
    return this.#state.mode !== 'show' && !this.#waiting && !this.#chooser.open;
  }

  /** Draws everything again that depends on the selection. */
  refresh() {
    if (this.#layout !== undefined) {
      this.#stage.classList.remove('arriving');
      this.#draw();
    }
  }

  #draw() {
    const scene = this.#scene();
    this.#picture.classList.toggle('turned', this.#state.turned);
    this.#under.replaceChildren(...drawUnder(scene));
    this.#over.replaceChildren(...drawOver(scene));
    this.#letters.render(this.#state.coordinates, framedSquares(scene));
    this.#grid.render(scene, this.#words);
    this.#tray.render(this.#state, this.#player.tool, this.#words);
    this.#typed.render(this.#state, this.#words);
  }

  send(type, detail) {
    const { revision } = this.#state;
    this.dispatchEvent(new CustomEvent(type, { detail: { revision, ...detail } }));
  }

  /** Shows a move at once and asks the server what it thinks of it. */
  sendMove(from, to, promotion, how) {
    this.#attempt(from, to, how);
    this.#waiting = true;
    this.send('board-move', { from, to, promotion });
  }

  /** Shows a placed or removed piece at once and asks the server what it thinks of it. */
  sendPlace({ square, piece, from }, how) {
    if (from === null) {
      this.#player.selected = null;
      this.#pieces.put(square, piece);
      play('move');
    } else {
      this.#attempt(from, square, how);
    }
    this.#waiting = true;
    this.refresh();
    this.send('board-place', { square, piece, from });
  }

  askPromotion(from, to, how) {
    this.#attempt(from, to, how);
    this.#chooser.ask({
      white: to[1] === '8',
      square: to,
      layout: this.#layout,
      words: this.#words,
      choose: (role) => {
        this.#grid.cell(to).focus({ preventScroll: true });
        this.#waiting = true;
        this.send('board-move', { from, to, promotion: role });
      },
      leave: () => {
        this.#pieces.render(this.#layout, { ...this.#state, animate: [], rejected: null });
        this.#grid.cell(from).focus({ preventScroll: true });
      },
    });
  }

  #attempt(from, to, how) {
    const takes = this.#pieces.attempt(from, to, how);
    play(takes ? 'capture' : 'move');
    this.#player.selected = null;
    this.refresh();
  }

  #build() {
    this.#picture.append(this.#base, this.#under);
    this.#stage.append(
      this.#picture,
      this.#letters.element,
      this.#pieceBox,
      this.#over,
      this.#grid.element,
    );
    this.append(this.#stage, this.#tray.element, this.#typed.element, this.#live);
  }

  #show() {
    const { files, ranks, orientation, rejected, cue } = this.#state;
    const layout = new Layout(files, ranks, orientation);
    if (!layout.equals(this.#layout)) {
      this.#layOut(layout);
    }
    const { time, moved, captured } = this.#pieces.render(layout, this.#state);
    // Evidence draws itself when it arrives, and not again with every selection.
    this.#stage.classList.add('arriving');
    this.#stage.style.setProperty('--wait', `${time}ms`);
    this.#draw();
    if (!this.#fresh) {
      this.#hearState({ rejected, moved, captured, cue });
    }
    this.#fresh = false;
  }

  #layOut(layout) {
    this.#layout = layout;
    const viewBox = `0 0 ${layout.width} ${layout.height}`;
    this.#picture.setAttribute('viewBox', viewBox);
    this.#over.setAttribute('viewBox', viewBox);
    this.#stage.style.setProperty('--files', layout.files);
    this.#stage.style.setProperty('--ranks', layout.ranks);
    this.#base.replaceChildren(...drawBoard(layout));
    this.#letters.build(layout);
  }

  #scene() {
    return {
      layout: this.#layout,
      state: this.#state,
      selected: this.#player.selected,
      targets: this.#player.targets,
      hovered: this.#hovered,
      handOver: (square) => this.#handOver(square),
    };
  }

  /** How the pointer shows itself over a square. */
  #handOver(square) {
    if (this.#player.isOwn(square)) {
      return 'grab';
    }
    const { mode } = this.#state;
    const answers = this.#player.selected !== null || this.#player.tool !== null;
    return this.active && (answers || mode === 'mark' || mode === 'pick') ? 'press' : null;
  }

  #dragHandler() {
    return {
      find: (target) => this.#draggable(target),
      press: ({ square }) => square !== null && this.#player.press(square),
      begin: (item) => this.#pieces.lift(item),
      carry: ({ square }, event) => {
        const box = this.#stage.getBoundingClientRect();
        const scale = event.pointerType === 'mouse' ? 1 : TOUCH_SCALE;
        this.#pieces.carry(event.clientX, event.clientY, box, scale);
        this.#hover(this.#layout.under(event.clientX, event.clientY, box), square);
      },
      drop: ({ square, letter: piece }, event) => {
        const box = this.#stage.getBoundingClientRect();
        const to = this.#layout.under(event.clientX, event.clientY, box);
        this.#hover(null, square);
        this.#drop(square, piece, to);
      },
      cancel: ({ square }) => {
        this.#hover(null, square);
        this.#pieces.release({ goesBack: true });
      },
      click: (target) => this.#click(target),
    };
  }

  #draggable(target) {
    const square = this.#grid.squareOf(target);
    if (square !== null) {
      return this.#player.canTake(square) ? { square, letter: this.#state.pieces[square] } : null;
    }
    const piece = this.active ? this.#tray.pieceOf(target) : null;
    return piece === null ? null : { square: null, letter: piece };
  }

  #drop(square, piece, to) {
    if (square === null) {
      this.#pieces.release({ goesBack: false });
      this.#player.dropNew(piece, to);
      return;
    }
    const stays = this.#player.mayDrop(square, to);
    this.#pieces.release({ goesBack: !stays });
    if (stays) {
      this.#player.drop(square, to);
    }
  }

  #click(target) {
    const square = this.#grid.squareOf(target);
    if (square !== null) {
      this.#player.activate(square);
    } else if (this.active) {
      this.#tray.click(target);
    }
  }

  #hover(square, origin) {
    const shown = square === origin ? null : square;
    if (shown !== this.#hovered) {
      this.#hovered = shown;
      this.#stage.classList.remove('arriving');
      this.#over.replaceChildren(...drawOver(this.#scene()));
    }
  }

  /** Where the selected piece can go is news to whoever does not see the dots. */
  #activateByKey(square) {
    this.#player.activate(square);
    if (this.#player.selected === square) {
      this.#speaker.say(describeSelection(this.#scene(), this.#words));
    }
  }

  #hearState({ rejected, moved, captured, cue }) {
    if (rejected !== null) {
      play('refused');
    } else if (moved) {
      play(captured ? 'capture' : 'move');
    }
    if (cue !== null) {
      play(cue);
    }
  }
}

customElements.define('queenside-board', QueensideBoard);
