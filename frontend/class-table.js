import { html, setAttribute } from './html.js';
import { GridFocus } from './grid-focus.js';
import { fill } from './message.js';
import { read, summarise, summaryState } from './class-standing.js';

/** The style of an item by its state. */
const STYLES = {
  o: 'none',
  k: 'skip',
  b: 'blank',
  x: 'paper',
  w: 'tried',
  n: 'work',
  s: 'stuck',
  h: 'help',
  r: 'ok',
};

const ROW = { role: 'row' };
const CELL = { role: 'gridcell' };

function style(letter) {
  const { state, late } = read(letter);
  return late ? `cell ${STYLES[state]} late` : `cell ${STYLES[state]}`;
}

/** Draws the sign of a state. */
export function sign(letter) {
  return html('span', { class: style(letter), 'aria-hidden': 'true' });
}

/**
 * The table: a row per pupil; the name, the columns that the server fills, and then a column per item or
 * closed section. It only draws the rows it gets; sorting and filtering happen elsewhere.
 */
export class ClassTable {
  element = html('table', { class: 'class-grid', role: 'grid' });
  #focus = new GridFocus(this.element);
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
   * Draws the whole table.
   *
   * @param open the numbers of the open sections; null to show all items without sections
   * @param hot the index of the item to highlight, or null
   */
  render(board, words, rows, open, hot) {
    this.#board = board;
    this.#words = words;
    this.#columns = columns(board, open);
    this.#caption.textContent = words.table;
    this.#renderHead(open, hot);
    this.#rows = new Map(rows.map((row) => [row.id, this.#row(row)]));
    this.#body.replaceChildren(...this.#rows.values());
    this.#focus.refresh();
  }

  /** Changes the order of the rows. */
  arrange(rows) {
    this.#body.append(...rows.map((row) => this.#rows.get(row.id)));
  }

  /** Redraws a pupil's cells. */
  update(row) {
    const line = this.#rows.get(row.id);
    if (line) {
      this.#name(line, row);
      row.values.forEach((value, at) => {
        line.cells[1 + at].textContent = value;
      });
      this.#columns.forEach((column, at) => this.#draw(this.#item(line, at), row, column));
    }
  }

  /** The link or button for an item or section; these come last. */
  #item(line, at) {
    return line.cells[line.cells.length - this.#columns.length + at].firstChild;
  }

  point(hot) {
    for (const head of this.#head.querySelectorAll('[data-item]')) {
      head.classList.toggle('hot', Number(head.dataset.item) === hot);
    }
  }

  /** The address of a pupil's attempts on an item. */
  address(row, item) {
    return `${this.#board.cell}${row.id}/${item + 1}`;
  }

  /** The row's pupil of a link or button; undefined outside the rows. */
  pupil(element) {
    const line = element.closest('tbody tr');
    return [...this.#rows.keys()].find((id) => this.#rows.get(id) === line);
  }

  /** The cell of a pupil and item, as shown now; the pupil's name if the item is null. */
  find(id, item) {
    const line = this.#rows.get(id);
    if (line && item === null) {
      return line.cells[0].firstChild;
    }
    const at = this.#columns.findIndex((c) => item >= c.first && item < c.first + c.size);
    return line && at >= 0 ? this.#item(line, at) : null;
  }

  /**
   * Describes where the focus is, so that it can be restored after the table is redrawn; null if it
   * is elsewhere.
   */
  focused() {
    const element = document.activeElement;
    const { section, sort } = element?.closest('thead button')?.dataset ?? {};
    const item = element?.closest('thead [data-item]')?.dataset.item;
    if (section || sort || item) {
      const named = item ? `[data-item="${item}"] button` : `[data-sort="${sort}"]`;
      return { head: section ? `[data-section="${section}"]` : named };
    }
    const cell = element?.closest('tbody td, tbody th');
    return cell && this.element.contains(cell)
      ? { id: this.pupil(cell), row: cell.parentNode.sectionRowIndex, column: cell.cellIndex }
      : null;
  }

  /** Restores the focus; if the pupil or the heading is gone, it goes to what is there now. */
  focus({ head, id, row = 0, column = 0 }) {
    const rows = this.#body.rows;
    const line = this.#rows.get(id) ?? rows[Math.min(row, rows.length - 1)];
    const cell = line?.cells[Math.min(column, line.cells.length - 1)];
    const named = head ? this.#head.querySelector(head) : null;
    const found = named ?? cell?.querySelector('a, button') ?? cell;
    found?.focus({ preventScroll: true });
  }

  #renderHead(open, hot) {
    const span = open ? { rowspan: 2 } : {};
    const upper = html('tr', ROW, html('td', { ...CELL, ...span }), ...this.#valueHeads(span));
    const lower = html('tr', ROW);
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

  #valueHeads(span) {
    return Object.entries(this.#words.columns).map(([key, label]) => {
      const button = html('button', { type: 'button', 'data-sort': key, title: label }, html('span', {}, label));
      return html('th', { scope: 'col', class: 'value', ...span }, button);
    });
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
      { scope: 'col', class: `item${first === hot ? ' hot' : ''}${style}`, 'data-item': first },
      html(
        'button',
        { type: 'button', 'aria-label': title, 'aria-description': this.#words.task },
        html('span', { class: 'title' }, title),
        html('span', { class: 'number', 'aria-hidden': 'true' }, String(number)),
      ),
    );
  }

  /** Marks the name of a pupil who is here. */
  #name(line, row) {
    line.classList.toggle('here', row.here);
    setAttribute(line.cells[0].firstChild, 'aria-label', row.here ? fill(this.#words.present, row.name) : null);
  }

  #row(row) {
    const name = html('a', { href: this.#board.pupil + row.id, title: row.name }, row.name);
    const values = row.values.map((value) => html('td', { class: 'value number', tabindex: -1, ...CELL }, value));
    const line = html('tr', ROW, html('th', { scope: 'row' }, name), ...values);
    this.#name(line, row);
    for (const column of this.#columns) {
      const cell = column.item
        ? html('a', { href: this.address(row, column.first) })
        : html('button', { type: 'button', 'data-section': column.section });
      this.#draw(cell, row, column);
      line.append(html('td', CELL, cell));
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
    cell.textContent = state === 'n' || state === 's' ? `${sum.done}/${sum.size}` : '';
    const pattern = sum.stuck > 0 ? this.#words.sumStuck : this.#words.sum;
    const title = this.#board.sections[column.section].title;
    const said = fill(pattern, row.name, title, sum.done, sum.size, sum.stuck);
    setAttribute(cell, 'aria-label', sum.late > 0 ? fill(this.#words.sumLate, said, sum.late) : said);
  }
}

/** The item columns from left to right. Each covers `size` items, starting at `first`. */
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
