import { ClassTable, sign } from './class-table.js';
import { byNeed, byValue, hottest, read, stuckRows, summarise } from './class-standing.js';
import { html } from './html.js';
import { fill, list } from './message.js';
import { TaskPreview } from './task-preview.js';
import { Poller } from './poller.js';

/** How often the server is asked for changes while the page is visible, in milliseconds. */
const LOOK_AGAIN = 2500;

/** If there are more items than this, they are shown as sections that open. */
const MOST_COLUMNS = 40;
const MOST_COLUMNS_OF_PHONE = 12;

/** The states whose signs are always explained. */
const USUAL = new Set('rhnso');

/** How many of the pupils who need help are named above the table. */
const NAMES = 3;
const PHONE = matchMedia('screen and (max-width: 860px)');

/**
 * The progress of the pupils of a class in an assignment. Sorting, filtering and opening sections
 * happen here; the server sends the whole board once, and then only the rows that have changed.
 * Properties, all set by the server: `words` (texts), `board`
 * (everything), `changes` ({number, rows: [[row, states, here, values]]}), `task` (the board of one
 * task). Events: class-look {number}, which asks for the changes since the shown `number`;
 * class-task {number}, which asks for a task.
 */
class QueensideClass extends HTMLElement {
  #words = null;
  #board = null;
  #rows = [];
  #number = 0;
  #poller = new Poller(() => this.#look());
  #sort = 'need';
  #group = '';
  #open = new Set();
  #left = null;
  #groups = '';

