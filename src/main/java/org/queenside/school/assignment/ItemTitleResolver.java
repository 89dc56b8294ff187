package org.queenside.school.assignment;

import java.time.LocalDate;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.queenside.course.model.CourseProvider;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.Misconception;
import org.queenside.puzzle.PuzzleCollection;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleFilterText;
import org.queenside.puzzle.PuzzleService;
import org.queenside.school.authoring.OwnExerciseService;
import org.queenside.text.DateStyle;
import org.queenside.text.MessageBundle;
import org.springframework.stereotype.Component;

/** Finds the titles of items and sections. */
@Component
public class ItemTitleResolver {

  private static final String GAME = "game/";
  private static final String MOMENT = "moment/";
  private static final String MISCONCEPTION = "misconception/";
  private static final String PUZZLES = "puzzles/";

  private final CourseProvider courses;
  private final PuzzleService puzzles;
  private final OwnExerciseService ownExercises;

  ItemTitleResolver(
      CourseProvider courses, PuzzleService puzzles, OwnExerciseService ownExercises) {
    this.courses = courses;
    this.puzzles = puzzles;
    this.ownExercises = ownExercises;
  }

  /**
   * Returns the title of an item: the task of an exercise, the name of a drill or a teacher's
   * exercise, the number of a puzzle.
   *
   * @param item its name in the attempt log; the item need not exist
   */
  public String title(String item, Locale locale) {
    return titles(List.of(item), locale).getOrDefault(item, "");
  }

  /** Returns the titles of several items, by their names in the attempt log. */
  public Map<String, String> titles(Collection<String> items, Locale locale) {
    Set<Long> own = new HashSet<>();
    for (String item : items) {
      ownExercise(item).ifPresent(own::add);
    }
    Map<Long, String> ownTitles = ownExercises.titles(own);
    Map<String, String> titles = new HashMap<>();
    for (String item : items) {
      titles.put(item, title(item, ownTitles, words(locale)));
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

  private String title(String item, Map<Long, String> ownTitles, MessageBundle words) {
    if (item.startsWith(GAME)) {
      return words.get("item.game");
    }
    if (item.startsWith(MOMENT)) {
      return words.get("item.moment");
    }
    return switch (ItemReference.parse(item)) {
      case ItemReference.CourseItem(String lesson, String exercise) ->
          ofCourse(lesson, exercise, words);
      case ItemReference.PuzzleItem(var id) -> words.get("item.puzzle", id.toString());
      case ItemReference.DrillItem(var drill) -> words.get("drill." + drill.code());
      case ItemReference.OwnExerciseItem(long id) ->
          ownTitles.getOrDefault(id, words.get("item.gone"));
      case ItemReference.LiveItem(String asked) ->
          words.get("item.live", title(asked, ownTitles, words));
      case ItemReference.DailyItem _ -> words.get("item.daily");
      case ItemReference.DayItem(LocalDate day) -> DateStyle.WEEKDAY.in(words.locale()).format(day);
      case ItemReference.SharedItem _ -> words.get("item.together");
      case null -> words.get("item.gone");
    };
  }

  private String ofCourse(String lessonId, String exerciseId, MessageBundle words) {
    Lesson lesson = courses.in(words.locale()).lesson(lessonId);
    Exercise exercise = lesson == null ? null : lesson.exercise(exerciseId);
    return exercise == null ? words.get("item.gone") : exercise.info().task();
  }

  /**
   * Returns the title of a section: the title of a lesson, the filter of puzzles, the name of a
   * misconception.
   *
   * @param section as in {@link AssignedItem#section()}
   */
  public String section(String section, Locale locale) {
    MessageBundle words = words(locale);
    if (section.startsWith(AssignedItem.LESSON)) {
      Lesson lesson = courses.in(locale).lesson(section.substring(AssignedItem.LESSON.length()));
      return lesson == null ? words.get("item.section.course") : lesson.title();
    }
    if (section.startsWith(PUZZLES)) {
      PuzzleFilter filter = PuzzleFilter.parse(section.substring(PUZZLES.length()));
      return filter == null ? words.get("puzzles.headline") : puzzles(filter, words);
    }
    if (section.startsWith(MISCONCEPTION)) {
      Misconception misconception = Misconception.find(section.substring(MISCONCEPTION.length()));
      return misconception == null
          ? words.get("item.section.course")
          : new CourseText(locale, ruling -> ruling.reason().code()).name(misconception);
    }
    return switch (section) {
      case "drill" -> words.get("item.section.drill");
      case "own" -> words.get("item.section.own");
      case "daily" -> words.get("item.daily");
      case "together" -> words.get("item.together");
      default -> section;
    };
  }

  private String puzzles(PuzzleFilter filter, MessageBundle words) {
    List<PuzzleCollection> collections =
        filter.collection() == null ? List.of() : puzzles.collections();
    String chosen = PuzzleFilterText.of(filter, collections, words::get, words.locale());
    String all = words.get("puzzles.headline");
    return chosen.isEmpty() ? all : words.get("item.section.puzzles", all, chosen);
  }

  /** Returns the interface texts, which the texts of items are among. */
  static MessageBundle words(Locale locale) {
    return MessageBundle.of("vaadin-i18n.translations", locale);
  }
}
