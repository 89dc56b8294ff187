package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import com.vaadin.flow.component.html.NativeTableRow;

/**
 * A table of plain elements, so that hundreds of rows open quickly. Every header declares whether
 * it is for a column or a row.
 */
public class Table extends NativeTable {

  /** Adds a row of column headers. */
  public Row head() {
    var row = new Row("col");
    getHead().add(row);
    return row;
  }

  /** Adds a row, usually with one header and then the cells. */
  public Row row() {
    var row = new Row("row");
    getBody().add(row);
    return row;
  }

  /** A row that is filled from left to right. */
  public static final class Row extends NativeTableRow {

    private final String scope;

    private Row(String scope) {
      this.scope = scope;
    }

    /** Adds a header. */
    public NativeTableHeaderCell header(Component... content) {
      var cell = new NativeTableHeaderCell(content);
      cell.getElement().setAttribute("scope", scope);
      add(cell);
      return cell;
    }

    /** Adds a header with text. */
    public NativeTableHeaderCell header(String text) {
      var cell = header();
      cell.setText(text);
      return cell;
    }

    /** Adds a cell. */
    public NativeTableCell cell(Component... content) {
      var cell = new NativeTableCell(content);
      add(cell);
      return cell;
    }

    /** Adds a cell with text. */
    public NativeTableCell cell(String text) {
      var cell = cell();
      cell.setText(text);
      return cell;
    }
  }
}
