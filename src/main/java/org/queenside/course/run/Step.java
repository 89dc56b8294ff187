package org.queenside.course.run;

import org.queenside.course.Outcome;

/** An answer's result: the run after it, and what came of it. */
public record Step(Run next, Outcome outcome) {}
