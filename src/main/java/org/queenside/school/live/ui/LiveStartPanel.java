package org.queenside.school.live.ui;

import com.vaadin.flow.component.html.Div;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleFilterText;
import org.queenside.puzzle.PuzzleId;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.PuzzleSetSampler;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.school.live.LiveQuestionCatalog;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;
import org.queenside.ui.Select;
import org.springframework.stereotype.Component;

/** Chooses the questions of a live lesson: mates in one, or exercises of the course. */
final class LiveStartPanel extends Div {

  private static final List<Integer> AMOUNTS = List.of(6, 3, 10, 20);

  /** What a panel needs. */
  @Component
  record Sources(
      Course course, LiveQuestionCatalog questions, PuzzleService puzzles, PuzzleSetSampler sets) {}

  private final Sources sources;
  private final Consumer<List<String>> start;
  private final Select<Optional<MatePattern>> pattern;
  private final Select<Integer> amount =
      new Select<>("live-amount", getTranslation("live.start.amount"), AMOUNTS, String::valueOf);

  /**
   * Creates the panel.
   *
   * @param start gets the chosen questions
   */
  LiveStartPanel(Sources sources, Consumer<List<String>> start) {
    this.sources = sources;
    this.start = start;
    this.pattern = pattern();
    addClassName("live-start");
    add(
        Markup.section(
            "",
            getTranslation("live.start.mates"),
            Markup.div("live-fields", pattern, amount),
            Button.filled("live.start.mates.go", this::startMates)));
    List<Lesson> lessons =
        sources.course().lessons().stream()
            .filter(lesson -> !sources.questions().of(lesson).isEmpty())
            .toList();
    if (!lessons.isEmpty()) {
      addLessons(lessons);
    }
  }

  private void addLessons(List<Lesson> lessons) {
    var lesson =
        new Select<>(
            "live-lesson",
            getTranslation("live.start.lesson"),
            lessons,
            each ->
                getTranslation(
                    "live.start.lesson.choice", each.title(), sources.questions().of(each).size()));
    add(
        Markup.section(
            "",
            getTranslation("live.start.course"),
            Markup.div("live-fields", lesson),
            Button.outlined(
                "live.start.course.go",
                () -> start.accept(sources.questions().of(lesson.value())))));
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
