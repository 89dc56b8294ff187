package org.queenside.course.kind;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.feedback.MisconceptionClassifier;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;
import org.queenside.course.model.OpponentMove;
import org.queenside.course.model.Option;
import org.queenside.course.model.Scene;
import org.queenside.trick.PermittingRule;
import org.queenside.trick.Trick;
import org.queenside.trick.TrickChoices;
import org.queenside.trick.TrickKind;

/**
 * The state of {@link Exercise.Catch}. A learner who says that a move isn't allowed has to show why
 * not next.
 *
 * @param index the move on the board
 */
record CatchState(Exercise.Catch exercise, int index, Step step) implements ExerciseState {

  /** What the learner does next. */
  enum Step {
    /** Say whether the move is allowed. */
    JUDGE,
    /** Show why it isn't. */
    PROVE,
    /** Look at the explanation. */
    EXPLAINED,
    /** Nothing. */
    DONE
  }

  private static final int FINE = 0;
  private static final int NOT_ALLOWED = 1;

  /** The rules to offer first, which don't speak of check to a learner who may not know it yet. */
  private static final Set<TrickKind> PLAIN =
      Collections.unmodifiableSet(EnumSet.complementOf(EnumSet.of(TrickKind.PIN_BROKEN)));

  static CatchState first(Exercise.Catch exercise) {
    return new CatchState(exercise, 0, Step.JUDGE);
  }

  private OpponentMove move() {
    return exercise.moves().get(index);
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    return switch (step) {
      case JUDGE ->
          switch (answer) {
            case Answer.Choose(int option) when option == FINE || option == NOT_ALLOWED ->
                judge(option == FINE);
            case Answer.Play(Move move) when index == 0 -> judgeOnPaper(move);
            default -> Verdict.ignored();
          };
      case PROVE ->
          move() instanceof OpponentMove.Forbidden(_, Trick trick)
              ? judgeProof(answer, trick)
              : Verdict.ignored();
      case EXPLAINED ->
          answer instanceof Answer.Next ? Verdict.right(next()) : Verdict.ignored();
      case DONE -> Verdict.ignored();
    };
  }

  private Verdict judge(boolean fine) {
    return switch (move()) {
      case OpponentMove.Allowed allowed -> {
        if (!fine) {
          yield Verdict.wrong(mayDoThat(allowed), BoardHighlights.NONE, null);
        }
        CatchState next = next();
        yield next.complete()
            ? Verdict.praised(next, rule(allowed))
            : Verdict.right(next);
      }
      case OpponentMove.Forbidden(_, Trick trick) ->
          fine
              ? Verdict.wrong(
                  why(trick), BoardHighlights.framing(trick.proof()), misconception(trick))
              : Verdict.right(new CatchState(exercise, index, Step.PROVE));
    };
  }

  /** On paper the pupil writes only the move that is forbidden. */
  private Verdict judgeOnPaper(Move written) {
    for (OpponentMove move : exercise.moves()) {
      if (move.shownMoves().getLast().equals(written)) {
        return switch (move) {
          case OpponentMove.Allowed allowed ->
              Verdict.wrong(mayDoThat(allowed), BoardHighlights.arrow(written), null);
          case OpponentMove.Forbidden(_, Trick trick) ->
              Verdict.noted(
                  new CatchState(exercise, exercise.moves().size() - 1, Step.DONE), why(trick));
        };
      }
    }
    return Verdict.ignored();
  }

  private Verdict judgeProof(Answer.Try answer, Trick trick) {
    return switch (answer) {
      case Answer.Pick(Square square) when !trick.proof().isEmpty() ->
          trick.proof().contains(square)
              ? caught(trick)
              : Verdict.wrong(BoardHighlights.crossing(square), "catch.not-there", square);
      case Answer.Choose(int option) when option >= 0 && option < reasons(trick).size() ->
          reasons(trick).get(option) == trick.kind()
              ? caught(trick)
              : Verdict.wrong(BoardHighlights.NONE, "catch.another-rule");
      default -> Verdict.ignored();
    };
  }

  private Verdict caught(Trick trick) {
    CatchState next = exercise.explained() && !isLast() ? explained() : next();
    return next.step() == Step.JUDGE ? Verdict.right(next) : Verdict.noted(next, why(trick));
  }

  private CatchState explained() {
    return new CatchState(exercise, index, Step.EXPLAINED);
  }

  private CatchState next() {
    return isLast()
        ? new CatchState(exercise, index, Step.DONE)
        : new CatchState(exercise, index + 1, Step.JUDGE);
  }

  private boolean isLast() {
    return index == exercise.moves().size() - 1;
  }

  /** Returns the rules to choose from; none if squares prove the trick. */
  private static List<TrickKind> reasons(Trick trick) {
    return trick.proof().isEmpty() ? TrickChoices.of(trick, PLAIN, 0) : List.of();
  }

  private static Message why(Trick trick) {
    Ruling.Illegal ruling = trick.ruling();
    return ruling == null
        ? Message.coded("trick.rule." + trick.kind().code())
        : new Message.Refusal(ruling, true);
  }

  private static @Nullable Misconception misconception(Trick trick) {
    Ruling.Illegal ruling = trick.ruling();
    return ruling == null ? null : MisconceptionClassifier.shownBy(ruling);
  }

  private static Message mayDoThat(OpponentMove.Allowed allowed) {
    return Message.coded("catch.allowed", rule(allowed));
  }

