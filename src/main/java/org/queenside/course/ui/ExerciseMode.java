package org.queenside.course.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import org.queenside.course.model.AnswerOutcome;

/**
 * What an exercise is done for: as part of a lesson, for review, in a test, as a puzzle.
 *
 * @param where the line above the task that says how far the learner is
 * @param last whether the way on leads out
 * @param kind what helps, and what counts
 * @param needed with so many stars it counts as done, 0 to 3
 */
public record ExerciseMode(Div where, boolean last, Kind kind, int needed) {

  /** What helps, and what counts. */
  public enum Kind {
    /** All help, any number of tries, stars. */
    PRACTICE,
    /** Help and any number of tries, for one single move: there is nothing to take back. */
    PUZZLE,
    /** No help, and one try. */
    TEST,
    /** No help, and one legal move. What is against the rules costs nothing. */
    STREAK,
    /** All help and any number of tries, for a task made by chance: nothing is won or lost. */
    DRILL,
    /** No help, and any number of tries: time is short. */
    RACE
  }

  /** Gives the line its look. */
  public ExerciseMode {
    where.addClassName("where");
  }

  /**
   * Returns a line that says how far the learner is.
   *
   * @param page the name of the page, left out on a phone, where the bar says it already
   * @param more what else there is to say
   */
  public static Div line(String page, Component... more) {
    var name = new Span(page);
    name.addClassName("only-wide");
    var line = new Div(name);
    line.add(more);
    return line;
  }

  /** With all help. */
  public static ExerciseMode practice(Div where, boolean last) {
    return practice(where, last, 0);
  }

  /** With all help, done only with so many stars. */
  public static ExerciseMode practice(Div where, boolean last, int needed) {
    return new ExerciseMode(where, last, Kind.PRACTICE, needed);
  }

  /** Without help, and with one try. */
  public static ExerciseMode test(Div where, boolean last) {
    return new ExerciseMode(where, last, Kind.TEST, 0);
  }

  /** A single move, with help. */
  public static ExerciseMode puzzle(Div where, boolean last) {
    return new ExerciseMode(where, last, Kind.PUZZLE, 0);
  }

  /** A single move without help, and always one more after it. */
  public static ExerciseMode streak(Div where) {
    return new ExerciseMode(where, false, Kind.STREAK, 0);
  }

  /** With all help, one of many tasks that are never seen again. */
  public static ExerciseMode drill(Div where, boolean last) {
    return new ExerciseMode(where, last, Kind.DRILL, 0);
  }

  /** Against the clock. */
  public static ExerciseMode race(Div where) {
    return new ExerciseMode(where, true, Kind.RACE, 0);
  }

  /** Whether nothing helps, and the learner has one try. */
  boolean tested() {
    return switch (kind) {
      case TEST, STREAK -> true;
      case PRACTICE, PUZZLE, DRILL, RACE -> false;
    };
  }

  /** Whether hints, the solution and the other ways round are offered. */
  boolean helped() {
    return switch (kind) {
      case PRACTICE, PUZZLE, DRILL -> true;
      case TEST, STREAK, RACE -> false;
    };
  }

  /** Whether what is done can be done again. */
  boolean repeatable() {
    return switch (kind) {
      case PRACTICE, PUZZLE -> true;
      case TEST, STREAK, DRILL, RACE -> false;
    };
  }

  /** Whether the steps are counted: in a race there are more than anybody can take. */
  boolean counted() {
    return kind != Kind.RACE;
  }

  /** Whether stars are to win. */
  boolean starred() {
    return kind == Kind.PRACTICE;
  }

  /** Whether the one try is over with what came of it. */
  boolean isDecidedBy(AnswerOutcome outcome) {
    return switch (outcome) {
      case AnswerOutcome.Solved _, AnswerOutcome.Wrong _ -> tested();
      case AnswerOutcome.Refused _ -> kind == Kind.TEST;
      case AnswerOutcome.Progressed _,
          AnswerOutcome.HintGiven _,
          AnswerOutcome.Shown _,
          AnswerOutcome.TakenBack _,
          AnswerOutcome.Ignored _ ->
          false;
    };
  }
}
