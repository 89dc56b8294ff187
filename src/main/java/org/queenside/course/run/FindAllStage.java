package org.queenside.course.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.WayOut;
import org.queenside.course.Answer;
import org.queenside.course.Arrow;
import org.queenside.course.Exercise;
import org.queenside.course.Goal;
import org.queenside.course.MoveKind;
import org.queenside.course.Say;
import org.queenside.course.Scene;
import org.queenside.course.Sketch;

/**
 * All moves of a kind being found, one after another. The board stays as it is; each move found
 * leaves an arrow.
 *
 * @param wanted all moves to find
 * @param found those found so far, in that order
 */
record FindAllStage(Exercise.FindAll exercise, List<Move> wanted, List<Move> found)
    implements Stage {

  static FindAllStage first(Exercise.FindAll exercise) {
    return new FindAllStage(exercise, exercise.wanted().in(exercise.position()), List.of());
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    return complete()
        ? Verdict.unfit()
        : MoveAnswer.judge(answer, exercise.position(), this::judge);
  }

  private Verdict judge(Move tried) {
    Position position = exercise.position();
    return switch (Ruling.of(position, tried, exercise.past())) {
      case Ruling.Illegal illegal -> new Verdict.Unlawful(illegal);
      case Ruling.Legal(Move move, _, _) -> {
        if (found.contains(move)) {
          yield Verdict.unclear("all.again", move.from(), move.to());
        }
        yield wanted.contains(move) ? right(move) : missed(move);
      }
    };
  }

  /** Any legal move answers a check, so where one does not fit there is a goal that it missed. */
  private Verdict missed(Move move) {
    Position position = exercise.position();
    Goal goal = Objects.requireNonNull(exercise.wanted().goal());
    return GoalMiss.of(goal, position, move, position.play(move));
  }

  private Verdict right(Move move) {
    List<Move> more = new ArrayList<>(found);
    more.add(move);
    FindAllStage next = new FindAllStage(exercise, wanted, List.copyOf(more));
    return next.complete()
        ? new Verdict.Right(next, null, Say.coded("all.done", wanted.size()), Sketch.NONE)
        : new Verdict.Right(next, next.progress(), null, Sketch.NONE);
  }

  /** Says how many are left and, of answers to a check, which ways they go. */
  private Say progress() {
    int left = wanted.size() - found.size();
    if (exercise.wanted() != MoveKind.ANSWERS) {
      return Say.coded("all.progress", found.size(), wanted.size(), left);
    }
    List<Say> ways = ways();
    return switch (ways.size()) {
      case 1 ->
          left == 1
              ? answers(left, ways.getFirst())
              : Say.coded("all.answers-alike", found.size(), wanted.size(), ways.getFirst());
      case 2 -> answers(left, Say.coded("list", ways.get(0), ways.get(1)));
      default -> answers(left, Say.coded("list.three", ways.get(0), ways.get(1), ways.get(2)));
    };
  }

  private Say answers(int left, Say ways) {
    return Say.coded("all.answers", found.size(), wanted.size(), left, ways);
  }

  private List<Say> ways() {
    Map<WayOut, Integer> ways = new EnumMap<>(WayOut.class);
    missing().forEach(move -> ways.merge(WayOut.of(exercise.position(), move), 1, Integer::sum));
    List<Say> said = new ArrayList<>();
    ways.forEach((way, count) -> said.add(Say.coded(key(way), count)));
    return said;
  }

  private static String key(WayOut way) {
    return switch (way) {
      case CAPTURE -> "all.capture";
      case BLOCK -> "all.block";
      case MOVE -> "all.move";
    };
  }

  private List<Move> missing() {
    List<Move> missing = new ArrayList<>(wanted);
    missing.removeAll(found);
    return Collections.unmodifiableList(missing);
  }

  @Override
  public boolean complete() {
    return found.size() == wanted.size();
  }

  @Override
  public Scene scene() {
    List<Arrow> arrows =
        found.stream().map(move -> new Arrow(move.from(), move.to())).distinct().toList();
    return SceneDraft.moving(exercise.brief(), exercise.position(), exercise.past().lastMove())
        .arrows(arrows)
        .progress(found.size(), wanted.size())
        .scene();
  }

  @Override
  public List<Answer.Try> solution() {
    return missing().stream().<Answer.Try>map(Answer.Play::new).toList();
  }

  @Override
  public boolean canPoint() {
    return !complete();
  }

  @Override
  public Sketch pointer() {
    return missing().stream()
        .findFirst()
        .map(move -> Sketch.arrow(move.from(), move.to()))
        .orElse(Sketch.NONE);
  }
}
