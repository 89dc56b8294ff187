package org.queenside.ui;

import com.vaadin.flow.component.html.NativeDetails;

/** The numbers of a chart as a table, to unfold. */
public final class ChartDataTable extends NativeDetails {

  private final Table table = new Table();

  /**
   * Creates a table without rows.
   *
   * @param summary the text that unfolds it
   * @param first the header of the first column
   * @param columns the headers of the columns with numbers
   */
  public ChartDataTable(String summary, String first, String... columns) {
    super(summary);
    addClassName("numbers");
    Table.Row head = table.head();
    head.header(first);
    for (String column : columns) {
      head.header(column);
    }
    setContent(table);
  }

  /** Adds a row with a number for each column. */
  public void row(String name, long... numbers) {
    Table.Row row = table.row();
    row.header(name);
    for (long number : numbers) {
      row.cell(String.valueOf(number));
    }
  }
}
