package org.queenside.course.lesson.ui;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.dom.Element;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.board.BoardEvents;
import org.queenside.board.ChessBoard;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.progress.RunTranscript;
import org.queenside.course.run.ExerciseRun;
import org.queenside.course.ui.RunAddress;
import org.queenside.ui.PageTester;
import org.queenside.ui.StarRating;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The lesson page, mostly with the exercise that asks for the rook's move a2–a7. */
@SpringBootTest
class LessonViewTest extends PageTester {

  private static final String ROOK = "learn/rook/first-move";
  private static final Move RIGHT = Move.of(Square.A2, Square.A7);
  private static final Move MISSED = Move.of(Square.A2, Square.B2);
  private static final Move ILLEGAL = Move.of(Square.A2, Square.B3);

  @Autowired private Course course;
  @Autowired private JdbcClient jdbc;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "learn/no-such-lesson",
        "learn/no-such-lesson/done",
        "learn/rook/no-such-exercise",
        "learn/rook/first-move/more",
        "learn/%2E%2E/secret",
        "learn"
      })
  void anUnknownAddressSaysSoAndLeadsToTheCourse(String address) {
    UI.getCurrent().navigate(address);

    assertThat(text()).contains("There’s nothing at this address.").contains("Go to your path");
  }

  /** The board and the buttons stay, so nothing of the exercise before may remain, of any kind. */
  @Test
  void anExerciseLooksTheSameAfterAnotherOne() {
    Set<Class<?>> before = new HashSet<>();
    Set<Class<?>> after = new HashSet<>();
    for (Lesson lesson : course.lessons()) {
      List<Exercise> exercises = lesson.exercises();
      for (int index = 1; index < exercises.size(); index++) {
        boolean newBefore = before.add(exercises.get(index - 1).getClass());
        boolean newAfter = after.add(exercises.get(index).getClass());
        if (!newBefore && !newAfter) {
          continue;
        }
        visit(LessonStatus.address(lesson, exercises.get(index - 1)));
        ChessBoard board = board();
        Stream.of("Hint", "Type a move", "Show me").forEach(this::pressIfThere);
        String asked = board.getState().question();
        String address = LessonStatus.address(lesson, exercises.get(index));
        visit(address);
        assertThat(board()).isSameAs(board);
        assertThat(board.getState().question()).as(address).isNotEqualTo(asked);
        String afterAnother = look(getCurrentView().getElement());

        visit("sign-in");
        visit(address);

        assertThat(afterAnother).as(address).isEqualTo(look(getCurrentView().getElement()));
      }
    }
  }

  /** A press on a button that is gone does nothing. */
  @Test
  void aSecondPressOnAButtonThatLeavesAnExerciseDoesNotLeaveTheNextOne() {
    for (Lesson lesson : course.lessons()) {
      for (Exercise exercise : lesson.path()) {
        if (exercise.isFollowed() && lesson.after(exercise) != null) {
          visit(LessonStatus.address(lesson, exercise));
          NativeButton pressed = button("Next");
          visit(LessonStatus.address(lesson, requireNonNull(lesson.after(exercise))));
          assertThat($(NativeButton.class).all()).doesNotContain(pressed);
        }
      }
    }
    navigate(ROOK, LessonView.class);
    NativeButton pressed = button("Skip");
    test(pressed).click();
    assertThat(button("Skip")).isNotSameAs(pressed);
  }

  /** Each node takes more than half a kilobyte of the server's memory. */
  @Test
  void aLessonPageHasFewNodes() {
    navigate(ROOK, LessonView.class);
    play(RIGHT);

    var nodes = new AtomicInteger();
    UI.getCurrent().getElement().getNode().visitNodeTree(_ -> nodes.incrementAndGet());
    assertThat(nodes.get()).isBetween(40, 69);
  }

  private void pressIfThere(String label) {
    buttons(label).stream()
        .filter(button -> test(button).isUsable())
        .findFirst()
        .ifPresent(button -> test(button).click());
  }

  /** Everything of an element that a learner sees or hears, except what the board counts. */
  private static String look(Element element) {
    if (element.isTextNode()) {
      return element.getText();
    }
    String attributes =
        element
            .getAttributeNames()
            .sorted()
            .map(name -> name + "=" + element.getAttribute(name))
            .collect(Collectors.joining(" "));
    Object board =
        element.getComponent().orElse(null) instanceof ChessBoard shown ? shown.getState() : "";
    return element.getChildren().map(LessonViewTest::look).collect(Collectors.joining("\n"))
        + "%s %s %b %b %s %s%n"
            .formatted(
                element.getTag(),
                attributes,
                element.isVisible(),
                element.isEnabled(),
                element.getProperty("innerHTML"),
                board);
  }

  @Test
  void aLessonOpensAtTheFirstExerciseThatIsNotDone() {
    List<String> exercises =
        lesson("rook").exercises().stream().map(each -> "learn/rook/" + each.id()).toList();
    navigate("learn/rook", LessonView.class);
    assertThat(address()).isEqualTo(exercises.getFirst());

    navigate("learn/rook/two-stars", LessonView.class);
    play(Move.parseUci("c6c2"));
    play(Move.parseUci("c2h2"));
    navigate("learn/rook", LessonView.class);
    assertThat(address()).isEqualTo(exercises.getFirst());

    navigate(ROOK, LessonView.class);
    play(RIGHT);
    navigate("learn/rook", LessonView.class);
    assertThat(address()).isEqualTo(exercises.get(2));
  }

  @Test
  void aCharacterOpensTheLessonAndLeavesAfterTheFirstAnswer() {
    String line = requireNonNull(lesson("rook").cast()).opening();
    navigate(ROOK, LessonView.class);
    assertThat(text()).contains("Hungry Pawn says: " + line);

    play(MISSED);
    assertThat(text()).doesNotContain(line);

    reload();
    assertThat(text()).doesNotContain(line);

    navigate("learn/rook/two-stars", LessonView.class);
    assertThat(text()).doesNotContain(line);
  }

  @Test
  void aHintCostsAStar() {
    navigate(ROOK, LessonView.class);
    assertThat(stars()).isEqualTo("3 stars to win");

    press("Hint");
    assertThat(text()).contains("Hint 1 of 3");
    assertThat(stars()).isEqualTo("2 stars to win");

    play(RIGHT);
    assertThat(stars()).isEqualTo("2 stars won");
  }

  @Test
  void aRefusalLeadsToItsRuleWithoutLosingTheExercise() {
    navigate(ROOK, LessonView.class);
    play(MISSED);
    assertThat(text()).doesNotContain("Why?");

    play(ILLEGAL);
    press("Why?");
    assertThat(text()).contains("The rook moves straight").contains("Open the rule card");
    press("Got it");
    assertThat(text()).contains("Not allowed").doesNotContain("The rook moves straight");

    press("Why?");
    play(RIGHT);
    assertThat(text()).contains("Next").doesNotContain("Why?").doesNotContain("Got it");
  }

  @Test
  void twoWrongTriesMakeTheHintStandOut() {
    navigate(ROOK, LessonView.class);

    play(ILLEGAL);
    assertThat(text()).contains("Not allowed");
    assertThat(isHintDue()).isFalse();
    play(MISSED);
    assertThat(text()).contains("Not yet");
    assertThat(isHintDue()).isTrue();

    press("Hint");
    assertThat(isHintDue()).isFalse();
  }

  @Test
  void anAnswerThatCannotBeSavedIsNotShownAsDoneAndCanBeTriedAgain() {
    navigate(ROOK, LessonView.class);
    press("Hint");

    withoutTable("attempt", () -> play(RIGHT));

    assertThat(text()).contains("Not saved").contains("Nothing earlier is lost");
    assertThat(stars()).isEqualTo("2 stars to win");
    assertThat(board().getState().pieces()).containsEntry(Square.A2, Piece.WHITE_ROOK);
    play(RIGHT);
    assertThat(text()).contains("Next");
    assertThat(stars()).isEqualTo("2 stars won");
  }

  @Test
  void skippingWorksEvenIfItCannotBeSaved() {
    navigate(ROOK, LessonView.class);

    withoutTable("attempt", () -> press("Skip"));

    assertThat(address()).isNotEqualTo(ROOK).startsWith("learn/rook/");
    assertThat(stars()).isEqualTo("3 stars to win");
  }

  @Test
  void theAddressLeadsBackToTheSameStepAndRecordsNothingAgain() {
    navigate("learn/rook/maze", LessonView.class);
    play(Move.parseUci("d2d4"));
    press("Hint");
    play(Move.parseUci("d4f4"));
    long recorded = attempts();
    var given = RunTranscript.NONE;
    var run = ExerciseRun.start(requireNonNull(lesson("rook").exercise("maze")));
    for (Answer answer :
        List.of(
            new Answer.Play(Move.parseUci("d2d4")),
            new Answer.Hint(),
            new Answer.Play(Move.parseUci("d4f4")))) {
      var result = run.answer(answer);
      given = given.after(run, answer, result);
      run = result.next();
    }

    UI.getCurrent().navigate("learn/rook/maze", RunAddress.query(given));

    assertThat(board().getState().pieces()).containsEntry(Square.F4, Piece.BLACK_ROOK);
    assertThat(text()).contains("1 of 3");
    assertThat(stars()).isEqualTo("2 stars to win");
    assertThat(attempts()).isEqualTo(recorded);
    press("Undo");
    assertThat(board().getState().pieces()).containsEntry(Square.D4, Piece.BLACK_ROOK);
  }

  @Test
  void anAddressThatLeadsNowhereStartsTheExerciseAndSaysSo() {
    var forged = new RunTranscript(List.of("d2d4", "d4d8"), "maze.123");

    UI.getCurrent().navigate("learn/rook/maze", RunAddress.query(forged));

    assertThat(text()).contains("Back to the start").contains("0 of 3");
    assertThat(board().getState().pieces()).containsEntry(Square.D2, Piece.BLACK_ROOK);
  }

  @Test
  void theAnswersToAnotherExerciseAreIgnored() {
    var other = new RunTranscript(List.of("d2d4"), "first-move.123");

    UI.getCurrent().navigate("learn/rook/maze", RunAddress.query(other));

    assertThat(text()).contains("0 of 3").doesNotContain("Back to the start");
  }

  @Test
  void aLegalMoveTowardsTheStarIsMadeAndCostsNothing() {
    navigate(ROOK, LessonView.class);

    play(Move.of(Square.A2, Square.A4));
    play(Move.of(Square.A4, Square.A6));
    play(Move.of(Square.A6, Square.A5));
    assertThat(text()).contains("The white rook is on a5 now. Go on to a7.");
    assertThat(board().getState().pieces()).containsEntry(Square.A5, Piece.WHITE_ROOK);

    play(Move.of(Square.A5, Square.A7));
    assertThat(stars()).isEqualTo("3 stars won");
  }

  @Test
  void theHintIsOffWhileTheLastOneIsShown() {
    navigate(ROOK, LessonView.class);
    press("Hint");
    press("Hint");
    press("Hint");

    assertThat(text()).contains("Hint 3 of 3");
    assertThat(button("Hint").isEnabled()).isFalse();
    play(MISSED);
    assertThat(button("Hint").isEnabled()).isTrue();
  }

  /** Returns what screen readers say about the stars. */
  private String stars() {
    return String.valueOf($(StarRating.class).first().getElement().getAttribute("aria-label"));
  }

  private long attempts() {
    return jdbc.sql("select count(*) from attempt").query(Long.class).single();
  }

  @Test
  void aPageWhoseProgressCannotBeReadSaysSoAndComesBack() {
    navigate(ROOK, LessonView.class);
    play(RIGHT);

    withoutTable("progress", () -> UI.getCurrent().navigate("learn/rook/all-squares"));
    assertThat(text()).contains("We can’t show this page just now.").contains("Try again");

    navigate(ROOK, LessonView.class);
    assertThat(buttons("Hint")).hasSize(1);
  }

  private void withoutTable(String table, Runnable action) {
    jdbc.sql("alter table " + table + " rename to mislaid").update();
    try {
      action.run();
    } finally {
      jdbc.sql("alter table mislaid rename to " + table).update();
    }
  }

  private Lesson lesson(String id) {
    return course.lessons().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }

  private void play(Move move) {
    BoardEvents.move(board(), move);
  }

  private boolean isHintDue() {
    return button("Hint").hasClassName("due");
  }

  private static String address() {
    return UI.getCurrent().getInternals().getActiveViewLocation().getPath();
  }
}
