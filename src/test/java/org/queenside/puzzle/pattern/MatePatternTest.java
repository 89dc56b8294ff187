package org.queenside.puzzle.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.chess.MirroredPosition;
import org.queenside.chess.Position;
import org.queenside.chess.San;

/** Tests the patterns with textbook examples and near misses. */
class MatePatternTest {

  private static Arguments mate(MatePattern pattern, String move, String fen) {
    return arguments(pattern, move, fen);
  }

  static Stream<Arguments> textbook() {
    return Stream.of(
        mate(MatePattern.CASTLING, "O-O-O#", "8/8/8/8/8/8/2Q5/R3K1k1 w Q -"),
        mate(MatePattern.CASTLING, "O-O#", "4rkr1/4p1p1/8/8/8/8/8/4K2R w K -"),
        mate(MatePattern.UNDERPROMOTION, "f8=N#", "6br/5Ppk/7p/8/8/8/8/6K1 w - -"),
        mate(MatePattern.PROMOTION, "e8=Q#", "1k6/4P3/1K6/8/8/8/8/8 w - -"),
        mate(MatePattern.PROMOTION, "e8=R#", "1k6/4P3/1K6/8/8/8/8/8 w - -"),
        mate(MatePattern.DOUBLE_CHECK, "Nf6#", "r2qkb1r/pppp1ppp/8/8/4N3/8/8/4R1K1 w kq -"),
        mate(MatePattern.DISCOVERED_CHECK, "Kc7#", "k7/p7/2K5/8/8/8/8/7B w - -"),
        mate(MatePattern.SMOTHERED, "Nf7#", "6rk/6pp/7N/8/8/8/8/6K1 w - -"),
        mate(MatePattern.PAWN, "g7#", "7k/5K1p/6P1/8/8/8/8/8 w - -"),
        mate(MatePattern.BODEN, "Ba6#", "2kr4/3p4/8/8/5B2/3B4/8/6K1 w - -"),
        mate(MatePattern.ARABIAN, "Rh7#", "7k/R7/5N2/8/8/8/8/6K1 w - -"),
        mate(MatePattern.ARABIAN, "Rg8#", "7k/8/5N2/8/8/8/6R1/5K2 w - -"),
        mate(MatePattern.HOOK, "Re8#", "R7/4kp2/5N2/4P3/8/8/8/6K1 w - -"),
        mate(MatePattern.ANASTASIA, "Rh3#", "5r2/4Nppk/8/8/8/3R4/8/6K1 w - -"),
        mate(MatePattern.OPERA, "Rd8#", "4kb1r/p4ppp/8/6B1/8/8/8/2KR4 w - -"),
        mate(MatePattern.EPAULETTE, "Qe6#", "3rkr2/8/1Q6/8/8/8/8/6K1 w - -"),
        mate(MatePattern.SWALLOWS_TAIL, "Qe6#", "3r1r2/4k3/1Q6/5P2/8/8/8/6K1 w - -"),
        mate(MatePattern.DOVETAIL, "Qf5#", "8/6p1/6kp/2Q5/4P3/8/8/6K1 w - -"),
        mate(MatePattern.BACK_RANK, "Rd8#", "6k1/5ppp/8/8/8/8/8/3R2K1 w - -"),
        mate(MatePattern.BACK_RANK, "Qd8#", "6k1/5ppp/8/8/8/8/8/3Q2K1 w - -"),
        mate(MatePattern.TWO_ROOKS, "Rb8#", "7k/R7/1R6/8/8/8/8/6K1 w - -"),
        mate(MatePattern.ROOK_AND_KING, "Ra8#", "4k3/8/4K3/8/8/8/8/R7 w - -"),
        mate(MatePattern.QUEEN_BESIDE_KING, "Qg7#", "6k1/5p1p/5PpQ/8/8/8/8/6K1 w - -"),
        mate(MatePattern.QUEEN_BESIDE_KING, "Qd7#", "3k4/7Q/3K4/8/8/8/8/8 w - -"));
  }

