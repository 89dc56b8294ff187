package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import java.time.Duration;

/**
 * Makes the browser ask for news at intervals, while the page is visible. It waits for each answer
 * before it asks again.
 */
@Tag("queenside-poll")
public final class Poll extends Component {

  /** The event with which the browser asks. */
  public static final String EVENT = "poll";

  /**
   * Creates a poll.
   *
   * @param look runs in the browser's request
   */
  public Poll(Duration interval, Runnable look) {
    every(interval);
    getElement().addEventListener(EVENT, _ -> look.run());
  }

  /** Changes how often the browser asks. */
  public void every(Duration interval) {
    getElement().setAttribute("millis", String.valueOf(interval.toMillis()));
  }
}
