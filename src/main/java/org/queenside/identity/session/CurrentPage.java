package org.queenside.identity.session;

import org.jspecify.annotations.Nullable;

/** The page that this thread answers. A request without a page, as for data, has none. */
public interface CurrentPage {

  /** Returns who opened the page; null if there is no page. */
  @Nullable PageOwner owner();

  /** Sets who owns the page. Does nothing if there is no page. */
  void setOwner(PageOwner owner);

  /**
   * Ends the page's session once the response has been sent, so that the page can still be told
   * where to go.
   *
   * @return false if there is no page
   */
  boolean closeSession();
}
