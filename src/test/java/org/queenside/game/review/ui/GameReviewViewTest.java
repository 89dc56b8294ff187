package org.queenside.game.review.ui;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.queenside.game.review.TestGameReviews.LOSES_KNIGHT;

import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.i18n.I18NProvider;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.board.ChessBoard;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.model.Concept;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.LessonTask;
import org.queenside.course.progress.ReviewService;
import org.queenside.engine.Opponent;
import org.queenside.game.BoardRules;
import org.queenside.game.ComputerTurn;
import org.queenside.game.GameHelp;
import org.queenside.game.GameId;
import org.queenside.game.GameService;
import org.queenside.game.GameSettings;
import org.queenside.game.PlayedGame;
import org.queenside.game.SideChoice;
import org.queenside.game.TrickService;
import org.queenside.game.review.GameReview;
import org.queenside.game.review.GameReviewMoment;
import org.queenside.game.review.GameReviewService;
import org.queenside.game.review.Setback;
import org.queenside.game.review.TestGameReviews;
import org.queenside.game.ui.GameAddress;
import org.queenside.game.ui.TrickRemarks;
import org.queenside.identity.session.CurrentLearner;
import org.queenside.progress.Area;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressService;
import org.queenside.ui.MoveNavigation;
import org.queenside.ui.Notice;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** Tests the review of a game and its exercises, as a visitor. */
@SpringBootTest
class GameReviewViewTest extends PageTester {

  private static final String MATE_IN_ONE = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";

  @Autowired private GameService games;
  @Autowired private TrickService tricks;
  @Autowired private GameReviewService reviews;
  @Autowired private ReviewService courseReviews;
  @Autowired private ProgressService progress;
  @Autowired private CurrentLearner learner;
  @Autowired private AttemptLogService log;
  @Autowired private Course course;

  private PlayedGame play(Position start, List<String> moves) {
    PlayedGame game = playUnfinished(Opponent.HUNGRY_PAWN, start, moves);
    return game.game().isOver() ? game : games.resign(game);
  }

  private PlayedGame playUnfinished(Opponent opponent, Position start, List<String> moves) {
    var settings =
        new GameSettings(opponent, SideChoice.WHITE, GameHelp.ALL, null, start, false, null);
    PlayedGame game = PlayedGame.begin(GameId.random(), settings);
    for (String move : moves) {
      game =
          game.isOwnTurn()
              ? games.play(game, Move.parseUci(move))
              : games.answer(game, new ComputerTurn.Moves(Move.parseUci(move)));
    }
    return game;
  }

  private PlayedGame playReviewed(List<String> moves, GameReview review) {
    PlayedGame game = play(Position.START, moves);
    reviews.keep(game, review);
    return game;
  }

  private PlayedGame loseKnight() {
    return playReviewed(LOSES_KNIGHT, TestGameReviews.lostKnight());
  }

  private void open(PlayedGame game) {
    visit(GameAddress.review(game.id()));
    for (int asked = 0; text().contains("Looking at your game") && asked < 30; asked++) {
      // The page polls for the review.
      fire(getCurrentView().getElement().getChild(0), ReviewPoll.DUE);
    }
  }

  @Test
  void aLostPieceIsShownWithoutTheAnswer() {
    PlayedGame game = loseKnight();
    open(game);
    assertThat(text())
        .contains("Hungry Pawn won in 3 moves.")
        .contains("A lost knight")
        .contains("Your knight went to d4, where nothing protected it. The pawn took it.")
        .contains("Try it again")
        .contains("Play Hungry Pawn again");
    assertThat(boards()).hasSize(1);
  }

  @Test
  void wrongTriesAreRefutedAndAnyRightMoveSolvesTheMoment() {
    PlayedGame game = loseKnight();
    open(game);
    visit(GameReviewAddress.moment(game.id(), 4));
    assertThat(text()).contains("Find a move that keeps all your pieces safe.");
    move("f3e5");
    assertThat(text()).contains("Then the knight takes your knight on e5.");
    move("f1c4");
    assertThat(text())
        .contains("Nothing can take your knight on f3 now.")
        .contains("safer than your move in the game");
    open(game);
    assertThat(text()).contains("Solved").doesNotContain("Try it again");
  }

