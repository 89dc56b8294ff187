package org.queenside.store;

import java.util.List;

/** A change that isn't allowed, with the message that says why. Nothing was changed. */
public final class ChangeRefusedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient List<Object> arguments;

  /**
   * Creates the exception.
   *
   * @param messageKey the key of the message in the bundles, also for the log
   * @param arguments what the message names; dates as {@link java.time.LocalDate}
   */
  public ChangeRefusedException(String messageKey, Object... arguments) {
    super(messageKey);
    this.arguments = List.of(arguments);
  }

  /** Returns the key of the message that says why. */
  public String messageKey() {
    return String.valueOf(getMessage());
  }

  /** Returns what the message names. */
  public Object[] arguments() {
    return arguments.toArray();
  }
}
