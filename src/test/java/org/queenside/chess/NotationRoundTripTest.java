package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NotationRoundTripTest {
  private static final List<Position> POSITIONS = RandomGames.positions(20_261_121, 1_500);

  @Test
  void everyLegalMoveIsReadBackFromItsShortForm() {
    for (Position position : POSITIONS) {
      for (Move move : position.legalMoves()) {
        assertEquals(move, San.read(position, San.write(position, move)));
      }
    }
  }

  @Test
  void everyLegalMoveIsReadBackFromItsLongForm() {
    for (Position position : POSITIONS) {
      for (Move move : position.legalMoves()) {
        assertEquals(move, San.read(position, LongAlgebraic.write(position, move)));
        assertEquals(move, San.read(position, move.toString()));
        assertEquals(move, Uci.read(position, move.toString()));
      }
    }
  }

  @Test
  void noTwoLegalMovesAreWrittenAlike() {
    for (Position position : POSITIONS) {
      List<Move> moves = position.legalMoves();
      Set<String> san = new HashSet<>();
      Set<String> descriptive = new HashSet<>();
      for (Move move : moves) {
        san.add(San.write(position, move));
        descriptive.add(DescriptiveNotation.write(position, move).replaceAll(" (ch|mate)$", ""));
      }
      assertEquals(moves.size(), san.size(), position::toString);
      assertEquals(moves.size(), descriptive.size(), position::toString);
    }
  }

  @Test
  void theShortFormIsMinimal() {
    for (Position position : POSITIONS) {
      List<Move> moves = position.legalMoves();
      for (Move move : moves) {
        String san = San.write(position, move);
        if (san.matches("[QRBN][a-h1-8]x?[a-h][1-8].*")) {
          char piece = san.charAt(0);
          String target = move.to().toString();
          long alike =
              moves.stream()
                  .map(other -> LongAlgebraic.write(position, other))
                  .filter(text -> text.charAt(0) == piece && text.startsWith(target, 4))
                  .count();
          assertTrue(alike > 1, () -> san + " in " + position);
        }
      }
    }
  }
}
