package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.AT_MOST;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.POSITION;
import static org.queenside.course.syntax.ExerciseField.STRENGTH;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Fen;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Ruling;
import org.queenside.course.feedback.MateFeedback;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;
import org.queenside.course.syntax.ExerciseYaml;
import org.queenside.play.LoneKingTablebase;

/** Mating a lone king against the best defence. */
final class MateLoneKingKind extends ExerciseKind<Exercise.MateLoneKing> {
  MateLoneKingKind() {
    super("play", State::first, List.of(POSITION, HINTS), List.of(AT_MOST, STRENGTH));
  }

  @Override
  public Exercise.MateLoneKing read(ExerciseYaml fields) {
    if (fields.has(STRENGTH)) {
      fields.problem(STRENGTH, "only a mini-game has a strength", "Remove it, or add 'game'");
    }
    Position position = fields.position();
    return new Exercise.MateLoneKing(fields.info(position.turn()), position, fields.atMost());
  }

  @Override
  public void lint(Exercise.MateLoneKing exercise, ExerciseYaml fields) {
    if (!LoneKingTablebase.covers(exercise.position())
        || !(Fen.read(exercise.position().toString()).position() instanceof PositionResult.Valid)) {
      fields.problem(
          POSITION,
          "there is no lone king against queen, rook, two rooks, two bishops or bishop and knight",
          "Change the position, or name a 'game'");
      return;
    }
    OptionalInt least = LoneKingTablebase.movesToMate(exercise.position());
    if (DryRun.of(exercise).solution().isEmpty() || least.isEmpty()) {
      fields.problem(POSITION, "the side to move can't force mate", "Change the position");
    } else if (exercise.par() > 0 && least.getAsInt() > exercise.par()) {
      fields.problem(
          AT_MOST,
          "mate takes at least %d moves".formatted(least.getAsInt()),
          "Write 'at-most: %d' or more".formatted(least.getAsInt()));
    }
  }

  /**
   * The state of {@link Exercise.MateLoneKing}. The lone king defends as long as possible and
   * claims a draw as soon as it can.
   *
   * @param game the game since the exercise's position; the learner is to move unless it is mate
   * @param made the learner's move and the king's reply that led here, to show them
   */
  record State(Exercise.MateLoneKing exercise, Game game, List<Move> made)
      implements ExerciseState {

    static State first(Exercise.MateLoneKing exercise) {
      return new State(exercise, Game.from(exercise.position()), List.of());
    }

    @Override
    public Verdict judge(Answer.Try answer) {
      return complete()
          ? Verdict.ignored()
          : MoveAnswerJudge.judge(answer, game.position(), this::judge);
    }

    private Verdict judge(Move move) {
      return switch (game.rule(move, game.position().turn())) {
        case Ruling.Illegal illegal -> Verdict.refused(illegal);
        case Ruling.Legal legal -> judgeLegal(legal.move());
      };
    }

    private Verdict judgeLegal(Move move) {
      Game after = game.play(move);
      if (after.position().isCheckmate()) {
        State next = new State(exercise, after, List.of(move));
        return new Verdict.Right(
            next, next.count(), Message.coded("play.mate"), BoardHighlights.NONE);
      }
      if (after.position().isStalemate()) {
        return new Verdict.Rejected(MateFeedback.stalemate(move, after.position()));
      }
      Move reply = LoneKingTablebase.defence(after.position());
      Verdict slip = slip(after, reply);
      if (slip != null) {
        return slip;
      }
      Message note = after.position().occupied().contains(reply.to()) ? taken(after, reply) : null;
      State next = new State(exercise, after.play(reply), List.of(move, reply));
      return Verdict.noted(next, note);
    }

    /** Returns how a legal move gives the win away, or null if it doesn't. */
    private static @Nullable Verdict slip(Game after, Move reply) {
      Position position = after.position();
      Color king = position.turn();
      BoardHighlights highlights = BoardHighlights.arrow(reply);
      if (LoneKingTablebase.movesToMate(position).isEmpty()) {
        Piece lost = position.at(reply.to());
        return lost == null
            ? Verdict.wrong(highlights, "play.slip", reply.to())
            : Verdict.wrong(highlights, "play.lost", lost, reply.to());
      }
      List<DrawClaim> claims = new ArrayList<>(after.claims());
      claims.addAll(after.claims(reply));
      return claims.isEmpty()
          ? null
          : Verdict.wrong(
              BoardHighlights.NONE,
              switch (claims.getFirst()) {
                case THREEFOLD_REPETITION -> "play.claim.threefold";
                case FIFTY_MOVES -> "play.claim.fifty";
              },
              king);
    }

    private static Message taken(Game after, Move reply) {
      Piece lost = Objects.requireNonNull(after.position().at(reply.to()));
      return Message.coded("play.taken", lost, reply.to());
    }

    /** Returns how many moves the learner has made. */
    int moves() {
      return (game.moves().size() + 1) / 2;
    }

    private Message count() {
      int least = LoneKingTablebase.movesToMate(exercise.position()).orElseThrow();
      return moves() == least
          ? Message.coded("play.quickest", least)
          : Message.coded("play.count", moves(), least);
    }

    @Override
    public boolean complete() {
      return game.position().isCheckmate();
    }

    @Override
    public boolean overPar() {
      return exercise.par() > 0 && moves() > exercise.par();
    }

    @Override
    public Scene scene() {
      OptionalInt left = LoneKingTablebase.movesToMate(game.position());
      return SceneBuilder.moving(
              exercise.info(), game.position(), made.isEmpty() ? null : made.getLast())
          .moves(made.stream().skip(1).toList())
          .prompt(
              complete() || left.isEmpty()
                  ? null
                  : Message.coded("play.possible", game.position().turn(), left.getAsInt()))
          .scene();
    }

    @Override
    public List<Answer.Try> solution() {
      List<Answer.Try> answers = new ArrayList<>();
      Position position = game.position();
      while (!position.isCheckmate()) {
        List<Move> quickest = LoneKingTablebase.quickest(position);
        if (quickest.isEmpty()) {
          return List.of();
        }
        answers.add(new Answer.Play(quickest.getFirst()));
        position = position.play(quickest.getFirst());
        if (position.hasLegalMove()) {
          position = position.play(LoneKingTablebase.defence(position));
        }
      }
      return answers;
    }

    @Override
    public BoardHighlights pointer() {
      return LoneKingTablebase.quickest(game.position()).stream()
          .findFirst()
          .map(BoardHighlights::arrow)
          .orElse(BoardHighlights.NONE);
    }
  }
}
