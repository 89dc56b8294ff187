package org.queenside.game;

import org.jspecify.annotations.Nullable;

/**
 * What a player needs to know about the other player in a game between two people.
 *
 * @param version the version of the stored game
 * @param isOtherAtBoard whether the other player has the game open
 * @param mayClaim whether the player may end the game because the other one has been away too long
 * @param offer the open draw offer
 * @param mayOffer whether the player may offer a draw now
 * @param sign the other player's last sign, or null
 * @param signs how many signs the other player has sent
 */
public record PeerStatus(
    int version,
    boolean isOtherAtBoard,
    boolean mayClaim,
    Offer offer,
    boolean mayOffer,
    @Nullable GameSign sign,
    int signs) {

  /** A draw offer. */
  public enum Offer {
    NONE,
    OWN,
    /** The player's own offer has just been declined. */
    DECLINED,
    OTHER
  }
}
