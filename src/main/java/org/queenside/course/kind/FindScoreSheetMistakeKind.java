package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.NOTATION;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SCORE;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.course.feedback.NotationGrader;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;
import org.queenside.course.model.ScoreSheet;
import org.queenside.course.model.WrittenMove;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.Diagram;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.print.ScoreSheetEntries;
import org.queenside.course.syntax.AnnotatedGame;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.GameSyntax;
import org.queenside.course.syntax.SchemaType;

/** Finding and correcting mistakes on a score sheet. */
final class FindScoreSheetMistakeKind extends ExerciseKind<Exercise.FindScoreSheetMistake> {
  static final ExerciseField SHEET =
      ExerciseField.of(
          "sheet",
          SchemaType.string(1),
          "The score sheet as it was written, mistakes and all: one entry for each move of score.");

  FindScoreSheetMistakeKind() {
    super("sheet-fault", State::first, List.of(SCORE, SHEET, HINTS), List.of(POSITION, NOTATION));
  }

  @Override
  public Exercise.@Nullable FindScoreSheetMistake read(ExerciseYaml fields) {
    AnnotatedGame game = AnnotatedGame.read(fields);
    List<String> sheet = fields.required(SHEET, "1. e4 e5 2. Nf6", GameSyntax::sheet);
    return game == null || sheet == null
        ? null
        : new Exercise.FindScoreSheetMistake(game.info(), game.score(), sheet, game.notation());
  }

  @Override
  public void lint(Exercise.FindScoreSheetMistake exercise, ExerciseYaml fields) {
    WriteMovesKind.checkWritable(exercise.notation(), fields);
    if (exercise.written().size() != exercise.score().size()) {
      fields.problem(
          SHEET,
          "the sheet has %d entries, but the game has %d moves"
              .formatted(exercise.written().size(), exercise.score().size()),
          "Write one entry for each move of 'score'");
    } else if (start(exercise).complete()) {
      fields.problem(SHEET, "there is no mistake on the sheet", "Change an entry");
    }
  }

  @Override
  public Stream<Answer.Try> answersForKey(String key, Exercise.FindScoreSheetMistake exercise) {
    return WrongAnswerKeys.option(key);
  }

  @Override
  public PrintedTask print(Exercise.FindScoreSheetMistake exercise) {
    return PrintedTask.of(
        new AnswerFormat.Corrections(ScoreSheetEntries.of(exercise), start(exercise).scene().of()),
        Diagram.ofGame(exercise.score(), exercise.info().orientation()));
  }

  @Override
  public AnswerKey answerKey(Exercise.FindScoreSheetMistake exercise) {
    GameScore score = exercise.score();
    List<AnswerKey.Correction> entries = new ArrayList<>();
    for (Answer.Try answer : DryRun.of(exercise).solution()) {
      if (answer instanceof Answer.Choose(int index)) {
        entries.add(
            new AnswerKey.Correction(
                ScoreSheetEntries.label(score, index),
                exercise.written().get(index),
                score.written(index, exercise.notation())));
      }
    }
    return new AnswerKey.Corrected(entries);
  }

