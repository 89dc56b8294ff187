package org.queenside.game.ui;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.rule.RuleCard;
import org.queenside.rule.RuleSentence;

/**
 * A rule that comes up in a game: the player is in check, the other side has just made a special
 * move, or the player can make one. The most urgent comes first.
 */
enum RuleOccasion {
  CHECKED(RuleCard.OUT_OF_CHECK, 1),
  TOOK_EN_PASSANT(RuleCard.EN_PASSANT, 2),
  PROMOTED(RuleCard.PROMOTION, 1),
  CASTLED(RuleCard.CASTLING, 1),
  CAN_TAKE_EN_PASSANT(RuleCard.EN_PASSANT, 2),
  CAN_PROMOTE(RuleCard.PROMOTION, 1),
  CAN_CASTLE(RuleCard.CASTLING, 1),
  STALEMATE(RuleCard.STALEMATE, 1);

  private final RuleCard card;
  private final int number;

  RuleOccasion(RuleCard card, int number) {
    this.card = card;
    this.number = number;
  }

  /** Returns the sentence of the rule card that says what happens. */
  RuleSentence rule() {
    return new RuleSentence(card, number);
  }

  /** Returns the key of the sentence that says what can be done, or what just happened. */
  String key() {
    return "game.rule." + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Returns the rule that comes up now for the first time in a game. It follows from the moves, so
   * a reload changes nothing.
   *
   * @param own the player's side
   * @param known tells which rules need no explanation
   * @return null if there is none
   */
  static @Nullable RuleOccasion first(Game game, Color own, Predicate<RuleCard> known) {
    Set<RuleCard> met = EnumSet.noneOf(RuleCard.class);
    RuleOccasion now = null;
    for (Game each : history(game)) {
      now =
          occasions(each, own).stream()
              .filter(occasion -> !known.test(occasion.card) && !met.contains(occasion.card))
              .findFirst()
              .orElse(null);
      if (now != null) {
        met.add(now.card);
      }
    }
    return now;
  }

  /** Returns the game after each move, from its start. */
  private static List<Game> history(Game game) {
    List<Game> games = new ArrayList<>();
    for (Game each = game; each != null; each = each.previous()) {
      games.addFirst(each);
    }
    return games;
  }

  private static Set<RuleOccasion> occasions(Game game, Color own) {
    Set<RuleOccasion> found = EnumSet.noneOf(RuleOccasion.class);
    Position position = game.position();
    if (game.outcome() instanceof GameOutcome.Stalemate) {
      found.add(STALEMATE);
    }
    if (game.isOver() || position.turn() != own) {
      return found;
    }
    if (position.isCheck()) {
      found.add(CHECKED);
    }
    Game before = game.previous();
    if (before != null) {
      addSpecial(found, before.position(), game.moves().getLast(), true);
    }
    position.legalMoves().forEach(move -> addSpecial(found, position, move, false));
    return found;
  }

  private static void addSpecial(
      Set<RuleOccasion> found, Position before, Move move, boolean done) {
    Piece piece = before.at(move.from());
    if (CastlingSide.of(piece, move) != null) {
      found.add(done ? CASTLED : CAN_CASTLE);
    } else if (move.promotion() != null) {
      found.add(done ? PROMOTED : CAN_PROMOTE);
    } else if (isEnPassant(before, piece, move)) {
      found.add(done ? TOOK_EN_PASSANT : CAN_TAKE_EN_PASSANT);
    }
  }

  private static boolean isEnPassant(Position before, @Nullable Piece piece, Move move) {
    return piece != null
        && piece.role() == Role.PAWN
        && move.from().file() != move.to().file()
        && before.at(move.to()) == null;
  }
}
