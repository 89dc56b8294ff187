package org.queenside.puzzle.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.puzzle.pattern.MatePattern;

/** The pictures of patterns, and their texts. */
class PatternDiagramTest {

  private final MatePraise praise = new MatePraise(TestTranslator.WORDS);

  @ParameterizedTest
  @EnumSource
  void aPictureShowsItsPattern(MatePattern pattern) {
    PatternDiagram picture = PatternDiagram.of(pattern);

    assertThat(MatePattern.of(picture.before(), picture.move())).isEqualTo(pattern);
  }

  @ParameterizedTest
  @EnumSource
  void everyPatternHasAllItsTexts(MatePattern pattern) {
    for (PatternMessageKey key : PatternMessageKey.values()) {
      assertThat(TestTranslator.WORDS.translate(key.of(pattern))).isNotBlank();
    }
    PatternDiagram picture = PatternDiagram.of(pattern);
    assertThat(praise.of(picture.before(), picture.move()))
        .doesNotContain("{")
        .doesNotContain("****")
        .doesNotContain("null")
        .doesNotContain("  ")
        .endsWith(".");
  }

  @Test
  void praiseSaysWhyItIsMate() {
    assertThat(praise("6k1/5ppp/8/8/8/8/8/3RK3 w - - 0 1", "d1d8"))
        .isEqualTo("Mate on the back rank: the king’s own pawns shut it in.");
    assertThat(praise("6k1/Q7/5K2/8/8/8/8/8 w - - 0 1", "a7g7"))
        .isEqualTo(
            "The queen mates beside the king: the king on **f6** protects it, so the king"
                + " can’t take it.");
    assertThat(praise("3qkb2/3p1p2/4N3/4R3/8/8/8/4K3 w - - 0 1", "e6c7"))
        .isEqualTo("Double check from e5 and c7: only the king could move, and it has no square.");
    assertThat(praise("6br/5Ppk/7p/8/8/8/8/4K3 w - - 0 1", "f7f8n"))
        .isEqualTo("The pawn becomes a knight, and that’s mate. A queen wouldn’t mate.");
  }

  private String praise(String fen, String move) {
    return praise.of(Position.fromFen(fen), Move.parseUci(move));
  }
}
