package org.queenside.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;

/**
 * The sentence of a rule card behind each refusal. The compiler checks that no reason is missing.
 */
class RuleSentenceTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8/8/8/8/8/8/R7/8 w - -            | a2b3 | straight
          8/8/8/8/8/8/R2P4/8 w - -          | a2e2 | as far as the way is free
          8/8/8/8/8/8/R2P4/8 w - -          | a2d2 | your own pieces
          8/8/8/8/8/2B5/8/8 w - -           | c3c4 | one colour
          8/8/8/8/8/2B5/8/8 w - -           | c3a7 | diagonally
          8/8/8/8/8/2N5/8/8 w - -           | c3c5 | to the side
          8/8/8/8/8/8/8/K7 w - -            | a1a3 | one square
          8/8/8/8/8/8/8/K2R4 w - -          | a1c1 | two squares** towards a rook
          8/8/8/8/8/8/1r6/K7 w - -          | a1b1 | attacks
          8/8/8/8/8/8/k7/2K5 w - -          | c1b1 | side by side
          8/8/8/8/8/8/2P5/8 w - -           | c2c5 | one square forward
          8/8/8/8/2n5/8/2P5/8 w - -         | c2c4 | one square forward
          8/8/8/8/8/2n5/2P5/8 w - -         | c2c3 | diagonally
          8/8/8/8/8/2n5/2P5/8 w - -         | c2c4 | right in front
          8/8/8/8/8/8/2P5/8 w - -           | c2d3 | diagonally
          8/8/8/8/8/8/2P5/8 w - -           | c2b2 | one square forward
          8/8/2P5/8/8/8/8/8 w - -           | c6c7q | must** become
          8/8/8/8/8/8/8/r3K3 w - -          | e1d1 | attacks
          8/8/8/8/8/8/7P/r3K3 w - -         | h2h3 | three ways
          8/8/8/8/8/5n2/7P/r3K3 w - -       | h2h3 | two pieces give check
          8/8/8/8/8/8/8/r2NK3 w - -         | d1c3 | leave the line
          4k3/8/8/8/8/8/8/R3K3 w - -        | e1c1 | neither piece has moved
          4k3/8/8/8/8/8/8/RN2K3 w Q -       | e1c1 | nothing stands between
          4k3/8/8/8/6b1/8/8/R3K3 w Q -      | e1c1 | across an attacked square
          4k3/8/8/3pP3/8/8/8/4K3 w - -      | e5d6 | very next move
          4k3/8/8/8/8/8/4p3/4K3 w - -       | e2e1 | move in turn
          4k3/8/8/8/8/8/8/4K3 w - -         | a1a2 | move in turn
          """)
  void theSentenceSaysTheRule(String fen, String move, String words) {
    Ruling ruling = Ruling.of(Position.lessonFromFen(fen), Move.parseUci(move));

    assertThat(ruling).isInstanceOf(Ruling.Illegal.class);
    RuleSentence rule = RuleSentence.of((Ruling.Illegal) ruling);
    assertThat(RuleText.of(rule.card(), Locale.ENGLISH).sentences().get(rule.number() - 1))
        .contains(words);
  }
}
