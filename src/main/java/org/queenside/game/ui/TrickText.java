package org.queenside.game.ui;

import static java.util.Objects.requireNonNull;

import java.util.Locale;
import java.util.stream.Collectors;
import org.queenside.board.LocalNotation;
import org.queenside.board.PieceName;
import org.queenside.board.RulingText;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.game.PlayedTrick;
import org.queenside.game.TrickOutcome;
import org.queenside.trick.Trick;
import org.queenside.trick.TrickKind;
import org.queenside.ui.CommaList;
import org.queenside.ui.Translator;

/** What is said about tricks. */
record TrickText(Translator translator) {

  private static final int APOLOGIES = 4;

  /** Returns the broken rule in a short sentence. */
  String rule(TrickKind kind) {
    return translator.translate("trick.rule." + kind.code());
  }

  /** Returns why the trick isn't allowed, with its pieces and squares. */
  String why(Trick trick, Locale locale) {
    Ruling.Illegal ruling = trick.ruling();
    if (ruling != null) {
      return RulingText.ofOtherPlayer(ruling, locale);
    }
    return trick instanceof Trick.ReturnedPiece returned
        ? translator.translate(
            "trick.returned",
            PieceName.of(returned.piece().role()),
            "**" + returned.square() + "**")
        : rule(trick.kind());
  }

  /** Returns what the opponent says when it is caught, each time something else. */
  String apology(int number) {
    return translator.translate("trick.sorry." + (1 + Math.floorMod(number, APOLOGIES)));
  }

  /** Returns the moves as a screen reader says them: "bishop c1 to b3". */
  String spoken(Trick trick, Locale locale) {
    String moves =
        CommaList.of(
            trick.shownMoves().stream().map(move -> spoken(trick.before(), move)).toList(), locale);
    return trick instanceof Trick.ReturnedPiece returned
        ? translator.translate(
            "trick.spoken.returned",
            moves,
            PieceName.of(returned.piece().role()),
            returned.square())
        : moves;
  }

  private String spoken(Position before, Move move) {
    String key = before.at(move.to()) == null ? "game.spoken.moves" : "game.spoken.takes";
    return translator.translate(
        key, PieceName.of(mover(before, move).role()), move.from(), move.to());
  }

  /** Returns a note for the record of the game. */
  String note(PlayedTrick played) {
    return translator.translate(
        "trick.note." + became(played), written(played.trick()), rule(played.trick().kind()));
  }

  /** Returns what was tried, whether the learner caught it, and why it isn't allowed. */
  String told(PlayedTrick played, String opponent, Locale locale) {
    return translator.translate(
        "trick.told." + became(played),
        opponent,
        LocalNotation.letters(locale).write(written(played.trick())),
        why(played.trick(), locale));
  }

  private static String became(PlayedTrick played) {
    return played.outcome() == TrickOutcome.CAUGHT ? "caught" : "missed";
  }

  private static String written(Trick trick) {
    return trick.shownMoves().stream()
        .map(move -> written(trick.before(), move))
        .collect(Collectors.joining(" "));
  }

  /** Long notation says what was tried without asking whether it was legal. */
  private static String written(Position before, Move move) {
    Role role = mover(before, move).role();
    String letter = role == Role.PAWN ? "" : String.valueOf(role.letter());
    return letter + move.from() + (before.at(move.to()) == null ? "-" : "x") + move.to();
  }

  /** The second of two moves may be by the same piece, which the first has moved. */
  private static Piece mover(Position before, Move move) {
    Piece piece = before.at(move.from());
    return piece != null ? piece : requireNonNull(before.at(move.to()), "no piece has moved");
  }
}
