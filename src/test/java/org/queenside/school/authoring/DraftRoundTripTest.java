package org.queenside.school.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.MoveKind;
import org.queenside.course.source.StandaloneExercise;
import org.queenside.course.syntax.GoalForm;
import org.queenside.course.syntax.YamlDocuments;
import org.queenside.school.authoring.DraftTask.ReachGoal;
import org.queenside.school.authoring.ExerciseDraft.Extras;
import org.queenside.school.authoring.ExerciseDraft.WrongTry;

/** Drafts survive writing and reading, and the course's own exercises are sound in the editor. */
class DraftRoundTripTest {
  private static final String BACK_RANK = "6k1/5ppp/8/8/8/8/8/R5K1 w - -";

  static Stream<ExerciseDraft> drafts() {
    return Stream.of(goals(), moveKinds(), others()).flatMap(drafts -> drafts);
  }

  /** Every goal that the form offers, with and without its square. */
  private static Stream<ExerciseDraft> goals() {
    return ReachGoal.FORMS.stream()
        .map(ReachGoal::of)
        .flatMap(
            goal ->
                Stream.of(
                    goal.withSafe(goal.mayBeSafe()),
                    goal.withSquare(goal.needsSquare() ? Square.E5 : null).withAccepted(2)))
        .map(goal -> TestDrafts.of(BACK_RANK, goal));
  }

  private static Stream<ExerciseDraft> moveKinds() {
    return Stream.of(MoveKind.values())
        .map(kind -> TestDrafts.of(BACK_RANK, new DraftTask.FindAll(kind)));
  }

  private static Stream<ExerciseDraft> others() {
    return Stream.of(
        ExerciseDraft.empty(),
        TestDrafts.of(BACK_RANK, GoalForm.MATE),
        TestDrafts.mateIn(2, "kbK5/pp6/1P6/8/8/8/8/R7 w - -"),
        TestDrafts.of(
            "kbK5/pp6/1P6/8/8/8/8/R7 w - -",
            ReachGoal.of(GoalForm.MATE).withMoves(2).withReplies("nonsense")),
        TestDrafts.of("P5k1/8/8/8/8/8/8/K7 w KQkq e3", GoalForm.CHECK),
        TestDrafts.of("8/8/8/8/8/8/8/8 b - - 12 40", ReachGoal.of(GoalForm.CAPTURE).withSafe(true)),
        TestDrafts.of(BACK_RANK, ReachGoal.of(GoalForm.REACH).withSquare(Square.A7).withMoves(3)),
        TestDrafts.of(BACK_RANK, ReachGoal.of(GoalForm.PROMOTE).withRole(Role.KNIGHT)),
        TestDrafts.of(BACK_RANK, new DraftTask.MateOrNot()),
        TestDrafts.of(
            BACK_RANK,
            new DraftTask.AskQuestion(
                List.of(new DraftTask.Choice("no", "9"), new DraftTask.Choice("- #: \"ü\" 王", "")),
                -1)),
        TestDrafts.of(BACK_RANK, GoalForm.MATE)
            .withWording(
                new ExerciseDraft.Wording(
                    "Mate: now", "true", List.of("1", "", ""), "# no comment", "{braces}"))
            .withWrong(List.of(new WrongTry("Ra7", "No."), new WrongTry("rubbish", "")))
            .withDots(true),
        new ExerciseDraft(
            Fen.read(BACK_RANK),
            ReachGoal.of(GoalForm.MATE),
            ExerciseDraft.Wording.NONE,
            List.of(),
            new Extras(false, Color.BLACK, List.of("checkmate"), List.of("stalemate-wins"))));
  }

  @ParameterizedTest
  @MethodSource("drafts")
  void anIncompleteDraftIsReadAsItWasWritten(ExerciseDraft draft) {
    String yaml = TestDrafts.INSPECTOR.inspect(draft).yaml();
    ExerciseDraft read = TestDrafts.INSPECTOR.read(yaml);

    assertThat(read).isNotNull();
    assertThat(TestDrafts.INSPECTOR.inspect(read).yaml()).isEqualTo(yaml);
    assertThat(read.setup()).isEqualTo(draft.setup());
    assertThat(read.wording()).isEqualTo(draft.wording());
    assertThat(read.task().getClass()).isEqualTo(draft.task().getClass());
    if (draft.task() instanceof ReachGoal goal && read.task() instanceof ReachGoal readGoal) {
      assertThat(readGoal.text()).isEqualTo(goal.text());
    }
    assertThat(read.wrong()).isEqualTo(draft.wrong());
  }

