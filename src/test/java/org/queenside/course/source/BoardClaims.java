package org.queenside.course.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.kind.DryRun;

/** What sentences say about pieces and squares, compared with the positions they are about. */
final class BoardClaims {
  private static final String ROLES = "(pawn|knight|bishop|rook|queen|king)";
  private static final String SQUARE = "[a-h][1-8]";
  private static final String SQUARES =
      "(" + SQUARE + "(?:(?:, (?:and |or )?| and | or )" + SQUARE + ")*)";
  private static final String SIDE = "(?:(white|black|your own|white’s|black’s) )?";

  /** Sentences about other positions than those on the board, and questions. */
  private static final Pattern SUPPOSED =
      Pattern.compile(
          "\\b(would|could|if|suppose|imagine|belongs?|instead of|should|just became)\\b|\\?",
          Pattern.CASE_INSENSITIVE);

  private record Claim(Pattern pattern, Truth truth) {
    static Claim of(String pattern, Truth truth) {
      return new Claim(Pattern.compile(pattern, Pattern.CASE_INSENSITIVE), truth);
    }
  }

  private interface Truth {
    boolean holds(MatchResult said, List<Position> positions);
  }

  private static final List<Claim> CLAIMS =
      List.of(
          // the white rook on e4, the pawns on c5 and c3
          Claim.of(
              "(?<!no )(?<!\\ba )(?<!\\ban )\\b" + SIDE + ROLES + "(s?) on " + SQUARES,
              (said, positions) ->
                  squares(said.group(4))
                      .limit(said.group(3).isEmpty() ? 1 : Square.values().length)
                      .allMatch(
                          square ->
                              any(
                                  positions,
                                  at -> stands(at, said.group(1), role(said.group(2)), square)))),
          Claim.of(
              "\\bno " + ROLES + " on (" + SQUARE + ")",
              (said, positions) ->
                  any(
                      positions,
                      at -> !stands(at, null, role(said.group(1)), Square.parse(said.group(2))))),
          // goes from e2 to e4
          Claim.of(
              "\\b"
                  + ROLES
                  + " (?:goes|go|moves|jumps|steps|walks)(?: back)? from ("
                  + SQUARE
                  + ") to ("
                  + SQUARE
                  + ")",
              (said, positions) ->
                  any(
                      positions,
                      at ->
                          stands(at, null, role(said.group(1)), Square.parse(said.group(2)))
                              && canMove(
                                  at, Square.parse(said.group(2)), Square.parse(said.group(3))))),
          // went from e2 to e4, before the first position
          Claim.of(
              "\\b"
                  + ROLES
                  + " (?:went|moved|jumped|stepped|came)(?: back)? from ("
                  + SQUARE
                  + ") to "
                  + SQUARE,
              (said, positions) ->
                  any(
                      positions,
                      at -> !stands(at, null, role(said.group(1)), Square.parse(said.group(2))))),
          // the rook on e4 attacks e8
          Claim.of(
              "\\b"
                  + ROLES
                  + " on ("
                  + SQUARE
                  + ") (?:also )?(?:attacks|checks|reaches|covers|holds) (?:the \\w+ on |your \\w+ on )?"
                  + SQUARES,
              (said, positions) ->
                  squares(said.group(3))
                      .allMatch(
                          square ->
                              any(
                                  positions,
                                  at -> at.attacks(Square.parse(said.group(2))).contains(square)))),
          // the bishop attacks b4, e3 and c3
          Claim.of(
              "\\b"
                  + SIDE
                  + ROLES
                  + "s? (?:attacks?|takes?|took) (?:the \\w+ on |your \\w+ on )?"
                  + SQUARES,
              (said, positions) ->
                  squares(said.group(3))
                      .allMatch(
                          square ->
                              any(
                                  positions,
                                  at ->
                                      isAttacked(at, said.group(1), role(said.group(2)), square)
                                          || stands(
                                              at, said.group(1), role(said.group(2)), square)))),
          // the rook on e4 protects the pawn on e7
          Claim.of(
              "\\b"
                  + ROLES
                  + " on ("
                  + SQUARE
                  + ") (?:also )?protects (?:the \\w+ on |your \\w+ on )?"
                  + SQUARES,
              (said, positions) ->
                  squares(said.group(3))
                      .allMatch(
                          square ->
                              any(
                                  positions,
                                  at -> protects(at, Square.parse(said.group(2)), square)))),
          Claim.of(
              "(?<!on [a-h][1-8] )\\bprotects? (?:the \\w+ on |your \\w+ on )?" + SQUARES,
              (said, positions) ->
                  squares(said.group(1))
                      .allMatch(square -> any(positions, at -> isAttacked(at, square)))),
          Claim.of(
              "\\bprotected by (?:the|your) " + ROLES + "(?: on (" + SQUARE + "))?",
              (said, positions) ->
                  any(
                      positions,
                      at ->
                          at.occupied().stream()
                              .filter(from -> stands(at, null, role(said.group(1)), from))
                              .filter(
                                  from ->
                                      said.group(2) == null || from == Square.parse(said.group(2)))
                              .anyMatch(from -> protectsAnything(at, from)))),
          // nothing protects the knight on c6
          Claim.of(
              "\\bnothing (?:protects|protected) (?:the (?:\\w+ )?on |your \\w+ on )("
                  + SQUARE
                  + ")",
              (said, positions) -> any(positions, at -> isLoose(at, Square.parse(said.group(1))))),
          Claim.of(
              "\\bnothing attacks (?:the \\w+ on |your \\w+ on )?(" + SQUARE + ")",
              (said, positions) ->
                  any(positions, at -> !isAttackedByEnemy(at, Square.parse(said.group(1))))),
          // e4 is a light square
          Claim.of(
              "(?<!\\bon )\\b(" + SQUARE + ") (?:is|are) (?:a )?(light|dark)\\b",
              (said, _) ->
                  Square.parse(said.group(1)).isLight() == said.group(2).equalsIgnoreCase("light")),
          Claim.of(
              "\\b(" + SQUARE + "), a (light|dark) square",
              (said, _) ->
                  Square.parse(said.group(1)).isLight()
                      == said.group(2).equalsIgnoreCase("light")));

