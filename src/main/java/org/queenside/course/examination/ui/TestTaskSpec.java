package org.queenside.course.examination.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.i18n.I18NProvider;
import java.time.Clock;
import java.util.List;
import org.queenside.course.model.LessonTask;
import org.queenside.course.model.TestPaper;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.course.ui.RunAddress;
import org.queenside.progress.ProgressService;
import org.queenside.ui.Markup;

/** One task of a test: no help, and only the first answer counts. */
final class TestTaskSpec {

  private TestTaskSpec() {}

  /**
   * Prepares the next task.
   *
   * @param name the name of the test
   * @param marks whether the tasks so far were right; there is at least one task left
   * @param address keeps the steps within the task
   * @param mark marks the task, before the learner sees whether the answer was right
   * @param onward opens the next task or the result
   */
  static ExerciseSpec of(
      String name,
      TestPaper paper,
      List<Boolean> marks,
      ProgressService progress,
      Clock clock,
      RunAddress address,
      AttemptRecorder.FirstAnswerListener mark,
      Runnable onward) {
    int number = marks.size();
    LessonTask task = paper.tasks().get(number);
    boolean last = number == paper.tasks().size() - 1;
    return new ExerciseSpec(
        ExerciseMode.test(where(name, marks, paper.tasks().size()), last),
        task.exercise(),
        new AttemptRecorder(progress::record, clock, task.item(), mark),
        _ -> onward.run(),
        address);
  }

  private static Div where(String name, List<Boolean> marks, int of) {
    var row = Markup.div("marks");
    row.getElement().setAttribute("aria-hidden", "true");
    for (int task = 0; task < of; task++) {
      row.add(
          Markup.span(
              task < marks.size()
                  ? marks.get(task) ? "right" : "wrong"
                  : task == marks.size() ? "now" : "open"));
    }
    var count = new Span(I18NProvider.translate("lesson.count", marks.size() + 1, of));
    return ExerciseMode.line(name, row, count);
  }
}
