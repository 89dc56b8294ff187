package org.queenside.game.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.San;
import org.queenside.chess.Square;

/** The moments of games in which a human can see what went wrong. */
class GameAnalysisTest {

  /** The rook mates on a8. */
  private static final String MATE = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";

  /** The knight attacks the king and queen from f7, where nothing can take it. */
  private static final String FORK = "3q3k/pp4pp/8/6N1/7P/8/PPP2PP1/6K1 w - - 0 1";

  private static Game play(String fen, String moves) {
    return play(Game.from(Position.fromFen(fen)), moves);
  }

  private static Game play(Game start, String moves) {
    return Stream.of(moves.split(" ")).map(Move::parseUci).reduce(start, Game::play, (_, b) -> b);
  }

  private static GameReview review(Game game, Color side) {
    var analysis = new GameAnalysis(game, side);
    while (!analysis.step(() -> false)) {
      assertThat(game.isOver()).isTrue();
    }
    return analysis.review();
  }

  @Test
  void aMissedMateInOneIsAMoment() {
    GameReview review = review(play(MATE, "h2h3 h7h6").resign(Color.BLACK), Color.WHITE);
    assertThat(review.moments())
        .containsExactly(
            new GameReviewMoment(
                GameReviewMoment.Kind.MISSED_MATE,
                0,
                Square.A1,
                null,
                null,
                List.of(Move.parseUci("a1a8")),
                Map.of()));
    assertThat(review.praise().reason()).isEqualTo(GamePraise.Reason.WON);
  }

  @Test
  void theSameMateMissedAgainIsOneMoment() {
    Game game = play(MATE, "h2h3 g8f8 h3h4 f8g8 g2g3 h7h6").resign(Color.BLACK);
    assertThat(review(game, Color.WHITE).moments())
        .extracting(GameReviewMoment::ply)
        .containsExactly(0, 4);
  }

  @Test
  void anUnprotectedPieceThatIsTakenIsAMoment() {
    Game game = play(Game.START, "e2e4 e7e5 g1f3 b8c6 f3d4 e5d4").resign(Color.WHITE);
    GameReview review = review(game, Color.WHITE);
    assertThat(review.moments()).hasSize(1);
    GameReviewMoment moment = review.moments().getFirst();
    assertThat(moment.kind()).isEqualTo(GameReviewMoment.Kind.LOST_PIECE);
    assertThat(moment.ply()).isEqualTo(4);
    assertThat(moment.square()).isEqualTo(Square.D4);
    assertThat(moment.reply()).isEqualTo(Move.parseUci("e5d4"));
    assertThat(moment.right()).contains(Move.parseUci("f1c4"), Move.parseUci("f1b5"));
    assertThat(moment.right()).doesNotContain(Move.parseUci("f3d4"), Move.parseUci("f3e5"));
    assertThat(moment.refutations())
        .containsEntry(Move.parseUci("f3d4"), Move.parseUci("e5d4"))
        .containsEntry(Move.parseUci("f3e5"), Move.parseUci("c6e5"));
    assertThat(review.curve()).hasSize(7).endsWith(-100);
  }

  @Test
  void aForkThatWasNotPlayedIsAMoment() {
    Game game = play(FORK, "a2a3 d8d6").resign(Color.WHITE);
    GameReview review = review(game, Color.WHITE);
    assertThat(review.moments()).hasSize(1);
    GameReviewMoment moment = review.moments().getFirst();
    assertThat(moment.kind()).isEqualTo(GameReviewMoment.Kind.MISSED_FORK);
    assertThat(moment.ply()).isZero();
    assertThat(moment.square()).isEqualTo(Square.G5);
    assertThat(moment.right()).containsExactly(Move.parseUci("g5f7"));
  }

  @Test
  void aForkThatWasPlayedIsNotAMoment() {
    Game game = play(FORK, "g5f7 h8g8 f7d8").resign(Color.BLACK);
    assertThat(review(game, Color.WHITE).moments()).isEmpty();
  }

