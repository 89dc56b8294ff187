package org.queenside.puzzle.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ResultPage;
import org.queenside.course.ui.RunAddress;
import org.queenside.puzzle.Puzzle;
import org.queenside.puzzle.PuzzleCollection;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleFilterText;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.trainer.PuzzleMode;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Page;
import org.queenside.ui.Translator;

/**
 * One puzzle to solve. Its address can be reloaded and shared; without a number it leads to the
 * next puzzle of its kind.
 */
@Route("puzzles/:mode/:puzzle?")
@AnonymousAllowed
class PuzzleView extends Page implements HasPageHeader {

  private final PuzzleService puzzles;
  private final PuzzleTrainerService trainer;
  private final PuzzleSpecFactory specs;
  private final Clock clock;
  private String heading = "";

  PuzzleView(
      PuzzleService puzzles, PuzzleTrainerService trainer, PuzzleSpecFactory specs, Clock clock) {
    super("");
    this.puzzles = puzzles;
    this.trainer = trainer;
    this.specs = specs;
    this.clock = clock;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    var parameters = event.getRouteParameters();
    PuzzleAddress path = PuzzleAddress.parse(parameters.get("mode").orElse(""));
    if (path == null) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    heading = new PuzzleAddressLabel(this::getTranslation, getLocale(), puzzles).of(path);
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
    PuzzleId id = PuzzleId.parse(number.get());
    Puzzle puzzle = id == null ? null : puzzles.find(id);
    if (puzzle == null) {
      gone(path);
    } else {
      open(path, puzzle, event.getLocation().getQueryParameters());
    }
  }

  private @Nullable Puzzle next(PuzzleAddress path) {
    return switch (path.mode()) {
      case STEADY, THEMED, TODAY, STREAK, ASSIGNED -> trainer.next(path.selection());
      case DAILY -> puzzles.daily(LocalDate.now(clock));
      case MISSED -> trainer.missed();
    };
  }

  private void open(PuzzleAddress path, Puzzle puzzle, QueryParameters query) {
    // A puzzle that ended a streak no longer counts towards it.
    PuzzleMode mode = path.mode() == PuzzleMode.STREAK ? PuzzleMode.MISSED : path.mode();
    boolean last = path.mode() == PuzzleMode.DAILY || path.mode() == PuzzleMode.STREAK;
    String onward = path.mode() == PuzzleMode.DAILY ? "puzzles" : path.address();
    ExercisePanel.in(
        this,
        specs.create(
            puzzle,
            mode,
            ExerciseMode.line(heading),
            last,
            RunAddress.of(path.address(puzzle.id()), query),
            () -> UI.getCurrent().navigate(onward)));
  }

  private void none(PuzzleAddress path) {
    boolean missed = path.mode() == PuzzleMode.MISSED;
    say(missed ? "puzzle.missed.none" : "puzzle.none", PuzzleAddress.LEVEL);
  }

  private void gone(PuzzleAddress path) {
    say("puzzle.gone", path);
  }

  private void say(String key, PuzzleAddress onward) {
    removeAll();
    add(
        new ResultPage(
            getTranslation(key),
            getTranslation(key + ".text"),
            LinkButton.filled(onward.address(), "puzzle.another"),
            LinkButton.outlined("puzzles", "puzzle.all")));
  }

  @Override
  public String heading() {
    return heading;
  }

  @Override
  public String back() {
    return "puzzles";
  }

  /** Names the ways to choose puzzles. */
  private record PuzzleAddressLabel(Translator translator, Locale locale, PuzzleService puzzles) {

    /** Returns the name, short enough for a phone's top bar. */
    String of(PuzzleAddress path) {
      return switch (path.mode()) {
        case STEADY, TODAY, ASSIGNED -> translator.translate("puzzles.level");
        case STREAK -> translator.translate("puzzles.streak");
        case DAILY -> translator.translate("puzzles.daily");
        case MISSED -> translator.translate("puzzles.missed");
        case THEMED -> of(path.selection());
      };
    }

    private String of(PuzzleFilter selection) {
      List<PuzzleCollection> collections =
          selection.collection() == null ? List.of() : puzzles.collections();
      String chosen = PuzzleFilterText.of(selection, collections, translator::translate, locale);
      return chosen.isEmpty() ? translator.translate("puzzles.headline") : chosen;
    }
  }
}