  private void solved(String item, Duration ago) {
    log.record(
        requireNonNull(learner.find()),
        Attempt.solved(item, "", Effort.NONE, 3),
        Instant.now().minus(ago));
  }

  @Test
  void aSolvedMomentComesBackOnAnotherDay() {
    PlayedGame game = loseKnight();
    open(game);
    visit("");
    assertThat(text()).doesNotContain("Today: a short mix");
    visit("practice");
    solved(moment(game), Duration.ofDays(1));
    visit("");
    assertThat(text()).contains("Today: a short mix");
    visit("today");
    assertThat(text())
        .contains("1 of 1")
        .contains("Find a move that keeps all your pieces safe.")
        .contains("From your game against Hungry Pawn.");
    move("f3d4");
    assertThat(text()).contains("Then the pawn takes your knight on d4.");
    move("f1c4");
    assertThat(text()).contains("Nothing can take your knight on f3 now.");
    visit("practice");
    visit("today");
    assertThat(text()).contains("That’s it for today.");
    assertThat(reviews.due()).isEmpty();
  }

  private String moment(PlayedGame game) {
    return GameReviewService.item(
        game.id(), requireNonNull(reviews.find(game)).moments().getFirst());
  }

  @Test
  void aSolvedMomentCountsForItsConceptAndNotAsAGame() {
    PlayedGame game = loseKnight();
    LessonTask lesson =
        course.tasks().stream()
            .filter(task -> task.concepts().equals(List.of("forks")))
            .findFirst()
            .orElseThrow();
    solved(lesson.item(), Duration.ofDays(3));
    assertThat(courseReviews.due(progress.read())).containsExactly(lesson);
    // The second right answer raises the concept's interval to two days.
    solved("moment/forks/" + game.id() + "/4", Duration.ofDays(1));
    assertThat(courseReviews.due(progress.read())).isEmpty();
    assertThat(progress.finished(Area.GAME)).isZero();
  }

  @Test
  void everyKindOfMomentPractisesAConceptOfTheCourse() {
    assertThat(course.concepts())
        .extracting(Concept::id)
        .contains(
            Stream.of(GameReviewMoment.Kind.values())
                .map(GameReviewMoment.Kind::concept)
                .toArray(String[]::new));
  }

  @Test
  void theTaskIsToTakeBackIfThatIsWhatWasMissed() {
    PlayedGame game =
        playReviewed(
            List.of("g1f3", "d7d6", "b1c3", "c8g4", "h2h4", "g4f3", "c3e4", "f3e4"),
            TestGameReviews.of(
                TestGameReviews.moment(
                    GameReviewMoment.Kind.LOST_PIECE, 6, Square.E4, "f3e4", "e2f3", Map.of())));
    open(game);
    visit(GameReviewAddress.moment(game.id(), 6));
    assertThat(text()).contains("Take the bishop that took your knight.");
    move("e2f3");
    assertThat(text()).contains("You took the bishop before it could take your knight.");
  }

  @Test
  void aMissedMateIsPlayedAgain() {
    PlayedGame game = play(Position.fromFen(MATE_IN_ONE), List.of("h2h3", "h7h6"));
    open(game);
    assertThat(text()).contains("Mate in one").contains("You could give checkmate");
    visit(GameReviewAddress.moment(game.id(), 0));
    move("a1a8");
    assertThat(text()).contains("That was the mate.");
  }

