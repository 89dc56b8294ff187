package org.queenside.course.question;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Arrow;
import org.queenside.chess.Attacks;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.PieceValue;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.feedback.LegalMoveExplanation;
import org.queenside.course.feedback.MisconceptionClassifier;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Option;
import org.queenside.course.model.Question;

/** The options of a question. The rules say which is right, and why. */
public final class QuestionOptions {
  private QuestionOptions() {}

  /** Returns the options, one of them right; none for a question answered on the board. */
  public static List<JudgedOption> of(Exercise.Choose exercise) {
    Position position = exercise.position();
    return switch (exercise.question()) {
      case Question.Turn(List<Move> after) -> turn(position, after);
      case Question.ColourOf(Square square) -> colour(square);
      case Question.Legal(AttemptedMove tried) ->
          legal(Ruling.of(position, tried, exercise.context().triedByEither()), position);
      case Question.Reason(Move move) ->
          RefusalReasonOptions.of(position, move, exercise.context());
      case Question.Status() -> PositionStatusOptions.of(position);
      case Question.Result() -> PositionStatusOptions.results(position);
      case Question.Dead() -> PositionStatusOptions.dead(position);
      case Question.Castlings() -> CastlingOptions.of(position, exercise.context());
      case Question.Attacked(Square square, Color by) -> attacked(position, square, by);
      case Question.Defended(Square square) -> defended(position, square);
      case Question.Safe(Square square) -> safe(position, square);
      case Question.Check() -> check(position);
      case Question.Balance() -> balance(position);
      case Question.Worth(List<Role> roles) -> worth(roles);
      case Question.Trade(Move move) -> trade(position, move);
      case Question.MostValuable() -> List.of();
      case Question.StandsRight() -> standsRight(exercise);
      case Question.Plain plain -> plain(plain);
    };
  }

  private static List<JudgedOption> turn(Position position, List<Move> after) {
    Position now = position;
    for (Move move : after) {
      now = now.play(move);
    }
    Color turn = now.turn();
    String key = after.isEmpty() && isStart(position) ? "start" : "after";
    Message because = Message.coded("turn." + key, turn, turn.opposite());
    return Stream.of(Color.WHITE, Color.BLACK)
        .map(color -> JudgedOption.of(Message.coded("side", color), color == turn, because))
        .toList();
  }

  /** Authors don't have to write castling rights for the start of a game. */
  private static boolean isStart(Position position) {
    return position.board().equals(Position.START.board()) && position.turn() == Color.WHITE;
  }

  private static List<JudgedOption> colour(Square square) {
    boolean light = square.isLight();
    Message because = Message.coded(light ? "colour.light" : "colour.dark", square);
    BoardHighlights highlights = BoardHighlights.framing(square);
    return List.of(
        JudgedOption.of(Message.coded("light"), light, because, highlights),
        JudgedOption.of(Message.coded("dark"), !light, because, highlights));
  }

  private static List<JudgedOption> legal(Ruling ruling, Position position) {
    return switch (ruling) {
      case Ruling.Legal legal ->
          JudgedOption.yesOrNo(
              true, LegalMoveExplanation.of(position, legal), BoardHighlights.arrow(legal.move()));
      case Ruling.Illegal illegal ->
          JudgedOption.yesOrNo(false, new Message.Refusal(illegal), BoardHighlights.NONE).stream()
              .map(choice -> choice.showing(MisconceptionClassifier.shownBy(illegal)))
              .toList();
    };
  }

  private static List<JudgedOption> attacked(Position position, Square square, Color by) {
    SquareSet attackers = position.attackers(square, by);
    return attackers.isEmpty()
        ? JudgedOption.yesOrNo(
            false, Message.coded("attacked.no", square, by), BoardHighlights.framing(square))
        : JudgedOption.yesOrNo(
            true,
            Message.coded("attacked.yes", square, firstOf(position, attackers), attackers.first()),
            BoardHighlights.attack(attackers, square));
  }

  private static List<JudgedOption> defended(Position position, Square square) {
    Piece piece = requireNonNull(position.at(square));
    SquareSet defenders = position.attackers(square, piece.color());
    return defenders.isEmpty()
        ? JudgedOption.yesOrNo(
            false, Message.coded("defended.no", piece, square), BoardHighlights.framing(square))
        : JudgedOption.yesOrNo(
            true,
            Message.coded(
                "defended.yes", piece, square, firstOf(position, defenders), defenders.first()),
            BoardHighlights.attack(defenders, square));
  }

  private static List<JudgedOption> safe(Position position, Square square) {
    Piece piece = position.at(square);
    Color owner = piece == null ? position.turn() : piece.color();
    SquareSet attackers = position.attackers(square, owner.opposite());
    return attackers.isEmpty()
        ? JudgedOption.yesOrNo(
            true,
            Message.coded("safe.yes", square, owner.opposite()),
            BoardHighlights.framing(square))
        : JudgedOption.yesOrNo(
            false,
            Message.coded("safe.no", square, firstOf(position, attackers), attackers.first()),
            BoardHighlights.attack(attackers, square));
  }

  private static List<JudgedOption> check(Position position) {
    Color side = position.turn();
    Square king = requireNonNull(position.king(side));
    SquareSet checkers = position.checkers();
    return checkers.isEmpty()
        ? noCheck(position, side, king)
        : JudgedOption.yesOrNo(
            true,
            Message.coded("check.yes", side, king, firstOf(position, checkers), checkers.first()),
            BoardHighlights.attack(checkers, king));
  }

