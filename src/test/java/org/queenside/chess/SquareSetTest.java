package org.queenside.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SquareSetTest {
  private static final SquareSet CORNERS = SquareSet.of(Square.H8, Square.A1, Square.H1, Square.A8);

  @Test
  void squaresAreIteratedFromA1AlongTheRanks() {
    assertEquals(List.of(Square.A1, Square.H1, Square.A8, Square.H8), CORNERS.stream().toList());
    assertEquals("{a1, h1, a8, h8}", CORNERS.toString());
    assertEquals(Set.of(Square.A1, Square.H1, Square.A8, Square.H8), CORNERS.toSet());
  }

  @Test
  void anIteratorEndsAfterTheLastSquare() {
    Iterator<Square> iterator = SquareSet.of(Square.H8).iterator();
    assertEquals(Square.H8, iterator.next());
    assertFalse(iterator.hasNext());
    assertThrows(NoSuchElementException.class, iterator::next);
  }

  @Test
  void setsAreCombined() {
    SquareSet firstRank = SquareSet.rank(0);
    assertEquals(SquareSet.of(Square.A1, Square.H1), CORNERS.intersect(firstRank));
    assertEquals(SquareSet.of(Square.A8, Square.H8), CORNERS.minus(firstRank));
    assertEquals(10, CORNERS.union(firstRank).size());
    assertEquals(60, CORNERS.complement().size());
    assertTrue(CORNERS.intersects(firstRank));
    assertFalse(CORNERS.containsAll(firstRank));
    assertEquals(CORNERS, CORNERS.with(Square.E4).without(Square.E4));
  }

  @Test
  void lightSquaresAreThoseOfTheBoard() {
    for (Square square : Square.values()) {
      assertEquals(square.isLight(), SquareSet.LIGHT.contains(square));
      assertEquals(!square.isLight(), SquareSet.DARK.contains(square));
    }
    assertTrue(Square.H1.isLight(), "light on the right");
  }

  @Test
  void aSquareIsNamedByFileAndRank() {
    Square square = Square.parse("g3");
    assertEquals(Square.G3, square);
    assertEquals(6, square.file());
    assertEquals(2, square.rank());
    assertEquals("g3", square.toString());
    assertEquals(square, Square.of(6, 2));
  }

  @Test
  void otherTextNamesNoSquare() {
    for (String text : Arrays.asList("", "e", "e44", "E4", "i1", "a0", "a9", "é4")) {
      assertEquals(null, Square.find(text), text);
      assertThrows(NotationException.class, () -> Square.parse(text), text);
    }
  }
}
