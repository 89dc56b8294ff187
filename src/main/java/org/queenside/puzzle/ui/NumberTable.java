package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableBody;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableHeader;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import com.vaadin.flow.component.html.NativeTableRow;

/** The numbers of a picture as a table, to unfold. */
final class NumberTable extends NativeDetails {

  private final NativeTableBody body = new NativeTableBody();

  /**
   * Creates a table of two columns.
   *
   * @param summary what unfolds it
   */
  NumberTable(String summary, String first, String second) {
    super(summary);
    addClassName("numbers");
    var table = new NativeTable();
    table.add(
        new NativeTableHeader(new NativeTableRow(head(first, "col"), head(second, "col"))), body);
    setContent(table);
  }

  /** Adds a row. */
  void row(String name, long number) {
    body.add(new NativeTableRow(head(name, "row"), new NativeTableCell(String.valueOf(number))));
  }

  private static NativeTableHeaderCell head(String text, String scope) {
    var cell = new NativeTableHeaderCell(text);
    cell.getElement().setAttribute("scope", scope);
    return cell;
  }
}