  #table = new ClassTable();
  #tools = html('div', { class: 'tools' });
  #count = html('p', { class: 'count', role: 'status' });
  #here = html('p', { class: 'here-now' });
  #hotline = html('p', { class: 'hotline' });
  #scroll = html('div', { class: 'scroll' });
  #legend = html('ul', { class: 'legend' });
  #tasks = html('details', { class: 'tasks' }, html('summary'), html('div'));
  #preview = new TaskPreview((number) =>
    this.dispatchEvent(new CustomEvent('class-task', { detail: { number } })),
  );

  connectedCallback() {
    if (!this.firstChild) {
      this.#scroll.append(this.#table.element);
      const above = html('div', { class: 'above' }, html('div', {}, this.#count, this.#here), this.#tools);
      const below = html('div', { class: 'below' }, this.#legend, this.#tasks);
      this.append(above, this.#hotline, this.#scroll, below, this.#preview.element);
      this.#preview.listen(this.#table.element);
      this.addEventListener('click', (event) => this.#click(event));
    }
    // The server may have set these before the browser knew this class.
    for (const name of ['words', 'board', 'changes', 'task']) {
      if (Object.hasOwn(this, name)) {
        const value = this[name];
        delete this[name];
        this[name] = value;
      }
    }
    // Only in the page it shows which parts can take the focus.
    this.#render();
    this.#poller.start(LOOK_AGAIN);
    PHONE.addEventListener('change', this.#render);
  }

  disconnectedCallback() {
    this.#poller.stop();
    PHONE.removeEventListener('change', this.#render);
  }

  set words(value) {
    this.#words = value;
    this.#render();
  }

  set board(value) {
    this.#number = value.number;
    const another = this.#board?.key !== value.key;
    this.#board = value;
    this.#rows = value.pupils.map(([id, name, groups, states, here, values], place) => ({
      id,
      name,
      groups,
      states: [...states],
      here,
      values,
      place,
    }));
    if (another) {
      this.#remember();
    } else if (!value.groups.some(([id]) => String(id) === this.#group)) {
      this.#group = '';
    }
    this.#render();
    if (another) {
      this.#comeBack();
    }
  }

  set changes(value) {
    if (!this.#board || !value || value.number !== this.#number + 1) {
      return;
    }
    this.#number = value.number;
    for (const [place, states, here, values] of value.rows) {
      const row = Object.assign(this.#rows[place], { states: [...states], here, values });
      this.#table.update(row);
    }
    if (value.rows.length > 0) {
      this.#renderLegend();
      this.#tell();
      this.#rearrange();
    }
  }

  set task(value) {
    if (value && this.#board) {
      this.#preview.show(value, this.#board.items[value.place], this.#words.noBoard);
    }
  }

  #look() {
    if (this.#board) {
      const detail = { number: this.#number };
      this.dispatchEvent(new CustomEvent('class-look', { detail }));
    }
  }

  /** The rows to show, sorted. */
  #shown() {
    const group = Number(this.#group);
    const rows = this.#group ? this.#rows.filter((row) => row.groups.includes(group)) : this.#rows;
    const column = Object.keys(this.#words.columns).indexOf(this.#sort);
    return this.#sort === 'need' ? byNeed(rows) : column >= 0 ? byValue(rows, column) : rows;
  }

  /** The sections that are open, or null if all items are shown. */
  #opened() {
    const { items, sections } = this.#board;
    const most = PHONE.matches && sections.length > 1 ? MOST_COLUMNS_OF_PHONE : MOST_COLUMNS;
    return items.length > most ? this.#open : null;
  }

  #render = () => {
    if (!this.#board || !this.#words) {
      return;
    }
    const rows = this.#shown();
    const focused = this.#table.focused();
    const hot = hottest(rows, this.#board.items.length);
    this.#table.render(this.#board, this.#words, rows, this.#opened(), hot?.item ?? null);
    this.#renderTools();
    this.style.setProperty('--rows', rows.length);
    this.#preview.hide();
    this.#renderLegend();
    this.#renderTasks();
    this.#tell();
    if (focused) {
      this.#table.focus(focused);
    }
  };

  /** Explains the usual signs, and the rare ones if they occur. */
  #renderLegend() {
    const seen = new Set(this.#rows.flatMap((row) => row.states.map((state) => read(state).state)));
    const legend = [...'rhnwskbxo']
      .filter((state) => USUAL.has(state) || seen.has(state))
      .map((state) => [state, this.#words.legend[state]]);
    if (this.#board.over) {
      legend.push(['O', this.#words.lateLegend]);
    }
    const key = JSON.stringify(legend);
    if (this.#legend.dataset.key !== key) {
      this.#legend.dataset.key = key;
      this.#legend.replaceChildren(...legend.map(([state, word]) => html('li', {}, sign(state), word)));
    }
  }

  /** Lists the whole titles by the numbers of their columns, for headings that are cut off or, on a phone, not shown. */
  #renderTasks() {
    const { items, sections } = this.#board;
    const grouped = this.#opened() !== null;
    const key = JSON.stringify([grouped, items, sections]);
    if (this.#tasks.dataset.key === key) {
      return;
    }
    this.#tasks.dataset.key = key;
    const [summary, body] = this.#tasks.children;
    summary.textContent = this.#words.tasks;
    const lists = (grouped ? sections : [{ first: 0, size: items.length }]).flatMap(({ title, first, size }) => [
      ...(title ? [html('p', {}, title)] : []),
      html('ol', {}, ...items.slice(first, first + size).map((item) => html('li', {}, item))),
    ]);
    body.replaceChildren(...lists);
  }

  /** Shows who needs help, how many are done and here, and on which item most are stuck. */
  #tell() {
    const rows = this.#shown();
    this.#tellWhoNeedsHelp(rows);
    const done = rows.filter((row) => summarise(row.states).done === row.states.length).length;
    const here = rows.filter((row) => row.here).length;
    this.#here.textContent = `${fill(this.#words.done, done, rows.length)} ${fill(this.#words.here, here)}`;
    const hot = hottest(rows, this.#board.items.length);
    this.#table.point(hot?.item ?? null);
    this.#hotline.hidden = hot === null;
    if (hot !== null) {
      const section = this.#opened() && this.#board.sections.findLast((s) => s.first <= hot.item);
      const number = html('b', {}, String(hot.item - (section?.first ?? 0) + 1));
      const item = this.#board.items[hot.item];
      const title = section ? `${section.title}, ${item}` : item;
      const [before, after] = fill(this.#words.hot, '\n', title, hot.stuck, hot.tried).split('\n');
      this.#hotline.replaceChildren(before, number, after);
    }
  }

  /** Names the first pupils who are stuck; each name leads to what the pupil is stuck on. */
  #tellWhoNeedsHelp(rows) {
    const stuck = stuckRows(rows);
    const key = JSON.stringify([rows.length, stuck.length, stuck.slice(0, NAMES).map(({ row, item }) => [row.id, item])]);
    if (this.#count.dataset.key === key) {
      return;
    }
    this.#count.dataset.key = key;
    const focused = this.#count.contains(document.activeElement) ? document.activeElement.dataset.pupil : null;
    if (stuck.length === 0) {
      this.#count.textContent = this.#words.helpNone;
    } else {
      const [before, after] = fill(this.#words.help, stuck.length, rows.length, '\n').split('\n');
      const names = this.#names(stuck.slice(0, NAMES));
      if (stuck.length > NAMES) {
        names.push(fill(this.#words.helpMore, stuck.length - NAMES));
      }
      this.#count.replaceChildren(before, ...list(names), after);
    }
    if (focused) {
      const same = this.#count.querySelector(`[data-pupil="${focused}"]`);
      (same ?? this.#count.querySelector('a') ?? this.#table.element.querySelector('tbody [tabindex="0"]'))?.focus();
    }
  }

  #names(stuck) {
    return stuck.map(({ row, item }) =>
      html('a', { href: this.#table.address(row, item), 'data-pupil': row.id }, row.name),
    );
  }

  /** Sorts again after a change, unless the mouse or the focus is on the table. */
  #rearrange() {
    const { element } = this.#table;
    if (this.#sort !== 'name' && !element.matches(':hover, :focus-within')) {
      this.#table.arrange(this.#shown());
    }
  }

  #renderTools() {
    if (!this.#tools.firstChild) {
      const sorts = Object.keys(this.#words.sorts).map((sort) =>
        html('button', { type: 'button', 'data-sort': sort }, this.#words.sorts[sort]),
      );
      this.#tools.append(
        html('div', { class: 'switch', role: 'group', 'aria-label': this.#words.sort }, ...sorts),
      );
    }
    this.#renderGroups();
    this.#pressSort();
  }

  /** Groups may be added and renamed while the board is open. */
  #renderGroups() {
    const names = JSON.stringify(this.#board.groups);
    if (names === this.#groups) {
      return;
    }
    this.#groups = names;
    const before = this.#tools.querySelector('select');
    const focused = before !== null && before === document.activeElement;
    before?.remove();
    if (this.#board.groups.length === 0) {
      return;
    }
    const whole = html('option', { value: '' }, this.#words.whole);
    const groups = this.#board.groups.map(([id, name]) => html('option', { value: id }, name));
    const select = html('select', { 'aria-label': this.#words.group }, whole, ...groups);
    select.value = this.#group;
    select.addEventListener('change', () => {
      this.#group = select.value;
      this.#keep();
      this.#render();
    });
    this.#tools.prepend(select);
    if (focused) {
      select.focus();
    }
  }

  #pressSort() {
    // The parts may not be in the page yet.
    const buttons = [this.#tools, this.#table.element].flatMap((part) => [...part.querySelectorAll('[data-sort]')]);
    for (const button of buttons) {
      button.setAttribute('aria-pressed', button.dataset.sort === this.#sort);
    }
  }

  #click(event) {
    const target = event.target.closest('[data-sort], [data-section], tbody a, .count a');
    if (target?.dataset.sort) {
      this.#sort = target.dataset.sort;
      this.#keep();
      this.#writeSort();
      this.#render();
    } else if (target?.dataset.section) {
      this.#toggle(Number(target.dataset.section), target);
    } else if (target) {
      const id = target.dataset.pupil ?? this.#table.pupil(target);
      const item = target.closest('th') ? null : target.getAttribute('href').split('/').at(-1) - 1;
      const { scrollLeft: x, scrollTop: inside } = this.#scroll;
      this.#keep({ id, item, x, inside, y: scrollY });
    }
  }

  /** Opens or closes a section; the focus moves to the element that replaces the pressed one. */
  #toggle(section, pressed) {
    const id = this.#table.pupil(pressed);
    if (!this.#open.delete(section)) {
      this.#open.add(section);
    }
    this.#keep();
    this.#render();
    const next = id
      ? this.#table.find(id, this.#board.sections[section].first)
      : this.#table.element.querySelector(`thead [data-section="${section}"]`);
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  get #store() {
    return `queenside-class-${this.#board.key}`;
  }

  /** Remembers the view of the board until the tab is closed. */
  #keep(left = null) {
    const kept = { sort: this.#sort, group: this.#group, open: [...this.#open], left };
    try {
      sessionStorage.setItem(this.#store, JSON.stringify(kept));
    } catch {
      // Without storage the board opens in its default view.
    }
  }

  /** The order that the address names, so that a reload and a bookmark keep it; null for none. */
  #sortInAddress() {
    const sort = new URLSearchParams(location.search).get('sort');
    return sort && Object.hasOwn(this.#words?.sorts ?? {}, sort) ? sort : null;
  }

  #writeSort() {
    const address = new URL(location.href);
    address.searchParams.set('sort', this.#sort);
    history.replaceState(history.state, '', address);
  }

  #remember() {
    let kept = {};
    try {
      kept = JSON.parse(sessionStorage.getItem(this.#store)) ?? {};
    } catch {
      // The same applies to a stored view that can't be read.
    }
    const groups = this.#board.groups.map(([id]) => String(id));
    this.#sort = this.#sortInAddress() ?? kept.sort ?? 'need';
    this.#group = groups.includes(kept.group) ? kept.group : '';
    this.#open = new Set(kept.open ?? []);
    this.#left = kept.left ?? null;
    this.#tools.replaceChildren();
    this.#groups = '';
  }

  /** Restores the position when the teacher returns from a cell. */
  #comeBack() {
    if (this.#left === null) {
      return;
    }
    const { id, item, x, inside, y } = this.#left;
    this.#left = null;
    this.#keep();
    requestAnimationFrame(() => {
      const cell = this.#table.find(id, item);
      this.#scroll.scrollLeft = x;
      this.#scroll.scrollTop = inside;
      scrollTo(0, y);
      cell?.focus({ preventScroll: true });
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  }
}

customElements.define('queenside-class', QueensideClass);
