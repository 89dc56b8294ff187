package org.queenside.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.Move;
import org.queenside.chess.Ruling;
import org.queenside.chess.Termination;
import org.queenside.course.source.CourseLoader;

/** The rule cards: their words, lessons and positions. */
class RuleCardTest {

  @ParameterizedTest
  @EnumSource(RuleCard.class)
  void everyCardHasItsWordsAPositionToMoveInAndALesson(RuleCard card) {
    RuleText text = RuleText.of(card, Locale.ENGLISH);
    assertThat(text.sentences()).hasSize(3).doesNotContain("");
    assertThat(text.sentences()).allMatch(sentence -> sentence.split(" ").length <= 24);
    assertThat(List.of(text.title(), text.mistake(), text.task(), text.searchWords()))
        .doesNotContain("");
    assertThat(text.task().split(" ")).hasSizeLessThanOrEqualTo(12);
    assertThat(card.position().hasLegalMove()).isTrue();
    assertThat(CourseLoader.load(null).course().lesson(card.lesson())).isNotNull();
    assertThat(RuleCard.find(card.code())).isEqualTo(card);
  }

  @Test
  void everyCardIsInTheGroupThatListsIt() {
    assertThat(List.of(RuleGroup.values()).stream().flatMap(group -> RuleCard.of(group).stream()))
        .containsExactly(RuleCard.values());
  }

  /** What each card lets a learner try, according to the rules of chess. */
  @ParameterizedTest
  @CsvSource({
    "TURNS, e2e4 e7e5, true",
    "TURNS, e2e4 d2d4, false",
    "CAPTURING, e4d5, true",
    "CAPTURING, b2g7, true",
    "ROOK, d4d7, true",
    "ROOK, d4g4, false",
    "BISHOP, d4g7, true",
    "BISHOP, d4d5, false",
    "QUEEN, d4g7, true",
    "QUEEN, d4d2 d2a5, true",
    "KING, e4d4, false",
    "KING, e4f3 f3g2, true",
    "KNIGHT, d4f5, true",
    "KNIGHT, d4b3 b3a5, true",
    "PAWN, g2g4, true",
    "PAWN, d3d4, false",
    "PAWN, b4c5, true",
    "PAWN, e7e8q, true",
    "CHECK, a1a8, true",
    "OUT_OF_CHECK, a8b7, true",
    "OUT_OF_CHECK, a7b8, true",
    "OUT_OF_CHECK, b6c8, true",
    "OUT_OF_CHECK, b6d5, false",
    "PINS, f3f8, false",
    "CASTLING, e1g1, true",
    "CASTLING, e1c1, true",
    "EN_PASSANT, d7d5 e5d6, true",
    "PROMOTION, e7d8q, true",
    "TOUCH_MOVE, b4d4, true",
    "DRAW_BY_AGREEMENT, g1f1, true"
  })
  void movesAreJudgedByTheRules(RuleCard card, String moves, boolean legal) {
    RuleTrial trial = RuleTrial.of(card);
    List<String> all = List.of(moves.split(" "));
    for (String move : all.subList(0, all.size() - 1)) {
      trial = play(trial, move);
    }
    assertThat(trial.rule(Move.parseUci(all.getLast())) instanceof Ruling.Legal).isEqualTo(legal);
  }

  @ParameterizedTest
  @CsvSource({
    "CHECKMATE, c1c8, CHECKMATE",
    "RESULTS, d8d1, CHECKMATE",
    "STALEMATE, f1f7, STALEMATE",
    "STALEMATE, f1f8, CHECKMATE",
    "DEAD_POSITION, e2d3, DEAD_POSITION"
  })
  void theEndIsReachedOnTheBoard(RuleCard card, String move, Termination ending) {
    RuleTrial trial = play(RuleTrial.of(card), move);
    assertThat(trial.isOver()).isTrue();
    assertThat(trial.game().outcome())
        .isNotNull()
        .extracting(GameOutcome::ending)
        .isEqualTo(ending);
  }

  @ParameterizedTest
  @CsvSource({
    "FIFTY_MOVES, a1b1, FIFTY_MOVES",
    "THREEFOLD_REPETITION, b1c3 b8c6 c3b1 c6b8 b1c3 b8c6 c3b1 c6b8, THREEFOLD_REPETITION"
  })
  void aDrawCanBeClaimedAfterTheTask(RuleCard card, String moves, DrawClaim claim) {
    RuleTrial trial = RuleTrial.of(card);
    for (String move : moves.split(" ")) {
      assertThat(trial.claim()).isEmpty();
      trial = play(trial, move);
    }
    assertThat(trial.claim()).contains(claim);
    assertThat(trial.isOver()).isFalse();
  }

  private static RuleTrial play(RuleTrial trial, String move) {
    return trial.after((Ruling.Legal) trial.rule(Move.parseUci(move)));
  }
}
