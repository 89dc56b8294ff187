package org.queenside.trick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

final class TrickFinderTest {

  private static final Set<TrickKind> ALL = EnumSet.allOf(TrickKind.class);
  private static final int LONGEST = 120;
  private static final List<Game> GAMES = randomGames(1, 300);

  /** The tricks that each of the games offers. */
  private static final Map<Game, List<Trick>> TRICKS = new LinkedHashMap<>();

  @BeforeAll
  static void findAllTricks() {
    GAMES.forEach(game -> TRICKS.put(game, TrickFinder.all(game, ALL)));
  }

  @Test
  void everyTrickIsForbiddenByExactlyOneRule() {
    for (Game game : GAMES) {
      for (Trick trick : tricks(game)) {
        Ruling.Illegal ruling = trick.ruling();
        if (ruling == null) {
          assertThat(trick.kind()).isEqualTo(TrickKind.PIECE_RETURNS);
        } else {
          assertThat(ruling.reasons()).as(trick::text).hasSize(1);
        }
      }
    }
  }

  @Test
  void noLegalMoveLeadsToTheBoardOfATrick() {
    for (Game game : GAMES) {
      Set<Board> legal = boardsAfterLegalMoves(game.position());
      for (Trick trick : tricks(game)) {
        assertThat(legal.contains(trick.board())).as(trick::text).isFalse();
      }
    }
  }

  @Test
  void theBoardOfATrickShowsWhatItBreaks() {
    for (Game game : GAMES) {
      for (Trick trick : tricks(game)) {
        assertThat(breaksItsRule(trick))
            .as("%s %s in %s", trick.kind(), trick.text(), trick.before())
            .isTrue();
      }
    }
  }

  @Test
  void theOtherSideIsNeverInCheckAndCanAlwaysMove() {
    for (Game game : GAMES) {
      for (Trick trick : tricks(game)) {
        Color other = trick.side().opposite();
        Square king = trick.board().king(other);
        assertThat(trick.board().attackers(king, trick.side()).minus(kings(trick)))
            .as(trick::text)
            .isEqualTo(SquareSet.EMPTY);
        assertThat(TrickReplies.of(trick)).isNotEmpty();
        assertThat(lostByOther(trick)).isIn(null, Role.PAWN, Role.KNIGHT, Role.BISHOP);
      }
    }
  }

  @Test
  void theBoardOfATrickCanBeWrittenAndRead() {
    for (Game game : GAMES) {
      for (Trick trick : tricks(game)) {
        String fen = Fen.write(TrickReplies.pretended(trick));
        assertThat(Fen.read(fen).board()).isEqualTo(trick.board());
      }
    }
  }

  @Test
  void aTrickIsReadAgainFromItsText() {
    for (Game game : GAMES) {
      for (Trick trick : tricks(game)) {
        assertThat(TrickFinder.read(game, trick.text())).as(trick::text).contains(trick);
      }
    }
  }

  @Test
  void theSameGameAndSeedGiveTheSameTrick() {
    for (Game game : GAMES.subList(0, 50)) {
      assertThat(TrickFinder.find(game, ALL, 11)).isEqualTo(TrickFinder.find(game, ALL, 11));
    }
  }

  @Test
  void onlyAllowedRulesAreBroken() {
    for (Game game : GAMES.subList(50, 100)) {
      TrickFinder.find(game, TrickKind.MOVEMENT, 3)
          .ifPresent(trick -> assertThat(TrickKind.MOVEMENT).contains(trick.kind()));
    }
  }

  @Test
  void almostEveryPositionOfAGameOffersATrick() {
    List<Game> games = GAMES.subList(100, 200);
    long without =
        games.stream()
            .filter(game -> !game.position().isCheck())
            .filter(game -> TrickFinder.find(game, TrickKind.MOVEMENT, 1).isEmpty())
            .count();
    assertThat(without).isLessThan(games.size() / 20);
  }

