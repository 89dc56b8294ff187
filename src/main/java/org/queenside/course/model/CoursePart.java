package org.queenside.course.model;

import java.util.List;

/**
 * Lessons that belong together.
 *
 * @param id a stable name, in kebab case
 * @param scene what is said at the end of the part; empty for nothing
 * @param examination whether the examination on the whole course follows the lessons
 * @param ready whether a learner who has finished everything up to here can play a whole game
 * @param game whether a whole game against the computer follows the lessons on the path
 * @param deeper whether the lessons are beside the path, for learners who want more
 * @param earlier the ids of the lessons that used to earn the part's badge
 */
public record CoursePart(
    String id,
    String title,
    List<Lesson> lessons,
    String scene,
    boolean examination,
    boolean ready,
    boolean game,
    boolean deeper,
    List<String> earlier) {

  public CoursePart {
    lessons = List.copyOf(lessons);
    earlier = List.copyOf(earlier);
  }

  /** Returns the same part with other lessons. */
  public CoursePart with(List<Lesson> lessons) {
    return new CoursePart(id, title, lessons, scene, examination, ready, game, deeper, earlier);
  }
}
