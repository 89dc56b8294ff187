package org.queenside.puzzle.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.queenside.course.ui.Closing;
import org.queenside.course.ui.Occasion;
import org.queenside.look.Page;
import org.queenside.puzzle.Mode;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.Puzzles;
import org.queenside.puzzle.Trainer;

/**
 * One puzzle to solve. The address names it, so that it can be loaded again and sent to somebody;
 * without a number the address leads to the next one of its kind.
 */
@Route("puzzles/:mode/:puzzle?")
@AnonymousAllowed
class PuzzleView extends Main implements BeforeEnterObserver, HasDynamicTitle, Page {

  private final Puzzles puzzles;
  private final Trainer trainer;
  private final PuzzleDesks desks;
  private final Clock clock;
  private String heading = "";

  PuzzleView(Puzzles puzzles, Trainer trainer, PuzzleDesks desks, Clock clock) {
    this.puzzles = puzzles;
    this.trainer = trainer;
    this.desks = desks;
    this.clock = clock;
    setId("main");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    var parameters = event.getRouteParameters();
    PuzzlePath path = PuzzlePath.parse(parameters.get("mode").orElse(""));
    if (path == null) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    heading = new PathName(this::getTranslation, puzzles).of(path);
    var number = parameters.get("puzzle");
    if (number.isEmpty()) {
      Puzzle next = next(path);
      if (next == null) {
        none(path);
      } else {
        event.forwardTo(path.address(next.id()));
      }
      return;
    }
    PuzzleId id = PuzzlePath.puzzle(number.get());
    Puzzle puzzle = id == null ? null : puzzles.find(id);
    if (puzzle == null) {
      gone(path);
    } else {
      open(path, puzzle);
    }
  }

  private @Nullable Puzzle next(PuzzlePath path) {
    return switch (path.mode()) {
      case STEADY, THEMED, TODAY, STREAK, ASSIGNED -> trainer.next(path.selection());
      case DAILY -> puzzles.daily(LocalDate.now(clock));
      case MISSED -> trainer.missed();
    };
  }

  private void open(PuzzlePath path, Puzzle puzzle) {
    // What a streak has ended with is tried again for its own sake.
    Mode mode = path.mode() == Mode.STREAK ? Mode.MISSED : path.mode();
    boolean last = path.mode() == Mode.DAILY || path.mode() == Mode.STREAK;
    String onward = path.mode() == Mode.DAILY ? "puzzles" : path.address();
    var desk =
        desks.open(
            puzzle, mode, Occasion.line(heading), last, () -> UI.getCurrent().navigate(onward));
    removeAll();
    add(desk);
  }

  private void none(PuzzlePath path) {
    boolean missed = path.mode() == Mode.MISSED;
    say(missed ? "puzzle.missed.none" : "puzzle.none", PuzzlePath.LEVEL);
  }

  private void gone(PuzzlePath path) {
    say("puzzle.gone", path);
  }

  private void say(String key, PuzzlePath onward) {
    removeAll();
    add(
        new Closing(
            getTranslation(key),
            getTranslation(key + ".text"),
            Closing.way(onward.address(), getTranslation("puzzle.another"), "fill"),
            Closing.way("puzzles", getTranslation("puzzle.all"), "line")));
  }

  @Override
  public String getPageTitle() {
    return getTranslation("puzzle.title", heading);
  }

  @Override
  public String heading() {
    return heading;
  }

  @Override
  public String back() {
    return "puzzles";
  }
}