  @Test
  void aCleanGameHasNoMoments() {
    Game game = play(Game.START, "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7");
    GameReview review = review(game, Color.WHITE);
    assertThat(review.moments()).isEmpty();
    assertThat(review.praise()).isEqualTo(new GamePraise(GamePraise.Reason.MATED_SAFELY, null));
    assertThat(review.curve()).hasSize(8).endsWith(100);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // The Ruy Lopez, the Scandinavian and the King's Gambit follow the rules or have a reason
        // not to.
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7",
        "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6 Nf3 Bf5",
        "e4 e5 f4 exf4 Nf3 g5 Bc4 Bg7 O-O d6",
        // Moving a knight again is a matter of taste here.
        "d4 d5 Nc3 Nf6 Nb5 c6 Nc3 Bf5",
        // The Two Knights with 4.Ng5, 4.d3 and 4.Nc3, the Evans Gambit, and another Scandinavian.
        "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5",
        "e4 e5 Nf3 Nc6 Bc4 Nf6 d3 Bc5 O-O d6",
        "e4 e5 Nf3 Nc6 Bc4 Nf6 Nc3 Nxe4 Nxe4 d5",
        "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O",
        "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6 Nf3 Bf5 Bc4 e6 Bd2 c6 Qe2 Bb4",
        // The Marshall Attack of the Ruy Lopez, the Morra and the Benko give a pawn for time.
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5 exd5 Nxd5 Nxe5 Nxe5 Rxe5 c6",
        "e4 c5 d4 cxd4 c3 dxc3 Nxc3 Nc6 Nf3 d6 Bc4 e6",
        "d4 Nf6 c4 c5 d5 b5 cxb5 a6 bxa6 Bxa6 Nc3 d6",
      })
  void aSoundOpeningHasNoMoment(String moves) {
    Game game = write(Game.START, moves).resign(Color.WHITE);
    assertThat(review(game, Color.WHITE).moments()).isEmpty();
    assertThat(review(game, Color.BLACK).moments()).isEmpty();
  }

  /** From master games: each move is the best according to Stockfish 15.1 at depth 16. */
  @ParameterizedTest
  @CsvSource({
    "rn3rk1/pQ1q1ppp/2pb4/3p4/2PP4/2n2N2/PP3PPP/R1B1R1K1 w - - 1 14, Qxd7 Nxd7 bxc3 dxc4 Ne5",
    "5q2/r2n1k2/p3pP2/1p4Q1/1b2p3/8/P4PPP/2RR2K1 w - - 0 1, Rc8 Nxf6 Rxf8+ Bxf8 h4",
    "5q2/r2n1k2/p3pP2/1p4Q1/1b2p3/8/P4PPP/2RR2K1 w - - 0 1, Rc8 Qxc8 Qg7+",
  })
  void aTradeOfQueensAndASoundSacrificeAreNoMoments(String fen, String moves) {
    Game game = write(Game.from(Position.fromFen(fen)), moves).resign(Color.BLACK);
    assertThat(review(game, Color.WHITE).moments()).isEmpty();
  }

  @Test
  void anEvenTradeIsNotAMoment() {
    Game game = play(Game.START, "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6").resign(Color.BLACK);
    assertThat(review(game, Color.WHITE).moments()).isEmpty();
    assertThat(review(game, Color.BLACK).moments()).isEmpty();
  }

  @Test
  void aLoserIsPraisedForTakingAnUnprotectedPiece() {
    Game game = play(Game.START, "e2e4 e7e5 g1f3 d8g5 f3g5").resign(Color.WHITE);
    assertThat(review(game, Color.WHITE).praise())
        .isEqualTo(new GamePraise(GamePraise.Reason.TOOK_PIECE, Role.QUEEN));
  }

  @Test
  void aLoserWhoMissedAnUnprotectedPieceIsNotPraisedForSeeingIt() {
    // The knight could take the queen on g5 a move earlier.
    List<Move> moves =
        Stream.of("e2e4", "e7e5", "g1f3", "d8g5", "g2g3", "a7a6", "f3g5")
            .map(Move::parseUci)
            .toList();
    List<Game> states = new ArrayList<>(List.of(Game.START));
    moves.forEach(move -> states.add(states.getLast().play(move)));
    Game game = states.getLast().resign(Color.WHITE);
    List<Integer> level = Collections.nCopies(8, 0);
    assertThat(PraiseFinder.of(game, states, Color.WHITE, level, List.of()).reason())
        .isEqualTo(GamePraise.Reason.TOOK_PIECE);
    GameReviewMoment missed =
        new GameReviewMoment(
            GameReviewMoment.Kind.MISSED_CAPTURE,
            4,
            Square.G5,
            null,
            null,
            List.of(Move.parseUci("f3g5")),
            Map.of());
    assertThat(PraiseFinder.of(game, states, Color.WHITE, level, List.of(missed)).reason())
        .isEqualTo(GamePraise.Reason.TRIED);
  }

  @Test
  void aPlayerWhoLostAPieceInAWonGameIsNotPraisedForSafety() {
    // The knight goes to b7, where the king takes it, and the rooks still mate.
    Game game = play("8/k7/8/2N5/8/8/7R/K5R1 w - - 0 1", "c5b7 a7b7 g1g7 b7b8 h2h8");
    assertThat(game.isOver()).isTrue();
    assertThat(review(game, Color.WHITE).praise().reason())
        .isIn(GamePraise.Reason.MATED, GamePraise.Reason.MATED_AFTER_LOSS_EARLY);
  }

  @Test
  void aQueenGivenAwayForAPawnIsAMoment() {
    // White is behind by a bishop, could win a knight, and puts the queen in front of a pawn.
    Game game =
        write(
                Game.START,
                "Nf3 d5 Ne5 e6 Nc3 Nf6 h4 Nc6 Rh3 Nxe5 Na4 d4 f4 Bb4 fxe5 Bxd2+ Kf2 Bxc1 Qd3 Bxb2"
                    + " Nxb2 Qd5 Qa6 bxa6 Rb1 Qxg2+ Bxg2 c5 Bc6+ Bd7 Ra1 Bxc6 exf6 gxf6 Na4 Bxa4")
            .resign(Color.WHITE);
    assertThat(review(game, Color.WHITE).moments())
        .hasSize(3)
        .anySatisfy(
            moment -> {
              assertThat(moment.ply()).isEqualTo(22);
              assertThat(moment.kind()).isEqualTo(GameReviewMoment.Kind.LOST_PIECE);
              assertThat(moment.square()).isEqualTo(Square.A6);
              assertThat(moment.right()).contains(Move.parseUci("e5f6"));
              assertThat(moment.right())
                  .doesNotContain(Move.parseUci("d3a6"), Move.parseUci("d3d4"));
            });
  }

  @Test
  void onlyTheFirstOfSeveralLostPiecesCountsIfTheGameIsLostAfterIt() {
    Position start =
        Position.fromFen("r2qkbnr/ppp2ppp/2np4/4p3/8/2N2bR1/PPPPPP1P/R1BQKB2 w Qkq - 0 6");
    Game game = write(Game.from(start), "Rg6 hxg6 Bh3 Rxh3 Nd5 Bxd5").resign(Color.WHITE);
    assertThat(review(game, Color.WHITE).moments())
        .extracting(GameReviewMoment::ply)
        .containsExactly(0);
  }

  @Test
  void aBishopLostAgainstNoQueenChangesNothing() {
    Position start = Position.fromFen("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    Game game =
        write(
            Game.from(start),
            "d4 d5 a3 Nf6 Bh6 gxh6 Qc1 Nc6 Nh3 Bxh3 b4 Nxd4 gxh3 Nxe2 Bxe2 e6 Qf4 Bxb4+ axb4 Rg8"
                + " Qxf6 a6 Bh5 c6 Qxf7+ Kd8 Qxg8+ Kc7 Qxa8 Kd6 Qb8+ Ke7 Qxb7+ Kd6 Rxa6 d4 Rxc6+"
                + " Ke5 Rc5+ Kf4 Qf3#");
    GameReview review = review(game, Color.WHITE);
    assertThat(review.moments()).extracting(GameReviewMoment::ply).doesNotContain(4);
    assertThat(review.praise()).isEqualTo(new GamePraise(GamePraise.Reason.MATED, null));
  }

  @Test
  void beingAheadForOneMoveIsNotAWhile() {
    Game game = Game.START.resign(Color.WHITE);
    assertThat(praise(game, List.of(0, 0, 60, 0, -60, -100))).isEqualTo(GamePraise.Reason.TRIED);
    assertThat(praise(game, List.of(0, 60, 60, 60, 60, 60, 60, -100)))
        .isEqualTo(GamePraise.Reason.WAS_AHEAD);
  }

  private static GamePraise.Reason praise(Game game, List<Integer> curve) {
    return PraiseFinder.of(game, List.of(), Color.WHITE, curve, List.of()).reason();
  }

  private static Game write(Game start, String moves) {
    Game game = start;
    for (String san : moves.split(" ")) {
      game = game.play(San.read(game.position(), san));
    }
    return game;
  }

  @Test
  void theSameGameGetsTheSameReview() {
    Game game = play(Game.START, "e2e4 e7e5 g1f3 b8c6 f3d4 e5d4").resign(Color.WHITE);
    assertThat(review(game, Color.WHITE)).isEqualTo(review(game, Color.WHITE));
  }

  @Test
  void aReviewSurvivesTheDatabase() {
    Game game = play(Game.START, "e2e4 e7e5 g1f3 b8c6 f3d4 e5d4").resign(Color.WHITE);
    GameReview review = review(game, Color.WHITE);
    String moments = GameReviewCodec.moments(review.moments());
    assertThat(GameReviewCodec.readMoments(moments)).isEqualTo(review.moments());
    List<GameReviewMoment> better =
        List.of(
            new GameReviewMoment(
                GameReviewMoment.Kind.BETTER_MOVE,
                4,
                Square.D4,
                Move.parseUci("e5d4"),
                Setback.FELL_BEHIND,
                List.of(Move.parseUci("f1c4")),
                Map.of()));
    assertThat(GameReviewCodec.readMoments(GameReviewCodec.moments(better))).isEqualTo(better);
    assertThat(GameReviewCodec.readCurve(GameReviewCodec.curve(review.curve())))
        .isEqualTo(review.curve());
    GamePraise praise = new GamePraise(GamePraise.Reason.MATED_AFTER_LOSS, Role.KNIGHT);
    assertThat(GameReviewCodec.readPraise(GameReviewCodec.praise(praise))).isEqualTo(praise);
  }
}