  static Stream<Arguments> games() {
    return Stream.of(
        mate(
            MatePattern.EN_PASSANT,
            "Gundersen against Faul, Melbourne 1928",
            "e4 e6 d4 d5 e5 c5 c3 cxd4 cxd4 Bb4+ Nc3 Nc6 Nf3 Nge7 Bd3 O-O Bxh7+ Kxh7 Ng5+ Kg6 h4"
                + " Nxd4 Qg4 f5 h5+ Kh6 Nxe6+ g5 hxg6#"),
        mate(
            MatePattern.DISCOVERED_CHECK,
            "Edward Lasker against Thomas, London 1912",
            "d4 e6 Nf3 f5 Nc3 Nf6 Bg5 Be7 Bxf6 Bxf6 e4 fxe4 Nxe4 b6 Ne5 O-O Bd3 Bb7 Qh5 Qe7 Qxh7+"
                + " Kxh7 Nxf6+ Kh6 Neg4+ Kg5 h4+ Kf4 g3+ Kf3 Be2+ Kg2 Rh2+ Kg1 Kd2#"),
        mate(
            MatePattern.CASTLING,
            "the other mate that Lasker had",
            "d4 e6 Nf3 f5 Nc3 Nf6 Bg5 Be7 Bxf6 Bxf6 e4 fxe4 Nxe4 b6 Ne5 O-O Bd3 Bb7 Qh5 Qe7 Qxh7+"
                + " Kxh7 Nxf6+ Kh6 Neg4+ Kg5 h4+ Kf4 g3+ Kf3 Be2+ Kg2 Rh2+ Kg1 O-O-O#"),
        mate(
            MatePattern.SMOTHERED,
            "the trap in the Caro-Kann",
            "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nd7 Qe2 Ngf6 Nd6#"),
        mate(
            MatePattern.BODEN,
            "Schulder against Boden, London 1853",
            "e4 e5 Nf3 d6 c3 f5 Bc4 Nf6 d4 fxe4 dxe5 exf3 exf6 Qxf6 gxf3 Nc6 f4 Bd7 Be3 O-O-O Nd2"
                + " Re8 Qf3 Bf5 O-O-O d5 Bxd5 Qxc3+ bxc3 Ba3#"),
        mate(
            MatePattern.OPERA,
            "Morphy at the opera, Paris 1858",
            "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+"
                + " Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#"),
        mate(
            MatePattern.QUEEN_BESIDE_KING, "the mate in four moves", "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#"),
        mate(MatePattern.OTHER, "the shortest game", "f3 e5 g4 Qh4#"),
        mate(MatePattern.OTHER, "Légall", "e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#"));
  }

  /** The last column is the pattern that each position just misses. */
  static Stream<Arguments> nearMisses() {
    return Stream.of(
        arguments("Nf7#", "6rk/6p1/7N/8/8/3B4/8/6K1 w - -", MatePattern.SMOTHERED),
        arguments("Bg2#", "k7/p7/8/8/8/8/7B/5BK1 w - -", MatePattern.BODEN),
        arguments("Rh7#", "7k/R7/4B1P1/8/8/8/8/6K1 w - -", MatePattern.ARABIAN),
        arguments("Re8#", "R7/4kp2/5N2/8/5B2/8/1B6/6K1 w - -", MatePattern.HOOK),
        arguments("Rh3#", "6r1/6pk/8/5P2/8/3R4/8/6K1 w - -", MatePattern.ANASTASIA),
        arguments("Qe6#", "3rk3/8/1Q6/8/8/B7/8/6K1 w - -", MatePattern.EPAULETTE),
        arguments("Qe6#", "3r4/4k3/1Q6/3P4/8/8/8/5RK1 w - -", MatePattern.SWALLOWS_TAIL),
        arguments("Qf5#", "8/6p1/6k1/2Q5/4P3/8/8/6KR w - -", MatePattern.DOVETAIL),
        arguments("Rd8#", "6k1/5pp1/8/5B2/8/8/7P/3R2K1 w - -", MatePattern.BACK_RANK),
        arguments("Rb8#", "7k/Q7/1R6/8/8/8/8/6K1 w - -", MatePattern.TWO_ROOKS),
        arguments("Ra8#", "4k3/4P3/3KB3/8/8/8/8/R7 w - -", MatePattern.ROOK_AND_KING));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("textbook")
  void aTextbookExampleHasItsPattern(MatePattern pattern, String move, String fen) {
    Position position = Position.fromFen(fen);

    assertThat(MatePattern.of(position, San.read(position, move))).isEqualTo(pattern);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("textbook")
  void blackMatesInTheSamePatterns(MatePattern pattern, String move, String fen) {
    Position position = Position.fromFen(MirroredPosition.fen(fen));

    assertThat(MatePattern.of(position, San.read(position, MirroredPosition.text(move))))
        .isEqualTo(pattern);
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("games")
  void aFamousGameEndsInThePatternNamedAfterIt(MatePattern pattern, String game, String moves) {
    Position position = Position.START;
    String[] played = moves.split(" ");
    for (int i = 0; i < played.length - 1; i++) {
      position = position.play(San.read(position, played[i]));
    }

    assertThat(MatePattern.of(position, San.read(position, played[played.length - 1])))
        .isEqualTo(pattern);
  }

  @ParameterizedTest(name = "{2}: {0}")
  @MethodSource("nearMisses")
  void aNearMissHasAnotherPattern(String move, String fen, MatePattern missed) {
    Position position = Position.fromFen(fen);

    assertThat(MatePattern.of(position, San.read(position, move))).isNotEqualTo(missed);
  }

  @Test
  void thereIsAnExampleOfEveryPattern() {
    Set<MatePattern> shown =
        Stream.concat(textbook(), games())
            .map(arguments -> (MatePattern) arguments.get()[0])
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(MatePattern.class)));

    assertThat(shown).containsExactly(MatePattern.values());
  }

  @Test
  void aMoveThatDoesNotMateHasNoPattern() {
    Position position = Position.fromFen("6k1/5ppp/8/8/8/8/8/3R2K1 w - -");

    assertThatThrownBy(() -> MatePattern.of(position, San.read(position, "Rd7")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("does not mate");
  }
}