  /**
   * White has just moved the knight to d4, where Black's pawn takes it; every other reply is quiet.
   */
  private static Stream<GameReviewMoment> momentsOfEveryKind() {
    Stream<GameReviewMoment> others =
        Stream.of(GameReviewMoment.Kind.values())
            .filter(kind -> kind != GameReviewMoment.Kind.BETTER_MOVE)
            .flatMap(
                kind ->
                    Stream.of("e5d4", "c6d4")
                        .map(reply -> moment(kind, square(kind, reply), reply, null)));
    Stream<GameReviewMoment> better =
        Stream.of(Setback.values())
            .flatMap(
                setback ->
                    Stream.of("e5d4", "")
                        .map(
                            reply ->
                                moment(
                                    GameReviewMoment.Kind.BETTER_MOVE, Square.F3, reply, setback)));
    return Stream.concat(others, better);
  }

  private static Square square(GameReviewMoment.Kind kind, String reply) {
    return switch (kind) {
      case ALLOWED_MATE -> Move.parseUci(reply).from();
      case LOST_PIECE -> Square.D4;
      case MISSED_CAPTURE -> Square.E5;
      default -> Square.F3;
    };
  }

  private static GameReviewMoment moment(
      GameReviewMoment.Kind kind, Square square, String reply, @Nullable Setback setback) {
    boolean promotes = kind == GameReviewMoment.Kind.MISSED_PROMOTION;
    return new GameReviewMoment(
        kind,
        4,
        square,
        reply.isEmpty() ? null : Move.parseUci(reply),
        setback,
        List.of(Move.parseUci(promotes ? "f7f8q" : "f1c4")),
        Map.of());
  }

  @ParameterizedTest
  @MethodSource("momentsOfEveryKind")
  void everyKindOfMomentHasItsWords(GameReviewMoment moment) {
    PlayedGame game = play(Position.START, LOSES_KNIGHT);
    MomentText texts = new MomentText(game, I18NProvider::translate);
    Exercise exercise = MomentExercise.of(game, moment, I18NProvider::translate);
    assertThat(
            Stream.of(
                texts.title(moment),
                texts.text(moment),
                exercise.info().task(),
                requireNonNull(exercise.info().right()),
                exercise.info().hints().getFirst()))
        .allMatch(text -> text.matches("[A-Z][^!{}]+[a-z.?*]"));
  }

  @Test
  void aMoveThatAllowsMateIsShownAndPlayedAgain() {
    PlayedGame game =
        playReviewed(
            List.of("f2f3", "e7e5", "g2g4", "d8h4"),
            TestGameReviews.of(
                TestGameReviews.moment(
                    GameReviewMoment.Kind.ALLOWED_MATE,
                    2,
                    Square.D8,
                    "d8h4",
                    "d2d4",
                    Map.of("g2g4", "d8h4"))));
    open(game);
    assertThat(text())
        .contains("Mate in one for Hungry Pawn")
        .contains("After your move, Hungry Pawn’s queen gave checkmate.");
    visit(GameReviewAddress.moment(game.id(), 2));
    assertThat(text()).contains("Find a move that doesn’t let Hungry Pawn give mate.");
    move("g2g4");
    assertThat(text()).contains("Then you’re checkmated");
    move("d2d4");
    assertThat(text()).contains("Hungry Pawn can’t give mate now.").doesNotContain("stops the");
  }

  @Test
  void aMateThatIsThreatenedIsStopped() {
    // The queen on h4 is about to take on f2, where the bishop protects it.
    PlayedGame game =
        playReviewed(
            List.of("e2e4", "e7e5", "b1c3", "f8c5", "a2a3", "d8h4", "b2b3", "a7a6"),
            TestGameReviews.of(
                TestGameReviews.moment(
                    GameReviewMoment.Kind.ALLOWED_MATE,
                    6,
                    Square.H4,
                    "h4f2",
                    "d1e2",
                    Map.of("b2b3", "h4f2"))));
    open(game);
    assertThat(text()).contains("After your move, Hungry Pawn’s queen could give checkmate.");
    visit(GameReviewAddress.moment(game.id(), 6));
    assertThat(text()).contains("Stop the checkmate.");
    move("d1e2");
    assertThat(text()).contains("That stops the checkmate.");
  }

