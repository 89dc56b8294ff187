package org.queenside.course;

/** An answer's result: the run after it, and what came of it. */
public record Step(Run next, Outcome outcome) {}
