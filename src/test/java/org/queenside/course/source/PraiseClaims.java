package org.queenside.course.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.kind.PlayedRoutes.Played;
import org.queenside.course.kind.PlayedRoutes.Route;
import org.queenside.engine.StaticExchangeEvaluation;

/** What praise says about the learner's moves, compared with the moves. */
final class PraiseClaims {
  private static final List<String> NUMBERS =
      List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight");

  private static final String NUMBER = "(one|two|three|four|five|six|seven|eight|\\d+)";
  private static final String ROLE = "(pawn|knight|bishop|rook|queen|king)";
  private static final String SQUARE = "([a-h][1-8])";

  /** Sentences about what didn't happen, or not yet. */
  private static final Pattern SUPPOSED =
      Pattern.compile(
          "\\b(would|could|will|might|if|can be done|next)\\b", Pattern.CASE_INSENSITIVE);

  /**
   * A kind of claim.
   *
   * @param pattern finds it in a sentence
   * @param truth decides whether it is true of a route
   */
  private record Claim(Pattern pattern, Truth truth) {
    static Claim of(String pattern, Truth truth) {
      return new Claim(Pattern.compile(pattern, Pattern.CASE_INSENSITIVE), truth);
    }
  }

  private interface Truth {
    boolean holds(MatchResult said, Route route);
  }

