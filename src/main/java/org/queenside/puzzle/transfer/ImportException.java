package org.queenside.puzzle.transfer;

/** An import cannot begin or go on; the message says why, in plain words. */
public final class ImportException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ImportException(String key, Object... arguments) {
    super(ImportReport.MESSAGES.get("problem." + key, arguments));
  }
}
