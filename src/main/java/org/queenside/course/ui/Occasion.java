package org.queenside.course.ui;

import com.vaadin.flow.component.html.Div;

/**
 * What an exercise is done for: as part of a lesson, for review, in a test.
 *
 * @param where the line above the task that says how far the learner is
 * @param last whether the way on leads out
 * @param tested whether only the first try counts and nothing helps
 */
public record Occasion(Div where, boolean last, boolean tested) {

  /** Gives the line its look. */
  public Occasion {
    where.addClassName("where");
  }

  /** With all help. */
  public static Occasion practice(Div where, boolean last) {
    return new Occasion(where, last, false);
  }

  /** Without help, and with one try. */
  public static Occasion test(Div where, boolean last) {
    return new Occasion(where, last, true);
  }
}
