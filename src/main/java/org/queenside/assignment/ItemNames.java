package org.queenside.assignment;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.queenside.chess.Color;
import org.queenside.course.Course;
import org.queenside.course.CourseText;
import org.queenside.course.Exercise;
import org.queenside.course.Lesson;
import org.queenside.course.Misconception;
import org.queenside.puzzle.Puzzles;
import org.queenside.puzzle.Selection;
import org.queenside.workshop.OwnExercises;
import org.springframework.stereotype.Component;

/** What items, and the sections they stand in, are called. */
@Component
public class ItemNames {

  private static final String LESSON = "lesson/";
  private static final String BELIEF = "belief/";
  private static final String PUZZLES = "puzzles/";

  private final Course course;
  private final Puzzles puzzles;
  private final CourseText words = new CourseText(Locale.ENGLISH, ruling -> ruling.reason().code());

  private final OwnExercises ownExercises;

  ItemNames(Course course, Puzzles puzzles, OwnExercises ownExercises) {
    this.course = course;
    this.puzzles = puzzles;
    this.ownExercises = ownExercises;
  }

  /**
   * Returns what an item is called: an exercise of the course by its task, a drill or an own
   * exercise by its name, a puzzle by its number.
   *
   * @param item its name in the log of attempts, whether there is such a thing or not
   */
  public String title(String item) {
    return titles(List.of(item)).getOrDefault(item, InterfaceText.say("item.gone"));
  }

  /** Returns what several items are called, by their names in the log of attempts. */
  public Map<String, String> titles(Collection<String> items) {
    Set<Long> own = new HashSet<>();
    for (String item : items) {
      if (ItemName.parse(item) instanceof ItemName.Own(long id)) {
        own.add(id);
      }
    }
    Map<Long, String> ownTitles = ownExercises.titles(own);
    Map<String, String> titles = new HashMap<>();
    for (String item : items) {
      titles.put(item, title(item, ownTitles));
    }
    return titles;
  }

  private String title(String item, Map<Long, String> ownTitles) {
    return switch (ItemName.parse(item)) {
      case ItemName.InCourse(String lesson, String exercise) -> ofCourse(lesson, exercise);
      case ItemName.OfPuzzle(var id) -> InterfaceText.say("item.puzzle", id.toString());
      case ItemName.OfDrill(var drill) -> InterfaceText.say("drill." + drill.code());
      case ItemName.Own(long id) -> ownTitles.getOrDefault(id, InterfaceText.say("item.gone"));
      case null -> InterfaceText.say("item.gone");
    };
  }

  private String ofCourse(String lessonId, String exerciseId) {
    Lesson lesson = course.lesson(lessonId);
    Exercise exercise = lesson == null ? null : lesson.exercise(exerciseId);
    return exercise == null ? InterfaceText.say("item.gone") : exercise.brief().task();
  }

  /**
   * Returns what a section is called: a lesson by its title, puzzles by what was chosen, a false
   * belief by its name.
   *
   * @param section as in {@link AssignedItem#section()}
   */
  public String section(String section) {
    if (section.startsWith(LESSON)) {
      Lesson lesson = course.lesson(section.substring(LESSON.length()));
      return lesson == null ? InterfaceText.say("item.section.course") : lesson.title();
    }
    if (section.startsWith(PUZZLES)) {
      Selection selection = Selection.parse(section.substring(PUZZLES.length()));
      return selection == null ? InterfaceText.say("puzzles.headline") : puzzles(selection);
    }
    if (section.startsWith(BELIEF)) {
      Misconception belief = Misconception.find(section.substring(BELIEF.length()));
      return belief == null ? InterfaceText.say("item.section.course") : words.name(belief);
    }
    return switch (section) {
      case "drill" -> InterfaceText.say("item.section.drill");
      case "own" -> InterfaceText.say("item.section.own");
      default -> section;
    };
  }

  private String puzzles(Selection selection) {
    List<String> parts = new ArrayList<>();
    if (selection.pattern() != null) {
      String pattern = selection.pattern().name().toLowerCase(Locale.ROOT).replace('_', '-');
      parts.add(InterfaceText.say("pattern." + pattern + ".name"));
    }
    if (selection.fewMen()) {
      parts.add(InterfaceText.say("puzzles.few"));
    }
    if (selection.side() != null) {
      boolean white = selection.side() == Color.WHITE;
      parts.add(InterfaceText.say(white ? "puzzles.white" : "puzzles.black"));
    }
    if (selection.collection() != null) {
      puzzles.collections().stream()
          .filter(each -> each.id().equals(selection.collection()))
          .map(each -> each.name())
          .forEach(parts::add);
    }
    String all = InterfaceText.say("puzzles.headline");
    return parts.isEmpty()
        ? all
        : InterfaceText.say("item.section.puzzles", all, String.join(", ", parts));
  }
}