  private static Message rule(OpponentMove.Allowed allowed) {
    String code = PermittingRule.of(allowed.before(), allowed.ruling()).code();
    return Message.coded("trick.may." + code, allowed.ruling().move().to());
  }

  @Override
  public boolean complete() {
    return step == Step.DONE;
  }

  @Override
  public Scene scene() {
    SceneBuilder scene =
        switch (step) {
          case JUDGE -> played(Scene.Mode.SHOW).moves(slides()).prompt(prompt()).options(options());
          case PROVE -> proving();
          case EXPLAINED -> afterAnswer(Scene.Mode.STEP);
          case DONE -> afterAnswer(Scene.Mode.SHOW);
        };
    int of = exercise.moves().size();
    int done = step == Step.EXPLAINED || step == Step.DONE ? index + 1 : index;
    return of > 1 ? scene.progress(done, of).scene() : scene.scene();
  }

  /** Shows the board after the move, in the same way whether it is allowed or not. */
  private SceneBuilder played(Scene.Mode mode) {
    SceneBuilder scene =
        move() instanceof OpponentMove.Allowed allowed
            ? SceneBuilder.of(mode, exercise.info(), allowed.ruling().after()).noTurn()
            : new SceneBuilder(mode, exercise.info(), move().board());
    return scene.last(move().shownMoves().getLast());
  }

  private SceneBuilder proving() {
    List<Option> reasons =
        move() instanceof OpponentMove.Forbidden(_, Trick trick)
            ? reasons(trick).stream()
                .map(kind -> Option.of(Message.coded("trick.rule." + kind.code())))
                .toList()
            : List.of();
    return reasons.isEmpty()
        ? played(Scene.Mode.PICK).prompt(Message.coded("trick.why.tap"))
        : played(Scene.Mode.SHOW).prompt(Message.coded("trick.why.choose")).options(reasons);
  }

  /** A forbidden move is taken back. */
  private SceneBuilder afterAnswer(Scene.Mode mode) {
    if (move() instanceof OpponentMove.Allowed) {
      return played(mode);
    }
    List<Move> back =
        move().shownMoves().reversed().stream().map(move -> Move.of(move.to(), move.from())).toList();
    return SceneBuilder.of(mode, exercise.info(), move().before())
        .noTurn()
        .last(move().last())
        .moves(back);
  }

  /** The learner's own move comes before the next one, unless a forbidden move was taken back. */
  private List<Move> slides() {
    Move last = move().last();
    boolean answered =
        index > 0 && exercise.moves().get(index - 1) instanceof OpponentMove.Allowed;
    return Stream.concat(
            answered ? Stream.ofNullable(last) : Stream.of(), move().shownMoves().stream())
        .toList();
  }

  private Message prompt() {
    List<Message> said = new ArrayList<>();
    for (Move move : move().shownMoves()) {
      said.add(Message.coded("reply", mover(move), move.from(), move.to()));
    }
    if (move() instanceof OpponentMove.Forbidden(_, Trick.ReturnedPiece returned)) {
      said.add(Message.coded("catch.returned", returned.piece(), returned.square()));
    }
    return said.size() == 1
        ? Message.coded("catch.prompt", said.getFirst())
        : Message.coded("catch.prompt.two", said.getFirst(), said.getLast());
  }

  private Piece mover(Move move) {
    Piece piece = move().before().at(move.from());
    Piece moved = piece == null ? move().board().at(move.to()) : piece;
    if (moved == null) {
      throw new IllegalStateException("no piece has moved from " + move.from());
    }
    return moved;
  }

  /** The number isn't shown. It makes the buttons of each move new ones. */
  private List<Option> options() {
    return List.of(
        Option.of(Message.coded("catch.fine", index)),
        Option.of(Message.coded("catch.forbidden", index)));
  }

  @Override
  public List<Answer.Try> solution() {
    List<Answer.Try> answers = new ArrayList<>();
    CatchState state = this;
    while (!state.complete()) {
      Answer.Try answer = state.rightAnswer();
      answers.add(answer);
      if (!(state.judge(answer) instanceof Verdict.Right(CatchState next, _, _, _))) {
        return List.of();
      }
      state = next;
    }
    return answers;
  }

  private Answer.Try rightAnswer() {
    if (step == Step.EXPLAINED) {
      return new Answer.Next();
    }
    return switch (move()) {
      case OpponentMove.Allowed _ -> new Answer.Choose(FINE);
      case OpponentMove.Forbidden _ when step == Step.JUDGE -> new Answer.Choose(NOT_ALLOWED);
      case OpponentMove.Forbidden(_, Trick trick) ->
          trick.proof().isEmpty()
              ? new Answer.Choose(reasons(trick).indexOf(trick.kind()))
              : new Answer.Pick(trick.proof().first());
    };
  }

  @Override
  public boolean canPoint() {
    return step == Step.JUDGE || step == Step.PROVE;
  }

  @Override
  public BoardHighlights pointer() {
    if (!canPoint()) {
      return BoardHighlights.NONE;
    }
    return move() instanceof OpponentMove.Forbidden(_, Trick trick) && !trick.proof().isEmpty()
        ? BoardHighlights.framing(trick.proof())
        : shown(move());
  }

  private static BoardHighlights shown(OpponentMove move) {
    SquareSet squares = SquareSet.EMPTY;
    for (Move each : move.shownMoves()) {
      squares = squares.with(each.from()).with(each.to());
    }
    return BoardHighlights.framing(squares);
  }
}
