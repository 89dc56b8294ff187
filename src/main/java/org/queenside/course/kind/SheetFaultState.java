package org.queenside.course.kind;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.IntStream;
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

/**
 * The state of {@link Exercise.SheetFault}. Each mistake is first found, then corrected.
 *
 * @param at the number of moves on the board
 * @param from the number of moves on the board before the last answer
 * @param corrected the indexes of the corrected entries
 * @param open the index of the entry that has been found but not yet corrected, or null
 */
record SheetFaultState(
    Exercise.SheetFault exercise, int at, int from, List<Integer> corrected, @Nullable Integer open)
    implements ExerciseState {

  static SheetFaultState first(Exercise.SheetFault exercise) {
    return new SheetFaultState(exercise, 0, 0, List.of(), null);
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
      return answer instanceof Answer.Typed(String text) ? correct(text, open) : Verdict.ignored();
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
      return Verdict.right(new SheetFaultState(exercise, played, at, corrected, null));
    }
    return Verdict.ignored();
  }

  private Verdict pick(int index) {
    Message fault = fault(index);
    return fault == null
        ? Verdict.wrong(right(index), BoardHighlights.NONE, null)
        : Verdict.noted(new SheetFaultState(exercise, index + 1, at, corrected, index), fault);
  }

  private Message right(int index) {
    Position before = exercise.score().after(index);
    Move move = exercise.score().moves().get(index);
    Role role = Objects.requireNonNull(before.at(move.from())).role();
    return Message.coded(
        "sheet.right", exercise.written().get(index), role, move.from(), move.to());
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
        new SheetFaultState(exercise, at, at, List.copyOf(now), null), grader(index).note(text));
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
