package org.queenside.school.paper.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.queenside.board.LocalNotation;
import org.queenside.board.PieceName;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.PieceLetters;
import org.queenside.chess.Square;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Option;
import org.queenside.course.print.AnswerFormat;
import org.queenside.ui.Markup;
import org.queenside.ui.NotationText;
import org.queenside.ui.Notice;

/** The space for the answer, below the diagram of a task. */
final class AnswerSpace extends Div {

  /** More lines than this are printed in two columns. */
  private static final int MAX_ONE_COLUMN = 4;

  private final CourseText courseText;
  private final PieceLetters letters = LocalNotation.letters(getLocale());

  AnswerSpace(AnswerFormat writing, CourseText courseText) {
    this.courseText = courseText;
    addClassName("paper-writing");
    switch (writing) {
      case AnswerFormat.Line(List<AnswerFormat.MoveSlot> places) -> line(places);
      case AnswerFormat.AnyOrder(int count) -> {
        explain("paper.write.any", count);
        blanks(IntStream.range(0, count).mapToObj(_ -> "").toList());
      }
      case AnswerFormat.Ticks() -> explain("paper.write.ticks");
      case AnswerFormat.OneSquare() -> {
        explain("paper.write.square");
        blanks(List.of(""));
      }
      case AnswerFormat.Numbers(List<Square> squares) ->
          explain("paper.write.numbers", numbered(squares));
      case AnswerFormat.Names(int count) -> {
        explain("paper.write.names");
        blanks(IntStream.rangeClosed(1, count).mapToObj(number -> number + ".").toList());
      }
      case AnswerFormat.Letters(List<Option> options) -> {
        explain("paper.write.letters");
        letters(options);
      }
      case AnswerFormat.MateOrWayOut() -> {
        choice("A", getTranslation("paper.mate"));
        choice("B", getTranslation("paper.not-mate"));
        blanks(List.of(getTranslation("paper.way-out")));
      }
      case AnswerFormat.Faults() -> {
        explain("paper.write.faults");
        choice("A", getTranslation("paper.turned"));
      }
      case AnswerFormat.Drawing(Map<Piece, Integer> pieces) ->
          explain("paper.write.draw", list(pieces));
      case AnswerFormat.Corrections(List<AnswerFormat.Entry> entries, int faults) -> {
        add(score(entries, letters));
        explain("paper.write.correct", faults);
        blanks(IntStream.range(0, faults).mapToObj(_ -> "").toList());
      }
    }
  }

  /** Prints moves as on a score sheet. */
  static Div score(List<AnswerFormat.Entry> entries, PieceLetters letters) {
    Div score = NotationText.mark(Markup.div("paper-score"));
    for (AnswerFormat.Entry entry : entries) {
      boolean afterWhite = entry.label().endsWith("…") && score.getChildren().findAny().isPresent();
      String text = letters.writeMoves(entry.text());
      score.add(new Span(afterWhite ? text : entry.label() + " " + text));
    }
    return score;
  }

  private void explain(String key, Object... args) {
    add(Markup.paragraph("what", getTranslation(key, args)));
  }

  private void line(List<AnswerFormat.MoveSlot> places) {
    explain(places.size() == 1 ? "paper.write.move" : "paper.write.line");
    Div lines = NotationText.mark(lines(places.size()));
    for (AnswerFormat.MoveSlot place : places) {
      lines.add(
          place.isBlank()
              ? blank(place.label())
              : printed(place.label() + " " + letters.writeMoves(place.printed())));
    }
  }

  private void blanks(List<String> labels) {
    var lines = lines(labels.size());
    labels.forEach(label -> lines.add(blank(label)));
  }

  private Div lines(int count) {
    var lines = Markup.div("lines");
    lines.setClassName("many", count > MAX_ONE_COLUMN);
    add(lines);
    return lines;
  }

  private static Div blank(String label) {
    return Markup.div("blank", new Span(label), Markup.span("rule"));
  }

  private static Div printed(String move) {
    return Markup.div("printed", new Span(move.strip()));
  }

  private void letters(List<Option> options) {
    var list = new OrderedList();
    list.addClassName("letters");
    list.setClassName("pictures", options.stream().anyMatch(each -> each.picture() != null));
    for (int number = 0; number < options.size(); number++) {
      Option option = options.get(number);
      String label = Notice.plain(courseText.text(option.label()));
      var item = new ListItem(letter((char) ('A' + number)), new Span(label));
      if (option.picture() != null) {
        item.add(new DiagramElement(option.picture(), ""));
      }
      list.add(item);
    }
    add(list);
  }

  private void choice(String letter, String label) {
    add(Markup.div("choice-line", letter(letter.charAt(0)), new Span(label)));
  }

  private static Span letter(char letter) {
    return Markup.span("letter", String.valueOf(letter));
  }

  private List<String> numbered(List<Square> squares) {
    return IntStream.range(0, squares.size())
        .mapToObj(place -> getTranslation("paper.number-on", place + 1, squares.get(place)))
        .toList();
  }

  private List<String> list(Map<Piece, Integer> pieces) {
    return pieces.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(
            entry ->
                getTranslation(
                    key(entry.getKey()), entry.getValue(), PieceName.of(entry.getKey().role())))
        .toList();
  }

  private static String key(Piece piece) {
    return piece.color() == Color.WHITE ? "paper.men.white" : "paper.men.black";
  }
}
