package org.queenside.ui;

import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableBody;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableHeader;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import com.vaadin.flow.component.html.NativeTableRow;

/** The numbers of a picture as a table, to unfold. */
public final class ChartDataTable extends NativeDetails {

  private final NativeTableBody body = new NativeTableBody();

  /**
   * Creates a table without rows.
   *
   * @param summary what unfolds it
   * @param first what the rows are named by
   * @param columns what their numbers say
   */
  public ChartDataTable(String summary, String first, String... columns) {
    super(summary);
    addClassName("numbers");
    var heads = new NativeTableRow(head(first, "col"));
    for (String column : columns) {
      heads.add(head(column, "col"));
    }
    var table = new NativeTable();
    table.add(new NativeTableHeader(heads), body);
    setContent(table);
  }

  /** Adds a row with a number for each column. */
  public void row(String name, long... numbers) {
    var row = new NativeTableRow(head(name, "row"));
    for (long number : numbers) {
      row.add(new NativeTableCell(String.valueOf(number)));
    }
    body.add(row);
  }

  private static NativeTableHeaderCell head(String text, String scope) {
    var cell = new NativeTableHeaderCell(text);
    cell.getElement().setAttribute("scope", scope);
    return cell;
  }
}