  @Test
  void aGameWithoutMomentsIsPraisedOnly() {
    PlayedGame game =
        play(Position.START, List.of("e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"));
    open(game);
    assertThat(text())
        .contains("You won against Hungry Pawn in 4 moves.")
        .contains("You kept your pieces safe and found the mate.")
        .contains("We didn’t find a big mistake in your moves.");
    assertThat(boards()).isEmpty();
  }

  @Test
  void aGameLostByIllegalMovesSaysSo() {
    var settings =
        new GameSettings(
            Opponent.TRICKY_FOX,
            SideChoice.WHITE,
            GameHelp.NONE,
            null,
            null,
            false,
            new BoardRules(true, false));
    PlayedGame game =
        games.play(PlayedGame.begin(GameId.random(), settings), Move.parseUci("e2e4"));
    game = games.answer(game, new ComputerTurn.Moves(Move.parseUci("e7e5")));
    game = games.tryIllegally(game, Move.parseUci("e4e5"));
    open(games.tryIllegally(game, Move.parseUci("a1a5")));
    assertThat(text())
        .contains("Your second illegal move ended the game. The rook on a1", "Only knights jump.")
        .contains("Good try. Every game teaches you something.")
        .contains("We didn’t find a big mistake in your other moves.")
        .doesNotContain("won in")
        .doesNotContain("to the end")
        .doesNotContain("mistake in your moves");
  }

  @Test
  void theGameCanBeSeenWhileItIsReviewed() {
    PlayedGame game = play(Position.START, LOSES_KNIGHT);
    visit(GameAddress.review(game.id()));
    assertThat(text()).contains("This takes a few seconds.", "Nd4", "exd4");
    assertThat(boards()).hasSize(1);
  }

  @Test
  void aGameThatGoesOnHasNoReview() {
    PlayedGame game =
        PlayedGame.begin(
            GameId.random(), GameSettings.against(Opponent.HUNGRY_PAWN, SideChoice.WHITE));
    game = games.play(game, Move.parseUci("e2e4"));
    visit(GameAddress.review(game.id()));
    assertThat(text()).contains("Against Hungry Pawn");
  }

  @Test
  void aMomentThatIsNoneLeadsToTheReview() {
    PlayedGame game = loseKnight();
    open(game);
    for (String ply : List.of("2", "x", "99999")) {
      visit(GameAddress.review(game.id()) + "/" + ply);
      assertThat(text()).contains("A lost knight");
    }
  }

  @Test
  void theWholeGameCanBeSeen() {
    PlayedGame game = play(Position.START, LOSES_KNIGHT);
    visit(GameReviewAddress.moves(game.id()));
    assertThat(text()).contains("Against Hungry Pawn").contains("Nf3");
  }

  @Test
  void forbiddenMovesAreToldWhereTheyWereTried() {
    PlayedGame game =
        playUnfinished(
            Opponent.TRICKY_FOX,
            Position.START,
            List.of("e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6", "d2d3"));
    requireNonNull(tricks.attempt(game));
    tricks.caught(game);
    PlayedGame over = games.resign(game);
    String told =
        Notice.plain(
            TrickRemarks.of(tricks.of(over), "Tricky Fox", I18NProvider::translate, Locale.ENGLISH)
                .get(7));
    open(over);
    assertThat(text().replaceAll("\\s+", " ")).contains("Forbidden moves").contains(told);
    assertThat(told).startsWith("Tricky Fox tried ").contains(", and you caught it. The ");
    visit(GameReviewAddress.moves(over.id()));
    assertThat(text()).doesNotContain(told);
    // The last of the buttons shows the end of the game, where the trick was tried.
    var ways =
        $(MoveNavigation.class).single().getChildren().map(NativeButton.class::cast).toList();
    test(ways.getLast()).click();
    assertThat(text()).contains(told);
  }

  private List<ChessBoard> boards() {
    return $(ChessBoard.class).all();
  }
}
