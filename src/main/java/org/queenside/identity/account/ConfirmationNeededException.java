package org.queenside.identity.account;

/**
 * The action needs a recently typed password, so that an open page alone isn't enough. Nothing was
 * changed or shown.
 */
public class ConfirmationNeededException extends RuntimeException {

  ConfirmationNeededException() {
    super("the password was typed too long ago");
  }
}