  private static final List<Claim> CLAIMS =
      List.of(
          Claim.of(
              "(?<!not )\\b(?:in |took |did it in )?"
                  + NUMBER
                  + " (?:good |long |small |short |quick |more )?(?:moves?|jumps?|slides?|leaps?)\\b"
                  + "(?! (?:as|of|by|each|for))",
              (said, route) ->
                  number(said.group(1)) == route.moves().size()
                      || number(said.group(1)) == movesOfAGame(route)),
          Claim.of(
              "\\b" + NUMBER + " captures\\b",
              (said, route) ->
                  number(said.group(1))
                      == route.moves().stream().filter(PraiseClaims::takes).count()),
          Claim.of(
              "order was ((?:[a-h][1-8](?:, | and )?)+)",
              (said, route) ->
                  squares(said.group(1))
                      .equals(route.moves().stream().map(played -> played.move().to()).toList())),
          Claim.of(
              "\\b(?:jump|move|slide|shot) wasted|nothing wasted|shortest way",
              (_, route) -> route.moves().size() == route.shortest()),
          Claim.of(
              "\\bstraight (down|up|across)\\b(?: and then straight (down|up|across)\\b)?",
              (said, route) ->
                  goes(said.group(1), route, 0)
                      && (said.group(2) == null || goes(said.group(2), route, 1))),
          Claim.of(
              "\\blike a (rook|bishop)(?:, like a (rook|bishop))*",
              (said, route) -> {
                List<String> ways = Stream.of(said.group().split(", ")).toList();
                return ways.size() == route.moves().size()
                    && each(ways.size(), at -> lineOf(route.moves().get(at)).equals(ways.get(at)));
              }),
          Claim.of(
              "\\bcorner to corner\\b", (_, route) -> all(route, PraiseClaims::isCornerToCorner)),
          Claim.of(
              "\\b(two|three|one) (?:up|across)? ?and (?:one|two|up)",
              (_, route) -> all(route, played -> role(played) == Role.KNIGHT)),
          Claim.of(
              "\\bdiagonals? cross(?:es)? on " + SQUARE,
              (said, route) -> passes(route, Square.parse(said.group(1)))),
          Claim.of(
              "\\bdiagonal was free\\b",
              (_, route) -> any(route, played -> lineOf(played).equals("like a bishop"))),
          Claim.of(
              "\\b(?:you )?(?:took|won) (?:a|the) " + ROLE + "\\b",
              (said, route) ->
                  any(route, played -> takes(played) && taken(played) == role(said.group(1)))),
          Claim.of(
              "\\bthe " + ROLE + "(?: on [a-h][1-8])? is (?:gone|off the board)",
              (said, route) ->
                  any(
                      route,
                      played ->
                          played.move().promotion() != null
                              || takes(played) && taken(played) == role(said.group(1)))),
          Claim.of(
              "\\bnothing protect(?:ed|s) (?:it|that|the)\\b",
              (_, route) -> any(route, PraiseClaims::takesUnprotected)),
          Claim.of(
              "\\byou (?:took|take) (?:it|the piece)\\b",
              (_, route) -> any(route, PraiseClaims::takes)),
          Claim.of(
              "\\bfirst the protector\\b",
              (_, route) ->
                  protectedBy(route.moves().getFirst(), route.moves().getFirst().move().to())),
          Claim.of(
              "\\bthe (\\w+) opened the way\\b",
              (said, route) -> role(route.moves().getFirst()) == role(said.group(1))),
          Claim.of(
              "\\bonce the " + ROLE + " had moved",
              (said, route) -> role(route.moves().getFirst()) == role(said.group(1))),
          Claim.of(
              "\\b(?:first|begin with) (?:the|a quiet|a) " + ROLE + "(?: move)?\\b",
              (said, route) -> isAbout(route.moves().getFirst(), role(said.group(1)))),
          Claim.of(
              "\\bfirst the " + ROLE + "'s move",
              (said, route) -> role(route.moves().getFirst()) == role(said.group(1))),
          Claim.of(
              "\\b(?:landed|lands|is|stands) on " + SQUARE + "(?: now| with mate)",
              (said, route) -> end(route).at(Square.parse(said.group(1))) != null),
          Claim.of(
              "\\byour " + ROLE + " (?:landed|lands) on " + SQUARE,
              (said, route) -> stands(end(route), said.group(1), said.group(2))),
          Claim.of(
              "\\bfrom " + SQUARE + " (?:the|it)(?: " + ROLE + ")?",
              (said, route) -> {
                Piece piece = end(route).at(Square.parse(said.group(1)));
                return piece != null
                    && (said.group(2) == null || piece.role() == role(said.group(2)));
              }),
          Claim.of(
              "\\b(?:the|a|your) " + ROLE + " from " + SQUARE + " to " + SQUARE,
              (said, route) ->
                  any(
                      route,
                      played ->
                          played.move().from() == Square.parse(said.group(2))
                              && played.move().to() == Square.parse(said.group(3)))),
          Claim.of(
              "\\b(?:gives|gave) check\\b(?! again)",
              (_, route) -> route.positions().stream().anyMatch(Position::isCheck)),
          Claim.of(
              "\\b(?:save|saves) (?:only |just )?(?:one|both)\\b|\\band then (?:you|your \\w+) takes?\\b",
              (_, route) -> winsWhateverTheReply(end(route))),
          Claim.of(
              "\\bwell jumped|\\bnice jump\\b|\\bgood jumps\\b",
              (_, route) -> all(route, played -> role(played) == Role.KNIGHT)),
          Claim.of(
              "\\b" + SQUARE + " (?:was|is) the (?:only|one) safe square",
              (said, route) -> end(route).at(Square.parse(said.group(1))) != null));

  private PraiseClaims() {}

  /** Returns the claims in a text that aren't true of a route. */
  static List<String> untrue(String text, Route route) {
    List<String> untrue = new ArrayList<>();
    String plain = text.replace("**", "");
    for (String sentence : ReadingGrade.sentences(plain)) {
      if (SUPPOSED.matcher(sentence).find() || route.moves().isEmpty()) {
        continue;
      }
      for (Claim claim : CLAIMS) {
        claim
            .pattern()
            .matcher(sentence)
            .results()
            .filter(said -> !claim.truth().holds(said, route))
            .forEach(said -> untrue.add(said.group().strip()));
      }
    }
    return untrue;
  }

  /** Returns the moves of a route, for a message. */
  static String written(Route route) {
    return route.moves().stream().map(played -> played.move().toString()).toList().toString();
  }

