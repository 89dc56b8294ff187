package org.queenside.engine;

/** Thrown when the caller cancels a search before it has a result. */
public final class SearchCancelledException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SearchCancelledException() {
    super("the search was cancelled");
  }
}
