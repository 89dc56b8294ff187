package org.queenside.game.review.ui;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.board.PieceName;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.RulingContext;
import org.queenside.chess.Square;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Goal;
import org.queenside.game.PlayedGame;
import org.queenside.game.review.GameMoment;
import org.queenside.game.review.GameReviewMoment;
import org.queenside.game.ui.PlayerName;
import org.queenside.text.Term;
import org.queenside.ui.Translator;

/**
 * A moment of a game as an exercise. Any mate is right, or any move that the review found good
 * enough. Other moves are answered with the refutation.
 */
final class MomentExercise {

  /** PGN's glyph for a mistake. */
  private static final int MISTAKE = 2;

  private final PlayedGame game;
  private final GameReviewMoment moment;
  private final Position position;
  private final RulingContext context;
  private final MomentText texts;
  private final Translator translator;

  /** The part of the keys that names the task. */
  private final String task;

  private MomentExercise(PlayedGame game, GameReviewMoment moment, Translator translator) {
    this.texts = new MomentText(game, translator);
    this.game = game;
    this.moment = moment;
    this.position = texts.before(moment);
    this.context = RulingContext.from(game.game().start(), texts.past(moment));
    this.translator = translator;
    this.task = "game-review.task." + task(moment.kind());
  }

  /** Returns the name of the task. */
  private String task(GameReviewMoment.Kind kind) {
    return switch (kind) {
      case MISSED_MATE, STALEMATE, MISSED_PROMOTION, MISSED_FORK -> kind.code();
      case ALLOWED_MATE -> isMateThreatened() ? kind.code() : "avoid-mate";
      case MISSED_CAPTURE -> takesBack() ? "lost-piece-back" : kind.code();
      case LOST_PIECE ->
          takesBack() ? "lost-piece-back" : takesPiece() ? "lost-piece-take" : kind.code();
      case BETTER_MOVE -> moment.reply() == null ? "better-move-chance" : kind.code();
    };
  }

  /** Returns whether the opponent could mate if the player passed. */
  private boolean isMateThreatened() {
    return !position.isCheck()
        && !position.withTurn(position.turn().opposite()).matesInOne().isEmpty();
  }

  /** Returns whether only capturing the piece that has just captured is right. */
  private boolean takesBack() {
    Move last = texts.captureBefore(moment);
    return last != null && moment.right().stream().allMatch(move -> move.to() == last.to());
  }

  private boolean takesPiece() {
    return moment.right().stream().allMatch(move -> isPiece(position.at(move.to())));
  }

  private static boolean isPiece(@Nullable Piece piece) {
    return piece != null && piece.role() != Role.PAWN;
  }

  /** Returns the moment as an exercise. */
  static Exercise of(PlayedGame game, GameReviewMoment moment, Translator translator) {
    return new MomentExercise(game, moment, translator).exercise(null);
  }

  /** Returns the moment as an exercise that also says which game it is from. */
  static Exercise again(GameMoment found, Translator translator) {
    String opponent = PlayerName.of(found.game().other(), translator);
    return new MomentExercise(found.game(), found.moment(), translator)
        .exercise(translator.translate("game-review.from", opponent));
  }

  private Exercise exercise(@Nullable String text) {
    ExerciseInfo info = info(text);
    return moment.kind() == GameReviewMoment.Kind.MISSED_MATE
        ? new Exercise.ReachGoal(info, position, context, new Goal.Mate(), 1, List.of())
        : new Exercise.Script(info, position, context, Set.of(game.own()), line(), false);
  }

  private ExerciseInfo info(@Nullable String text) {
    Color own = game.own();
    return ExerciseInfo.of(
        String.valueOf(moment.ply()),
        task(),
        text,
        List.of(translator.translate(task + ".hint")),
        right(),
        own);
  }

  private String task() {
    if (moment.kind() == GameReviewMoment.Kind.ALLOWED_MATE) {
      return translator.translate(task, opponent());
    }
    Move last = texts.captureBefore(moment);
    if (last == null) {
      return translator.translate(task);
    }
    Position before = texts.score().after(moment.ply() - 1);
    return translator.translate(task, name(before, last.from()), name(before, last.to()));
  }

  private String right() {
    return moment.kind() == GameReviewMoment.Kind.ALLOWED_MATE
        ? translator.translate(task + ".right", opponent())
        : translator.translate("game-review.task." + moment.kind().code() + ".right");
  }

  private String opponent() {
    return PlayerName.of(game.other(), translator);
  }

  private static Term name(Position at, Square square) {
    return PieceName.of(requireNonNull(at.at(square)).role());
  }

  /** Returns the best move, with the other right moves and all wrong ones as its variations. */
  private List<PgnNode> line() {
    List<List<PgnNode>> others = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      if (!moment.right().contains(move)) {
        others.add(wrong(move));
      } else if (!move.equals(moment.right().getFirst())) {
        others.add(List.of(right(move, List.of())));
      }
    }
    return List.of(right(moment.right().getFirst(), others));
  }

  private PgnNode right(Move move, List<List<PgnNode>> others) {
    return new PgnNode(move, List.of(), List.of(), why(move), others);
  }

  /** Returns why a move is right, if that depends on the move. */
  private List<String> why(Move move) {
    if (moment.kind() != GameReviewMoment.Kind.LOST_PIECE) {
      return List.of();
    }
    Move own = texts.score().moves().get(moment.ply());
    String why = new SavingMoveText(position, moment, own, translator).of(move);
    return why.isEmpty() ? List.of() : List.of(why);
  }

  private List<PgnNode> wrong(Move move) {
    Position after = position.play(move);
    Move reply = moment.refutations().get(move);
    if (reply != null) {
      return List.of(
          mistake(move, List.of()),
          new PgnNode(reply, List.of(), List.of(), List.of(refutation(after, reply)), List.of()));
    }
    String why = after.isStalemate() ? "game-review.refuted.stalemate" : task + ".weak";
    return List.of(mistake(move, List.of(translator.translate(why))));
  }

  private static PgnNode mistake(Move move, List<String> comments) {
    return new PgnNode(move, List.of(), List.of(MISTAKE), comments, List.of());
  }

  /** Returns what is wrong with a move to which the reply mates or takes a piece. */
  private String refutation(Position after, Move reply) {
    if (after.play(reply).isCheckmate()) {
      return translator.translate("game-review.refuted.mate");
    }
    return translator.translate(
        "game-review.refuted.takes",
        name(after, reply.from()),
        name(after, reply.to()),
        reply.to());
  }
}
