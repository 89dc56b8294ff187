package org.queenside.trick;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/** Reads tricks as text: {@code c1b3}, {@code f7f8p}, {@code g1f3+b1c3}, {@code e2e4+N@b1}. */
final class TrickText {

  private static final Pattern FORM =
      Pattern.compile(
          "(?<from>[a-h][1-8])(?<to>[a-h][1-8])(?<choice>p)?"
              + "(\\+((?<second>[a-h][1-8][a-h][1-8])|(?<role>[NBRQ])@(?<square>[a-h][1-8])))?");

  private TrickText() {}

  static Optional<Trick> read(Game game, String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    TrickJudge judge = new TrickJudge(game);
    Square from = Square.parse(form.group("from"));
    Square to = Square.parse(form.group("to"));
    String second = form.group("second");
    String role = form.group("role");
    if (second != null) {
      return judge.secondMove(Move.of(from, to), Move.parseUci(second));
    }
    if (role != null) {
      Role returned = Objects.requireNonNull(Role.fromLetter(role.charAt(0)));
      Piece piece = Piece.of(game.position().turn(), returned);
      return judge.returnedPiece(Move.of(from, to), piece, Square.parse(form.group("square")));
    }
    Role choice = form.group("choice") == null ? null : Role.PAWN;
    return judge.move(new AttemptedMove(from, to, choice), _ -> true);
  }
}