  private static List<JudgedOption> noCheck(Position position, Color side, Square king) {
    BlockedLine closed = BlockedLine.to(king, side.opposite(), position);
    return closed == null
        ? JudgedOption.yesOrNo(
            false, Message.coded("check.no", side, king), BoardHighlights.framing(king))
        : JudgedOption.yesOrNo(
            false,
            Message.coded(
                "check.closed",
                side,
                king,
                requireNonNull(position.at(closed.blocker())),
                closed.blocker(),
                requireNonNull(position.at(closed.attacker())),
                closed.attacker()),
            closed.highlights());
  }

  private static Piece firstOf(Position position, SquareSet squares) {
    return requireNonNull(position.at(squares.first()));
  }

  private static List<JudgedOption> balance(Position position) {
    int white = PieceValue.of(position, Color.WHITE);
    int black = PieceValue.of(position, Color.BLACK);
    int lead = white - black;
    Message because = Message.coded("balance.because", white, black);
    return Stream.of(lead, 0, -lead, lead + 2, lead - 2, lead + 1)
        .distinct()
        .limit(4)
        .sorted()
        .map(other -> JudgedOption.of(lead(other), other == lead, because))
        .toList();
  }

  private static Message lead(int lead) {
    return lead == 0
        ? Message.coded("balance.even")
        : Message.coded("balance.lead", lead > 0 ? Color.WHITE : Color.BLACK, Math.abs(lead));
  }

  private static List<JudgedOption> worth(List<Role> roles) {
    int worth = roles.stream().mapToInt(PieceValue::of).sum();
    Message because =
        roles.size() == 1
            ? Message.coded("worth.one", roles.getFirst(), worth)
            : Message.coded("worth.several", worth);
    return Stream.concat(
            Stream.of(worth, worth + 2, worth - 2), IntStream.of(1, 3, 5, 9, worth + 1).boxed())
        .filter(other -> other > 0)
        .distinct()
        .limit(4)
        .sorted()
        .map(other -> JudgedOption.of(Message.coded("points", other), other == worth, because))
        .toList();
  }

  private static List<JudgedOption> trade(Position position, Move move) {
    ExchangeResult exchange = ExchangeResult.begunBy(position, move);
    int gain = Integer.signum(exchange.balance());
    Message because =
        Message.coded(
            exchange.lost() == 0 ? "trade.free" : "trade.because", exchange.won(), exchange.lost());
    BoardHighlights highlights = BoardHighlights.arrow(move);
    return List.of(
        JudgedOption.of(Message.coded("trade.good"), gain > 0, because, highlights),
        JudgedOption.of(Message.coded("trade.even"), gain == 0, because, highlights),
        JudgedOption.of(Message.coded("trade.bad"), gain < 0, because, highlights));
  }

  /**
   * The exercise's name decides which of the two comes first, so the order is fixed but has no
   * pattern.
   */
  private static List<JudgedOption> standsRight(Exercise.Choose exercise) {
    List<JudgedOption> boards = new ArrayList<>();
    boolean turnedFirst = exercise.id().hashCode() % 2 == 0;
    for (boolean turned : new boolean[] {turnedFirst, !turnedFirst}) {
      Message label = Message.coded(boards.isEmpty() ? "board.first" : "board.second");
      Option option = new Option(label, new Option.Picture(exercise.position().board(), turned));
      Message because = Message.coded(turned ? "board.turned" : "board.right");
      boards.add(new JudgedOption(option, !turned, because, BoardHighlights.NONE, null));
    }
    return List.copyOf(boards);
  }

  private static List<JudgedOption> plain(Question.Plain plain) {
    return IntStream.range(0, plain.options().size())
        .mapToObj(
            number -> {
              Question.PlainOption option = plain.options().get(number);
              Message because = option.because() == null ? null : Message.text(option.because());
              return JudgedOption.of(Message.text(option.text()), number == plain.answer(), because)
                  .showing(option.shows());
            })
        .toList();
  }

  /**
   * A line along which a piece would attack a square if nothing were in between.
   *
   * @param attacker the square of the piece
   * @param blocker the first square in between that isn't empty
   */
  private record BlockedLine(Square attacker, Square blocker) {
    private static final Set<Role> SLIDERS = Set.of(Role.BISHOP, Role.ROOK, Role.QUEEN);

    /**
     * Returns a blocked line from a piece of the given side to the square, or null if there is
     * none.
     */
    static @Nullable BlockedLine to(Square target, Color by, Position position) {
      for (Square attacker : position.pieces(by)) {
        Piece piece = requireNonNull(position.at(attacker));
        if (SLIDERS.contains(piece.role())
            && Attacks.of(piece, attacker, SquareSet.EMPTY).contains(target)) {
          SquareSet blocker =
              position
                  .attacks(attacker)
                  .intersect(Attacks.between(attacker, target))
                  .intersect(position.occupied());
          if (!blocker.isEmpty()) {
            return new BlockedLine(attacker, blocker.first());
          }
        }
      }
      return null;
    }

    BoardHighlights highlights() {
      return new BoardHighlights(
          List.of(new Arrow(attacker, blocker)), SquareSet.of(blocker), SquareSet.EMPTY);
    }
  }
}
