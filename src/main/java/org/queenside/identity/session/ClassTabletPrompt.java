package org.queenside.identity.session;

import org.queenside.identity.account.Password;

/** What a class tablet asks a pupil for. */
public enum ClassTabletPrompt {
  /** None: the pupil has no password and signs in elsewhere. */
  NONE(0),
  /** A password to type. */
  PASSWORD(0),
  /** All pictures of a password from the time before class tablets. */
  ALL_PICTURES(Password.PICTURES),
  /** The first pictures of the password. */
  FIRST_PICTURES(Password.FIRST_PICTURES);

  private final int pictures;

  ClassTabletPrompt(int pictures) {
    this.pictures = pictures;
  }

  /** Returns how many pictures to tap; 0 if the password is typed. */
  public int pictures() {
    return pictures;
  }
}