  /**
   * The state of {@link Exercise.FindScoreSheetMistake}. Each mistake is first found, then
   * corrected.
   *
   * @param at the number of moves on the board
   * @param from the number of moves on the board before the last answer
   * @param corrected the indexes of the corrected entries
   * @param open the index of the entry that has been found but not yet corrected, or null
   */
  record State(
      Exercise.FindScoreSheetMistake exercise,
      int at,
      int from,
      List<Integer> corrected,
      @Nullable Integer open)
      implements ExerciseState {

    static State first(Exercise.FindScoreSheetMistake exercise) {
      return new State(exercise, 0, 0, List.of(), null);
    }

    /** Returns the indexes of the wrong entries. */
    List<Integer> faults() {
      return IntStream.range(0, exercise.written().size())
          .filter(index -> fault(index) != null)
          .boxed()
          .toList();
    }

    private @Nullable Message fault(int index) {
      return grader(index).problem(exercise.written().get(index));
    }

    private NotationGrader grader(int index) {
      return new NotationGrader(exercise.score(), index, exercise.notation());
    }

    @Override
    public Verdict judge(Answer.Try answer) {
      if (complete()) {
        return Verdict.ignored();
      }
      if (open != null) {
        return answer instanceof Answer.Typed(String text)
            ? correct(text, open)
            : Verdict.ignored();
      }
      if (answer instanceof Answer.Choose(int index)
          && index >= 0
          && index < exercise.written().size()
          && !corrected.contains(index)) {
        return pick(index);
      }
      if (answer instanceof Answer.TurnTo(int played)
          && played >= 0
          && played <= exercise.score().size()
          && played != at) {
        return Verdict.right(new State(exercise, played, at, corrected, null));
      }
      return Verdict.ignored();
    }

    private Verdict pick(int index) {
      Message fault = fault(index);
      return fault == null
          ? Verdict.wrong(right(index), BoardHighlights.NONE, null)
          : Verdict.noted(new State(exercise, index + 1, at, corrected, index), fault);
    }

    private Message right(int index) {
      Position before = exercise.score().after(index);
      Move move = exercise.score().moves().get(index);
      Role role = Objects.requireNonNull(before.at(move.from())).role();
      return Message.coded(
          "sheet.right",
          WrittenMove.of(exercise.notation(), exercise.written().get(index)),
          role,
          move.from(),
          move.to());
    }

    private Verdict correct(String text, int index) {
      if (!NotationGrader.looksLikeMove(text)) {
        return Verdict.ignored("write.unclear");
      }
      Message fault = grader(index).problem(text);
      if (fault != null) {
        return Verdict.wrong(fault, BoardHighlights.NONE, null);
      }
      TreeSet<Integer> now = new TreeSet<>(corrected);
      now.add(index);
      return Verdict.noted(
          new State(exercise, at, at, List.copyOf(now), null), grader(index).note(text));
    }

    @Override
    public boolean complete() {
      return open == null && corrected.size() == faults().size();
    }

    @Override
    public Scene scene() {
      GameScore score = exercise.score();
      return SceneBuilder.of(
              open == null ? Scene.Mode.SHOW : Scene.Mode.WRITE, exercise.info(), score.after(at))
          .last(score.last(at))
          .moves(at == from + 1 ? score.moves().subList(from, at) : List.of())
          .aside(sheet())
          .progress(corrected.size(), faults().size())
          .prompt(complete() ? null : prompt())
          .scene();
    }

    private Message prompt() {
      return open == null
          ? Message.coded("sheet.pick")
          : Message.coded(
              "sheet.correct", exercise.score().number(open), exercise.score().side(open));
    }

    private ScoreSheet sheet() {
      List<ScoreSheet.Entry> entries =
          IntStream.range(0, exercise.written().size()).mapToObj(this::entry).toList();
      boolean picking = open == null && !complete();
      return new ScoreSheet(
          entries,
          at,
          exercise.notation(),
          picking ? ScoreSheet.Purpose.PICK : ScoreSheet.Purpose.READ);
    }

    private ScoreSheet.Entry entry(int index) {
      GameScore score = exercise.score();
      boolean done = corrected.contains(index);
      boolean wrong = open != null && open == index;
      String text = done ? grader(index).usual() : exercise.written().get(index);
      return new ScoreSheet.Entry(
          score.number(index),
          score.side(index),
          Map.of(exercise.notation(), text),
          done
              ? ScoreSheet.EntryMark.CORRECTED
              : wrong ? ScoreSheet.EntryMark.WRONG : ScoreSheet.EntryMark.NONE);
    }

    @Override
    public List<Answer.Try> solution() {
      List<Answer.Try> answers = new ArrayList<>();
      for (int index : faults()) {
        if (!corrected.contains(index)) {
          if (open == null || open != index) {
            answers.add(new Answer.Choose(index));
          }
          answers.add(new Answer.Typed(grader(index).usual()));
        }
      }
      return answers;
    }

    @Override
    public boolean canPoint() {
      return false;
    }
  }
}
