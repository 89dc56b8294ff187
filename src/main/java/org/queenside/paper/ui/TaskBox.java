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

  TaskBox(PaperTask task, CourseText words, boolean hint) {
    addClassName("paper-task");
    setClassName("whole-row", task.diagrams().size() > 1);
    Brief brief = task.exercise().brief();
    var number = new Span(String.valueOf(task.number()));
    number.addClassName("number");
    add(new H3(number, AnswerBox.rich(brief.task())));
    if (brief.text() != null) {
      add(paragraph("text", brief.text()));
    }
    if (!task.score().isEmpty()) {
      add(WritingSpace.score(task.score()));
    }
    add(boards(task));
    if (task.diagrams().size() == 1) {
      add(situation(task.diagrams().getFirst()));
    }
    add(new WritingSpace(task.writing(), words));
    if (hint && !brief.hints().isEmpty()) {
      add(paragraph("hint", getTranslation("paper.hint", brief.hints().getFirst())));
    }
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
      if (!diagram.caption().isEmpty()) {
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
