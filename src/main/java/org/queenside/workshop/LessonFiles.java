package org.queenside.workshop;

import java.util.ArrayList;
import java.util.List;
import org.queenside.course.file.LessonExercises;
import org.queenside.course.file.PlainYaml;
import org.queenside.course.file.Problem;
import org.springframework.stereotype.Component;

/**
 * Own exercises from lesson files and into them. Methods throw as those of {@link OwnExercises}.
 */
@Component
public class LessonFiles {

  /** The largest file that is read, in bytes. */
  public static final int LARGEST = 256 * 1024;

  private static final int MOST_EXERCISES = 100;
  private static final String ID = "own-exercises";

  private final OwnExercises exercises;

  LessonFiles(OwnExercises exercises) {
    this.exercises = exercises;
  }

  /**
   * What a file brought.
   *
   * @param made the new exercises; those that are not sound are drafts
   * @param problems why there are none
   */
  public record Brought(List<OwnExercise> made, List<Problem> problems) {
    public Brought {
      made = List.copyOf(made);
      problems = List.copyOf(problems);
    }
  }

  /** Makes an exercise of everything in a lesson file, up to a hundred. */
  public Brought bring(String file, String text) {
    exercises.mine();
    LessonExercises lesson = LessonExercises.read(file, text);
    List<OwnExercise> made = new ArrayList<>();
    for (String document : lesson.documents().stream().limit(MOST_EXERCISES).toList()) {
      if (document.length() <= OwnExercise.LONGEST_SOURCE) {
        made.add(exercises.create(title(document, file), document));
      }
    }
    return new Brought(made, lesson.problems());
  }

  private static String title(String document, String file) {
    var fields = PlainYaml.read(document);
    String task = fields == null ? "" : PlainYaml.text(fields.get("task"));
    String title = task.isEmpty() ? file : task;
    return title.substring(0, Math.min(title.length(), OwnExercise.LONGEST_TITLE));
  }

  /**
   * Returns all sound exercises of whoever is in front of the screen as a lesson file.
   *
   * @param title what the lesson is called
   */
  public String write(String title) {
    List<OwnExercise> sound = exercises.mine().stream().filter(OwnExercise::isAssignable).toList();
    return LessonExercises.write(
        ID,
        title,
        sound.stream().map(OwnExercise::sourceOrNothing).toList(),
        sound.stream().map(OwnExercise::title).toList());
  }
}
