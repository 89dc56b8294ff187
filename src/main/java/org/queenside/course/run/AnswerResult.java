package org.queenside.course.run;

import org.queenside.course.model.AnswerOutcome;

/** An answer's result: the run after it, and what came of it. */
public record AnswerResult(ExerciseRun next, AnswerOutcome outcome) {}
