package org.queenside.game.ui;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.board.BoardEvents;
import org.queenside.board.BoardMode;
import org.queenside.board.BoardPicture;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.game.GameId;
import org.queenside.game.GameService;
import org.queenside.game.PlayedGame;
import org.queenside.game.PlayedTrick;
import org.queenside.game.TrickOutcome;
import org.queenside.game.TrickService;
import org.queenside.trick.Trick;
import org.queenside.trick.TrickFinder;
import org.queenside.trick.TrickKind;
import org.queenside.trick.TrickReplies;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** Tests the page of a game against Tricky Fox, as a visitor. */
@SpringBootTest
class CheatingGamePanelTest extends PageTester {

  private static final String CALL = "That’s not allowed!";

  @Autowired private GameService games;
  @Autowired private TrickService tricks;

  private GameId id = GameId.random();

  /** The name of the game decides which tricks are tried. */
  private void begin(String name) {
    id = new GameId(UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)));
    visit("play/game/" + id + "?opponent=tricky-fox&side=white&help=moves-back");
  }

  private void beginAtRealBoard(String name) {
    id = new GameId(UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)));
    visit("play/game/" + id + "?opponent=tricky-fox&side=white&board=loses-touch&clock=5-3");
  }

  private void comeBack() {
    visit("rules");
    visit("play/game/" + id);
  }

  private void letFoxMove() {
    fire($(CheatingGamePanel.class).single().getElement(), ComputerReply.DUE);
  }

  private PlayedGame game() {
    return requireNonNull(games.find(id));
  }

  private @Nullable PlayedTrick open() {
    return tricks.open(game());
  }

  private Trick untilTrick() {
    for (int moves = 0; moves < 8; moves++) {
      move(firstMove());
      letFoxMove();
      PlayedTrick open = open();
      if (open != null) {
        return open.trick();
      }
    }
    throw new AssertionError("no trick");
  }

  /** A pawn or knight move that loses little time and no piece at once. */
  private String firstMove() {
    PlayedGame stored = games.find(id);
    Position position = stored == null ? Position.START : stored.game().position();
    return position.legalMoves().stream()
        .min(Comparator.comparing(Move::toString))
        .orElseThrow()
        .toString();
  }

  private static String someReply(Trick trick) {
    var from = TrickReplies.of(trick).entrySet().iterator().next();
    return from.getKey().toString() + from.getValue().first();
  }

  /** Answers why the trick isn't allowed. */
  private void explain(Trick trick, boolean right) {
    if (trick.proof().isEmpty()) {
      String rule = new TrickText(board()::getTranslation).rule(trick.kind());
      press(right ? rule : otherChoice(rule));
    } else {
      SquareSet squares = right ? trick.proof() : trick.proof().complement();
      BoardEvents.press(board(), squares.first());
    }
  }

  private String otherChoice(String right) {
    return $(NativeButton.class).all().stream()
        .map(NativeButton::getText)
        .filter(text -> text.endsWith(".") && !text.equals(right))
        .findFirst()
        .orElseThrow();
  }

  private List<TrickOutcome> outcomes() {
    return tricks.of(game()).stream().map(PlayedTrick::outcome).toList();
  }

  @Test
  void aTrickIsCalledAsAtARealBoardToo() {
    beginAtRealBoard("at a real board");
    Trick trick = untilTrick();
    assertThat(text()).contains(CALL).doesNotContain("Press the clock", "Take back");
    assertThat(board().getState().moveOptions().dots()).isFalse();
    press(CALL);
    explain(trick, true);
    assertThat(outcomes()).containsExactly(TrickOutcome.CAUGHT);
    assertThat(game().illegalMoves()).isZero();
  }

  @Test
  void aTrickLooksLikeAMove() {
    begin("looks");
    Trick trick = untilTrick();
    assertThat(board().getState().pieces()).isEqualTo(trick.board().toMap());
    assertThat(board().getState().mode()).isEqualTo(BoardMode.MOVE);
    assertThat(board().getState().moveOptions().movable()).isEqualTo(TrickReplies.of(trick));
    assertThat(text()).contains("Your move").contains(CALL);
    assertThat(button("Take back").isEnabled()).isTrue();
    assertThat(button("Hint").isEnabled()).isTrue();
    assertThat(announced()).contains("Tricky Fox: ");
  }

  @Test
  void aTrickIsShownAgainAfterAReload() {
    begin("reload");
    Trick trick = untilTrick();
    comeBack();
    assertThat(board().getState().pieces()).isEqualTo(trick.board().toMap());
    assertThat(text()).contains("Your move");
  }

  @Test
  void aCaughtTrickRollsBackAndTheFoxMovesAgain() {
    begin("caught");
    Trick trick = untilTrick();
    int made = game().game().moves().size();
    press(CALL);
    assertThat(text()).contains("You’re right! Why?");
    explain(trick, false);
    assertThat(text()).contains("You have one more try.");
    explain(trick, true);
    assertThat(text()).contains("You caught it!").contains("Tricks caught: 1 of 1");
    assertThat(board().getState().pieces()).isEqualTo(trick.before().board().toMap());
    assertThat(outcomes()).containsExactly(TrickOutcome.CAUGHT);
    assertThat(isFoxSorry()).isTrue();
    press("Go on");
    assertThat(isFoxSorry()).isTrue();
    letFoxMove();
    assertThat(isFoxSorry()).isFalse();
    assertThat(game().game().moves()).hasSize(made + 1);
    assertThat(text()).contains("Your move");
    assertThat(open()).isNull();
  }

  private boolean isFoxSorry() {
    return $(OpponentPicture.class).all().getFirst().getElement().hasAttribute("beaten");
  }

  @Test
  void eachReasonHasItsOwnPicture() {
    Trick trick;
    int games = 0;
    do {
      begin("reasons " + games++);
      trick = untilTrick();
    } while (!trick.proof().isEmpty());
    press(CALL);
    assertThat($(BoardPicture.class).all()).hasSize(3);
    assertThat(Stream.of(TrickKind.values()).map(CheatingGamePanelTest::drawn))
        .doesNotHaveDuplicates();
  }

  private static String drawn(TrickKind kind) {
    return TrickRulePicture.of(kind).getElement().getOuterHTML();
  }

  @Test
  void twoWrongReasonsShowTheRightOne() {
    begin("wrong");
    Trick trick = untilTrick();
    press(CALL);
    explain(trick, false);
    explain(trick, false);
    assertThat(text()).contains("Here’s why").contains("Tricks caught: 0 of 1");
    assertThat(outcomes()).containsExactly(TrickOutcome.MISSED);
  }

  @Test
  void aMissedTrickIsExplainedAfterTheOwnMove() {
    begin("missed");
    Trick trick = untilTrick();
    int made = game().game().moves().size();
    move(someReply(trick));
    assertThat(outcomes()).containsExactly(TrickOutcome.MISSED);
    assertThat(text()).doesNotContain("That was a trick!");
    fire($(CheatingGamePanel.class).single().getElement(), CheatingGamePanel.REVEAL_DUE);
    assertThat(text()).contains("That was a trick!").contains("Your move goes back too");
    press("Go on");
    letFoxMove();
    assertThat(game().game().moves()).hasSize(made + 1);
  }

  @Test
  void aFalseAlarmCostsNothing() {
    begin("alarm");
    press(CALL);
    assertThat(text()).contains("Wait for a move by Tricky Fox.");
    move("e2e4");
    press(CALL);
    assertThat(text()).contains("Wait for a move by Tricky Fox.");
    letFoxMove();
    press(CALL);
    assertThat(text()).contains("It may do that").contains("Your move");
    assertThat(outcomes()).isEmpty();
  }

  @Test
  void takingBackDuringATrickRemovesIt() {
    begin("back");
    untilTrick();
    int made = game().game().moves().size();
    press("Take back");
    assertThat(game().game().moves()).hasSize(made - 1);
    assertThat(outcomes()).isEmpty();
    assertThat(text()).contains("Your move");
  }

  @Test
  void hintsFirstAskAboutTheLastMove() {
    begin("hint");
    untilTrick();
    press("Hint");
    assertThat(text()).contains("Look at the last move first.");
    press("Hint");
    assertThat(text()).contains("It isn’t! Press");
    assertThat(open()).isNotNull();
  }

  @Test
  void resigningDuringATrickEndsTheGame() {
    begin("resign");
    untilTrick();
    press("Resign");
    press("Resign");
    assertThat(text()).contains("You resigned.").contains("You caught 0 of 1 trick.");
  }

  @Test
  void aPageWithAnOlderStateCatchesUp() {
    begin("tabs");
    Trick trick = untilTrick();
    var older = board();
    String reply = someReply(trick);
    comeBack();
    press(CALL);
    explain(trick, true);
    press("Go on");
    letFoxMove();
    BoardEvents.move(older, Move.parseUci(reply));
    assertThat(older.getState().pieces()).isEqualTo(game().game().position().board().toMap());
    assertThat(outcomes()).containsExactly(TrickOutcome.CAUGHT);
  }

  @Test
  void aTrickIsACommentInTheRecord() {
    begin("pgn");
    Trick trick = untilTrick();
    press(CALL);
    explain(trick, true);
    assertThat(pgn()).containsPattern(noted(trick) + "[^{}]*\\} \\*");
    press("Go on");
    letFoxMove();
    assertThat(pgn()).containsPattern(noted(trick) + "[^{}]*\\} \\d+\\.\\.\\.");
    assertThat(TrickFinder.read(game().game(), trick.text())).isEmpty();
  }

  private String pgn() {
    return PgnDownload.write(List.of(game()), tricks::of, Clock.systemUTC())
        .replaceAll("\\s+", " ");
  }

  private static String noted(Trick trick) {
    Move tried = trick.shownMoves().getLast();
    return "\\{Tried [A-Z]?" + tried.from() + "[-x]" + tried.to() + " and was caught\\. ";
  }

  @Test
  void squaresAreIgnoredUnlessTheBoardAsks() {
    begin("ignored");
    untilTrick();
    BoardEvents.press(board(), Square.A1);
    assertThat(open()).isNotNull();
  }
}
