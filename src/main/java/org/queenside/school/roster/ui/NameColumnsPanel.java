package org.queenside.school.roster.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.ColumnMeaning;
import org.queenside.school.roster.NameTable;
import org.queenside.ui.Markup;
import org.queenside.ui.Select;
import org.queenside.ui.Table;

/** Says what each column of pasted names contains, and lets the teacher change it. */
final class NameColumnsPanel extends Div {

  private static final int ROWS_SHOWN = 3;

  private final Runnable changed;
  private List<ColumnMeaning> chosen = List.of();
  private List<ColumnMeaning> shownMeanings = List.of();
  private @Nullable NameTable shown;

  NameColumnsPanel(Runnable changed) {
    this.changed = changed;
    addClassName("name-columns");
  }

  /** The teacher's choice; empty if the columns should be guessed. */
  List<ColumnMeaning> chosen() {
    return chosen;
  }

  /** Shows the columns, or nothing if there is only one. */
  void show(NameTable table, List<ColumnMeaning> meanings) {
    NameTable sample =
        new NameTable(
            table.heading(),
            table.rows().subList(0, Math.min(ROWS_SHOWN, table.rows().size())),
            table.suggested());
    if (meanings.size() != chosen.size()) {
      chosen = List.of();
    }
    if (sample.equals(shown) && meanings.equals(shownMeanings)) {
      return;
    }
    shown = sample;
    shownMeanings = meanings;
    removeAll();
    if (sample.columns() > 1 && !sample.rows().isEmpty()) {
      add(new H2(getTranslation("add.columns")));
      add(
          new Paragraph(
              getTranslation(
                  sample.heading().isEmpty() ? "add.columns.guessed" : "add.columns.heading")));
      add(Markup.div("columns-scroll", table(sample, meanings)));
    }
  }

  private Table table(NameTable sample, List<ColumnMeaning> meanings) {
    var table = new Table();
    Table.Row head = table.head();
    for (int column = 0; column < sample.columns(); column++) {
      head.header(select(column, meanings.get(column)));
    }
    for (NameTable.Row each : sample.rows()) {
      Table.Row row = table.row();
      each.cells().forEach(row::cell);
    }
    return table;
  }

  private Select<ColumnMeaning> select(int column, ColumnMeaning meaning) {
    return new Select<>(
            "column-" + column,
            getTranslation("add.columns.one", column + 1),
            List.of(ColumnMeaning.values()),
            each -> getTranslation("add.columns." + each.name().toLowerCase(Locale.ROOT)))
        .set(meaning)
        .onChange(
            now -> {
              List<ColumnMeaning> next = new ArrayList<>(shownMeanings);
              next.set(column, now);
              chosen = List.copyOf(next);
              shownMeanings = chosen;
              changed.run();
            });
  }
}
