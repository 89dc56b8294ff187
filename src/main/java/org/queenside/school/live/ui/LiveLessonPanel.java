package org.queenside.school.live.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardHeat;
import org.queenside.board.BoardState;
import org.queenside.board.ChessBoard;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.course.ui.PromptLine;
import org.queenside.school.live.LiveClassScreen;
import org.queenside.school.live.LiveLesson;
import org.queenside.school.live.LiveQuestion;
import org.queenside.ui.Checkbox;
import org.queenside.ui.CommaList;
import org.queenside.ui.FeedbackRegion;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;

/** One question of a live lesson on the teacher's screen, which may be on the projector. */
final class LiveLessonPanel extends Div {

  private final @Nullable LiveQuestion question;
  private final LiveAnswerText words = new LiveAnswerText();
  private final ChessBoard board = new ChessBoard();
  private final Span number = new Span();
  private final Div bar = Markup.div("live-bar");
  private final Paragraph count = Markup.paragraph("answered");
  private final Checkbox names;
  private final FeedbackRegion solution = new FeedbackRegion(board::announce);
  private final LiveAnswerList list;
  private final LiveLessonActions actions;
  private LiveAnswerList.@Nullable Content shown;
  private @Nullable LiveClassScreen last;

  /**
   * Creates the panel of a question.
   *
   * @param question null if it no longer exists
   * @param names the switch that shows names
   * @param shown gets an answer that the teacher wants to show on the board
   */
  LiveLessonPanel(
      String title,
      @Nullable LiveQuestion question,
      Checkbox names,
      LiveLessonActions actions,
      Consumer<Move> shown) {
    this.question = question;
    this.list = new LiveAnswerList(shown);
    this.names = names;
    this.actions = actions;
    addClassName("live");
    count.getElement().setAttribute("role", "status");
    bar.getElement().setAttribute("aria-hidden", "true");
    names.onChange(_ -> refresh());
    String task =
        question == null ? getTranslation("live.gone") : question.exercise().info().task();
    var headline = new H1(task);
    headline.addClassName("task");
    var prompt = new PromptLine();
    if (question != null) {
      LiveBoards.prompt(prompt, question, words);
    }
    add(
        Markup.div("stage", board),
        Markup.div(
            "beside",
            Markup.div("row apart meta", new Span(title), number),
            headline,
            text(),
            prompt,
            bar,
            Markup.div("row apart live-count", count, names),
            solution,
            list,
            actions));
  }

  private Paragraph text() {
    String text = question == null ? null : question.exercise().info().text();
    Paragraph paragraph = Markup.paragraph("text");
    if (text != null) {
      paragraph.add(Notice.rich(text));
    }
    return paragraph;
  }

  @Nullable LiveQuestion question() {
    return question;
  }

  private void refresh() {
    if (last != null) {
      show(last);
    }
  }

  /** Shows the lesson's current state. What hasn't changed stays, including the focus. */
  void show(LiveClassScreen screen) {
    last = screen;
    LiveLesson lesson = Objects.requireNonNull(screen.lesson());
    boolean anyMove = question != null && question.isOpen();
    number.setText(
        anyMove
            ? ""
            : getTranslation("live.question", lesson.question() + 1, lesson.items().size()));
    actions.show(lesson, anyMove);
    if (question == null) {
      return;
    }
    var content =
        new LiveAnswerList.Content(
            AnswerGroup.of(question, screen.answers()),
            screen.members().pupils(),
            screen.members().here(),
            lesson.isShown(),
            names.isChecked());
    if (content.equals(shown)) {
      return;
    }
    boolean revealed = content.isShown() && (shown == null || !shown.isShown());
    shown = content;
    list.show(content, question, words);
    draw(content, question);
    if (revealed && !anyMove) {
      reveal(content, question);
    }
  }

  private void draw(LiveAnswerList.Content content, LiveQuestion asked) {
    int answered = content.answered().size();
    int here = answered + content.thinking().size();
    String text = getTranslation("live.count", answered, here);
    if (!text.equals(count.getText())) {
      count.setText(text);
    }
    bar.setVisible(!content.isShown());
    bar.removeAll();
    for (int each = 0; each < here; each++) {
      bar.add(Markup.span(each < answered ? "" : "open", ""));
    }
    Markup.flatten(bar);
    Map<Square, BoardHeat> heat = AnswerGroup.heat(content.groups());
    BoardState state = LiveBoards.atRest(asked).withHeat(heat).withLabel(label(heat));
    board.setState(
        content.isShown() && !asked.isOpen() ? LiveBoards.with(state, asked.solution()) : state);
  }

  private String label(Map<Square, BoardHeat> heat) {
    return heat.isEmpty()
        ? getTranslation("live.board")
        : getTranslation(
            "live.board.answers",
            CommaList.of(
                heat.entrySet().stream()
                    .sorted(Map.Entry.comparingByKey())
                    .map(
                        each ->
                            getTranslation(
                                "live.board.square", each.getValue().count(), each.getKey()))
                    .toList(),
                getLocale()));
  }

  private void reveal(LiveAnswerList.Content content, LiveQuestion asked) {
    int right =
        content.groups().stream()
            .filter(AnswerGroup::isRight)
            .mapToInt(group -> group.pupils().size())
            .sum();
    int answered = content.answered().size();
    solution.say(
        answered == 0 ? Tone.HINT : Tone.RIGHT,
        answered == 0
            ? getTranslation("live.found.nobody")
            : getTranslation("live.found", right, answered),
        words.solution(asked, asked.solution()));
  }
}
