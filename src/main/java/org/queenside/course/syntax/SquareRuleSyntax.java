package org.queenside.course.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Arrow;
import org.queenside.chess.Attacks;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.SquareRule;

/** Reads which squares to mark: {@code targets of a1}, {@code rank 4}. */
public final class SquareRuleSyntax {
  public static final List<String> EXAMPLES =
      List.of(
          "targets of a1",
          "attacks of a1",
          "attackers of e4",
          "attackers of e4 by black",
          "defenders of e4",
          "attacked by black",
          "rank 4",
          "file c",
          "diagonal a1-h8",
          "squares light",
          "squares dark",
          "pieces that can move",
          "pieces that can capture",
          "pinned pieces");

  private SquareRuleSyntax() {}

  public static SquareRule read(String text, Position position) throws FieldFormatException {
    String[] words = text.split("\\s+", -1);
    SquareRule rule =
        switch (text) {
          case "squares light" -> new SquareRule.SquareColour(true);
          case "squares dark" -> new SquareRule.SquareColour(false);
          case "pieces that can move" -> new SquareRule.CanMove();
          case "pieces that can capture" -> new SquareRule.CanCapture();
          case "pinned pieces" -> new SquareRule.Pinned();
          default -> read(words, position);
        };
    if (rule == null) {
      throw new FieldFormatException(
          "'%s' describes no squares".formatted(text), SpellingSuggestions.remedy(text, EXAMPLES));
    }
    return rule;
  }

  private static @Nullable SquareRule read(String[] words, Position position)
      throws FieldFormatException {
    if (words.length >= 3 && words[1].equals("of")) {
      return ofSquare(words, position);
    }
    if (words.length == 3 && words[0].equals("attacked") && words[1].equals("by")) {
      return new SquareRule.AttackedBy(ValueParsers.color(words[2]));
    }
    if (words.length != 2) {
      return null;
    }
    return switch (words[0]) {
      case "rank" -> new SquareRule.Rank(ValueParsers.square("a" + words[1]).rank());
      case "file" -> new SquareRule.File(ValueParsers.square(words[1] + "1").file());
      case "diagonal" -> diagonal(words[1]);
      default -> null;
    };
  }

  private static @Nullable SquareRule ofSquare(String[] words, Position position)
      throws FieldFormatException {
    Square square = ValueParsers.square(words[2]);
    if (words.length == 5 && words[0].equals("attackers") && words[3].equals("by")) {
      return new SquareRule.Attackers(square, ValueParsers.color(words[4]));
    }
    if (words.length != 3) {
      return null;
    }
    Piece piece = position.at(square);
    return switch (words[0]) {
      case "targets", "moves" -> new SquareRule.Targets(occupied(square, piece));
      case "attacks" -> new SquareRule.Attacks(occupied(square, piece));
      case "attackers" -> new SquareRule.Attackers(square, owner(piece, position).opposite());
      case "defenders" -> new SquareRule.Attackers(square, owner(piece, position));
      default -> null;
    };
  }

  private static Color owner(@Nullable Piece piece, Position position) {
    return piece == null ? position.turn() : piece.color();
  }

  private static Square occupied(Square square, @Nullable Piece piece) throws FieldFormatException {
    if (piece == null) {
      throw new FieldFormatException(
          "there is no piece on " + square, "Name the square of a piece");
    }
    return square;
  }

  private static SquareRule diagonal(String text) throws FieldFormatException {
    Arrow ends = ValueParsers.arrow(text);
    SquareSet line = Attacks.line(ends.from(), ends.to());
    if (line.isEmpty()
        || ends.from().file() == ends.to().file()
        || ends.from().rank() == ends.to().rank()) {
      throw new FieldFormatException(
          "%s and %s are not on a diagonal".formatted(ends.from(), ends.to()),
          "Name both ends of a diagonal: a1-h8");
    }
    return new SquareRule.Diagonal(ends.from(), ends.to());
  }
}