  @Test
  void everyKindOccursOrIsShownBelow() {
    Set<TrickKind> found = EnumSet.noneOf(TrickKind.class);
    TRICKS.values().forEach(tricks -> tricks.forEach(trick -> found.add(trick.kind())));
    assertThat(found)
        .containsAll(
            EnumSet.complementOf(
                EnumSet.of(
                    TrickKind.PAWN_STAYS,
                    TrickKind.CASTLES_TOO_LATE,
                    TrickKind.CASTLES_OVER_PIECE,
                    TrickKind.CASTLES_OUT_OF_CHECK,
                    TrickKind.CASTLES_THROUGH_CHECK,
                    TrickKind.CASTLES_INTO_CHECK)));
  }

  @ParameterizedTest
  @CsvSource({
    "JUMP,                  4k3/8/8/8/8/p7/8/R3K3 w - -,        a1a5, a3",
    "BISHOP_MOVE,           4k3/8/8/8/8/8/7P/2B1K3 w - -,       c1b3, c1 b3",
    "KINGS_TOUCH,           8/8/8/3k4/8/3K4/7P/8 w - -,          d3d4, d5",
    "KING_INTO_ATTACK,      3rk3/8/8/8/8/8/8/4K3 w - -,         e1d1, d8",
    "KING_TAKES_PROTECTED,  3rk3/8/8/8/8/8/3n4/4K3 w - -,       e1d2, d8",
    "PIN_BROKEN,            4r1k1/8/8/8/8/8/4N3/4K3 w - -,      e2c3, e8 e1",
    "CHECK_IGNORED,         4r1k1/8/8/8/8/8/8/N3K3 w - -,       a1b3, e8 e1",
    "CASTLES_OVER_PIECE,    4k3/8/8/8/8/8/8/RN2K3 w Q -,        e1c1, b1",
    "CASTLES_THROUGH_CHECK, 3rk3/8/8/8/8/8/8/R3K3 w Q -,        e1c1, d8",
    "CASTLES_INTO_CHECK,    2r1k3/8/8/8/8/8/8/R3K3 w Q -,       e1c1, c8",
    "CASTLES_OUT_OF_CHECK,  4rk2/8/8/8/8/8/8/R3K3 w Q -,        e1c1, e8",
    "CASTLES_TOO_LATE,      4k3/8/8/8/8/8/8/R3K3 w - -,         e1c1,",
    "PAWN_TAKES_STRAIGHT,   4k3/8/8/4p3/4P3/8/8/4K3 w - -,      e4e5,",
    "PAWN_DIAGONAL,         4k3/8/8/8/4P3/8/8/4K3 w - -,        e4d5,",
    "PAWN_BACKWARDS,        4k3/8/8/8/4P3/8/8/4K3 w - -,        e4e3,",
    "PAWN_TWO_STEPS,        4k3/8/8/8/8/4P3/8/4K3 w - -,        e3e5,",
    "PAWN_STAYS,            8/P5k1/8/8/8/8/8/4K3 w - -,         a7a8p,",
    "TAKES_OWN_PIECE,       4k3/8/8/8/8/P7/8/R3K3 w - -,        a1a3,",
    "KNIGHT_MOVE,           4k3/8/8/8/8/8/7P/1N2K3 w - -,       b1c4,",
    "SECOND_MOVE,           4k3/8/8/8/8/8/PP6/4K3 w - -,        a2a4+b2b4,",
  })
  void aTrickHasTheSquaresThatProveIt(TrickKind kind, String fen, String text, String proof) {
    Game game = Game.from(Position.fromFen(fen + " 0 1"));
    SquareSet squares = SquareSet.EMPTY;
    for (String square : proof == null ? new String[0] : proof.split(" ")) {
      squares = squares.with(Square.parse(square));
    }
    Trick trick = TrickFinder.read(game, text).orElseThrow();
    assertThat(trick.kind()).isEqualTo(kind);
    assertThat(trick.proof()).isEqualTo(squares);
  }

