package org.queenside.paper.ui;

import com.vaadin.flow.component.html.Article;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.course.Brief;
import org.queenside.course.CourseText;
import org.queenside.look.AnswerBox;
import org.queenside.paper.Diagram;
import org.queenside.paper.PaperTask;

/** One task of a worksheet: its number and sentence, the diagram, the side to move, the lines. */
final class TaskBox extends Article {

  /** More moves than these would make a column endless. */
  private static final int LONG_SCORE = 24;

  private final boolean needsWholeRow;

  TaskBox(PaperTask task, CourseText words, boolean hint) {
    this.needsWholeRow = task.diagrams().size() > 1 || task.score().size() > LONG_SCORE;
    addClassName("paper-task");
    Brief brief = task.exercise().brief();
    var number = new Span(String.valueOf(task.number()));
    number.addClassName("number");
    var asked = new Div(new H3(number, AnswerBox.rich(brief.task())));
    if (brief.text() != null) {
      asked.add(paragraph("text", brief.text()));
    }
    if (!task.score().isEmpty()) {
      asked.add(WritingSpace.score(task.score()));
    }
    var answer = new Div();
    if (task.diagrams().size() == 1) {
      answer.add(situation(task.diagrams().getFirst()));
    }
    answer.add(new WritingSpace(task.writing(), words));
    if (hint && !brief.hints().isEmpty()) {
      answer.add(paragraph("hint", getTranslation("paper.hint", brief.hints().getFirst())));
    }
    add(asked, boards(task), answer);
  }

  boolean needsWholeRow() {
    return needsWholeRow;
  }

  private static Paragraph paragraph(String name, String text) {
    var paragraph = new Paragraph(AnswerBox.rich(text));
    paragraph.addClassName(name);
    return paragraph;
  }

  private Div boards(PaperTask task) {
    var boards = new Div();
    boards.addClassName("boards");
    for (Diagram diagram : task.diagrams()) {
      var board =
          new Div(new PaperDiagram(diagram, getTranslation("paper.diagram", task.number())));
      if (task.diagrams().size() > 1) {
        board.add(new Span(diagram.caption()));
      }
      boards.add(board);
    }
    return boards;
  }

  /** Who is to move, with a sign in the side's colour, and what was just played. */
  private Paragraph situation(Diagram diagram) {
    var line = new Paragraph();
    line.addClassName("situation");
    Color turn = diagram.turn();
    if (turn != null) {
      var sign = new Span();
      sign.addClassNames("side", turn == Color.WHITE ? "white" : "black");
      boolean white = turn == Color.WHITE;
      line.add(sign, new Span(getTranslation(white ? "paper.turn.white" : "paper.turn.black")));
    }
    Move last = diagram.last();
    if (last != null) {
      line.add(new Span(getTranslation("paper.last", last.from(), last.to())));
    }
    return line;
  }
}
