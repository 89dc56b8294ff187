package org.queenside.practice.ui;

import com.vaadin.flow.router.QueryParameters;
import java.util.Map;
import org.queenside.practice.DrillRound;

/**
 * The state of a round as query parameters, so that the page can be reloaded.
 *
 * @param task the number of the task, from 0
 * @param right the number of tasks right on the first try and without help
 */
record DrillRoundParameters(DrillRound round, int task, int right) {

  private static final String SEED = "round";
  private static final String TASK = "task";
  private static final String RIGHT = "right";

  /** Reads query parameters, or begins a round if they are invalid. */
  static DrillRoundParameters read(DrillRound otherwise, QueryParameters query) {
    String seed = query.getSingleParameter(SEED).orElse("");
    if (!seed.matches("[0-9]{1,18}")) {
      return new DrillRoundParameters(otherwise, 0, 0);
    }
    var round = new DrillRound(otherwise.drill(), Long.parseLong(seed));
    int task = number(query, TASK, 1, round.drill().tasks()) - 1;
    return new DrillRoundParameters(round, task, number(query, RIGHT, 0, task));
  }

  /** Returns whether the query parameters name a round. */
  static boolean isIn(QueryParameters query) {
    return query.getSingleParameter(SEED).isPresent();
  }

  private static int number(QueryParameters query, String name, int least, int most) {
    String number = query.getSingleParameter(name).orElse("");
    return number.matches("[0-9]{1,3}") ? Math.clamp(Integer.parseInt(number), least, most) : least;
  }

  /** Returns the state after this task. */
  DrillRoundParameters next(boolean rightAtOnce) {
    return new DrillRoundParameters(round, task + 1, rightAtOnce ? right + 1 : right);
  }

  boolean atEnd() {
    return task == round.drill().tasks();
  }

  String path() {
    var query =
        QueryParameters.simple(
            Map.of(
                SEED, String.valueOf(round.seed()),
                TASK, String.valueOf(task + 1),
                RIGHT, String.valueOf(right)));
    return "practice/" + round.drill().code() + "?" + query.getQueryString();
  }
}
