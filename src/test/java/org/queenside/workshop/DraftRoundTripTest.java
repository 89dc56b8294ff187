package org.queenside.workshop;

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
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.Exercise;
import org.queenside.course.MoveKind;
import org.queenside.course.Say;
import org.queenside.course.file.LooseExercise;
import org.queenside.course.file.PlainYaml;
import org.queenside.workshop.Draft.Extras;
import org.queenside.workshop.Draft.WrongTry;
import org.queenside.workshop.Work.Achieve;

/** What is written is read again, and the course's own exercises are sound here too. */
class DraftRoundTripTest {
  private static final String BACK_RANK = "6k1/5ppp/8/8/8/8/8/R5K1 w - -";

  static Stream<Draft> drafts() {
    return Stream.of(
        Draft.empty(),
        Drafts.of(BACK_RANK, Aim.MATE),
        Drafts.mateIn(2, "kbK5/pp6/1P6/8/8/8/8/R7 w - -"),
        Drafts.of(
            "kbK5/pp6/1P6/8/8/8/8/R7 w - -",
            Achieve.of(Aim.MATE).withMoves(2).withReplies("nonsense")),
        Drafts.of("P5k1/8/8/8/8/8/8/K7 w KQkq e3", Aim.CHECK),
        Drafts.of("8/8/8/8/8/8/8/8 b - - 12 40", Achieve.of(Aim.CAPTURE).withSafe(true)),
        Drafts.of(BACK_RANK, Achieve.of(Aim.REACH).withSquare(Square.A7).withMoves(3)),
        Drafts.of(BACK_RANK, new Work.FindAll(MoveKind.CASTLINGS)),
        Drafts.of(BACK_RANK, new Work.MateOrNot()),
        Drafts.of(
            BACK_RANK,
            new Work.Ask(
                List.of(new Work.Choice("no", "9"), new Work.Choice("- #: \"ü\" 王", "")), -1)),
        Drafts.of(BACK_RANK, Aim.MATE)
            .withWording(
                new Draft.Wording(
                    "Mate: now", "true", List.of("1", "", ""), "# no comment", "{braces}"))
            .withWrong(List.of(new WrongTry("Ra7", "No."), new WrongTry("rubbish", "")))
            .withDots(true),
        new Draft(
            Fen.read(BACK_RANK),
            Achieve.of(Aim.MATE),
            Draft.Wording.NONE,
            List.of(),
            new Extras(false, Color.BLACK, List.of("checkmate"), List.of("stalemate-wins"))));
  }

  @ParameterizedTest
  @MethodSource("drafts")
  void aDraftIsReadAsItWasWrittenWhateverIsMissing(Draft draft) {
    String yaml = Drafts.INSPECTOR.inspect(draft).yaml();
    Draft read = Drafts.INSPECTOR.read(yaml);

    assertThat(read).isNotNull();
    assertThat(Drafts.INSPECTOR.inspect(read).yaml()).isEqualTo(yaml);
    assertThat(read.setup()).isEqualTo(draft.setup());
    assertThat(read.wording()).isEqualTo(draft.wording());
    assertThat(read.work().getClass()).isEqualTo(draft.work().getClass());
    assertThat(read.wrong()).isEqualTo(draft.wrong());
  }

  /** Every entry of the lessons that come with the program, as its own document. */
  static Stream<String> entries() throws IOException {
    List<String> entries = new ArrayList<>();
    try (Stream<Path> files = Files.list(Path.of("lessons"))) {
      for (Path file : files.filter(path -> path.toString().endsWith(".yaml")).toList()) {
        Map<String, Object> lesson = PlainYaml.read(Files.readString(file));
        if (lesson != null && lesson.get("exercises") instanceof List<?> list) {
          for (Object entry : list) {
            Map<String, Object> fields = new java.util.LinkedHashMap<>();
            ((Map<?, ?>) entry).forEach((key, value) -> fields.put(String.valueOf(key), value));
            entries.add(PlainYaml.write(fields));
          }
        }
      }
    }
    return entries.stream();
  }

  @Test
  void theCoursesOwnExercisesAreSoundInTheFormOfTheEditor() throws IOException {
    int held = 0;
    for (String entry : entries().toList()) {
      Draft draft = Drafts.INSPECTOR.read(entry);
      if (draft != null) {
        held++;
        Inspection inspection = Drafts.INSPECTOR.inspect(draft);
        assertThat(inspection.isSound()).as("%s%n%s", entry, Drafts.read(draft)).isTrue();
        assertThat(asked(inspection.exercise()))
            .as(entry)
            .isEqualTo(asked(LooseExercise.read(entry).exercise()));
      }
    }
    assertThat(held).isGreaterThan(100);
  }

  /** What an exercise asks for, without its name. */
  private static List<Object> asked(Exercise exercise) {
    return switch (exercise) {
      case Exercise.ReachGoal goal ->
          List.of(
              goal.position(),
              goal.goal(),
              goal.moves(),
              goal.replies(),
              goal.brief().task(),
              goal.brief().hints(),
              goal.brief().wrong());
      case Exercise.FindAll all -> List.of(all.position(), all.wanted(), all.brief().wrong());
      case Exercise.MateOrNot mate -> List.of(mate.position(), mate.brief().task());
      case Exercise.Choose choose -> List.of(choose.position(), choose.question());
      default -> throw new AssertionError(exercise);
    };
  }

  /** The linter's own words name fields of files; an author of the form never needs them. */
  @Test
  void theLinterNeverHasToSpeakItself() {
    Random random = new Random(7);
    for (int number = 0; number < 400; number++) {
      Draft draft = random(random);
      assertThat(Drafts.INSPECTOR.inspect(draft).findings())
          .as("%s %s", draft.setup(), draft.work())
          .noneMatch(finding -> finding.sentence() instanceof Say.Words);
    }
  }

  private static Draft random(Random random) {
    Position position = Position.START;
    for (int ply = random.nextInt(80); ply > 0 && position.hasLegalMove(); ply--) {
      List<Move> moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    Aim aim = Aim.values()[random.nextInt(Aim.values().length)];
    Square square = Square.values()[random.nextInt(64)];
    Work work =
        switch (random.nextInt(4)) {
          case 0 -> new Work.FindAll(MoveKind.values()[random.nextInt(MoveKind.values().length)]);
          case 1 -> new Work.MateOrNot();
          default ->
              Achieve.of(aim)
                  .withSquare(aim.needsSquare() ? square : null)
                  .withSafe(aim.mayBeSafe() && random.nextBoolean())
                  .withMoves(1 + random.nextInt(2))
                  .withAccepted(random.nextInt(4));
        };
    return Drafts.of(Fen.write(position), work);
  }
}
