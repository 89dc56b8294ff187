package org.queenside.school.paper.ui;

import com.vaadin.flow.component.html.Article;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import org.queenside.board.LocalNotation;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.print.Diagram;
import org.queenside.school.paper.WorksheetTask;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;

/** One task of a worksheet: number, text, diagram, side to move and answer space. */
final class WorksheetTaskBox extends Article {

  /** A longer score needs the whole width. */
  private static final int LONG_SCORE = 24;

  private final boolean needsWholeRow;

  WorksheetTaskBox(WorksheetTask task, CourseText courseText, boolean hint) {
    this.needsWholeRow = task.diagrams().size() > 1 || task.score().size() > LONG_SCORE;
    addClassName("paper-task");
    ExerciseInfo brief = task.exercise().info();
    var asked =
        new Div(
            new H3(
                Markup.span("number", String.valueOf(task.number())), Notice.rich(brief.task())));
    if (brief.text() != null) {
      asked.add(paragraph("text", brief.text()));
    }
    if (!task.score().isEmpty()) {
      asked.add(AnswerSpace.score(task.score(), LocalNotation.letters(getLocale())));
    }
    var answer = new Div();
    if (task.diagrams().size() == 1) {
      answer.add(situation(task.diagrams().getFirst()));
    }
    answer.add(new AnswerSpace(task.writing(), courseText));
    if (hint && !brief.hints().isEmpty()) {
      answer.add(paragraph("hint", getTranslation("paper.hint", brief.hints().getFirst())));
    }
    add(asked, boards(task), answer);
  }

  boolean needsWholeRow() {
    return needsWholeRow;
  }

  private static Paragraph paragraph(String name, String text) {
    return Markup.paragraph(name, Notice.rich(text));
  }

  private Div boards(WorksheetTask task) {
    var boards = Markup.div("boards");
    for (Diagram diagram : task.diagrams()) {
      var board =
          new Div(new DiagramElement(diagram, getTranslation("paper.diagram", task.number())));
      if (task.diagrams().size() > 1) {
        board.add(new Span(diagram.caption()));
      }
      boards.add(board);
    }
    return boards;
  }

  /** Says which side is to move, with a symbol in its colour, and what was just played. */
  private Paragraph situation(Diagram diagram) {
    var line = Markup.paragraph("situation");
    Color turn = diagram.turn();
    if (turn != null) {
      String side = turn == Color.WHITE ? "white" : "black";
      line.add(Markup.span("side " + side), new Span(getTranslation("paper.turn." + side)));
    }
    Move last = diagram.last();
    if (last != null) {
      line.add(new Span(getTranslation("paper.last", last.from(), last.to())));
    }
    return line;
  }
}
