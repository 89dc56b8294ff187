package org.queenside.school.live.ui;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.dom.Element;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.board.BoardEvents;
import org.queenside.board.BoardMode;
import org.queenside.chess.Arrow;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Course;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.school.live.DemonstrationBoard;
import org.queenside.school.live.LiveAnswerService;
import org.queenside.school.live.LiveLesson;
import org.queenside.school.live.LiveLessonService;
import org.queenside.school.live.LiveQuestion;
import org.queenside.school.live.LiveQuestionCatalog;
import org.queenside.school.live.LiveStep;
import org.queenside.school.report.SchoolClassFixture;
import org.queenside.school.report.SchoolClassFixture.CreatedClass;
import org.queenside.ui.PageTester;
import org.queenside.ui.PageText;
import org.queenside.ui.Poll;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What a teacher and a pupil see of a live lesson. */
@SpringBootTest
class LiveLessonPagesTest extends PageTester {

  @Autowired private SchoolClassFixture classes;
  @Autowired private LiveLessonService lessons;
  @Autowired private LiveAnswerService answers;
  @Autowired private LiveQuestionCatalog catalog;
  @Autowired private CurrentAccount currentAccount;
  @Autowired private JdbcClient jdbc;
  @Autowired private Course course;

  private CreatedClass made;
  private LivePupilPanel cover;

  @BeforeEach
  void make() {
    made = classes.make();
  }

  private void visitAsTeacher() {
    TestAccounts.signIn(currentAccount, made.teacher());
    visit("class/" + made.id() + "/live");
  }

  private void visitAsPupil() {
    TestAccounts.signIn(currentAccount, made.ben());
    visit("rules");
    // On a browser's page, the layout provides it.
    cover = new LivePupilPanel(answers, () -> false);
    UI.getCurrent().add(cover);
    cover.open(false);
  }

  private void start(String... items) {
    ActingAs.run(made.teacher(), () -> lessons.start(made.id(), List.of(items)));
  }

  private @Nullable LiveLesson lesson() {
    return classes.as(made.teacher(), () -> lessons.poll(made.id())).lesson();
  }

  private LiveStep step() {
    return requireNonNull(lesson()).step();
  }

  private void answer(Account pupil) {
    Answer.Try right = question().solution();
    ActingAs.run(pupil, () -> answers.answer(step(), right));
  }

  private LiveQuestion question() {
    return requireNonNull(catalog.find(requireNonNull(lesson()).item()));
  }

  private void tap(String text) {
    test($(NativeButton.class).all().stream()
            .filter(each -> each.isVisible() && buttonText(each).equals(text))
            .reduce((_, later) -> later)
            .orElseThrow(() -> new AssertionError("no button " + text)))
        .click();
  }

  private static String buttonText(NativeButton button) {
    return PageText.of(button.getElement());
  }

  private void poll() {
    fire($(Poll.class).last().getElement(), Poll.EVENT);
  }

  private String shown() {
    fire(cover.getElement(), LivePupilPanel.EVENT);
    return covering();
  }

  private String covering() {
    return PageText.of(cover.getElement());
  }

  @Test
  void aTeacherStartsWithTwoTapsAndSeesAnswersWithoutNames() {
    visitAsTeacher();
    tap("Start the mates");
    assertThat(text()).contains("Live in 5b", "Question 1 of 6", "Mate in one.");

    answer(made.ben());
    poll();
    assertThat(text()).contains("1 of").doesNotContain("Ben");
    assertThat(board().getState().annotations().heat()).hasSize(1);
    assertThat(board().getState().annotations().arrows()).isEmpty();
    assertThat(html()).doesNotContain("live-tile right").doesNotContain("Ben");

    tap("Show the answer");
    assertThat(text()).contains("1 of 1 found it");
    assertThat(html()).contains("live-tile right");
    assertThat(board().getState().annotations().arrows()).hasSize(1);

    tap("Next question");
    assertThat(text()).contains("Question 2 of 6");
    tap("Eyes on me");
    assertThat(requireNonNull(lesson()).isPaused()).isTrue();
    tap("Give the screens back");
    assertThat(requireNonNull(lesson()).isPaused()).isFalse();

    tap("End the live lesson");
    tap("End the live lesson");
    assertThat(lesson()).isNull();
    assertThat(text()).contains("The last live lesson", "2 questions, 100 % of the answers right.");
  }

