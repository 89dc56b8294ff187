package org.queenside.course.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.i18n.I18NProvider;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.ui.Markup;

/**
 * The context of an exercise: a lesson, a review, a test or a puzzle.
 *
 * @param where the line above the task that shows the learner's progress
 * @param last whether this is the last exercise
 * @param kind which help there is, and what counts
 * @param needed the number of stars needed for it to count as done, 0 to 3
 */
public record ExerciseMode(Div where, boolean last, Kind kind, int needed) {

  /** Which help there is, and what counts. */
  public enum Kind {
    /** All help, any number of tries, and stars. */
    PRACTICE,
    /** Help and any number of tries, for a single move, so there is nothing to take back. */
    PUZZLE,
    /** No help, and one try. */
    TEST,
    /** No help, and one legal move. Illegal moves cost nothing. */
    STREAK,
    /** All help and any number of tries, for a generated task: no stars. */
    DRILL,
    /** No help, and any number of tries, against the clock. */
    RACE
  }

  /** Adds a CSS class to the line. */
  public ExerciseMode {
    where.addClassName("where");
  }

  /**
   * Returns a line that shows the learner's progress.
   *
   * @param page the name of the page, hidden on phones because the top bar shows it
   * @param more the rest of the line
   */
  public static Div line(String page, Component... more) {
    var line = new Div(Markup.span("only-wide", page));
    line.add(more);
    return line;
  }

  /**
   * Returns a line that counts the tasks.
   *
   * @param page the name of the page
   * @param number the number of the task, from 1
   */
  public static Div line(String page, int number, int of) {
    return line(page, new Span(I18NProvider.translate("lesson.count", number, of)));
  }

  /** Creates a mode with all help. */
  public static ExerciseMode practice(Div where, boolean last) {
    return practice(where, last, 0);
  }

  /** Creates a mode with all help, in which an exercise needs enough stars to be done. */
  public static ExerciseMode practice(Div where, boolean last, int needed) {
    return new ExerciseMode(where, last, Kind.PRACTICE, needed);
  }

  /** Creates a mode without help and with one try. */
  public static ExerciseMode test(Div where, boolean last) {
    return new ExerciseMode(where, last, Kind.TEST, 0);
  }

  /** Creates a mode for a single move, with help. */
  public static ExerciseMode puzzle(Div where, boolean last) {
    return new ExerciseMode(where, last, Kind.PUZZLE, 0);
  }

  /** Creates a mode for a single move without help, with another task after it. */
  public static ExerciseMode streak(Div where) {
    return new ExerciseMode(where, false, Kind.STREAK, 0);
  }

  /** Creates a mode with all help, for one of many generated tasks. */
  public static ExerciseMode drill(Div where, boolean last) {
    return new ExerciseMode(where, last, Kind.DRILL, 0);
  }

  /** Creates a mode against the clock. */
  public static ExerciseMode race(Div where) {
    return new ExerciseMode(where, true, Kind.RACE, 0);
  }

  /** Returns whether there is no help and only one try. */
  boolean tested() {
    return switch (kind) {
      case TEST, STREAK -> true;
      case PRACTICE, PUZZLE, DRILL, RACE -> false;
    };
  }

  /** Returns whether hints and the solution are offered. */
  boolean helped() {
    return switch (kind) {
      case PRACTICE, PUZZLE, DRILL -> true;
      case TEST, STREAK, RACE -> false;
    };
  }

  /** Returns whether a finished exercise can be done again. */
  boolean repeatable() {
    return switch (kind) {
      case PRACTICE, PUZZLE -> true;
      case TEST, STREAK, DRILL, RACE -> false;
    };
  }

  /** Returns whether steps are counted. A race has more steps than a learner can do. */
  boolean counted() {
    return kind != Kind.RACE;
  }

  /** Returns whether there are stars to earn. */
  boolean starred() {
    return kind == Kind.PRACTICE;
  }

  /** Returns whether the next task may come by itself after a right answer. */
  boolean comesByItself() {
    return !last && (kind == Kind.PRACTICE || kind == Kind.DRILL);
  }

  /** Returns whether the outcome ends the only try. */
  boolean isDecidedBy(AnswerOutcome outcome) {
    return switch (outcome) {
      case AnswerOutcome.Solved _, AnswerOutcome.Wrong _ -> tested();
      case AnswerOutcome.Refused _ -> kind == Kind.TEST;
      case AnswerOutcome.Progressed _,
          AnswerOutcome.Detour _,
          AnswerOutcome.HintGiven _,
          AnswerOutcome.Shown _,
          AnswerOutcome.TakenBack _,
          AnswerOutcome.Ignored _ ->
          false;
    };
  }
}
