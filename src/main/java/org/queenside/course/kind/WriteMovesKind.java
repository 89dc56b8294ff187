package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.NOTATION;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SCORE;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.course.feedback.NotationGrader;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Message;
import org.queenside.course.model.Notation;
import org.queenside.course.model.Scene;
import org.queenside.course.model.ScoreSheet;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.Diagram;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.print.ScoreSheetEntries;
import org.queenside.course.syntax.AnnotatedGame;
import org.queenside.course.syntax.ExerciseYaml;

/** Writing down moves as they are made on the board. */
final class WriteMovesKind extends ExerciseKind<Exercise.WriteMoves> {
  WriteMovesKind() {
    super(
        "write",
        exercise -> new State(exercise, 0),
        List.of(SCORE, HINTS),
        List.of(POSITION, NOTATION));
  }

  @Override
  public Exercise.@Nullable WriteMoves read(ExerciseYaml fields) {
    AnnotatedGame game = AnnotatedGame.read(fields);
    return game == null
        ? null
        : new Exercise.WriteMoves(game.info(), game.score(), game.notation());
  }

  @Override
  public void lint(Exercise.WriteMoves exercise, ExerciseYaml fields) {
    checkWritable(exercise.notation(), fields);
  }

  /** Reports a notation that learners only read and never write. */
  static void checkWritable(Notation notation, ExerciseYaml fields) {
    if (notation == Notation.DESCRIPTIVE) {
      fields.problem(
          NOTATION, "descriptive notation is read, not written", "Write 'notation: short'");
    }
  }

  @Override
  public Stream<Answer.Try> answersForKey(String key, Exercise.WriteMoves exercise) {
    return Stream.of(new Answer.Typed(key));
  }

  @Override
  public boolean canReplayLoggedAnswers() {
    return false;
  }

  @Override
  public PrintedTask print(Exercise.WriteMoves exercise) {
    GameScore score = exercise.score();
    return PrintedTask.of(
        new AnswerFormat.Line(
            IntStream.range(0, score.size())
                .mapToObj(index -> ScoreSheetEntries.label(score, index))
                .map(AnswerFormat.MoveSlot::blank)
                .toList()),
        Diagram.ofGame(score, exercise.info().orientation()));
  }

  @Override
  public AnswerKey answerKey(Exercise.WriteMoves exercise) {
    GameScore score = exercise.score();
    return new AnswerKey.InOrder(
        IntStream.range(0, score.size())
            .mapToObj(index -> score.written(index, exercise.notation()))
            .toList());
  }

  /**
   * The state of {@link Exercise.WriteMoves}.
   *
   * @param written the number of moves on the sheet
   */
  record State(Exercise.WriteMoves exercise, int written) implements ExerciseState {

    @Override
    public Verdict judge(Answer.Try answer) {
      if (complete() || !(answer instanceof Answer.Typed(String text))) {
        return Verdict.ignored();
      }
      return NotationGrader.looksLikeMove(text)
          ? judge(grader(written), text)
          : Verdict.ignored("write.unclear");
    }

    private Verdict judge(NotationGrader grader, String text) {
      Message fault = grader.problem(text);
      return fault == null
          ? Verdict.noted(new State(exercise, written + 1), grader.note(text))
          : Verdict.wrong(fault, BoardHighlights.NONE, null);
    }

    private NotationGrader grader(int index) {
      return new NotationGrader(exercise.score(), index, exercise.notation());
    }

    @Override
    public boolean complete() {
      return written == exercise.score().size();
    }

    @Override
    public Scene scene() {
      GameScore score = exercise.score();
      int shown = complete() ? written : written + 1;
      Move move = score.moves().get(shown - 1);
      SceneBuilder draft =
          SceneBuilder.of(
                  complete() ? Scene.Mode.SHOW : Scene.Mode.WRITE,
                  exercise.info(),
                  score.after(shown))
              .last(move)
              .aside(sheet(shown))
              .progress(written, score.size());
      return complete()
          ? draft.scene()
          : draft
              .moves(List.of(move))
              .prompt(Message.coded("write.prompt", score.side(written)))
              .scene();
    }

    private ScoreSheet sheet(int shown) {
      List<ScoreSheet.Entry> entries = IntStream.range(0, shown).mapToObj(this::entry).toList();
      return new ScoreSheet(entries, shown, exercise.notation(), ScoreSheet.Purpose.READ);
    }

    private ScoreSheet.Entry entry(int index) {
      boolean open = index >= written;
      Map<Notation, String> texts = new EnumMap<>(Notation.class);
      texts.put(exercise.notation(), open ? "…" : grader(index).usual());
      GameScore score = exercise.score();
      return new ScoreSheet.Entry(
          score.number(index),
          score.side(index),
          texts,
          open ? ScoreSheet.EntryMark.OPEN : ScoreSheet.EntryMark.NONE);
    }

    @Override
    public List<Answer.Try> solution() {
      List<Answer.Try> answers = new ArrayList<>();
      for (int index = written; index < exercise.score().size(); index++) {
        answers.add(new Answer.Typed(grader(index).usual()));
      }
      return answers;
    }

    @Override
    public BoardHighlights pointer() {
      return complete()
          ? BoardHighlights.NONE
          : BoardHighlights.arrow(exercise.score().moves().get(written));
    }
  }
}
