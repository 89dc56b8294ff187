package org.queenside.course.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.QueryParameters;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.course.progress.RunTranscript;

/**
 * The answers given in a running exercise, kept in the address of its page. So the page returns to
 * the same step after a reload, a lost session or a restart of the program.
 *
 * @param path the address without the answers, perhaps with other parameters; null if they aren't
 *     kept
 * @param given the answers in the address when the page was opened. They aren't trusted
 */
public record RunAddress(@Nullable String path, RunTranscript given) {

  /** For exercises whose answers aren't kept. */
  public static final RunAddress NONE = new RunAddress(null, RunTranscript.NONE);

  private static final String ANSWER = "did";
  private static final String CHECK = "at";

  /** Reads the answers from the address of a page. */
  public static RunAddress of(String path, QueryParameters query) {
    var given =
        new RunTranscript(query.getParameters(ANSWER), query.getSingleParameter(CHECK).orElse(""));
    return new RunAddress(path, given);
  }

  /** Returns the same address for an exercise that hasn't begun. */
  public RunAddress withoutAnswers() {
    return new RunAddress(path, RunTranscript.NONE);
  }

  /** Returns answers as part of an address. */
  public static QueryParameters query(RunTranscript given) {
    return given.isEmpty()
        ? QueryParameters.empty()
        : new QueryParameters(Map.of(ANSWER, given.answers(), CHECK, List.of(given.check())));
  }

  /** Puts this address, with its answers, into the browser's address line. */
  public void show() {
    keep(given);
  }

  /** Puts the answers given so far into the address. */
  void keep(RunTranscript answers) {
    if (path != null) {
      String address =
          answers.isEmpty()
              ? path
              : path + (path.contains("?") ? "&" : "?") + query(answers).getQueryString();
      UI.getCurrent().getPage().getHistory().replaceState(null, address);
    }
  }
}
