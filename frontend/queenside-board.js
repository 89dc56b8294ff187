import { Advice } from './advice.js';
import { EventQueue } from './event-queue.js';
import { afterLoading } from './flow-client.js';
import { Grid } from './grid.js';
import { Letters } from './letters.js';
import { PendingInputs, fits, lookAt } from './pending.js';
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
import { keepLostPresses, repeatLostPress } from './repeat-press.js';
import { ignoreStrayPresses } from './stray-press.js';
import { followTranslation } from './translated.js';

/** A piece under a finger is drawn larger, because the finger would hide it. */
const TOUCH_SCALE = 1.6;

/**
 * A chess board that shows one state and reports what the user does. Properties, all set by the
 * server: `state` (see docs/board.md), `words` (everything that is said or labelled),
 * `announcement` ({text}, said by the live region). Events: board-move, board-square, board-place,
 * board-type, each with its number, the question it answers and what was seen on its squares. They
 * are sent at once and shown as if accepted. board-touch changes nothing on the board.
 *
 * The board of a page whose other scripts are still loading contains its words and its state. What
 * is done there waits until the board that the server controls takes its place.
 */
class QueensideBoard extends HTMLElement {
  /** The last state from the server. */
  #confirmed = complete({});
  /** The state on the screen: the last one from the server plus all pending inputs. */
  #state = new PendingInputs().after(complete({}), null);
  #pending = new PendingInputs();
  /** The move whose promotion is being chosen, or null. */
  #asked = null;
  #words = {};
  #layout;
  #hovered = null;
  #fresh = true;

