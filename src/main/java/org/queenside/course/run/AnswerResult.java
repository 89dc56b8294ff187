package org.queenside.course.run;

import org.queenside.course.model.AnswerOutcome;

/** An answer's result: the run after it, and the outcome of the answer. */
public record AnswerResult(ExerciseRun next, AnswerOutcome outcome) {}
