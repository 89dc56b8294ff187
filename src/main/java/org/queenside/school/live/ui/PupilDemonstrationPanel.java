package org.queenside.school.live.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Span;
import org.jspecify.annotations.Nullable;
import org.queenside.board.ChessBoard;
import org.queenside.course.ui.PromptLine;
import org.queenside.school.live.DemonstrationBoard;
import org.queenside.ui.BesideBoard;
import org.queenside.ui.Focus;
import org.queenside.ui.Markup;

/** The teacher's board on a pupil's screen. It follows the teacher and can't be changed. */
final class PupilDemonstrationPanel extends Div implements LiveScreenPanel {

  private final LiveAnswerText words = new LiveAnswerText();
  private final ChessBoard board = new ChessBoard();
  private final H1 title = new H1(getTranslation("live.board.pupil"));
  private final PromptLine prompt = new PromptLine();
  private final Div foot = Markup.div("foot");
  private @Nullable DemonstrationBoard shown;

  PupilDemonstrationPanel() {
    addClassName("lesson");
    title.addClassName("task");
    add(
        Markup.div("taskrow", title),
        Markup.div("where", new Span(getTranslation("live"))),
        Markup.div("stage", board),
        new BesideBoard(
            prompt, Markup.div("text", new Span(getTranslation("live.board.pupil.about")))),
        foot);
  }

  @Override
  public Div foot() {
    return foot;
  }

  void focus() {
    Focus.moveTo(title);
  }

  /** Shows what is new on the teacher's board. */
  void show(DemonstrationBoard now) {
    if (now.equals(shown)) {
      return;
    }
    board.setState(
        DemonstrationBoards.of(now, shown).withLabel(getTranslation("live.board.label")));
    prompt.show(null, now.setup().turn(), 0, 0, true);
    if (shown != null) {
      String news = DemonstrationBoards.news(now, shown, words.course(), this::getTranslation);
      if (!news.isEmpty()) {
        board.announce(news);
      }
    }
    shown = now;
  }
}