  private BoardClaims() {}

  /** Returns the claims in a text that aren't true in any of the positions. */
  static List<String> untrue(String text, List<Position> positions) {
    List<String> untrue = new ArrayList<>();
    for (String sentence : ReadingGrade.sentences(text.replace("**", ""))) {
      if (SUPPOSED.matcher(sentence).find()) {
        continue;
      }
      for (Claim claim : CLAIMS) {
        claim
            .pattern()
            .matcher(sentence)
            .results()
            .filter(said -> !claim.truth().holds(said, positions))
            .forEach(said -> untrue.add(said.group().strip()));
      }
    }
    return untrue;
  }

  private static Role role(String word) {
    return Role.valueOf(word.toUpperCase(Locale.ROOT));
  }

  private static Stream<Square> squares(String text) {
    return Pattern.compile(SQUARE)
        .matcher(text.toLowerCase(Locale.ROOT))
        .results()
        .map(said -> Square.parse(said.group()));
  }

  private static boolean any(List<Position> positions, Predicate<Position> holds) {
    return positions.stream().anyMatch(holds);
  }

  private static @Nullable Color side(@Nullable String word) {
    return word == null || word.startsWith("your")
        ? null
        : word.toLowerCase(Locale.ROOT).startsWith("white") ? Color.WHITE : Color.BLACK;
  }

  private static boolean stands(
      Position position, @Nullable String side, Role role, Square square) {
    Piece piece = position.at(square);
    Color color = side(side);
    return piece != null && piece.role() == role && (color == null || piece.color() == color);
  }

  private static boolean canMove(Position position, Square from, Square to) {
    return Stream.of(position, position.withTurn(position.turn().opposite()))
        .anyMatch(at -> DryRun.moves(from, to).anyMatch(move -> isLegal(at, move)));
  }

  private static boolean isLegal(Position position, Move move) {
    return position.isLegal(move);
  }

  private static boolean isAttacked(
      Position position, @Nullable String side, Role role, Square square) {
    return position.occupied().stream()
        .anyMatch(
            from -> stands(position, side, role, from) && position.attacks(from).contains(square));
  }

  private static boolean isAttacked(Position position, Square square) {
    return Stream.of(Color.values())
        .anyMatch(color -> !position.attackers(square, color).isEmpty());
  }

  private static boolean isAttackedByEnemy(Position position, Square square) {
    Piece piece = position.at(square);
    Color enemy = piece == null ? position.turn().opposite() : piece.color().opposite();
    return !position.attackers(square, enemy).isEmpty();
  }

  private static boolean protects(Position position, Square from, Square to) {
    Piece piece = position.at(from);
    return piece != null
        && position.attacks(from).contains(to)
        && (position.at(to) == null || position.pieces(piece.color()).contains(to));
  }

  private static boolean protectsAnything(Position position, Square from) {
    Piece piece = position.at(from);
    return piece != null && position.attacks(from).intersects(position.pieces(piece.color()));
  }

  private static boolean isLoose(Position position, Square square) {
    Piece piece = position.at(square);
    SquareSet protectors =
        piece == null ? SquareSet.EMPTY : position.attackers(square, piece.color());
    return piece != null && protectors.isEmpty();
  }
}
