import { html, setAttribute } from './html.js';
import { read, summarise, summaryState } from './class-standing.js';

/** The style of a cell by its state. */
const STYLES = { o: 'none', w: 'work', s: 'stuck', h: 'help', r: 'ok' };

/** A sentence with its gaps filled. */
export function fill(pattern = '', ...values) {
  return pattern.replace(/\{(\d)\}/g, (_, number) => values[number]);
}

function style(letter) {
  const { state, late } = read(letter);
  return late ? `cell ${STYLES[state]} late` : `cell ${STYLES[state]}`;
}

/** Draws a state as a sign. */
export function sign(letter) {
  return html('span', { class: style(letter), 'aria-hidden': 'true' });
}

/**
 * The table: a row for each pupil, a column for each item, or for each section that is closed.
 * It knows nothing of sorting or choosing; it draws the rows it is given.
 */
export class ClassTable {
  element = html('table', { class: 'class-grid' });
  #caption = html('caption', { class: 'sr' });
  #head = html('thead');
  #body = html('tbody');
  #board;
  #words;
  #columns = [];
  #rows = new Map();

  constructor() {
    this.element.append(this.#caption, this.#head, this.#body);
  }

  /**
   * Draws everything anew.
   *
   * @param open the numbers of the sections whose items are shown; null to show all items as they are
   * @param hot the number of the item to point out, or null
   */
  render(board, words, rows, open, hot) {
    this.#board = board;
    this.#words = words;
    this.#columns = columns(board, open);
    this.#caption.textContent = words.table;
    this.#renderHead(open, hot);
    this.#rows = new Map(rows.map((row) => [row.id, this.#row(row)]));
    this.#body.replaceChildren(...this.#rows.values());
  }

  /** Puts the rows that are shown into another order. */
  arrange(rows) {
    this.#body.append(...rows.map((row) => this.#rows.get(row.id)));
  }

  /** Draws one pupil's cells again that belong to an item. */
  update(row, item) {
    const line = this.#rows.get(row.id);
    this.#columns.forEach((column, at) => {
      if (line && item >= column.first && item < column.first + column.size) {
        this.#draw(line.cells[at + 1].firstChild, row, column);
      }
    });
  }

  point(hot) {
    for (const head of this.#head.querySelectorAll('[data-item]')) {
      head.classList.toggle('hot', Number(head.dataset.item) === hot);
    }
  }

  /** What can hold the focus: by rows as shown, the name in front. */
  line(row) {
    const line = this.#body.rows[row];
    return line ? [...line.cells].map((cell) => cell.firstChild) : [];
  }

  place(element) {
    const cell = element.closest('td, tbody th');
    return cell && { row: cell.parentNode.sectionRowIndex, column: cell.cellIndex };
  }

  /** The cell of a pupil and item, as it is shown now. */
  find(id, item) {
    const line = this.#rows.get(id);
    const at = this.#columns.findIndex((c) => item >= c.first && item < c.first + c.size);
    return line && at >= 0 ? line.cells[at + 1].firstChild : null;
  }

  /** Where the focus is, told so that it is found again when everything is drawn anew; null if it is elsewhere. */
  focused() {
    const element = document.activeElement;
    const section = element?.closest('thead [data-section]')?.dataset.section;
    const cell = element?.closest('td, tbody th');
    const id = cell && [...this.#rows.keys()].find((each) => this.#rows.get(each) === cell.parentNode);
    return section ? { section } : id ? { id, column: cell.cellIndex } : null;
  }

  /** Brings the focus back to where it was; what is gone is not replaced. */
  focus({ section, id, column }) {
    const cells = this.#rows.get(id)?.cells ?? [];
    const found = section
      ? this.#head.querySelector(`[data-section="${section}"]`)
      : cells[Math.min(column, cells.length - 1)]?.firstChild;
    found?.focus({ preventScroll: true });
  }

  #renderHead(open, hot) {
    const upper = html('tr', {}, html('td', open ? { rowspan: 2 } : {}));
    const lower = html('tr');
    if (open === null) {
      upper.append(...this.#columns.map((column) => this.#itemHead(column, hot)));
      this.#head.replaceChildren(upper);
      return;
    }
    this.#board.sections.forEach((section, number) => {
      const isOpen = open.has(number);
      upper.append(this.#sectionHead(section, number, isOpen));
      if (isOpen) {
        const items = this.#columns.filter((column) => column.item && column.section === number);
        lower.append(...items.map((column) => this.#itemHead(column, hot)));
      }
    });
    this.#head.replaceChildren(upper, lower);
  }

  #sectionHead(section, number, isOpen) {
    const button = html(
      'button',
      { type: 'button', 'aria-expanded': isOpen, 'data-section': number, title: section.title },
      html('span', {}, section.title),
    );
    const span = isOpen ? { scope: 'colgroup', colspan: section.size } : { scope: 'col', rowspan: 2 };
    return html('th', { class: isOpen ? 'section open' : 'section', ...span }, button);
  }

  #itemHead({ first, section }, hot) {
    const title = this.#board.items[first];
    const number = first - (section === null ? 0 : this.#board.sections[section].first) + 1;
    const style = section !== null && number === 1 ? ' begins' : '';
    return html(
      'th',
      { scope: 'col', class: `item${first === hot ? ' hot' : ''}${style}`, 'data-item': first, title },
      html('span', { class: 'title' }, title),
      html('span', { class: 'number', 'aria-hidden': 'true' }, String(number)),
    );
  }

  #row(row) {
    const name = html('a', { href: this.#board.pupil + row.id, tabindex: -1, title: row.name }, row.name);
    const line = html('tr', {}, html('th', { scope: 'row' }, name));
    for (const column of this.#columns) {
      const cell = column.item
        ? html('a', { href: `${this.#board.cell}${row.id}/${column.first + 1}` })
        : html('button', { type: 'button', 'data-section': column.section });
      cell.tabIndex = -1;
      this.#draw(cell, row, column);
      line.append(html('td', {}, cell));
    }
    return line;
  }

  #said(letter) {
    const { state, late, done } = read(letter);
    const word = this.#words.states[state];
    return late ? fill(done ? this.#words.late : this.#words.overdue, word) : word;
  }

  #draw(cell, row, column) {
    if (column.item) {
      const letter = row.states[column.first];
      cell.className = style(letter);
      const words = [row.name, this.#board.items[column.first], this.#said(letter)];
      setAttribute(cell, 'aria-label', fill(this.#words.cell, ...words));
      return;
    }
    const sum = summarise(row.states, column.first, column.size);
    const state = summaryState(sum);
    cell.className = `cell sum ${STYLES[state]}${sum.late > 0 ? ' late' : ''}`;
    cell.textContent = state === 'w' || state === 's' ? `${sum.done}/${sum.size}` : '';
    const pattern = sum.stuck > 0 ? this.#words.sumStuck : this.#words.sum;
    const title = this.#board.sections[column.section].title;
    const said = fill(pattern, row.name, title, sum.done, sum.size, sum.stuck);
    setAttribute(cell, 'aria-label', sum.late > 0 ? fill(this.#words.sumLate, said, sum.late) : said);
  }
}

/** Columns from left to right. Each covers the items from `first` on. */
function columns(board, open) {
  if (open === null) {
    return board.items.map((_, first) => ({ item: true, first, size: 1, section: null }));
  }
  return board.sections.flatMap(({ first, size }, section) =>
    open.has(section)
      ? Array.from({ length: size }, (_, at) => ({ item: true, first: first + at, size: 1, section }))
      : [{ item: false, first, size, section }],
  );
}
