package org.queenside.school.tablet;

import org.queenside.identity.account.Password;

/**
 * A pupil as a tablet of the class shows them.
 *
 * @param card the number of the pupil's card in the class, which identifies the pupil in addresses
 * @param firstName the first name, with enough of the rest to tell two pupils apart; empty if the
 *     teacher has chosen symbols
 * @param signedIn whether the pupil is signed in on a tablet of the class
 */
public record TabletPupil(int card, String firstName, boolean signedIn) {

  /** Returns whether the tablet shows a symbol instead of the name. */
  public boolean isSymbol() {
    return firstName.isEmpty();
  }

  /** Returns the piece of the pupil's symbol, as in a FEN. */
  public char piece() {
    return Password.MEN.charAt((card - 1) % Password.MEN.length());
  }
}
