package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.ALL;
import static org.queenside.course.syntax.ExerciseField.BEFORE;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SOLUTIONS;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Arrow;
import org.queenside.chess.CheckResponse;
import org.queenside.chess.Move;
import org.queenside.chess.Ruling;
import org.queenside.course.feedback.GoalFeedback;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Goal;
import org.queenside.course.model.Message;
import org.queenside.course.model.MoveKind;
import org.queenside.course.model.Scene;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.StartingPosition;
import org.queenside.course.syntax.ValueParsers;

/** Finding all moves of some kind. */
final class FindAllKind extends ExerciseKind<Exercise.FindAll> {
  FindAllKind() {
    super("find-all", State::first, List.of(POSITION, ALL, HINTS), List.of(BEFORE, SOLUTIONS));
  }

  @Override
  public Exercise.@Nullable FindAll read(ExerciseYaml fields) {
    StartingPosition start = fields.startingFrom(fields.position());
    ExerciseInfo info = fields.info(start.position().turn());
    MoveKind wanted = fields.required(ALL, "answers", ValueParsers::moveKind);
    return wanted == null
        ? null
        : new Exercise.FindAll(info, start.position(), start.context(), wanted);
  }

  @Override
  public void lint(Exercise.FindAll exercise, ExerciseYaml fields) {
    List<Move> right = exercise.wanted().in(exercise.position());
    if (exercise.wanted() == MoveKind.ANSWERS && !exercise.position().isCheck()) {
      fields.problem(ALL, "there is no check to answer", "Change the position");
    } else if (right.isEmpty() || right.size() > MoveKind.MOST_TO_FIND) {
      fields.problem(
          ALL,
          "there are %d moves to find".formatted(right.size()),
          "Change the position so that there are 1 to " + MoveKind.MOST_TO_FIND);
    }
    checkSolutions(right, fields);
  }

  @Override
  public boolean hintsNameRightMoves() {
    return true;
  }

  @Override
  public PrintedTask print(Exercise.FindAll exercise) {
    return withFirstBoard(
            new AnswerFormat.AnyOrder(exercise.wanted().in(exercise.position()).size()), exercise)
        .startingFrom(exercise.position());
  }

  @Override
  public AnswerKey answerKey(Exercise.FindAll exercise) {
    return new AnswerKey.AllOf(
        AnswerKey.written(exercise.position(), exercise.wanted().in(exercise.position())));
  }

  /**
   * The state of {@link Exercise.FindAll}. The board stays as it is; each move found leaves an
   * arrow.
   *
   * @param wanted all moves to find
   * @param found those found so far, in that order
   */
  record State(Exercise.FindAll exercise, List<Move> wanted, List<Move> found)
      implements ExerciseState {

    static State first(Exercise.FindAll exercise) {
      return new State(exercise, exercise.wanted().in(exercise.position()), List.of());
    }

    @Override
    public Verdict judge(Answer.Try answer) {
      return complete()
          ? Verdict.ignored()
          : MoveAnswerJudge.judge(answer, exercise.position(), exercise.context(), this::judge);
    }

    private Verdict judge(Ruling.Legal legal) {
      Move move = legal.move();
      if (found.contains(move)) {
        return Verdict.ignored("all.again", move.from(), move.to());
      }
      return wanted.contains(move) ? right(move) : missed(legal);
    }

    /** Any legal move answers a check, so a move that doesn't fit must have missed a goal. */
    private Verdict missed(Ruling.Legal legal) {
      Goal goal = Objects.requireNonNull(exercise.wanted().goal());
      return new Verdict.Rejected(
          GoalFeedback.of(goal, exercise.position(), legal.move(), legal.after()));
    }

    private Verdict right(Move move) {
      List<Move> more = new ArrayList<>(found);
      more.add(move);
      State next = new State(exercise, wanted, List.copyOf(more));
      return next.complete()
          ? Verdict.praised(next, Message.coded("all.done", wanted.size()))
          : Verdict.noted(next, next.progress());
    }

    /** Says how many moves are left and, for answers to a check, which ways of answering it. */
    private Message progress() {
      int left = wanted.size() - found.size();
      if (exercise.wanted() != MoveKind.ANSWERS) {
        return Message.coded("all.progress", found.size(), wanted.size(), left);
      }
      List<Message> ways = ways();
      return switch (ways.size()) {
        case 1 ->
            left == 1
                ? answers(left, ways.getFirst())
                : Message.coded("all.answers-alike", found.size(), wanted.size(), ways.getFirst());
        case 2 -> answers(left, Message.coded("list", ways.get(0), ways.get(1)));
        default ->
            answers(left, Message.coded("list.three", ways.get(0), ways.get(1), ways.get(2)));
      };
    }

    private Message answers(int left, Message ways) {
      return Message.coded("all.answers", found.size(), wanted.size(), left, ways);
    }

    private List<Message> ways() {
      Map<CheckResponse, Integer> ways = new EnumMap<>(CheckResponse.class);
      missing()
          .forEach(
              move -> ways.merge(CheckResponse.of(exercise.position(), move), 1, Integer::sum));
      List<Message> said = new ArrayList<>();
      ways.forEach((way, count) -> said.add(Message.coded(key(way), count)));
      return said;
    }

    private static String key(CheckResponse way) {
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
      return SceneBuilder.moving(
              exercise.info(), exercise.position(), exercise.context().lastMove())
          .arrows(arrows)
          .progress(found.size(), wanted.size())
          .scene();
    }

    @Override
    public List<Answer.Try> solution() {
      return missing().stream().<Answer.Try>map(Answer.Play::new).toList();
    }

    @Override
    public BoardHighlights pointer() {
      return missing().stream()
          .findFirst()
          .map(BoardHighlights::arrow)
          .orElse(BoardHighlights.NONE);
    }
  }
}
