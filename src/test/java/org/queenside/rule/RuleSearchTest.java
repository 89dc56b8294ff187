package org.queenside.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The search over the rule cards. */
class RuleSearchTest {

  private final RuleSearch search = new RuleSearch(Locale.ENGLISH);

  @ParameterizedTest
  @CsvSource({
    "horse, KNIGHT",
    "Castle, CASTLING",
    "can I castle after check, CASTLING",
    "pawn sideways, PAWN",
    "knights, KNIGHT",
    "two queens, PROMOTION",
    "insufficient material, DEAD_POSITION",
    "perpetual, THREEFOLD_REPETITION",
    "50 moves, FIFTY_MOVES",
    "resign, RESULTS",
    "must I move it when I touch it?, TOUCH_MOVE",
    "who goes first, TURNS",
    "do I have to take, CAPTURING",
    "mate, CHECKMATE",
    "0-0, CASTLING",
    "en passant, EN_PASSANT"
  })
  void everydayWordsFindTheirRuleFirst(String query, RuleCard card) {
    assertThat(search.find(query)).first().isEqualTo(card);
  }

  @Test
  void severalWordsFindOnlyTheRulesThatHaveThemAll() {
    assertThat(search.find("claim draw"))
        .contains(RuleCard.THREEFOLD_REPETITION, RuleCard.FIFTY_MOVES)
        .doesNotContain(RuleCard.RESULTS, RuleCard.CASTLING);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "how can I", "?!"})
  void aQueryWithoutWordsThatMatterFindsEverything(String query) {
    assertThat(search.find(query)).containsExactly(RuleCard.values());
  }

  @Test
  void anUnknownWordFindsNothing() {
    assertThat(search.find("zeppelin")).isEmpty();
  }
}
