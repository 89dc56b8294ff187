package org.queenside.school.live;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.school.assignment.ItemResolver;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;

/** Finds questions for live lessons. */
@Component
public class LiveQuestionCatalog {

  private final ItemResolver items;
  private final Map<Lesson, List<String>> ofLessons = new ConcurrentHashMap<>();

  LiveQuestionCatalog(ItemResolver items) {
    this.items = items;
  }

  /**
   * Finds a question. Doesn't check access, as {@link ItemResolver#exercise} doesn't.
   *
   * @param item its name in the attempt log
   * @return the question, or null if it doesn't exist or needs more than one answer
   */
  public @Nullable LiveQuestion find(String item) {
    Exercise exercise = items.exercise(item);
    return exercise == null ? null : LiveQuestion.of(exercise);
  }

  /**
   * Returns whether the signed-in instructor may ask a question.
   *
   * @throws RecordNotFoundException if it is another instructor's private exercise
   */
  boolean mayBeAsked(String item) {
    return items.mayBeAssigned(item) && find(item) != null;
  }

  /** Lists the exercises of a lesson that can be asked, by their names in the attempt log. */
  public List<String> of(Lesson lesson) {
    return ofLessons.computeIfAbsent(
        lesson,
        _ ->
            lesson.exercises().stream()
                .filter(exercise -> LiveQuestion.of(exercise) != null)
                .map(lesson::item)
                .toList());
  }
}
