package org.queenside.engine;

/** The caller cancelled a search before it was done. There is no result then. */
public final class SearchCancelledException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SearchCancelledException() {
    super("the search was cancelled");
  }
}
