package org.queenside.school.assignment;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.queenside.course.model.Course;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.Misconception;
import org.queenside.puzzle.PuzzleCollection;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleFilterText;
import org.queenside.puzzle.PuzzleService;
import org.queenside.school.authoring.OwnExerciseService;
import org.queenside.text.MessageBundle;
import org.springframework.stereotype.Component;

/** Finds the titles of items and sections. */
@Component
public class ItemTitleResolver {

  /** Titles are also used on paper and in files, where there is no screen with a language. */
  static final MessageBundle INTERFACE = MessageBundle.english("vaadin-i18n.translations");

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("EEEE d MMMM", Locale.ENGLISH);

  private static final String GAME = "game/";
  private static final String MOMENT = "moment/";
  private static final String MISCONCEPTION = "misconception/";
  private static final String PUZZLES = "puzzles/";

  private final Course course;
  private final PuzzleService puzzles;
  private final CourseText courseText =
      new CourseText(Locale.ENGLISH, ruling -> ruling.reason().code());

  private final OwnExerciseService ownExercises;

  ItemTitleResolver(Course course, PuzzleService puzzles, OwnExerciseService ownExercises) {
    this.course = course;
    this.puzzles = puzzles;
    this.ownExercises = ownExercises;
  }

  /**
   * Returns the title of an item: the task of an exercise, the name of a drill or a teacher's
   * exercise, the number of a puzzle.
   *
   * @param item its name in the attempt log; the item need not exist
   */
  public String title(String item) {
    return titles(List.of(item)).getOrDefault(item, INTERFACE.get("item.gone"));
  }

  /** Returns the titles of several items, by their names in the attempt log. */
  public Map<String, String> titles(Collection<String> items) {
    Set<Long> own = new HashSet<>();
    for (String item : items) {
      ownExercise(item).ifPresent(own::add);
    }
    Map<Long, String> ownTitles = ownExercises.titles(own);
    Map<String, String> titles = new HashMap<>();
    for (String item : items) {
      titles.put(item, title(item, ownTitles));
    }
    return titles;
  }

  private static OptionalLong ownExercise(String item) {
    return switch (ItemReference.parse(item)) {
      case ItemReference.OwnExerciseItem(long id) -> OptionalLong.of(id);
      case ItemReference.LiveItem(String asked) -> ownExercise(asked);
      case null, default -> OptionalLong.empty();
    };
  }

  private String title(String item, Map<Long, String> ownTitles) {
    if (item.startsWith(GAME)) {
      return INTERFACE.get("item.game");
    }
    if (item.startsWith(MOMENT)) {
      return INTERFACE.get("item.moment");
    }
    return switch (ItemReference.parse(item)) {
      case ItemReference.CourseItem(String lesson, String exercise) -> ofCourse(lesson, exercise);
      case ItemReference.PuzzleItem(var id) -> INTERFACE.get("item.puzzle", id.toString());
      case ItemReference.DrillItem(var drill) -> INTERFACE.get("drill." + drill.code());
      case ItemReference.OwnExerciseItem(long id) ->
          ownTitles.getOrDefault(id, INTERFACE.get("item.gone"));
      case ItemReference.LiveItem(String asked) ->
          INTERFACE.get("item.live", title(asked, ownTitles));
      case ItemReference.DailyItem _ -> INTERFACE.get("item.daily");
      case ItemReference.DayItem(LocalDate day) -> DAY.format(day);
      case ItemReference.SharedItem _ -> INTERFACE.get("item.together");
      case null -> INTERFACE.get("item.gone");
    };
  }

  private String ofCourse(String lessonId, String exerciseId) {
    Lesson lesson = course.lesson(lessonId);
    Exercise exercise = lesson == null ? null : lesson.exercise(exerciseId);
    return exercise == null ? INTERFACE.get("item.gone") : exercise.info().task();
  }

  /**
   * Returns the title of a section: the title of a lesson, the filter of puzzles, the name of a
   * misconception.
   *
   * @param section as in {@link AssignedItem#section()}
   */
  public String section(String section) {
    if (section.startsWith(AssignedItem.LESSON)) {
      Lesson lesson = course.lesson(section.substring(AssignedItem.LESSON.length()));
      return lesson == null ? INTERFACE.get("item.section.course") : lesson.title();
    }
    if (section.startsWith(PUZZLES)) {
      PuzzleFilter filter = PuzzleFilter.parse(section.substring(PUZZLES.length()));
      return filter == null ? INTERFACE.get("puzzles.headline") : puzzles(filter);
    }
    if (section.startsWith(MISCONCEPTION)) {
      Misconception misconception = Misconception.find(section.substring(MISCONCEPTION.length()));
      return misconception == null
          ? INTERFACE.get("item.section.course")
          : courseText.name(misconception);
    }
    return switch (section) {
      case "drill" -> INTERFACE.get("item.section.drill");
      case "own" -> INTERFACE.get("item.section.own");
      case "daily" -> INTERFACE.get("item.daily");
      case "together" -> INTERFACE.get("item.together");
      default -> section;
    };
  }

  private String puzzles(PuzzleFilter filter) {
    List<PuzzleCollection> collections =
        filter.collection() == null ? List.of() : puzzles.collections();
    String chosen = PuzzleFilterText.of(filter, collections, INTERFACE::get);
    String all = INTERFACE.get("puzzles.headline");
    return chosen.isEmpty() ? all : INTERFACE.get("item.section.puzzles", all, chosen);
  }
}
