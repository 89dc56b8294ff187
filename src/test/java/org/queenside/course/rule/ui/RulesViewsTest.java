package org.queenside.course.rule.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Input;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.board.BoardEvents;
import org.queenside.board.BoardMode;
import org.queenside.board.BoardPicture;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.rule.RuleCard;
import org.queenside.rule.RuleText;
import org.queenside.ui.Notice;
import org.queenside.ui.PageTester;
import org.springframework.boot.test.context.SpringBootTest;

/** Tests the list of rules and the rule cards. */
@SpringBootTest
class RulesViewsTest extends PageTester {

  @Test
  void theListLeadsToEveryCard() {
    visit("rules");
    assertThat(links())
        .hasSize(RuleCard.values().length + 1)
        .contains("rules/knight", "rules/castling", "rules/print");
    assertThat(text()).contains("How the pieces move").contains("The king moves two squares");
  }

  @Test
  void theSearchKeepsWhatFits() {
    visit("rules");
    test($(Input.class).single()).setValue("horse");
    assertThat(links()).containsExactly("rules/knight", "rules/print");
    assertThat(text()).contains("One rule found");
    test($(Input.class).single()).setValue("zeppelin");
    assertThat(links()).containsExactly("rules/print");
    assertThat(text()).contains("No rule found");
  }

  @ParameterizedTest
  @EnumSource(RuleCard.class)
  void everyCardOpensWithABoardTheArticleAndItsLesson(RuleCard card) {
    open(card);
    assertThat(text())
        .contains("FIDE Laws of Chess 2023, article " + card.article())
        .contains("Easy to get wrong")
        .contains("Practise this");
    assertThat(board().getState().mode()).isEqualTo(BoardMode.MOVE);
    assertThat($(Anchor.class).all().stream().map(Anchor::getHref))
        .contains("learn/" + card.lesson());
  }

  @Test
  void everyMoveIsJudgedAndTheCardStartsAgain() {
    open(RuleCard.CASTLING);
    move("e1e3");
    assertThat(text()).contains("Not allowed");
    move("e1g1");
    assertThat(text()).doesNotContain("Not allowed").contains("Black to move");
    assertThat(board().getState().pieces()).containsEntry(Square.F1, Piece.WHITE_ROOK);
    press("Start again");
    assertThat(board().getState().pieces()).containsEntry(Square.E1, Piece.WHITE_KING);
  }

  @Test
  void aPieceIsTriedAlone() {
    open(RuleCard.KNIGHT);
    move("d4b3");
    move("b3a5");
    assertThat(board().getState().pieces()).containsEntry(Square.A5, Piece.WHITE_KNIGHT);
  }

  @Test
  void theEndOfTheGameAndAPossibleClaimAreExplained() {
    open(RuleCard.STALEMATE);
    move("f1f7");
    assertThat(text()).contains("The game is over: ½-½").contains("no legal move");
    assertThat(board().getState().mode()).isEqualTo(BoardMode.SHOW);
    open(RuleCard.FIFTY_MOVES);
    move("a1a2");
    assertThat(text()).contains("You can claim a draw");
  }

  @Test
  void typedMovesAreJudgedToo() {
    open(RuleCard.CHECKMATE);
    BoardEvents.type(board(), "rubbish");
    assertThat(text()).contains("That isn’t a move.");
    BoardEvents.type(board(), "Rc8");
    assertThat(text()).contains("The game is over: 1-0");
  }

  @Test
  void theBookletHasEveryRuleABoardAndThePieces() {
    visit("rules/print");
    for (RuleCard card : RuleCard.values()) {
      RuleText words = RuleText.of(card, Locale.ENGLISH);
      assertThat(text()).contains(words.title(), Notice.plain(words.mistake()));
    }
    assertThat(text()).contains("Board").contains("Pieces to cut out");
    assertThat($(BoardPicture.class).all()).hasSize(RuleCard.values().length + 1);
  }

  @Test
  void anUnknownRuleIsNotFound() {
    visit("rules/offside");
    assertThat(text()).contains("There’s nothing at this address.");
  }

  private static void open(RuleCard card) {
    visit("rules/" + card.code());
  }

  private List<String> links() {
    return $(Anchor.class).all().stream()
        .map(Anchor::getHref)
        .filter(address -> address.startsWith("rules/"))
        .toList();
  }
}
