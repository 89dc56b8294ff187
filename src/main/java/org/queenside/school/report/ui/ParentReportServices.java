package org.queenside.school.report.ui;

import java.time.Clock;
import java.util.Comparator;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.LessonTask;
import org.queenside.course.ui.LoggedMistake;
import org.queenside.progress.MisconceptionRecord;
import org.queenside.school.report.CorrectiveExercises;
import org.queenside.school.report.PupilMisconception;
import org.springframework.stereotype.Component;

/** The services behind the sheet for parents. */
@Component
record ParentReportServices(
    CorrectiveExercises corrections, MistakeReplayer mistakes, Clock clock) {

  /** Returns the lesson that corrects a misconception; null if the course has none. */
  @Nullable Lesson lesson(PupilMisconception held) {
    return corrections.of(held.misconception()).stream()
        .map(LessonTask::lesson)
        .findFirst()
        .orElse(null);
  }

  /** Restores the board of the last try that showed a misconception; null if that's impossible. */
  @Nullable LoggedMistake lastTry(PupilMisconception held, Locale locale) {
    return held.tries().stream()
        .max(Comparator.comparing(MisconceptionRecord::lastAt))
        .map(last -> mistakes.replay(last.item(), last.position(), last.tried(), locale))
        .orElse(null);
  }
}
