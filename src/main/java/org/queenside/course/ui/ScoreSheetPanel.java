package org.queenside.course.ui;

import com.vaadin.flow.component.HtmlComponent;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.board.LocalNotation;
import org.queenside.chess.Color;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Notation;
import org.queenside.course.model.ScoreSheet;
import org.queenside.ui.Clicks;
import org.queenside.ui.Markup;
import org.queenside.ui.MoveNavigation;
import org.queenside.ui.NotationText;
import org.queenside.ui.ToggleGroup;

/**
 * A score sheet: the moves in two columns, a choice of notation, and buttons to go through the
 * game.
 */
final class ScoreSheetPanel extends Div {

  private final Consumer<Answer.Try> answer;
  private final ToggleGroup notations = new ToggleGroup(getTranslation("sheet.notation"));
  private Notation notation = Notation.SHORT;
  private final OrderedList moves = new OrderedList();
  private final MoveNavigation navigation;
  private final List<HtmlComponent> cells = new ArrayList<>();
  private @Nullable ScoreSheet sheet;

  /**
   * Creates an empty sheet.
   *
   * @param answer receives the learner's answers
   */
  ScoreSheetPanel(Consumer<Answer.Try> answer) {
    this.answer = answer;
    this.navigation = new MoveNavigation(played -> answer.accept(new Answer.TurnTo(played)));
    addClassName("sheet-panel");
    moves.addClassName("moves");
    NotationText.mark(moves);
    moves.getElement().setAttribute("aria-label", getTranslation("sheet.label"));
    // Lets a long sheet be scrolled with the keyboard.
    moves.getElement().setAttribute("tabindex", "0");
    add(notations, moves, navigation);
  }

  /** Shows a sheet. Unchanged moves aren't redrawn, so they keep the focus. */
  void show(ScoreSheet next) {
    ScoreSheet before = sheet;
    sheet = next;
    if (before == null || !before.entries().equals(next.entries()) || before.use() != next.use()) {
      offer(next);
      write(next);
    }
    moves.setClassName("picked", next.use() == ScoreSheet.Purpose.PICK);
    navigation.setVisible(next.use() != ScoreSheet.Purpose.READ);
    navigation.show(next.at(), next.entries().size());
    mark(next);
  }

  /** Returns the last move on the board in notation: {@code 3 Nf3}. */
  String spoken() {
    if (sheet == null || sheet.at() == 0) {
      return "";
    }
    ScoreSheet.Entry entry = sheet.entries().get(sheet.at() - 1);
    return entry.number() + " " + text(entry) + ".";
  }

  /** Shows the choice of notations, if there is one. */
  private void offer(ScoreSheet offering) {
    notation = offering.notation();
    notations.removeAll();
    for (Notation each : offering.notations()) {
      String name = getTranslation("sheet.notation." + each.code());
      notations.add(name, each == notation, () -> rewrite(each));
    }
    notations.setVisible(offering.notations().size() > 1);
  }

  private void rewrite(Notation chosen) {
    notation = chosen;
    ScoreSheet written = Objects.requireNonNull(sheet);
    write(written);
    mark(written);
  }

  private void write(ScoreSheet written) {
    moves.removeAll();
    cells.clear();
    ListItem row = new ListItem();
    for (int index = 0; index < written.entries().size(); index++) {
      ScoreSheet.Entry entry = written.entries().get(index);
      if (index == 0 || entry.side() == Color.WHITE) {
        row = new ListItem(Markup.span("number", String.valueOf(entry.number())));
        moves.add(row);
      }
      if (index == 0 && entry.side() == Color.BLACK) {
        row.add(new Span("…"));
      }
      HtmlComponent cell = cell(entry, index, written.use());
      cells.add(cell);
      row.add(cell);
    }
  }

  private HtmlComponent cell(ScoreSheet.Entry entry, int index, ScoreSheet.Purpose use) {
    String text = text(entry);
    HtmlComponent cell =
        switch (use) {
          case READ -> new Span(text);
          case REPLAY -> Clicks.button(text, () -> answer.accept(new Answer.TurnTo(index + 1)));
          case PICK -> Clicks.button(text, () -> answer.accept(new Answer.Choose(index)));
        };
    if (entry.mark() != ScoreSheet.EntryMark.NONE) {
      cell.addClassName(entry.mark().name().toLowerCase(Locale.ROOT));
    }
    return cell;
  }

  private String text(ScoreSheet.Entry entry) {
    String text = Objects.requireNonNullElse(entry.texts().get(notation), "…");
    return notation.hasLocalLetters() ? LocalNotation.letters(getLocale()).write(text) : text;
  }

  private void mark(ScoreSheet marked) {
    for (int index = 0; index < cells.size(); index++) {
      var element = cells.get(index).getElement();
      if (index == marked.at() - 1) {
        element.setAttribute("aria-current", "true");
        element.executeJs(
            "const list = this.closest('.moves');"
                + "list.scrollTop = this.offsetTop - list.clientHeight / 2;");
      } else {
        element.removeAttribute("aria-current");
      }
    }
  }
}