  #events = new EventQueue(this);
  #player = new Player(this);
  #grid = new Grid({
    activate: (square) => this.#activateByKey(square),
    remove: (square) => this.#player.removeAt(square),
    leave: () => this.#player.deselect(),
  });
  #tray = new Tray((tool) => this.#player.chooseTool(tool));
  #typed = new TypedField((text) => this.send('board-type', { text }, []));
  #picture = svg('svg', { class: 'qb-picture', 'aria-hidden': 'true' });
  #under = svg('g');
  #base = svg('g');
  #over = svg('svg', { class: 'qb-over', 'aria-hidden': 'true' });
  #letters = new Letters();
  #pieceBox = html('div', { class: 'qb-pieces', 'aria-hidden': 'true' });
  #advice = new Advice();
  #stage = html('div', { class: 'qb-stage' });
  #live = html('div', { class: 'qb-live', role: 'status', 'aria-live': 'polite' });
  #pieces = new PieceLayer(this.#pieceBox);
  #chooser = new PromotionChooser(this.#stage);
  #speaker = new Speaker(this.#live);
  #pointer = new Pointer(this, this.#dragHandler());

  connectedCallback() {
    const content = this.querySelector(':scope > script');
    if (this.#stage.parentNode === null) {
      this.#build();
    }
    window.addEventListener('pagehide', this.#leave);
    // The server may have set these before the browser knew this class.
    for (const name of ['words', 'state', 'announcement']) {
      if (Object.hasOwn(this, name)) {
        const value = this[name];
        delete this[name];
        this[name] = value;
      }
    }
    if (content !== null) {
      this.#events.hold();
      Object.assign(this, JSON.parse(content.textContent));
    }
  }

  disconnectedCallback() {
    this.#pointer.letGo();
    window.removeEventListener('pagehide', this.#leave);
  }

  #leave = () => this.#pending.leave();

  focus() {
    this.#grid.focus();
  }

  get state() {
    return this.#state;
  }

  set state(value) {
    const before = this.#state;
    const dropped = this.#confirmed.dropped;
    this.#confirmed = complete(value);
    this.#pending.settle(this.#confirmed.answered);
    if (this.#asked !== null && !fits(this.#asked, this.#pending.after(this.#confirmed, null))) {
      this.#asked = null;
      this.#chooser.close();
    }
    this.#foresee();
    this.#player.keepWhatStands(before);
    if (!this.#keepsHold(before)) {
      this.#pointer.letGo();
      this.#hovered = null;
    }
    if (this.#state.question !== before.question) {
      this.#grid.enterAnew();
      this.#speaker.forget();
    }
    const first = this.#fresh;
    this.#show();
    if (this.#confirmed.dropped > dropped) {
      this.#reportDropped();
    }
    if (first && !this.#events.holds) {
      this.#repeat();
    }
  }

  /**
   * Takes the place of the board that the page contained: shows what was done there, and sends it
   * when Flow is ready.
   */
  takeOver(first) {
    this.#pending = first.#pending;
    this.#events.takeOver(first.#events);
    this.#player.takeOver(first.#player);
    this.#typed.takeOver(first.#typed);
    if (!this.#fresh) {
      this.#showAsPlayed(first.#asked);
    }
    this.#grid.takeOver(first.#grid);
  }

  #showAsPlayed(asked) {
    this.#foresee();
    this.#pieces.render(this.#layout, { ...this.#state, animate: [], rejected: null });
    this.refresh();
    if (asked !== null) {
      const { from, to } = asked.detail;
      this.askPromotion(from, to, { slides: false });
    }
  }

  /** Repeats what was done on this page just before it was reloaded. */
  async #repeat() {
    await afterLoading();
    if (this.active) {
      PendingInputs.returned().forEach((input) => this.#sendAgain(input));
    }
    repeatLostPress();
  }

  #reportDropped() {
    play('refused');
    this.#speaker.say(this.#words.dropped);
  }

  #sendAgain({ type, detail, squares, question, seen }) {
    const input = { type, detail, squares, question, seen };
    if (!fits(input, this.#state)) {
      this.#reportDropped();
      return;
    }
    const { from = null, to = detail.square, piece } = detail;
    if (from !== null) {
      this.#attempt(from, to, { slides: true });
    } else if (type === 'board-place') {
      this.#pieces.put(to, piece);
    }
    this.#dispatch(input);
    this.refresh();
  }

  /** Recomputes the state on the screen. */
  #foresee() {
    this.#state = this.#pending.after(this.#confirmed, this.#asked);
  }

  /** Whether a drag can continue: the same piece is still there and can be moved. */
  #keepsHold(before) {
    const item = this.#pointer.held;
    if (item === null) {
      return false;
    }
    const { square, letter } = item;
    const { files, ranks, orientation, question } = this.#state;
    const sameBoard =
      question === before.question && new Layout(files, ranks, orientation).equals(this.#layout);
    const there =
      square === null
        ? this.#state.tray.includes(letter)
        : this.#state.pieces[square] === letter && this.#player.canTake(square);
    return sameBoard && there;
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

  /** Whether a press on a square counts now. */
  get active() {
    return this.#state.mode !== 'show' && !this.#chooser.open;
  }

  /** Redraws everything that depends on the selection. */
  refresh() {
    if (this.#layout !== undefined) {
      this.#stage.classList.remove('arriving');
      this.#advice.clear();
      this.#draw();
    }
  }

  /** Says which piece to pick first, after a press that can't begin a move. */
  advise(square) {
    const scene = this.#scene();
    const own = Object.keys(scene.state.pieces).filter((each) => this.#player.isOwn(each));
    const text = this.#advice.show(own, square, scene, this.#words);
    if (text !== null) {
      this.#speaker.say(text);
      this.#over.replaceChildren(...drawOver(this.#scene()));
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

  /** Sends an input about some squares, and shows the result as if the server accepted it. */
  send(type, detail, squares) {
    this.#dispatch(this.#input(type, detail, squares));
    this.refresh();
  }

  /** Says that a piece was selected or grabbed. */
  sendTouch(square) {
    this.#events.send('board-touch', { square, seen: lookAt([square], this.#state.pieces) });
  }

  /** Shows a move at once and sends it to the server to be judged. */
  sendMove(from, to, promotion, how) {
    const input = this.#input('board-move', { from, to, promotion }, [from, to]);
    this.#attempt(from, to, how);
    this.#dispatch(input);
    this.refresh();
  }

  /** Shows a placed or removed piece at once and sends it to the server to be judged. */
  sendPlace({ square, piece, from }, how) {
    const squares = from === null ? [square] : [from, square];
    const input = this.#input('board-place', { square, piece, from }, squares);
    if (from === null) {
      this.#player.selected = null;
      this.#pieces.put(square, piece);
      play('move');
    } else {
      this.#attempt(from, square, how);
    }
    this.#dispatch(input);
    this.refresh();
  }

  askPromotion(from, to, how) {
    this.#asked = this.#input('board-move', { from, to, promotion: null }, [from, to]);
    this.#attempt(from, to, how);
    this.#foresee();
    this.refresh();
    this.#chooser.ask({
      white: to[1] === '8',
      square: to,
      layout: this.#layout,
      words: this.#words,
      choose: (role) => {
        const { type, detail, ...seen } = this.#asked;
        this.#asked = null;
        this.#grid.cell(to).focus({ preventScroll: true });
        this.#dispatch({ type, detail: { ...detail, promotion: role }, ...seen });
        this.refresh();
      },
      leave: () => {
        this.#asked = null;
        this.#foresee();
        this.#pieces.render(this.#layout, { ...this.#state, animate: [], rejected: null });
        this.#grid.cell(from).focus({ preventScroll: true });
        this.refresh();
      },
    });
  }

  /** An input together with what the user sees. */
  #input(type, detail, squares) {
    const { question, pieces } = this.#state;
    return { type, detail, squares, question, seen: lookAt(squares, pieces) };
  }

  #dispatch(input) {
    const number = this.#pending.add(input);
    const { type, detail, question, seen } = input;
    const { revision } = this.#confirmed;
    this.#foresee();
    this.#events.send(type, { number, revision, question, seen, ...detail });
  }

  #attempt(from, to, how) {
    const takes = this.#pieces.attempt(from, to, how);
    play(takes ? 'capture' : 'move');
    this.#player.selected = null;
  }

  #build() {
    this.#picture.append(this.#base, this.#under);
    this.#stage.append(
      this.#picture,
      this.#letters.element,
      this.#pieceBox,
      this.#over,
      this.#advice.element,
      this.#grid.element,
    );
    this.replaceChildren(this.#stage, this.#tray.element, this.#typed.element, this.#live);
  }

  #show() {
    this.#advice.clear();
    const { files, ranks, orientation, rejected, cue } = this.#state;
    const layout = new Layout(files, ranks, orientation);
    if (!layout.equals(this.#layout)) {
      this.#layOut(layout);
    }
    const { time, moved, captured } = this.#pieces.render(layout, this.#state);
    // Evidence is animated when it arrives, but not again with every selection.
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
      advised: this.#advice.squares,
      handOver: (square) => this.#handOver(square),
    };
  }

  /** The shape of the pointer over a square. */
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
      cancel: ({ square }, dragged) => {
        this.#hover(null, square);
        if (dragged) {
          this.#pieces.release({ goesBack: true });
        }
        if (dragged || this.#player.selected === square) {
          this.#player.deselect();
        }
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
    } else if (to === null) {
      this.#player.deselect();
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

  /** Announces where the selected piece can go, for users who can't see the dots. */
  #activateByKey(square) {
    this.#player.activate(square);
    if (this.#player.selected === square && this.#player.isOwn(square)) {
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
ignoreStrayPresses();
followTranslation();
keepLostPresses();
