package org.queenside.course.kind;

import static java.util.Objects.requireNonNull;
import static org.queenside.course.syntax.ExerciseField.BEFORE;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SIDE;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.chess.Square;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.course.feedback.GoalFeedback;
import org.queenside.course.feedback.MateFeedback;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.ChessClock;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Goal;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.Notation;
import org.queenside.course.model.Scene;
import org.queenside.course.model.ScriptMoves;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.print.ScoreSheetEntries;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.SchemaType;
import org.queenside.course.syntax.ScriptSyntax;
import org.queenside.course.syntax.StartingPosition;
import org.queenside.course.syntax.ValueParsers;

/** Playing a line with replies. */
final class ScriptKind extends ExerciseKind<Exercise.Script> {
  static final ExerciseField SCRIPT =
      ExerciseField.of(
          "script",
          SchemaType.string(1),
          "Moves as in PGN. Variations of the learner's moves count too, or are refuted if marked"
              + " ?, ?? or ?!; comments are shown.");

  static final ExerciseField CLOCK =
      ExerciseField.of(
          "clock",
          SchemaType.FLAG,
          "Whether there is a chess clock, which the learner presses after every move.");

  ScriptKind() {
    super("script", State::first, List.of(SCRIPT, HINTS), List.of(POSITION, BEFORE, SIDE, CLOCK));
  }

  @Override
  public Exercise.@Nullable Script read(ExerciseYaml fields) {
    StartingPosition start = fields.startingFrom(fields.positionOrStart());
    Color turn = start.position().turn();
    Set<Color> chosen = fields.value(SIDE, ValueParsers::sides);
    Set<Color> sides = chosen == null ? EnumSet.allOf(Color.class) : chosen;
    ExerciseInfo info = fields.info(sides.contains(turn) ? turn : turn.opposite());
    List<PgnNode> line =
        fields.required(SCRIPT, "1. e4 e5", text -> ScriptSyntax.read(text, start.position()));
    return line == null
        ? null
        : new Exercise.Script(
            info, start.position(), start.context(), sides, line, fields.flag(CLOCK, false));
  }

  @Override
  public void lint(Exercise.Script exercise, ExerciseYaml fields) {
    if (exercise.clock() && exercise.sides().size() > 1) {
      fields.problem(CLOCK, "the learner plays both sides", "Add 'side', or remove 'clock'");
    } else if (start(exercise).complete()) {
      fields.problem(SCRIPT, "the learner has no move", "Add moves, or change 'side'");
    } else {
      ScriptLint.check(exercise, fields);
    }
  }

  @Override
  public boolean hintsNameRightMoves() {
    return true;
  }

  @Override
  public @Nullable PrintedTask print(Exercise.Script exercise) {
    List<AnswerFormat.MoveSlot> slots = new ArrayList<>();
    Position position = exercise.position();
    int number = position.fullmoveNumber();
    for (PgnNode node : exercise.line()) {
      Color side = position.turn();
      String label = ScoreSheetEntries.label(number, side);
      slots.add(
          exercise.sides().contains(side)
              ? AnswerFormat.MoveSlot.blank(label)
              : new AnswerFormat.MoveSlot(label, Notation.SHORT.write(position, node.move())));
      position = position.play(node.move());
      number += side == Color.BLACK ? 1 : 0;
    }
    // A reply to the learner's last move needn't be printed.
    while (!slots.isEmpty() && !slots.getLast().isBlank()) {
      slots.removeLast();
    }
    boolean learnerBegins = exercise.sides().contains(exercise.position().turn());
    return slots.isEmpty()
        ? null
        : withFirstBoard(new AnswerFormat.Line(slots), exercise)
            .startingFrom(learnerBegins ? exercise.position() : null);
  }

  @Override
  public AnswerKey answerKey(Exercise.Script exercise) {
    return SolutionLineSearch.of(exercise, exercise.position());
  }