  private static int number(String word) {
    int number = NUMBERS.indexOf(word.toLowerCase(Locale.ROOT));
    return number >= 0 ? number : Integer.parseInt(word);
  }

  /** Returns how many moves each side made in a whole game; zero if it isn't one. */
  private static int movesOfAGame(Route route) {
    return route.positions().getFirst().equals(Position.START)
        ? route.moves().getLast().before().fullmoveNumber()
        : 0;
  }

  private static Role role(String word) {
    return Role.valueOf(word.toUpperCase(Locale.ROOT));
  }

  private static Role role(Played played) {
    return Objects.requireNonNull(played.before().at(played.move().from())).role();
  }

  private static boolean isAbout(Played played, Role role) {
    return role(played) == role || takes(played) && taken(played) == role;
  }

  private static boolean takes(Played played) {
    Color enemy = played.before().turn().opposite();
    return played.after().pieces(enemy).size() < played.before().pieces(enemy).size();
  }

  private static Role taken(Played played) {
    Piece piece = played.before().at(played.move().to());
    return piece == null ? Role.PAWN : piece.role();
  }

  private static boolean takesUnprotected(Played played) {
    return takes(played) && !protectedBy(played, null);
  }

  /** Returns whether the taken piece is protected, or protects another one if a square is given. */
  private static boolean protectedBy(Played played, Square protector) {
    Position before = played.before();
    Color enemy = before.turn().opposite();
    return protector == null
        ? !before.attackers(played.move().to(), enemy).isEmpty()
        : before.attacks(protector).intersects(before.pieces(enemy));
  }

  /** Returns whether the side that just moved wins something after every reply. */
  private static boolean winsWhateverTheReply(Position position) {
    return position.legalMoves().stream()
        .map(position::play)
        .allMatch(
            after ->
                after.legalMoves().stream()
                    .anyMatch(move -> StaticExchangeEvaluation.of(after, move) > 0));
  }

  private static boolean stands(Position position, String role, String square) {
    Piece piece = position.at(Square.parse(square));
    return piece != null && piece.role() == role(role);
  }

  private static Position end(Route route) {
    return route.positions().getLast();
  }

  private static boolean passes(Route route, Square square) {
    return any(route, played -> played.move().to() == square || played.move().from() == square);
  }

  private static boolean goes(String way, Route route, int at) {
    if (route.moves().size() <= at) {
      return false;
    }
    Move move = route.moves().get(at).move();
    boolean vertical = move.from().file() == move.to().file();
    boolean horizontal = move.from().rank() == move.to().rank();
    return switch (way.toLowerCase(Locale.ROOT)) {
      case "up" -> vertical && move.to().rank() > move.from().rank();
      case "down" -> vertical && move.to().rank() < move.from().rank();
      default -> horizontal;
    };
  }

  private static String lineOf(Played played) {
    Move move = played.move();
    boolean straight =
        move.from().file() == move.to().file() || move.from().rank() == move.to().rank();
    return straight ? "like a rook" : "like a bishop";
  }

  private static boolean isCornerToCorner(Played played) {
    return Stream.of(played.move().from(), played.move().to())
        .allMatch(
            square ->
                (square.file() == 0 || square.file() == 7)
                    && (square.rank() == 0 || square.rank() == 7));
  }

  private static List<Square> squares(String text) {
    return Pattern.compile(SQUARE)
        .matcher(text)
        .results()
        .map(m -> Square.parse(m.group()))
        .toList();
  }

  private static boolean each(int size, IntPredicate holds) {
    return java.util.stream.IntStream.range(0, size).allMatch(holds);
  }

  private static boolean all(Route route, Predicate<Played> holds) {
    return route.moves().stream().allMatch(holds);
  }

  private static boolean any(Route route, Predicate<Played> holds) {
    return route.moves().stream().anyMatch(holds);
  }
}
