package org.queenside.ui;

import com.vaadin.flow.component.html.Div;
import java.util.Locale;

/** A progress bar. The text beside it says the same. */
public final class CompletionBar extends Div {

  /**
   * Draws the bar.
   *
   * @param done 0 to {@code of}
   * @param of 1 or more
   */
  public CompletionBar(int done, int of) {
    addClassName("done-bar");
    setClassName("full", done == of);
    getElement().setAttribute("aria-hidden", "true");
    getStyle().set("--done", String.format(Locale.ROOT, "%.4f", (double) done / of));
  }
}
