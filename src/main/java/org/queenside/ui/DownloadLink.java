package org.queenside.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.server.streams.DownloadHandler;

/**
 * Leads to a file that is made when it is wanted. A browser says nothing of a file that is refused;
 * so the page itself asks first, and what is refused there shows the page that says why. That holds
 * for who has been signed out since, in this browser or elsewhere, too.
 */
public class DownloadLink extends Anchor {

  /**
   * Creates a link to a file that anybody who sees the page may have.
   *
   * @param file writes the file
   */
  public DownloadLink(DownloadHandler file, String text) {
    this(file, text, () -> {});
  }

  /**
   * Creates a link.
   *
   * @param file writes the file; it is asked for only after the check
   * @param check throws what a click on a button would throw if the current user may not have the
   *     file
   */
  public DownloadLink(DownloadHandler file, String text, Runnable check) {
    super(file, text);
    addClassName("btn");
    getElement().setAttribute("download", true);
    getElement()
        .addEventListener(
            "click",
            _ -> {
              check.run();
              getElement().executeJs("this.click()");
            })
        // The second click is the page's own, and no longer asks.
        .setFilter("event.isTrusted")
        .preventDefault();
  }
}
