package org.queenside.course.kind;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.DrawClaim;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.course.feedback.MateFeedback;
import org.queenside.course.model.Answer;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;
import org.queenside.play.LoneKingTablebase;

/**
 * The state of {@link Exercise.MateLoneKing}. The lone king defends as long as possible and claims
 * a draw as soon as it can.
 *
 * @param game the game since the exercise's position; the learner is to move unless it is mate
 * @param made the learner's move and the king's reply that led here, to show them
 */
record MateLoneKingState(Exercise.MateLoneKing exercise, Game game, List<Move> made)
    implements ExerciseState {

  static MateLoneKingState first(Exercise.MateLoneKing exercise) {
    return new MateLoneKingState(exercise, Game.from(exercise.position()), List.of());
  }

  @Override
  public Verdict judge(Answer.Try answer) {
    return complete() ? Verdict.ignored() : MoveAnswer.judge(answer, game.position(), this::judge);
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
      MateLoneKingState next = new MateLoneKingState(exercise, after, List.of(move));
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
    MateLoneKingState next =
        new MateLoneKingState(exercise, after.play(reply), List.of(move, reply));
    return Verdict.noted(next, note);
  }

  /** Returns how a legal move gives the win away, or null if it doesn't. */
  private static @Nullable Verdict slip(Game after, Move reply) {
    Position position = after.position();
    Color king = position.turn();
    BoardHighlights sketch = BoardHighlights.arrow(reply);
    if (LoneKingTablebase.movesToMate(position).isEmpty()) {
      Piece lost = position.at(reply.to());
      return lost == null
          ? Verdict.wrong(sketch, "play.slip", reply.to())
          : Verdict.wrong(sketch, "play.lost", lost, reply.to());
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