  @Test
  void castlingMovesTheRookToo() {
    Game game = Game.from(Position.fromFen("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1"));
    Trick trick = TrickFinder.read(game, "e1c1").orElseThrow();
    assertThat(Fen.write(trick.board())).isEqualTo("4k3/8/8/8/8/8/8/1NKR4");
  }

  @Test
  void aCapturedPieceReturnsToItsSquare() {
    Game game = Game.START;
    for (String move : "e2e4 d7d5 b1c3 d5d4 a2a3 d4c3".split(" ")) {
      game = game.play(Move.parseUci(move));
    }
    Trick trick = TrickFinder.read(game, "a3a4+N@b1").orElseThrow();
    assertThat(trick.proof()).isEqualTo(SquareSet.of(Square.B1));
    assertThat(trick.board().at(Square.B1)).isEqualTo(Piece.WHITE_KNIGHT);
    assertThat(TrickFinder.read(game, "a3a4+R@a1")).isEmpty();
    assertThat(TrickFinder.read(Game.START, "a2a3+N@b1")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "e2e4 a7a6 e4e5 d7d5 a2a3 a6a5, TooLate",
    "e2e4 d7d6 e4e5 d6d5,           NotADoubleStep",
    "e2e4 a7a6 e4e5 d7d5,",
  })
  void aPawnIsTakenEnPassantWithoutTheRight(String moves, String reason) {
    Game game = Game.START;
    for (String move : moves.split(" ")) {
      game = game.play(Move.parseUci(move));
    }
    Optional<Trick> trick = TrickFinder.read(game, "e5d6");
    if (reason == null) {
      assertThat(trick).isEmpty();
    } else {
      assertThat(trick.orElseThrow().kind()).isEqualTo(TrickKind.EN_PASSANT);
      assertThat(trick.orElseThrow().ruling().reasons())
          .extracting(each -> each.getClass().getSimpleName())
          .containsExactly(reason);
      assertThat(trick.orElseThrow().board().at(Square.D5)).isNull();
      assertThat(TrickFinder.find(game, EnumSet.of(TrickKind.EN_PASSANT), 1)).isEqualTo(trick);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "legal,                4k3/8/8/8/8/8/8/R3K3 w - -,      a1a5",
    "takes a queen,        4k3/8/8/8/8/q7/8/1R2K3 w - -,    b1a3",
    "takes its own king,   4k3/8/8/8/8/8/8/R3K3 w - -,      a1e1",
    "gives check,          4k3/4p3/8/8/8/8/8/R3K3 w - -,    a1d8",
    "two reasons,          4r1k1/8/8/8/8/8/4N3/4K3 w - -,   e2d3",
    "two steps in two,     4k3/8/8/8/8/8/4P3/4K3 w - -,     e2e3+e3e4",
    "no such piece,        4k3/8/8/8/8/8/8/R3K3 w - -,      h1h5",
    "nonsense,             4k3/8/8/8/8/8/8/R3K3 w - -,      a1",
  })
  void theseAreNoTricks(String why, String fen, String text) {
    assertThat(TrickFinder.read(Game.from(Position.fromFen(fen + " 0 1")), text)).as(why).isEmpty();
  }

  @Test
  void touchingKingsKeepTheirSquares() {
    Game game = Game.from(Position.fromFen("8/8/8/3k4/8/3K4/7P/8 w - - 0 1"));
    Trick trick = TrickFinder.read(game, "d3d4").orElseThrow();
    assertThat(TrickReplies.of(trick).get(Square.D5))
        .isEqualTo(SquareSet.of(Square.C6, Square.D6, Square.E6));
  }

  private static List<Trick> tricks(Game game) {
    return Objects.requireNonNull(TRICKS.get(game));
  }

  private static Set<Board> boardsAfterLegalMoves(Position position) {
    return position.legalMoves().stream()
        .map(move -> position.play(move).board())
        .collect(Collectors.toSet());
  }

  private static SquareSet kings(Trick trick) {
    return trick.board().pieces(Role.KING);
  }