  private String html() {
    return getCurrentView().getElement().getOuterHTML();
  }

  @Test
  void questionsOfALessonAreTickedAndCanBeLeftOut() {
    visitAsTeacher();
    List<String> rook = catalog.of(course.lessons().getFirst());
    Element tick = $(Input.class).withAttribute("type", "checkbox").first().getElement();
    tick.setProperty("checked", false);
    fire(tick, "change");
    tap("Start " + (rook.size() - 1) + " questions");
    assertThat(requireNonNull(lesson()).items()).isEqualTo(rook.subList(1, rook.size()));
  }

  @Test
  void aPositionIsAskedIfItHasAMateInOne() {
    visitAsTeacher();
    askPosition("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assertThat(text()).contains("The side to move has no mate in one here.");
    askPosition("nonsense");
    assertThat(text()).contains("This isn’t a FEN");
    assertThat(lesson()).isNull();

    askPosition("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    assertThat(text()).contains("White to move. Mate in one.");
    assertThat(question().solution()).isEqualTo(new Answer.Play(Move.parseUci("a1a8")));
  }

  private void askPosition(String fen) {
    $(Input.class).id("live-fen").setValue(fen);
    tap("Ask for the mate in one");
  }

  @Test
  void aTeacherMovesSetsUpAndDrawsOnABoardForEveryone() {
    visitAsTeacher();
    tap("Show a board");
    move("e2e4");
    assertThat(shownBoard().setup().turn()).isEqualTo(Color.BLACK);
    move("e7e4");
    assertThat(text()).contains("Not allowed", "can’t reach", "Choose “Set up”");
    assertThat(shownBoard().last()).isEqualTo(Move.parseUci("e2e4"));

    tap("Draw");
    BoardEvents.press(board(), Square.F1);
    BoardEvents.press(board(), Square.C4);
    BoardEvents.press(board(), Square.F7);
    BoardEvents.press(board(), Square.F7);
    assertThat(shownBoard().arrows()).containsExactly(new Arrow(Square.F1, Square.C4));
    assertThat(shownBoard().circles()).isEqualTo(SquareSet.of(Square.F7));

    tap("Set up");
    tap("Empty board");
    tap("Everybody to move");
    assertThat(text()).contains("No move is possible here.");
    tap("Undo");
    assertThat(shownBoard().arrows()).hasSize(1);
    assertThat(requireNonNull(lesson()).hasQuestion()).isFalse();
  }

  private DemonstrationBoard shownBoard() {
    return requireNonNull(requireNonNull(lesson()).board());
  }

  @Test
  void everybodysMovesAreComparedAndShownOnTheBoard() {
    visitAsTeacher();
    tap("Show a board");
    tap("Everybody to move");
    assertThat(text()).contains("White to move. What do you play?");
    ActingAs.run(made.ben(), () -> answers.answer(step(), new Answer.Play(Move.parseUci("e2e4"))));
    poll();
    tap("Compare the moves");
    assertThat(text()).contains("Pawn to e4");
    assertThat(html()).as("no move is the right one").doesNotContain("live-tile right");
    tap("Show");
    assertThat(shownBoard().last()).isEqualTo(Move.parseUci("e2e4"));
    assertThat(requireNonNull(lesson()).isBoardShown()).isTrue();
    tap("Back to the question");
    assertThat(text()).contains("White to move. What do you play?");
  }

  @Test
  void aPupilFollowsTheBoardAndMovesWhenAsked() {
    ActingAs.run(
        made.teacher(), () -> lessons.start(made.id(), DemonstrationBoard.of(Position.START)));
    visitAsPupil();
    assertThat(shown()).contains("Watch your teacher’s board", "White to move");
    assertThat(board().getState().mode()).isEqualTo(BoardMode.SHOW);

    DemonstrationBoard moved =
        DemonstrationBoard.of(Position.START)
            .after(Move.parseUci("e2e4"))
            .toggled(new Arrow(Square.F1, Square.C4));
    ActingAs.run(made.teacher(), () -> lessons.showBoard(made.id(), step(), moved));
    assertThat(shown()).contains("Black to move");
    assertThat(board().getState().annotations().arrows()).hasSize(1);
    assertThat(board().getState().effects().slides()).containsExactly(Move.parseUci("e2e4"));

    ActingAs.run(made.teacher(), () -> lessons.askForMove(made.id(), step()));
    assertThat(shown()).contains("Black to move. What do you play?");
    move("e7e5");
    assertThat(shown()).contains("Your answer is in", "Pawn to e5");
    ActingAs.run(made.teacher(), () -> lessons.showAnswer(made.id(), step()));
    assertThat(shown()).contains("Everyone’s moves are in.").doesNotContain("Right");
  }

  @Test
  void namesAreShownOnRequestAndKeptInTheAddress() {
    start("puzzle/1");
    answer(made.ben());
    TestAccounts.signIn(currentAccount, made.teacher());
    visit("class/" + made.id() + "/live?names");
    assertThat(html()).contains("Ben");
  }

  @Test
  void aPupilAnswersOnAnyPageAndLearnsTheSolutionLater() {
    visitAsPupil();
    assertThat(shown()).isEmpty();
    start("puzzle/1");
    assertThat(shown()).contains("Live lesson", "Question 1 of 1", "Mate in one.");
    assertThat(cover.getElement().hasAttribute("open")).isTrue();

    move(question().solution() instanceof Answer.Play(var move) ? move.toString() : "");
    assertThat(shown()).contains("Your answer is in").doesNotContain("Right");
    assertThat(board().getState().annotations().arrows()).hasSize(1);

    ActingAs.run(made.teacher(), () -> lessons.pause(made.id(), step(), true));
    assertThat(shown()).contains("Look at your teacher").doesNotContain("Mate in one.");
    ActingAs.run(made.teacher(), () -> lessons.pause(made.id(), step(), false));
    assertThat(shown()).contains("Your answer is in");

    ActingAs.run(made.teacher(), () -> lessons.showAnswer(made.id(), step()));
    assertThat(shown()).contains("Right");
    ActingAs.run(made.teacher(), () -> lessons.end(made.id(), step()));
    assertThat(shown()).isEmpty();
    assertThat(cover.getElement().hasAttribute("open")).isFalse();
  }

  @Test
  void aRefusedMoveNamesItsRuleAndIsNotAnAnswer() {
    start("puzzle/1");
    visitAsPupil();
    shown();
    Position position = requireNonNull(question().scene().position());
    Square king = requireNonNull(position.king(position.turn()));
    Square far = king.rank() < 4 ? Square.of(king.file(), 7) : Square.of(king.file(), 0);
    move(king.toString() + far);
    assertThat(covering()).contains("Not allowed");
  }

  @Test
  void aPupilWhoseTeacherIsAwayCanGoOn() {
    start("puzzle/1");
    visitAsPupil();
    jdbc.sql(
            "update live_lesson set teacher_seen_at = teacher_seen_at - interval '3' minute where class_id = ?")
        .param(made.id().value())
        .update();
    assertThat(shown()).contains("Your teacher isn’t connected right now.");
    tap("Go on with your own work");
    assertThat(cover.getElement().hasAttribute("open")).isFalse();
    shown();
    assertThat(cover.getElement().hasAttribute("open")).isFalse();
  }

  @Test
  void aPupilWhoLeftTheClassCannotAnswerAnyMore() {
    start("puzzle/1");
    visitAsPupil();
    shown();
    String right = question().solution() instanceof Answer.Play(var move) ? move.toString() : "";
    jdbc.sql("delete from class_pupil where learner_id = ?")
        .param(made.ben().id().value())
        .update();
    move(right);
    assertThat(covering()).isEmpty();
    assertThat(classes.as(made.teacher(), () -> lessons.poll(made.id())).answers()).isEmpty();
  }

  @Test
  void anOptionAnswersAQuestionOfTheCourse() {
    start(catalog.of(requireNonNull(course.lesson("dead-position"))).getFirst());
    visitAsPupil();
    shown();
    answer(made.ben());
    ActingAs.run(made.teacher(), () -> lessons.showAnswer(made.id(), step()));
    assertThat(shown()).contains("Right");
  }
}
