package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.NOTATION;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.SCORE;
import static org.queenside.course.syntax.ExerciseField.SIDE;

import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Message;
import org.queenside.course.model.Notation;
import org.queenside.course.model.Scene;
import org.queenside.course.model.ScoreSheet;
import org.queenside.course.model.WrittenMove;
import org.queenside.course.syntax.AnnotatedGame;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.course.syntax.ValueParsers;

/** Playing the moves of a score sheet on the board. */
final class PlayScoreSheetKind extends ExerciseKind<Exercise.PlayScoreSheet> {
  PlayScoreSheetKind() {
    super("play-sheet", State::first, List.of(SCORE, HINTS), List.of(POSITION, NOTATION, SIDE));
  }

  @Override
  public Exercise.@Nullable PlayScoreSheet read(ExerciseYaml fields) {
    AnnotatedGame game = AnnotatedGame.read(fields);
    Color side = fields.value(SIDE, ValueParsers::color);
    return game == null
        ? null
        : new Exercise.PlayScoreSheet(game.info(), game.score(), game.notation(), side);
  }

  @Override
  public void lint(Exercise.PlayScoreSheet exercise, ExerciseYaml fields) {
    if (start(exercise).complete()) {
      fields.problem(SIDE, "that side has no move to make", "Change 'side' or 'score'");
    }
  }

  /**
   * The state of {@link Exercise.PlayScoreSheet}.
   *
   * @param played the number of moves made
   * @param from the number of moves made before the last answer
   */
  record State(Exercise.PlayScoreSheet exercise, int played, int from) implements ExerciseState {

    static State first(Exercise.PlayScoreSheet exercise) {
      int begun = nextOwn(exercise, 0);
      return new State(exercise, begun, begun);
    }

    /** Returns the index of the learner's next move, starting the search at an index. */
    private static int nextOwn(Exercise.PlayScoreSheet exercise, int begin) {
      Color side = exercise.side();
      GameScore score = exercise.score();
      return IntStream.range(begin, score.size())
          .filter(index -> side == null || score.side(index) == side)
          .findFirst()
          .orElse(score.size());
    }

    /** Returns how many of the moves up to an index are the learner's. */
    private int own(int end) {
      return (int) IntStream.range(0, end).filter(this::isOwn).count();
    }

    private boolean isOwn(int index) {
      return exercise.side() == null || exercise.score().side(index) == exercise.side();
    }

    @Override
    public Verdict judge(Answer.Try answer) {
      return complete()
          ? Verdict.ignored()
          : MoveAnswerJudge.judge(answer, position(), context(), this::judge);
    }

    private Verdict judge(Ruling.Legal legal) {
      return legal.move().equals(wanted())
          ? Verdict.right(new State(exercise, nextOwn(exercise, played + 1), played + 1))
          : Verdict.wrong(
              difference(position(), wanted(), legal.move(), exercise.notation()),
              BoardHighlights.crossing(legal.move().to()),
              null);
    }

    /** Returns the position on the board. */
    Position position() {
      return exercise.score().after(played);
    }

    /** Explains a legal move that isn't the one on the sheet. */
    private static Message difference(
        Position position, Move wanted, Move made, Notation notation) {
      String written = notation.write(position, wanted);
      Role role = role(position, wanted);
      if (role(position, made) != role) {
        return Message.coded(
            "sheet.role", WrittenMove.of(notation, written), role, role(position, made));
      }
      if (written.startsWith("0-0") || written.startsWith("Castles")) {
        boolean castled = CastlingSide.of(position.at(made.from()), made) != null;
        return Message.coded(
            castled ? "sheet.castling-side" : "sheet.castling", WrittenMove.of(notation, written));
      }
      if (made.from() != wanted.from()) {
        return made.to() == wanted.to()
            ? Message.coded("sheet.origin", WrittenMove.of(notation, written), role, made.from())
            : Message.coded(
                "sheet.other", WrittenMove.of(notation, written), role, made.from(), made.to());
      }
      if (made.to() == wanted.to()) {
        return Message.coded(
            "sheet.promotion",
            WrittenMove.of(notation, written),
            Objects.requireNonNull(wanted.promotion()));
      }
      return notation == Notation.DESCRIPTIVE && isMirrored(made.to(), wanted.to())
          ? Message.coded("sheet.mirrored", WrittenMove.of(notation, written), position.turn())
          : Message.coded("sheet.target", WrittenMove.of(notation, written), made.to());
    }

    private static Role role(Position position, Move move) {
      return Objects.requireNonNull(position.at(move.from())).role();
    }

    /**
     * Returns whether the square is right if the ranks are counted from the other player's side.
     */
    private static boolean isMirrored(Square made, Square wanted) {
      return made.file() == wanted.file() && made.rank() == 7 - wanted.rank();
    }

    private RulingContext context() {
      GameScore score = exercise.score();
      return RulingContext.from(score.after(0), score.moves().subList(0, played))
          .triedBySide(exercise.side());
    }

    private Move wanted() {
      return exercise.score().moves().get(played);
    }

    @Override
    public boolean complete() {
      return played == exercise.score().size();
    }

    @Override
    public Scene scene() {
      GameScore score = exercise.score();
      ScoreSheet sheet =
          ScoreSheet.of(
              score,
              complete() ? played : played + 1,
              exercise.notation(),
              EnumSet.of(exercise.notation()),
              ScoreSheet.Purpose.READ);
      SceneBuilder draft =
          SceneBuilder.moving(exercise.info(), position(), score.last(played))
              .moves(score.moves().subList(from, played))
              .aside(sheet)
              .progress(own(played), own(score.size()));
      if (!complete()) {
        String written = score.written(played, exercise.notation());
        draft.prompt(
            Message.coded(
                "sheet.prompt", score.side(played), WrittenMove.of(exercise.notation(), written)));
      }
      return draft.scene();
    }

    @Override
    public List<Answer.Try> solution() {
      GameScore score = exercise.score();
      return IntStream.range(played, score.size())
          .filter(this::isOwn)
          .<Answer.Try>mapToObj(index -> new Answer.Play(score.moves().get(index)))
          .toList();
    }

    @Override
    public BoardHighlights pointer() {
      return complete() ? BoardHighlights.NONE : BoardHighlights.arrow(wanted());
    }
  }
}