  private static Role lostByOther(Trick trick) {
    Color other = trick.side().opposite();
    for (Role role : Role.values()) {
      Piece piece = Piece.of(other, role);
      if (trick.board().pieces(piece).size() < trick.before().pieces(piece).size()) {
        return role;
      }
    }
    return null;
  }

  /** Looks at the squares only, without asking the rules. */
  private static boolean breaksItsRule(Trick trick) {
    Move move = trick.shownMoves().getLast();
    int files = Math.abs(move.from().file() - move.to().file());
    int forward = trick.side() == Color.WHITE ? 1 : -1;
    int ranks = (move.to().rank() - move.from().rank()) * forward;
    boolean straight = files == 0 || ranks == 0;
    boolean diagonal = files == Math.abs(ranks);
    boolean takes = trick.before().at(move.to()) != null;
    Board board = trick.board();
    Color other = trick.side().opposite();
    Square king = board.king(trick.side());
    boolean attacked = !board.attackers(king, other).isEmpty();
    return switch (trick.kind()) {
      case ROOK_MOVE -> !straight;
      case BISHOP_MOVE -> !diagonal;
      case QUEEN_MOVE -> !straight && !diagonal;
      case KNIGHT_MOVE -> files * Math.abs(ranks) != 2;
      case KING_MOVE -> Math.max(files, Math.abs(ranks)) > 1;
      case PAWN_MOVE -> ranks == 0 || ranks > 2;
      case JUMP ->
          (straight || diagonal)
              && trick.proof().stream()
                  .allMatch(
                      square ->
                          trick.before().at(square) != null
                              && square.distance(move.from()) + square.distance(move.to())
                                  == move.from().distance(move.to()));
      case TAKES_OWN_PIECE -> takes && trick.before().pieces(trick.side()).contains(move.to());
      case PAWN_TAKES_STRAIGHT -> files == 0 && takes;
      case PAWN_DIAGONAL -> files == 1 && !takes;
      case PAWN_BACKWARDS -> ranks < 0;
      case PAWN_TWO_STEPS ->
          ranks == 2 && move.from().rank() != (trick.side() == Color.WHITE ? 1 : 6);
      case EN_PASSANT -> {
        Square victim = Square.of(move.to().file(), move.from().rank());
        yield trick.before().pieces(other).contains(victim)
            && trick.before().at(move.to()) == null
            && board.at(victim) == null;
      }
      case PAWN_STAYS -> !board.pieces(Role.PAWN).intersect(lastRank(trick)).isEmpty();
      case KINGS_TOUCH -> king.distance(board.king(other)) == 1;
      case KING_INTO_ATTACK, KING_TAKES_PROTECTED, CHECK_IGNORED, PIN_BROKEN -> attacked;
      case CASTLES_TOO_LATE,
          CASTLES_OVER_PIECE,
          CASTLES_OUT_OF_CHECK,
          CASTLES_THROUGH_CHECK,
          CASTLES_INTO_CHECK ->
          files == 2 && trick.before().at(move.from()).role() == Role.KING;
      case SECOND_MOVE -> trick.shownMoves().size() == 2 && differences(trick) >= 2;
      case PIECE_RETURNS ->
          board.pieces(trick.side()).size() == trick.before().pieces(trick.side()).size() + 1;
    };
  }

  private static SquareSet lastRank(Trick trick) {
    return SquareSet.rank(trick.side().opposite().homeRank());
  }

  private static int differences(Trick trick) {
    int differences = 0;
    for (Square square : Square.values()) {
      if (trick.before().at(square) != trick.board().at(square)) {
        differences++;
      }
    }
    return differences;
  }

  private static List<Game> randomGames(long seed, int count) {
    Random random = new Random(seed);
    List<Game> games = new ArrayList<>();
    while (games.size() < count) {
      Game game = Game.START;
      for (int ply = 0; ply < LONGEST && !game.isOver(); ply++) {
        if (random.nextInt(5) == 0) {
          games.add(game);
        }
        List<Move> moves = game.position().legalMoves();
        game = game.play(moves.get(random.nextInt(moves.size())));
      }
    }
    return games.subList(0, count);
  }
}
