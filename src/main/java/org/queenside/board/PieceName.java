package org.queenside.board;

import java.util.Locale;
import org.queenside.chess.Color;
import org.queenside.chess.Role;
import org.queenside.text.Term;

/** What pieces and sides are called in sentences of the interface. */
public final class PieceName {

  private PieceName() {}

  /** Returns "knight". */
  public static Term of(Role role) {
    return Term.of("piece." + role.name().toLowerCase(Locale.ROOT));
  }

  /** Returns "White". */
  public static Term of(Color side) {
    return Term.of("play.side." + side.letter());
  }
}
