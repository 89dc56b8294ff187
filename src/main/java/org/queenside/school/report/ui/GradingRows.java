package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeTableRow;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Table;

/** A few rows with a name and a value, such as the marks of a scale; rows can be added. */
final class GradingRows extends Div {

  /** What stands in a row; both are empty in a new one. */
  record Entry(String name, String value) {

    boolean isEmpty() {
      return name.isBlank() && value.isBlank();
    }
  }

  private record Fields(Input name, Input value) {

    Entry entry() {
      return new Entry(name.getValue().strip(), value.getValue().strip());
    }
  }

  private final String key;
  private final String type;
  private final int longestName;
  private final Table table = new Table();
  private final List<Fields> rows = new ArrayList<>();

  /**
   * Shows the rows.
   *
   * @param key the prefix of the texts
   * @param type the type of the inputs for values: {@code number} or {@code date}
   * @param longestName the longest name, in characters
   */
  GradingRows(String key, String type, int longestName, Stream<Entry> entries) {
    this.key = key;
    this.type = type;
    this.longestName = longestName;
    addClassName("grading-rows");
    Table.Row head = table.head();
    head.header(getTranslation(key + ".name"));
    head.header(getTranslation(key + ".value"));
    head.cell();
    table.setVisible(false);
    entries.forEach(this::addRow);
    add(table, Button.text(key + ".add", this::addEmptyRow));
  }

  /** Returns the rows that aren't empty, in the order on the page. */
  List<Entry> entries() {
    return rows.stream().map(Fields::entry).filter(entry -> !entry.isEmpty()).toList();
  }

  private void addEmptyRow() {
    addRow(new Entry("", ""));
    rows.getLast().name().focus();
  }

  private void addRow(Entry entry) {
    String number = String.valueOf(table.getBody().getRows().size() + 1);
    var name = input("name", number, entry.name());
    name.getElement().setAttribute("maxlength", String.valueOf(longestName));
    var value = input("value", number, entry.value());
    value.setType(type);
    value.getElement().setAttribute("min", "0");
    if (type.equals("number")) {
      value.getElement().setAttribute("max", "100");
    }
    var fields = new Fields(name, value);
    rows.add(fields);
    Table.Row row = table.row();
    row.cell(name);
    row.cell(value);
    row.cell(
        new Button(ButtonStyle.TEXT, getTranslation("gradebook.remove"), () -> remove(row, fields))
            .about(getTranslation(key + ".row", number)));
    table.setVisible(true);
  }

  private Input input(String part, String number, String value) {
    var input = new Input();
    input.setAriaLabel(getTranslation(key + "." + part + ".about", number));
    input.setValue(value);
    return input;
  }

  private void remove(NativeTableRow row, Fields fields) {
    row.removeFromParent();
    rows.remove(fields);
    table.setVisible(!rows.isEmpty());
    if (!rows.isEmpty()) {
      rows.getLast().name().focus();
    }
  }
}
