package org.queenside.course.run;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Past;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.course.Answer;
import org.queenside.course.Exercise;
import org.queenside.course.Say;
import org.queenside.course.Scene;
import org.queenside.course.ScriptMark;
import org.queenside.course.Sketch;

/**
 * A line of play on its way. The other side replies as the line says.
 *
 * @param position the learner is to move, unless the line is at its end
 * @param past what led to the position
 * @param rest what is left of the line, the learner's move first
 * @param done the number of moves the learner has made
 * @param replies the moves of the other side that led here, to be shown
 * @param told what the author says on the way here, or null
 */
record ScriptStage(
    Exercise.Script exercise,
    Position position,
    Past past,
    List<PgnNode> rest,
    int done,
    List<Move> replies,
    @Nullable String told)
    implements Stage {

  static ScriptStage first(Exercise.Script exercise) {
    Past past = exercise.past().triedBy(exercise.sides());
    return arrive(exercise, exercise.position(), past, exercise.line(), 0, List.of());
  }

  /** Returns the stage after the replies that follow. */
  private static ScriptStage arrive(
      Exercise.Script exercise,
      Position start,
      Past pastOfStart,
      List<PgnNode> line,
      int done,
      List<String> comments) {
    Position position = start;
    Past past = pastOfStart;
    List<Move> replies = new ArrayList<>();
    List<String> said = new ArrayList<>(comments);
    int next = 0;
    while (next < line.size() && !exercise.sides().contains(position.turn())) {
      PgnNode reply = line.get(next++);
      replies.add(reply.move());
      said.addAll(reply.before());
      said.addAll(reply.comments());
      position = position.play(reply.move());
      past = past.then(reply.move());
    }
    List<PgnNode> rest = line.subList(next, line.size());
    if (!rest.isEmpty()) {
      said.addAll(rest.getFirst().before());
    }
    String told = said.isEmpty() ? null : String.join(" ", said);
    return new ScriptStage(exercise, position, past, rest, done, List.copyOf(replies), told);
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    return complete() ? Verdict.unfit() : MoveAnswer.judge(answer, position, this::judge);
  }

  private Verdict judge(Move tried) {
    return switch (Ruling.of(position, tried, past)) {
      case Ruling.Illegal illegal -> new Verdict.Unlawful(illegal);
      case Ruling.Legal legal -> judgeLegal(legal);
    };
  }

  private Verdict judgeLegal(Ruling.Legal legal) {
    Move move = legal.move();
    for (List<PgnNode> line : ScriptMark.lines(rest)) {
      if (line.getFirst().move().equals(move)) {
        return ScriptMark.isMistake(line.getFirst())
            ? ScriptMiss.refuted(position, line)
            : right(line);
      }
    }
    // Where the line ends with mate, mate is the aim: any mate reaches it, and sooner is no fault.
    return legal.after().isCheckmate() && ScriptMark.endsWithMate(position, rest)
        ? right(List.of(PgnNode.of(move)))
        : ScriptMiss.of(position, expected(), legal);
  }

  private Verdict right(List<PgnNode> line) {
    PgnNode node = line.getFirst();
    ScriptStage next =
        arrive(
            exercise,
            position.play(node.move()),
            past.then(node.move()),
            line.subList(1, line.size()),
            done + 1,
            node.comments());
    return new Verdict.Right(
        next, next.told == null ? null : Say.words(next.told), null, Sketch.NONE);
  }

  private Move expected() {
    return rest.getFirst().move();
  }

  @Override
  public boolean complete() {
    return rest.isEmpty();
  }

  @Override
  public Scene scene() {
    SceneDraft draft =
        SceneDraft.moving(exercise.brief(), position, past.lastMove())
            .moves(replies)
            .progress(done, done + learnersMoves().size());
    return done == 0 && told != null ? draft.prompt(Say.words(told)).scene() : draft.scene();
  }

  private List<Move> learnersMoves() {
    List<Move> moves = new ArrayList<>();
    Color turn = position.turn();
    for (PgnNode node : rest) {
      if (exercise.sides().contains(turn)) {
        moves.add(node.move());
      }
      turn = turn.opposite();
    }
    return moves;
  }

  @Override
  public List<Answer.Try> solution() {
    return learnersMoves().stream().<Answer.Try>map(Answer.Play::new).toList();
  }

  @Override
  public boolean canPoint() {
    return !complete();
  }

  @Override
  public Sketch pointer() {
    return complete() ? Sketch.NONE : Sketch.arrow(expected().from(), expected().to());
  }
}
