package org.queenside.school.live.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.queenside.chess.Position;
import org.queenside.course.model.CourseProvider;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.play.ui.FenField;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleFilterText;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.PuzzleSetSampler;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.school.authoring.OwnExercise;
import org.queenside.school.authoring.OwnExerciseService;
import org.queenside.school.live.LiveLesson;
import org.queenside.school.live.LiveQuestionCatalog;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;
import org.queenside.ui.Select;
import org.springframework.stereotype.Component;

/**
 * Chooses the questions of a live lesson: mates in one, or exercises of the course or of teachers.
 */
final class LiveStartPanel extends Div {

  private static final List<Integer> AMOUNTS = List.of(6, 3, 10, 20);

  /** What a panel needs. */
  @Component
  record Sources(
      CourseProvider courses,
      LiveQuestionCatalog questions,
      PuzzleService puzzles,
      PuzzleSetSampler sets,
      OwnExerciseService own) {}

  private final Sources sources;
  private final Consumer<List<String>> start;
  private final Select<Optional<MatePattern>> pattern;
  private final Select<Integer> amount =
      new Select<>("live-amount", getTranslation("live.start.amount"), AMOUNTS, String::valueOf);

  /**
   * Creates the panel.
   *
   * @param start gets the chosen questions
   * @param board shows a board instead
   */
  LiveStartPanel(Sources sources, Consumer<List<String>> start, Runnable board) {
    this.sources = sources;
    this.start = start;
    this.pattern = pattern();
    addClassName("live-start");
    add(
        Markup.div(
            "columns live-choices",
            Markup.section(
                "",
                getTranslation("live.start.mates"),
                Markup.div("columns live-fields", pattern, amount),
                Button.filled("live.start.mates.go", this::startMates)),
            Markup.section(
                "",
                getTranslation("live.board.headline"),
                Markup.paragraph("note", getTranslation("live.board.about")),
                Button.outlined("live.board.show", board))));
    addLessons();
    addOwnExercises();
    addPosition();
  }

  private void addLessons() {
    List<Lesson> lessons =
        sources.courses().course().lessons().stream()
            .filter(lesson -> !sources.questions().of(lesson).isEmpty())
            .toList();
    if (lessons.isEmpty()) {
      return;
    }
    var lesson =
        new Select<>(
            "live-lesson",
            getTranslation("live.start.lesson"),
            lessons,
            each ->
                getTranslation(
                    "live.start.lesson.choice", each.title(), sources.questions().of(each).size()));
    var picker =
        new LiveQuestionPicker(
            start,
            new H2(getTranslation("live.start.course")),
            Markup.div("columns live-fields", lesson));
    picker.offer(titles(lessons.getFirst()));
    lesson.onChange(chosen -> picker.offer(titles(chosen)));
    add(picker);
  }

  private Map<String, String> titles(Lesson lesson) {
    List<String> items = sources.questions().of(lesson);
    Map<String, String> titles = new LinkedHashMap<>();
    for (Exercise exercise : lesson.exercises()) {
      String item = lesson.item(exercise);
      if (items.contains(item)) {
        titles.put(item, exercise.info().task());
      }
    }
    return titles;
  }

  private void addOwnExercises() {
    Map<String, String> titles = new LinkedHashMap<>();
    Stream.concat(
            sources.own().mine().stream().filter(OwnExercise::isAssignable),
            sources.own().shared().stream())
        .filter(each -> sources.questions().find(each.item()) != null)
        .limit(LiveLesson.MOST)
        .forEach(each -> titles.put(each.item(), each.title()));
    if (!titles.isEmpty()) {
      var picker = new LiveQuestionPicker(start, new H2(getTranslation("live.start.own")));
      picker.offer(titles);
      add(picker);
    }
  }

  private void addPosition() {
    var fen = new FenField("live-fen");
    add(
        Markup.section(
            "",
            new NativeDetails(
                getTranslation("live.start.position"),
                Markup.div(
                    "",
                    Markup.div("columns live-fields", fen),
                    Button.outlined(
                        "live.start.position.go", () -> fen.read(each -> ask(each, fen)))))));
  }

  private void ask(Position position, FenField fen) {
    if (position.matesInOne().isEmpty()) {
      fen.showError(getTranslation("live.start.position.none"));
    } else {
      start.accept(List.of(LiveQuestionCatalog.item(position)));
    }
  }

  private Select<Optional<MatePattern>> pattern() {
    Map<MatePattern, Integer> counts = sources.puzzles().counts(PuzzleFilter.ALL);
    List<Optional<MatePattern>> choices = new ArrayList<>();
    choices.add(Optional.empty());
    counts.entrySet().stream()
        .sorted(Comparator.comparing(Map.Entry<MatePattern, Integer>::getValue).reversed())
        .map(entry -> Optional.of(entry.getKey()))
        .forEach(choices::add);
    return new Select<>(
        "live-pattern",
        getTranslation("live.start.pattern"),
        choices,
        each ->
            each.map(found -> getTranslation(PuzzleFilterText.nameKey(found)))
                .orElse(getTranslation("live.start.pattern.any")));
  }

  private void startMates() {
    PuzzleFilter filter = pattern.value().map(PuzzleFilter::of).orElse(PuzzleFilter.ALL);
    start.accept(
        sources.sets().draw(filter, amount.value(), PuzzleSetSampler.DifficultyRange.ALL).stream()
            .map(PuzzleId::item)
            .toList());
  }
}