  /**
   * The state of {@link Exercise.Script}. The other side's replies follow the line.
   *
   * @param position the position, with the learner to move unless the line has ended
   * @param context what led to the position
   * @param rest the rest of the line, starting with the learner's move
   * @param done the number of moves the learner has made
   * @param replies the moves of the other side that led here, to show them
   * @param comment the author's comment on the moves that led here, or null
   * @param afterPress the state after the learner has pressed the clock, or null if no press is due
   */
  record State(
      Exercise.Script exercise,
      Position position,
      RulingContext context,
      List<PgnNode> rest,
      int done,
      List<Move> replies,
      @Nullable String comment,
      @Nullable State afterPress)
      implements ExerciseState {

    static State first(Exercise.Script exercise) {
      RulingContext context = exercise.context().triedBy(exercise.sides());
      return arrive(exercise, exercise.position(), context, exercise.line(), 0, List.of());
    }

    /** Returns the state after the following replies. */
    private static State arrive(
        Exercise.Script exercise,
        Position start,
        RulingContext pastOfStart,
        List<PgnNode> line,
        int done,
        List<String> comments) {
      Position position = start;
      RulingContext context = pastOfStart;
      List<Move> replies = new ArrayList<>();
      List<String> said = new ArrayList<>(comments);
      int next = 0;
      while (next < line.size() && !exercise.sides().contains(position.turn())) {
        PgnNode reply = line.get(next++);
        replies.add(reply.move());
        said.addAll(reply.before());
        said.addAll(reply.comments());
        position = position.play(reply.move());
        context = context.then(reply.move());
      }
      List<PgnNode> rest = line.subList(next, line.size());
      if (!rest.isEmpty()) {
        said.addAll(rest.getFirst().before());
      }
      String comment = said.isEmpty() ? null : String.join(" ", said);
      return new State(
          exercise, position, context, rest, done, List.copyOf(replies), comment, null);
    }

    @Override
    public Verdict judge(Answer.Try answer) {
      if (complete()) {
        return Verdict.ignored();
      }
      if (afterPress != null) {
        return answer instanceof Answer.Done
            ? noted(afterPress)
            : Verdict.ignored("script.press-clock");
      }
      return exercise.clock() && answer instanceof Answer.Done
          ? Verdict.ignored("script.move-first")
          : MoveAnswerJudge.judge(answer, position, context, this::judge);
    }

    private Verdict judge(Ruling.Legal legal) {
      Move move = legal.move();
      for (List<PgnNode> line : ScriptMoves.lines(rest)) {
        if (line.getFirst().move().equals(move)) {
          return ScriptMoves.isMistake(line.getFirst())
              ? new Verdict.Rejected(refuted(position, line))
              : right(line);
        }
      }
      // If the line ends with mate, any mate is right, even an earlier one.
      return legal.after().isCheckmate() && ScriptMoves.endsWithMate(position, rest)
          ? right(List.of(PgnNode.of(move)))
          : new Verdict.Rejected(otherMove(position, expected(), legal));
    }

    private Verdict right(List<PgnNode> line) {
      PgnNode node = line.getFirst();
      State next =
          arrive(
              exercise,
              position.play(node.move()),
              context.then(node.move()),
              line.subList(1, line.size()),
              done + 1,
              node.comments());
      Position after = position.play(node.move());
      // Mate and stalemate end the game at once, so nobody presses the clock.
      return exercise.clock() && after.hasLegalMove()
          ? Verdict.right(next.beforePress(after, context.then(node.move())))
          : noted(next);
    }

    private State beforePress(Position moved, RulingContext past) {
      return new State(exercise, moved, past, rest, done, List.of(), null, this);
    }

    private static Verdict noted(State next) {
      return Verdict.noted(next, next.comment == null ? null : Message.text(next.comment));
    }

    /**
     * Answers a move that the author marked as a mistake by showing the reply that refutes it.
     *
     * @param line the mistake, then its refutation
     */
    private static AnswerOutcome refuted(Position before, List<PgnNode> line) {
      PgnNode mistake = line.getFirst();
      Position after = before.play(mistake.move());
      List<String> words = new ArrayList<>(mistake.comments());
      if (line.size() == 1) {
        return new AnswerOutcome.Wrong(
            Message.text(String.join(" ", words)),
            BoardHighlights.crossing(mistake.move().to()),
            after.isStalemate() ? Misconception.STALEMATE_WINS : null);
      }
      Move refutation = line.get(1).move();
      BoardHighlights highlights = BoardHighlights.arrow(refutation);
      words.addAll(line.get(1).comments());
      if (words.isEmpty()) {
        Piece piece = requireNonNull(after.at(refutation.from()));
        return AnswerOutcome.wrong(
            highlights, "script.refuted", piece, refutation.from(), refutation.to());
      }
      return new AnswerOutcome.Wrong(Message.text(String.join(" ", words)), highlights, null);
    }

    /** Answers a move that the script doesn't mention. */
    private static AnswerOutcome otherMove(Position before, Move expected, Ruling.Legal legal) {
      Move move = legal.move();
      Piece piece = requireNonNull(before.at(move.from()));
      if (legal.after().isStalemate()) {
        return MateFeedback.stalemate(move, legal.after());
      }
      if (before.play(expected).isCheckmate()) {
        return GoalFeedback.of(new Goal.Mate(), before, move, legal.after());
      }
      Square to = move.to();
      return move.from() == expected.from()
          ? AnswerOutcome.wrong(BoardHighlights.crossing(to), "script.elsewhere", piece, to)
          : AnswerOutcome.wrong(BoardHighlights.crossing(to), "script.other-piece", piece, to);
    }

    private Move expected() {
      return rest.getFirst().move();
    }

    @Override
    public boolean complete() {
      return rest.isEmpty() && afterPress == null;
    }

    @Override
    public Scene scene() {
      SceneBuilder scene =
          afterPress == null
              ? SceneBuilder.moving(exercise.info(), position, context.lastMove())
              : SceneBuilder.of(Scene.Mode.SHOW, exercise.info(), position)
                  .last(context.lastMove());
      if (exercise.clock()) {
        scene.aside(clock());
      }
      return scene
          .moves(replies)
          .progress(done, done + (afterPress == null ? this : afterPress).learnersMoves().size())
          .prompt(prompt())
          .scene();
    }

    private ChessClock clock() {
      Color own = exercise.sides().iterator().next();
      Color running = afterPress == null ? position.turn() : own;
      return new ChessClock(running, own, !complete());
    }

    private @Nullable Message prompt() {
      if (afterPress != null) {
        return Message.coded("script.press-clock");
      }
      return done == 0 && comment != null ? Message.text(comment) : null;
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
      if (!exercise.clock()) {
        return learnersMoves().stream().<Answer.Try>map(Answer.Play::new).toList();
      }
      List<Answer.Try> answers = new ArrayList<>();
      State state = this;
      while (!state.complete()) {
        Answer.Try next =
            state.afterPress == null ? new Answer.Play(state.expected()) : new Answer.Done();
        answers.add(next);
        if (!(state.judge(next) instanceof Verdict.Right(State reached, _, _, _))) {
          throw new IllegalStateException("the line can't be played");
        }
        state = reached;
      }
      return answers;
    }

    @Override
    public boolean canPoint() {
      return !complete() && afterPress == null;
    }

    @Override
    public BoardHighlights pointer() {
      return !canPoint() ? BoardHighlights.NONE : BoardHighlights.arrow(expected());
    }
  }
}
