package org.queenside.identity.session;

/**
 * Something may only be done by a person who proved a short time ago who they are: an open page
 * alone isn't enough. Nothing was changed or shown.
 */
public class ConfirmationNeededException extends RuntimeException {

  ConfirmationNeededException() {
    super("the last proof of who this is was too long ago");
  }
}
