package org.queenside.puzzle.mining;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.San;
import org.queenside.puzzle.BuiltInCollection;
import org.queenside.puzzle.NewPuzzle;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.puzzle.pattern.PuzzleLabels;

/** Checks every puzzle of the collection, and what docs/puzzles.md promises for the whole. */
class BuiltInCollectionTest {
  private static final List<NewPuzzle> PUZZLES = BuiltInCollection.puzzles();

  private static <K> Map<K, Long> count(Function<NewPuzzle, K> key) {
    return PUZZLES.stream().collect(Collectors.groupingBy(key, Collectors.counting()));
  }

  private static PuzzleCandidate candidate(NewPuzzle puzzle) {
    return PuzzleCandidate.of(puzzle.position(), puzzle.position().matesInOne());
  }

  @Test
  void thePuzzlesAreNumberedWithoutGaps() {
    assertThat(PUZZLES).hasSizeGreaterThanOrEqualTo(2200);
    assertThat(PUZZLES)
        .extracting(NewPuzzle::name)
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, PUZZLES.size()).mapToObj("q%04d"::formatted).toList());
  }

  /** Finds the mates by the rulings on all moves, not by the search that the miner uses. */
  @Test
  void everyPuzzleHasAMateAndItsLabelsCountTheMates() {
    for (NewPuzzle puzzle : PUZZLES) {
      Position position = puzzle.position();
      List<Move> mates = new ArrayList<>();
      int checks = 0;
      for (Move move : position.legalMoves()) {
        String san = San.write(position, move);
        checks += san.endsWith("+") || san.endsWith("#") ? 1 : 0;
        if (san.endsWith("#")) {
          mates.add(move);
          assertThat(Ruling.of(position, move)).isInstanceOf(Ruling.Legal.class);
        }
      }
      PuzzleLabels labels = puzzle.labels();

      assertThat(mates).as(puzzle.name()).isNotEmpty();
      assertThat(labels.answers()).as(puzzle.name()).isEqualTo(mates.size());
      assertThat(labels.checks()).as(puzzle.name()).isEqualTo(checks);
      assertThat(labels.men()).as(puzzle.name()).isEqualTo(position.board().toMap().size());
      assertThat(mates.stream().map(move -> MatePattern.of(position, move)).sorted().findFirst())
          .as(puzzle.name())
          .contains(labels.pattern());
    }
  }

  @Test
  void noBoardIsRepeated() {
    Set<Board> boards = new HashSet<>();

    assertThat(PUZZLES).allMatch(puzzle -> boards.add(puzzle.position().board()));
  }

  @Test
  void noTwoLookAlike() {
    for (int i = 0; i < PUZZLES.size(); i++) {
      for (int j = 0; j < i; j++) {
        Position later = PUZZLES.get(i).position();
        assertThat(PositionSimilarity.alike(later, PUZZLES.get(j).position()))
            .as("%s and %s", PUZZLES.get(j).name(), PUZZLES.get(i).name())
            .isFalse();
      }
    }
  }

  @Test
  void onlyAFewShareThePatternPieceAndKingsSquare() {
    Map<?, Long> kinds =
        count(
            puzzle ->
                List.of(
                    puzzle.labels().pattern(), puzzle.labels().piece(), candidate(puzzle).king()));

    assertThat(kinds.values()).allMatch(count -> count <= BalancedSelection.MOST_OF_A_KIND);
  }

  @Test
  void bothColoursMateAboutEquallyOften() {
    Map<Color, Long> colours = count(puzzle -> puzzle.position().turn());

    assertThat(colours.get(Color.WHITE))
        .isBetween(PUZZLES.size() * 45L / 100, PUZZLES.size() * 55L / 100);
  }

  @Test
  void nearlyAllHaveOneAnswer() {
    assertThat(PUZZLES.stream().filter(puzzle -> candidate(puzzle).unique()).count())
        .isGreaterThan(PUZZLES.size() * 90L / 100);
    assertThat(PUZZLES).allMatch(puzzle -> puzzle.labels().answers() <= 2);
  }

  @Test
  void everyPieceAndEveryPatternOccurs() {
    assertThat(count(puzzle -> puzzle.labels().piece()).keySet())
        .containsExactlyInAnyOrder(Role.values());
    Map<MatePattern, Long> patterns = count(puzzle -> puzzle.labels().pattern());
    assertThat(patterns.keySet()).containsExactlyInAnyOrder(MatePattern.values());
    assertThat(patterns.values()).allMatch(count -> count >= 12);
    assertThat(patterns.values().stream().max(Comparator.naturalOrder()).orElseThrow())
        .isLessThan(PUZZLES.size() * 35 / 100);
  }

  @Test
  void thereAreEasyAndHardPuzzlesAndSomeWithFewPieces() {
    assertThat(PUZZLES.stream().filter(puzzle -> puzzle.labels().checks() == 1).count())
        .isGreaterThan(100);
    assertThat(PUZZLES.stream().filter(puzzle -> puzzle.labels().checks() >= 6).count())
        .isGreaterThan(200);
    assertThat(
            PUZZLES.stream()
                .filter(puzzle -> puzzle.labels().men() <= RandomEndgameGenerator.MOST)
                .count())
        .isGreaterThan(200);
  }

  @Test
  void noSideHasMorePiecesThanAtTheStart() {
    for (NewPuzzle puzzle : PUZZLES) {
      for (Piece piece : Piece.values()) {
        assertThat(puzzle.position().pieces(piece).size())
            .as("%s of %s", piece, puzzle.name())
            .isLessThanOrEqualTo(Position.START.pieces(piece).size());
      }
    }
  }
}
