package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import org.queenside.board.ChessBoard;
import org.queenside.progress.Attempt;
import org.queenside.school.report.ClassBoardCell;
import org.queenside.ui.Button;
import org.queenside.ui.Clicks;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;

/** The attempts of one pupil on one item: a list, and a board that shows the selected one. */
final class AttemptList extends Div {

  /** Scrolls the list without scrolling the page. */
  private static final String SCROLL_LIST_TO_ENTRY =
      """
      const list = this.closest('ol');
      const top = this.getBoundingClientRect().top - list.getBoundingClientRect().top;
      list.scrollTop += top - (list.clientHeight - this.offsetHeight) / 2;
      """;

  private final ClassBoardCell cell;
  private final Clock clock;
  private final List<ReplayedAttempt> attempts = new ArrayList<>();
  private final List<NativeButton> entries = new ArrayList<>();
  private final ChessBoard board = new ChessBoard();
  private final Div stage = Markup.div("stage", board);
  private final Div message = new Div();
  private final Button earlier = Button.outlined("attempts.earlier", () -> step(-1));
  private final Button later = Button.outlined("attempts.later", () -> step(1));
  private int selected;

  AttemptList(ClassBoardCell cell, Clock clock) {
    this.cell = cell;
    this.clock = clock;
    addClassName("attempt-list");
    message.getElement().setAttribute("role", "status");
    var list = new OrderedList();
    list.getElement().setAttribute("aria-label", getTranslation("attempts.list"));
    for (var recorded : cell.attempts()) {
      var attempt =
          ReplayedAttempt.of(
              recorded.attempt(), cell.exercises().get(recorded.attempt().item()), getLocale());
      list.add(new ListItem(entry(attempt, recorded.at(), attempts.size())));
      attempts.add(attempt);
    }

    add(stage, Markup.div("side", message, Markup.div("steps", earlier, later), list));
    select(initialSelection());
  }

  /**
   * Returns the last try, because a later hint shows no move; if there is no try, the last attempt.
   */
  private int initialSelection() {
    for (int number = attempts.size() - 1; number >= 0; number--) {
      if (attempts.get(number).isTry()) {
        return number;
      }
    }
    return attempts.size() - 1;
  }

  private NativeButton entry(ReplayedAttempt attempt, Instant at, int number) {
    var button = new NativeButton();
    button.add(
        new Span(time(at)),
        new Span(getTranslation("attempts." + attempt.word(), answer(attempt))));
    button.addClassName(attempt.word());
    Clicks.on(button, () -> select(number));
    entries.add(button);
    return button;
  }

  private String answer(ReplayedAttempt attempt) {
    return attempt.answer().equals(Attempt.ON_PAPER)
        ? getTranslation("attempts.on-paper")
        : attempt.answer();
  }

  /** Leaves out the date for attempts made today. */
  private String time(Instant at) {
    ZonedDateTime local = at.atZone(cell.schoolClass().zone());
    boolean today =
        local.toLocalDate().equals(LocalDate.now(clock.withZone(cell.schoolClass().zone())));
    var dates = new DateFormatter(getLocale());
    return today ? dates.clock(local) : dates.withClock(local);
  }

  private void step(int by) {
    select(Math.clamp((long) selected + by, 0, attempts.size() - 1));
  }

  private void select(int number) {
    selected = number;
    ReplayedAttempt attempt = attempts.get(number);
    for (int each = 0; each < entries.size(); each++) {
      if (each == number) {
        entries.get(each).getElement().setAttribute("aria-current", "true");
      } else {
        entries.get(each).getElement().removeAttribute("aria-current");
      }
    }
    entries.get(number).getElement().executeJs(SCROLL_LIST_TO_ENTRY);
    earlier.setEnabled(number > 0);
    later.setEnabled(number < attempts.size() - 1);
    stage.setVisible(attempt.board() != null);
    if (attempt.board() != null) {
      board.setState(attempt.board().withLabel(getTranslation("attempts.board")));
    }
    String sentence = attempt.why() == null ? answer(attempt) : attempt.why();
    message.removeAll();
    message.add(
        new Notice(
            attempt.tone(),
            getTranslation("attempts.sign." + attempt.word()),
            sentence.isEmpty() ? getTranslation("attempts.nothing") : sentence));
  }
}
