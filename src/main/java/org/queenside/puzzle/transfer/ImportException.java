package org.queenside.puzzle.transfer;

/** Thrown if an import can't begin or continue. The message says why. */
public final class ImportException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ImportException(String key, Object... arguments) {
    super(ImportReport.MESSAGES.get("problem." + key, arguments));
  }
}
