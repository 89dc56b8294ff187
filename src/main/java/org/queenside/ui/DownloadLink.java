package org.queenside.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.server.streams.DownloadHandler;

/**
 * A link to a file that is generated on request. A browser doesn't show why a download was refused,
 * so the page asks first and shows the reason. That also covers people who have been signed out in
 * the meantime, on this browser or elsewhere.
 */
public class DownloadLink extends Anchor {

  /**
   * Creates a link to a file that everyone who sees the page may download.
   *
   * @param file writes the file
   */
  public DownloadLink(DownloadHandler file, String text) {
    this(file, text, () -> {});
  }

  /**
   * Creates a link.
   *
   * @param file writes the file; called only after the check
   * @param check throws what a button's listener would throw if the current user may not have the
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
        // The second click comes from the page itself, without asking again.
        .setFilter("event.isTrusted")
        .preventDefault();
  }
}
