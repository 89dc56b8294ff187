package org.queenside.puzzle.mining;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.play.SeededRandom;
import org.queenside.puzzle.pattern.MatePattern;

class ComposerTest {
  private static final int TRIES = 100;

  @Test
  void aCompositionHasOnlyTheRareMateAndALegalLastMove() {
    PuzzleCandidate find = composed(RareMoveKind.UNDERPROMOTION).orElseThrow();

    Position position = find.position();
    assertThat(RareMoveKind.UNDERPROMOTION.moves(position)).containsAll(position.matesInOne());
    assertThat(find.unique()).isTrue();
    assertThat(find.labels().pattern()).isEqualTo(MatePattern.UNDERPROMOTION);
    assertThat(ReachabilityCheck.isReachable(position)).isTrue();
  }

  private static Optional<PuzzleCandidate> composed(RareMoveKind kind) {
    return IntStream.range(0, TRIES).mapToObj(i -> attempt(kind, i)).flatMap(s -> s).findFirst();
  }

  private static Stream<PuzzleCandidate> attempt(RareMoveKind kind, int number) {
    SeededRandom random = CollectionGenerator.random(7, number);
    SelfPlayGame game = SelfPlayGame.from(random.pick(OpeningBook.read()), random);
    List<Position> starts = CompositionStarts.of(game.positions(), kind);
    return starts.isEmpty()
        ? Stream.empty()
        : Stream.ofNullable(Composer.compose(random.pick(starts), kind, random));
  }

  @ParameterizedTest
  @CsvSource({
    "EN_PASSANT, 4k3/8/8/3Pp3/8/8/8/4K3 w - e6, d5e6",
    "CASTLING, r3k2r/8/8/8/8/8/8/4K3 b kq -, e8g8 e8c8",
    "UNDERPROMOTION, 3r4/4P1k1/8/8/8/8/8/4K3 w - -, e7e8n e7d8n",
  })
  void theRareMovesOfAPositionAreFound(RareMoveKind kind, String fen, String moves) {
    assertThat(kind.moves(Position.fromFen(fen)))
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(moves.split(" ")).map(Move::parseUci).toList());
  }

  @Test
  void aMovedPieceGoesHomeIfItsSquareIsFree() {
    CompositionDraft start =
        new CompositionDraft(Position.fromFen("4k3/8/8/8/8/8/4P3/R3K2R w KQ -"));
    int rook = 0;
    CompositionDraft changed = start.with(rook, start.targets(rook).first());

    assertThat(changed.astray()).isEqualTo(1);
    assertThat(Objects.requireNonNull(changed.position()).castling()).hasToString("K");
    assertThat(changed.withHome(rook).position()).isEqualTo(start.position());
  }
}
