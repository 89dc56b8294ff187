package org.queenside.course.run;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.queenside.chess.Move;
import org.queenside.course.Answer;
import org.queenside.course.Exercise;
import org.queenside.course.GameScore;
import org.queenside.course.Notation;
import org.queenside.course.Say;
import org.queenside.course.Scene;
import org.queenside.course.Sheet;
import org.queenside.course.Sketch;

/**
 * Moves that are made on the board, to be written down one after another.
 *
 * @param written how many are on the sheet
 */
record WriteStage(Exercise.WriteMoves exercise, int written) implements Stage {

  @Override
  public Verdict judge(Answer.Try answer) {
    if (complete() || !(answer instanceof Answer.Typed(String text))) {
      return Verdict.unfit();
    }
    return Handwriting.looksLikeMove(text)
        ? judge(hand(written), text)
        : Verdict.unclear("write.unclear");
  }

  private Verdict judge(Handwriting hand, String text) {
    Say fault = hand.fault(text);
    return fault == null
        ? new Verdict.Right(
            new WriteStage(exercise, written + 1), hand.note(text), null, Sketch.NONE)
        : new Verdict.Missed(fault, Sketch.NONE, null);
  }

  private Handwriting hand(int index) {
    GameScore score = exercise.score();
    return new Handwriting(score.after(index), score.moves().get(index), exercise.notation());
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
    SceneDraft draft =
        SceneDraft.of(
                complete() ? Scene.Mode.SHOW : Scene.Mode.WRITE,
                exercise.brief(),
                score.after(shown))
            .last(move)
            .aside(sheet(shown))
            .progress(written, score.size());
    return complete()
        ? draft.scene()
        : draft.moves(List.of(move)).prompt(Say.coded("write.prompt", score.side(written))).scene();
  }

  private Sheet sheet(int shown) {
    List<Sheet.Entry> entries = IntStream.range(0, shown).mapToObj(this::entry).toList();
    return new Sheet(entries, shown, exercise.notation(), Sheet.Use.READ);
  }

  private Sheet.Entry entry(int index) {
    boolean open = index >= written;
    Map<Notation, String> texts = new EnumMap<>(Notation.class);
    texts.put(exercise.notation(), open ? "…" : hand(index).usual());
    GameScore score = exercise.score();
    return new Sheet.Entry(
        score.number(index), score.side(index), texts, open ? Sheet.Sign.OPEN : Sheet.Sign.NONE);
  }

  @Override
  public List<Answer.Try> solution() {
    List<Answer.Try> answers = new ArrayList<>();
    for (int index = written; index < exercise.score().size(); index++) {
      answers.add(new Answer.Typed(hand(index).usual()));
    }
    return answers;
  }

  @Override
  public boolean canPoint() {
    return !complete();
  }

  @Override
  public Sketch pointer() {
    return complete() ? Sketch.NONE : arrow(exercise.score().moves().get(written));
  }

  private static Sketch arrow(Move move) {
    return Sketch.arrow(move.from(), move.to());
  }
}
