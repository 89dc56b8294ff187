package org.queenside.chess;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An immutable set of squares. Iteration goes from a1 along the ranks to h8.
 *
 * @param bits bit n is set if the square with ordinal n belongs to the set
 */
public record SquareSet(long bits) implements Iterable<Square> {
  public static final SquareSet EMPTY = new SquareSet(0);
  public static final SquareSet ALL = new SquareSet(-1L);
  public static final SquareSet LIGHT = new SquareSet(0x55AA55AA55AA55AAL);
  public static final SquareSet DARK = new SquareSet(0xAA55AA55AA55AA55L);

  /** Returns the set of exactly the given squares. */
  public static SquareSet of(Square... squares) {
    long bits = 0;
    for (Square square : squares) {
      bits |= square.bit();
    }
    return new SquareSet(bits);
  }

  /** Returns the eight squares of a rank, 0 to 7. */
  public static SquareSet rank(int rank) {
    return new SquareSet(0xFFL << 8 * rank);
  }

  /** Returns the eight squares of a file, 0 (a) to 7 (h). */
  public static SquareSet file(int file) {
    return new SquareSet(0x0101010101010101L << file);
  }

  public boolean contains(Square square) {
    return (bits & square.bit()) != 0;
  }

  public boolean containsAll(SquareSet other) {
    return (other.bits & ~bits) == 0;
  }

  public boolean intersects(SquareSet other) {
    return (bits & other.bits) != 0;
  }

  public int size() {
    return Long.bitCount(bits);
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public SquareSet union(SquareSet other) {
    return new SquareSet(bits | other.bits);
  }

  public SquareSet intersect(SquareSet other) {
    return new SquareSet(bits & other.bits);
  }

  /** Returns the squares of this set that are not in the other. */
  public SquareSet minus(SquareSet other) {
    return new SquareSet(bits & ~other.bits);
  }

  /** Returns the squares that are not in this set. */
  public SquareSet complement() {
    return new SquareSet(~bits);
  }

  public SquareSet with(Square square) {
    return new SquareSet(bits | square.bit());
  }

  public SquareSet without(Square square) {
    return new SquareSet(bits & ~square.bit());
  }

  /**
   * Returns the square nearest to a1 in the order of iteration.
   *
   * @throws NoSuchElementException if the set is empty
   */
  public Square first() {
    if (bits == 0) {
      throw new NoSuchElementException("empty square set");
    }
    return Square.at(Long.numberOfTrailingZeros(bits));
  }

  @Override
  public Iterator<Square> iterator() {
    return new Iterator<>() {
      private long rest = bits;

      @Override
      public boolean hasNext() {
        return rest != 0;
      }

      @Override
      public Square next() {
        Square next = new SquareSet(rest).first();
        rest &= rest - 1;
        return next;
      }
    };
  }

  /** Returns the squares in the order of iteration. */
  public Stream<Square> stream() {
    return Stream.iterate(bits, rest -> rest != 0, rest -> rest & rest - 1)
        .map(rest -> Square.at(Long.numberOfTrailingZeros(rest)));
  }

  /** Returns the squares as an unmodifiable set in the order of iteration. */
  public Set<Square> toSet() {
    Set<Square> squares = EnumSet.noneOf(Square.class);
    forEach(squares::add);
    return Collections.unmodifiableSet(squares);
  }

  /** Returns the names of the squares, such as {@code {a1, e4}}. */
  @Override
  public String toString() {
    return stream().map(Square::toString).collect(Collectors.joining(", ", "{", "}"));
  }
}