  /** The form would lose these fields and values, so the entry is edited as text. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "orientation: sideways",
        "dots: maybe",
        "hints: not a list",
        "task: [not, a, text]",
        "moves: 9",
        "text: One.\ntext: Two.",
        "coordinates: false",
        "before: [e2e4]",
        "refuse: e2e4",
        "typo: here"
      })
  void anEntryThatTheFormCannotHoldIsNotReadIntoADraft(String more) {
    String entry = "kind: goal\nposition: %s\ngoal: mate\n".formatted(BACK_RANK);

    assertThat(TestDrafts.INSPECTOR.read(entry)).isNotNull();
    assertThat(TestDrafts.INSPECTOR.read(entry + more + "\n")).isNull();
  }

  /** Every entry of the lessons that come with the program, as its own document. */
  static Stream<String> entries() throws IOException {
    List<String> entries = new ArrayList<>();
    try (Stream<Path> files = Files.list(Path.of("lessons"))) {
      for (Path file : files.filter(path -> path.toString().endsWith(".yaml")).toList()) {
        Map<String, Object> lesson = YamlDocuments.read(Files.readString(file));
        if (lesson != null && lesson.get("exercises") instanceof List<?> list) {
          for (Object entry : list) {
            Map<String, Object> fields = new java.util.LinkedHashMap<>();
            ((Map<?, ?>) entry).forEach((key, value) -> fields.put(String.valueOf(key), value));
            entries.add(YamlDocuments.write(fields));
          }
        }
      }
    }
    return entries.stream();
  }

  @Test
  void theExercisesOfTheCourseAreSoundInTheEditor() throws IOException {
    int held = 0;
    for (String entry : entries().toList()) {
      ExerciseDraft draft = TestDrafts.INSPECTOR.read(entry);
      if (draft != null) {
        held++;
        DraftInspection inspection = TestDrafts.INSPECTOR.inspect(draft);
        assertThat(inspection.isValid()).as("%s%n%s", entry, TestDrafts.read(draft)).isTrue();
        assertThat(asked(inspection.exercise()))
            .as(entry)
            .isEqualTo(asked(StandaloneExercise.read(entry).exercise()));
      }
    }
    assertThat(held).isGreaterThan(100);
  }

  /** Returns an exercise's content, without its name. */
  private static List<Object> asked(Exercise exercise) {
    return switch (exercise) {
      case Exercise.ReachGoal goal ->
          List.of(
              goal.position(),
              goal.goal(),
              goal.moves(),
              goal.replies(),
              goal.info().task(),
              goal.info().hints(),
              goal.info().wrong());
      case Exercise.FindAll all -> List.of(all.position(), all.wanted(), all.info().wrong());
      case Exercise.MateOrNot mate -> List.of(mate.position(), mate.info().task());
      case Exercise.Choose choose -> List.of(choose.position(), choose.question());
      default -> throw new AssertionError(exercise);
    };
  }

  /**
   * Messages of the linter name fields of files, so authors who use the form must never need them.
   */
  @Test
  void theInspectorFindsEverythingBeforeTheLinter() {
    Random random = new Random(7);
    for (int number = 0; number < 400; number++) {
      ExerciseDraft draft = random(random);
      assertThat(TestDrafts.INSPECTOR.inspect(draft).findings())
          .as("%s %s", draft.setup(), draft.task())
          .noneMatch(finding -> finding.message() instanceof Message.Text);
    }
  }

  private static ExerciseDraft random(Random random) {
    Position position = Position.START;
    for (int ply = random.nextInt(80); ply > 0 && position.hasLegalMove(); ply--) {
      List<Move> moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    ReachGoal goal = ReachGoal.of(ReachGoal.FORMS.get(random.nextInt(ReachGoal.FORMS.size())));
    Square square = Square.values()[random.nextInt(64)];
    DraftTask task =
        switch (random.nextInt(4)) {
          case 0 ->
              new DraftTask.FindAll(MoveKind.values()[random.nextInt(MoveKind.values().length)]);
          case 1 -> new DraftTask.MateOrNot();
          default ->
              goal.withSquare(goal.needsSquare() ? square : null)
                  .withSafe(goal.mayBeSafe() && random.nextBoolean())
                  .withMoves(1 + random.nextInt(2))
                  .withAccepted(random.nextInt(4));
        };
    return TestDrafts.of(Fen.write(position), task);
  }
}
