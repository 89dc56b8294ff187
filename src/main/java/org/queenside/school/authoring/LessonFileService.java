package org.queenside.school.authoring;

import java.util.ArrayList;
import java.util.List;
import org.queenside.course.source.LessonExercises;
import org.queenside.course.syntax.LessonProblem;
import org.queenside.course.syntax.YamlDocuments;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Imports teachers' exercises from lesson files and exports them. Methods throw like those of
 * {@link OwnExerciseService}.
 */
@Component
public class LessonFileService {

  /** The largest file to import, in bytes. */
  public static final int LARGEST = 256 * 1024;

  private static final int MOST_EXERCISES = 100;
  private static final String ID = "own-exercises";

  private final OwnExerciseService exercises;

  LessonFileService(OwnExerciseService exercises) {
    this.exercises = exercises;
  }

  /**
   * The result of an import.
   *
   * @param made the new exercises; invalid ones are drafts
   * @param problems why none were created
   */
  public record ImportResult(List<OwnExercise> made, List<LessonProblem> problems) {
    public ImportResult {
      made = List.copyOf(made);
      problems = List.copyOf(problems);
    }
  }

  /** Creates an exercise for every entry of a lesson file, up to a hundred of them. */
  @Transactional
  public ImportResult importFile(String file, String text) {
    exercises.mine();
    LessonExercises lesson = LessonExercises.read(file, text);
    List<OwnExercise> made = new ArrayList<>();
    for (String document : lesson.documents().stream().limit(MOST_EXERCISES).toList()) {
      if (document.length() <= OwnExercise.LONGEST_SOURCE) {
        made.add(exercises.create(title(document, file), document));
      }
    }
    return new ImportResult(made, lesson.problems());
  }

  private static String title(String document, String file) {
    var fields = YamlDocuments.read(document);
    String task = fields == null ? "" : YamlDocuments.text(fields.get("task"));
    String title = task.isEmpty() ? file : task;
    return title.substring(0, Math.min(title.length(), OwnExercise.LONGEST_TITLE));
  }

  /** Returns all valid exercises of the signed-in teacher as a lesson file. */
  public String exportAll(String title) {
    List<OwnExercise> sound = exercises.mine().stream().filter(OwnExercise::isAssignable).toList();
    return LessonExercises.write(
        ID,
        title,
        sound.stream().map(OwnExercise::sourceOrNothing).toList(),
        sound.stream().map(OwnExercise::title).toList());
  }
}
