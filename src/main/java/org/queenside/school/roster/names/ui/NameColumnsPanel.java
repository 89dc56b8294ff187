package org.queenside.school.roster.names.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.names.ColumnMeaning;
import org.queenside.school.roster.names.DelimitedText;
import org.queenside.school.roster.names.NameTable;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Markup;
import org.queenside.ui.Select;
import org.queenside.ui.Table;

/** Says what each column of a list of names was taken for, and lets the teacher change it. */
public final class NameColumnsPanel extends Div {

  private static final int ROWS_SHOWN = 3;

  /** Of a wide table, such as a gradebook, further columns are shown only if they are used. */
  private static final int COLUMNS_SHOWN = 6;

  private final Runnable changed;
  private List<ColumnMeaning> chosen = List.of();
  private List<ColumnMeaning> shownMeanings = List.of();
  private @Nullable NameTable shown;
  private boolean wide;

  public NameColumnsPanel(Runnable changed) {
    this.changed = changed;
    addClassName("name-columns");
  }

  /** The teacher's choice; empty if the columns should be guessed. */
  public List<ColumnMeaning> chosen() {
    return chosen;
  }

  /** Shows the columns, or nothing if each line is a single word. */
  public void show(NameTable table, List<ColumnMeaning> meanings) {
    NameTable sample =
        new NameTable(
            table.heading(),
            table.rows().stream().filter(NameColumnsPanel::hasWords).limit(ROWS_SHOWN).toList(),
            List.of(),
            table.suggested());
    if (meanings.size() != chosen.size()) {
      chosen = List.of();
    }
    if (sample.equals(shown) && meanings.equals(shownMeanings)) {
      return;
    }
    shown = sample;
    shownMeanings = meanings;
    draw(sample, meanings);
  }

  private static boolean hasWords(DelimitedText.Row row) {
    return row.cells().size() > 1 || row.cells().getFirst().indexOf(' ') > 0;
  }

  private void draw(NameTable sample, List<ColumnMeaning> meanings) {
    removeAll();
    if (sample.rows().isEmpty()) {
      return;
    }
    List<Integer> columns =
        IntStream.range(0, sample.columns())
            .filter(column -> wide || column < COLUMNS_SHOWN || isUsed(meanings.get(column)))
            .boxed()
            .toList();
    add(
        new H2(getTranslation("add.columns", sample.columns())),
        new Paragraph(
            getTranslation(
                sample.heading().isEmpty() ? "add.columns.guessed" : "add.columns.heading")),
        Markup.div("columns-scroll", table(sample, meanings, columns)));
    int more = sample.columns() - columns.size();
    if (more > 0) {
      add(
          new Button(
              ButtonStyle.TEXT,
              getTranslation("add.columns.more", more),
              () -> {
                wide = true;
                draw(sample, shownMeanings);
              }));
    }
  }

  private static boolean isUsed(ColumnMeaning meaning) {
    return meaning.isName() || meaning == ColumnMeaning.GROUP;
  }

  private Table table(NameTable sample, List<ColumnMeaning> meanings, List<Integer> columns) {
    var table = new Table();
    Table.Row head = table.head();
    for (int column : columns) {
      head.header(select(sample, column, meanings.get(column)));
    }
    for (DelimitedText.Row each : sample.rows()) {
      Table.Row row = table.row();
      columns.forEach(column -> row.cell(each.cell(column)));
    }
    return table;
  }

  private Select<ColumnMeaning> select(NameTable sample, int column, ColumnMeaning meaning) {
    String title = column < sample.heading().size() ? sample.heading().get(column) : "";
    List<ColumnMeaning> choices = new ArrayList<>(ColumnMeaning.CHOICES);
    ColumnMeaning suggested = sample.suggested().get(column);
    if (!choices.contains(suggested)) {
      choices.add(suggested);
    }
    return new Select<>(
            "column-" + column,
            title.isEmpty() ? getTranslation("add.columns.one", column + 1) : title,
            choices,
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
