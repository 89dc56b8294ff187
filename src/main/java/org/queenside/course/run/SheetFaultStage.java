package org.queenside.course.run;

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
import org.queenside.course.Answer;
import org.queenside.course.Exercise;
import org.queenside.course.GameScore;
import org.queenside.course.Say;
import org.queenside.course.Scene;
import org.queenside.course.Sheet;
import org.queenside.course.Sketch;

/**
 * A sheet with mistakes in it, beside the game as it was played. A mistake is found, then mended.
 *
 * @param at how many moves are on the board
 * @param from how many were before
 * @param mended the places of the entries that are mended
 * @param open the place of the entry that is found but not yet mended, or null
 */
record SheetFaultStage(
    Exercise.SheetFault exercise, int at, int from, List<Integer> mended, @Nullable Integer open)
    implements Stage {

  static SheetFaultStage first(Exercise.SheetFault exercise) {
    return new SheetFaultStage(exercise, 0, 0, List.of(), null);
  }

  /** Returns the places of the wrong entries. */
  List<Integer> faults() {
    return IntStream.range(0, exercise.written().size())
        .filter(index -> fault(index) != null)
        .boxed()
        .toList();
  }

  private @Nullable Say fault(int index) {
    return hand(index).fault(exercise.written().get(index));
  }

  private Handwriting hand(int index) {
    GameScore score = exercise.score();
    return new Handwriting(score.after(index), score.moves().get(index), exercise.notation());
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    if (complete()) {
      return Verdict.unfit();
    }
    if (open != null) {
      return answer instanceof Answer.Typed(String text) ? mend(text, open) : Verdict.unfit();
    }
    if (answer instanceof Answer.Choose(int index)
        && index >= 0
        && index < exercise.written().size()
        && !mended.contains(index)) {
      return pick(index);
    }
    if (answer instanceof Answer.TurnTo(int played)
        && played >= 0
        && played <= exercise.score().size()
        && played != at) {
      return Verdict.right(new SheetFaultStage(exercise, played, at, mended, null));
    }
    return Verdict.unfit();
  }

  private Verdict pick(int index) {
    Say fault = fault(index);
    return fault == null
        ? new Verdict.Missed(right(index), Sketch.NONE, null)
        : new Verdict.Right(
            new SheetFaultStage(exercise, index + 1, at, mended, index), fault, null, Sketch.NONE);
  }

  private Say right(int index) {
    Position before = exercise.score().after(index);
    Move move = exercise.score().moves().get(index);
    Role role = Objects.requireNonNull(before.at(move.from())).role();
    return Say.coded("sheet.right", exercise.written().get(index), role, move.from(), move.to());
  }

  private Verdict mend(String text, int index) {
    if (!Handwriting.looksLikeMove(text)) {
      return Verdict.unclear("write.unclear");
    }
    Say fault = hand(index).fault(text);
    if (fault != null) {
      return new Verdict.Missed(fault, Sketch.NONE, null);
    }
    TreeSet<Integer> now = new TreeSet<>(mended);
    now.add(index);
    return new Verdict.Right(
        new SheetFaultStage(exercise, at, at, List.copyOf(now), null),
        hand(index).note(text),
        null,
        Sketch.NONE);
  }

  @Override
  public boolean complete() {
    return open == null && mended.size() == faults().size();
  }

  @Override
  public Scene scene() {
    GameScore score = exercise.score();
    SceneDraft draft =
        SceneDraft.of(
                open == null ? Scene.Mode.SHOW : Scene.Mode.WRITE,
                exercise.brief(),
                score.after(at))
            .last(at == 0 ? null : score.moves().get(at - 1))
            .moves(at == from + 1 ? score.moves().subList(from, at) : List.of())
            .aside(sheet())
            .progress(mended.size(), faults().size());
    if (complete()) {
      return draft.scene();
    }
    return open == null
        ? draft.prompt(Say.coded("sheet.pick")).scene()
        : draft.prompt(Say.coded("sheet.mend", score.number(open), score.side(open))).scene();
  }

  private Sheet sheet() {
    List<Sheet.Entry> entries =
        IntStream.range(0, exercise.written().size()).mapToObj(this::entry).toList();
    boolean picking = open == null && !complete();
    return new Sheet(entries, at, exercise.notation(), picking ? Sheet.Use.PICK : Sheet.Use.READ);
  }

  private Sheet.Entry entry(int index) {
    GameScore score = exercise.score();
    boolean done = mended.contains(index);
    boolean wrong = open != null && open == index;
    String text = done ? hand(index).usual() : exercise.written().get(index);
    return new Sheet.Entry(
        score.number(index),
        score.side(index),
        Map.of(exercise.notation(), text),
        done ? Sheet.Sign.MENDED : wrong ? Sheet.Sign.WRONG : Sheet.Sign.NONE);
  }

  @Override
  public List<Answer.Try> solution() {
    List<Answer.Try> answers = new ArrayList<>();
    for (int index : faults()) {
      if (!mended.contains(index)) {
        if (open == null || open != index) {
          answers.add(new Answer.Choose(index));
        }
        answers.add(new Answer.Typed(hand(index).usual()));
      }
    }
    return answers;
  }

  @Override
  public boolean canPoint() {
    return false;
  }

  @Override
  public Sketch pointer() {
    return Sketch.NONE;
  }
}
