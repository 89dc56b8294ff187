package org.queenside.course.run;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.chess.Try;
import org.queenside.course.Exercise;
import org.queenside.course.Option;
import org.queenside.course.Question;
import org.queenside.course.Say;
import org.queenside.course.Sketch;

/** The options of a question; which is right, and why, follows from the rules. */
final class Choices {
  private Choices() {}

  /** Returns the options, exactly one of them right; none for a question answered on the board. */
  static List<Choice> of(Exercise.Choose exercise) {
    Position position = exercise.position();
    return switch (exercise.question()) {
      case Question.Turn(List<Move> after) -> turn(position, after);
      case Question.ColourOf(Square square) -> colour(square);
      case Question.Legal(Try tried) ->
          legal(Ruling.of(position, tried, exercise.past().triedByEither()), position);
      case Question.Reason(Move move) -> ReasonChoices.of(position, move, exercise.past());
      case Question.Status() -> StatusChoices.of(position);
      case Question.Result() -> ResultChoices.of(position);
      case Question.Dead() -> StatusChoices.dead(position);
      case Question.Castlings() -> CastlingChoices.of(position, exercise.past());
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

  private static List<Choice> turn(Position position, List<Move> after) {
    Position now = position;
    for (Move move : after) {
      now = now.play(move);
    }
    Color turn = now.turn();
    String key = after.isEmpty() && isStart(position) ? "start" : "after";
    Say because = Say.coded("turn." + key, turn, turn.opposite());
    return Stream.of(Color.WHITE, Color.BLACK)
        .map(color -> Choice.of(Say.coded("side", color), color == turn, because, Sketch.NONE))
        .toList();
  }

  /** A lesson need not write the castling rights of the first position. */
  private static boolean isStart(Position position) {
    return position.board().equals(Position.START.board()) && position.turn() == Color.WHITE;
  }

  private static List<Choice> colour(Square square) {
    boolean light = square.isLight();
    Say because = Say.coded(light ? "colour.light" : "colour.dark", square);
    Sketch sketch = Sketch.framing(SquareSet.of(square));
    return List.of(
        Choice.of(Say.coded("light"), light, because, sketch),
        Choice.of(Say.coded("dark"), !light, because, sketch));
  }

  private static List<Choice> legal(Ruling ruling, Position position) {
    return switch (ruling) {
      case Ruling.Legal legal ->
          Choice.yesOrNo(
              true,
              Permission.of(position, legal),
              Sketch.arrow(legal.move().from(), legal.move().to()));
      case Ruling.Illegal illegal ->
          Choice.yesOrNo(false, new Say.Ruled(illegal), Sketch.NONE).stream()
              .map(choice -> choice.showing(Belief.shownBy(illegal)))
              .toList();
    };
  }

  private static List<Choice> attacked(Position position, Square square, Color by) {
    SquareSet attackers = position.attackers(square, by);
    return attackers.isEmpty()
        ? Choice.yesOrNo(
            false, Say.coded("attacked.no", square, by), Sketch.framing(SquareSet.of(square)))
        : Choice.yesOrNo(
            true,
            Say.coded("attacked.yes", square, firstOf(position, attackers), attackers.first()),
            Sketch.attack(attackers, square));
  }

  private static List<Choice> defended(Position position, Square square) {
    Piece piece = requireNonNull(position.at(square));
    SquareSet defenders = position.attackers(square, piece.color());
    return defenders.isEmpty()
        ? Choice.yesOrNo(
            false, Say.coded("defended.no", piece, square), Sketch.framing(SquareSet.of(square)))
        : Choice.yesOrNo(
            true,
            Say.coded(
                "defended.yes", piece, square, firstOf(position, defenders), defenders.first()),
            Sketch.attack(defenders, square));
  }

  private static List<Choice> safe(Position position, Square square) {
    Piece piece = position.at(square);
    Color owner = piece == null ? position.turn() : piece.color();
    SquareSet attackers = position.attackers(square, owner.opposite());
    return attackers.isEmpty()
        ? Choice.yesOrNo(
            true,
            Say.coded("safe.yes", square, owner.opposite()),
            Sketch.framing(SquareSet.of(square)))
        : Choice.yesOrNo(
            false,
            Say.coded("safe.no", square, firstOf(position, attackers), attackers.first()),
            Sketch.attack(attackers, square));
  }

  private static List<Choice> check(Position position) {
    Color side = position.turn();
    Square king = requireNonNull(position.king(side));
    SquareSet checkers = position.checkers();
    return checkers.isEmpty()
        ? noCheck(position, side, king)
        : Choice.yesOrNo(
            true,
            Say.coded("check.yes", side, king, firstOf(position, checkers), checkers.first()),
            Sketch.attack(checkers, king));
  }

  private static List<Choice> noCheck(Position position, Color side, Square king) {
    ClosedLine closed = ClosedLine.to(king, side.opposite(), position);
    return closed == null
        ? Choice.yesOrNo(
            false, Say.coded("check.no", side, king), Sketch.framing(SquareSet.of(king)))
        : Choice.yesOrNo(
            false,
            Say.coded(
                "check.closed",
                side,
                king,
                requireNonNull(position.at(closed.blocker())),
                closed.blocker(),
                requireNonNull(position.at(closed.attacker())),
                closed.attacker()),
            closed.sketch());
  }

  private static Piece firstOf(Position position, SquareSet squares) {
    return requireNonNull(position.at(squares.first()));
  }

  private static List<Choice> balance(Position position) {
    int white = Worth.of(position, Color.WHITE);
    int black = Worth.of(position, Color.BLACK);
    int lead = white - black;
    Say because = Say.coded("balance.because", white, black);
    return Stream.of(lead, 0, -lead, lead + 2, lead - 2, lead + 1)
        .distinct()
        .limit(4)
        .sorted()
        .map(other -> Choice.of(lead(other), other == lead, because, Sketch.NONE))
        .toList();
  }

  private static Say lead(int lead) {
    return lead == 0
        ? Say.coded("balance.even")
        : Say.coded("balance.lead", lead > 0 ? Color.WHITE : Color.BLACK, Math.abs(lead));
  }

  private static List<Choice> worth(List<Role> roles) {
    int worth = roles.stream().mapToInt(Worth::of).sum();
    Say because =
        roles.size() == 1
            ? Say.coded("worth.one", roles.getFirst(), worth)
            : Say.coded("worth.several", worth);
    return Stream.concat(
            Stream.of(worth, worth + 2, worth - 2), IntStream.of(1, 3, 5, 9, worth + 1).boxed())
        .filter(other -> other > 0)
        .distinct()
        .limit(4)
        .sorted()
        .map(other -> Choice.of(Say.coded("points", other), other == worth, because, Sketch.NONE))
        .toList();
  }

  private static List<Choice> trade(Position position, Move move) {
    Exchange exchange = Exchange.begunBy(position, move);
    int gain = Integer.signum(exchange.balance());
    Say because =
        Say.coded(
            exchange.lost() == 0 ? "trade.free" : "trade.because", exchange.won(), exchange.lost());
    Sketch sketch = Sketch.arrow(move.from(), move.to());
    return List.of(
        Choice.of(Say.coded("trade.good"), gain > 0, because, sketch),
        Choice.of(Say.coded("trade.even"), gain == 0, because, sketch),
        Choice.of(Say.coded("trade.bad"), gain < 0, because, sketch));
  }

  /** Which of the two comes first follows from the exercise's name: it stays, and is no pattern. */
  private static List<Choice> standsRight(Exercise.Choose exercise) {
    List<Choice> boards = new ArrayList<>();
    boolean turnedFirst = exercise.id().hashCode() % 2 == 0;
    for (boolean turned : new boolean[] {turnedFirst, !turnedFirst}) {
      Say label = Say.coded(boards.isEmpty() ? "board.first" : "board.second");
      Option option = new Option(label, new Option.Picture(exercise.position().board(), turned));
      Say because = Say.coded(turned ? "board.turned" : "board.right");
      boards.add(new Choice(option, !turned, because, Sketch.NONE, null));
    }
    return List.copyOf(boards);
  }

  private static List<Choice> plain(Question.Plain plain) {
    return IntStream.range(0, plain.options().size())
        .mapToObj(
            number -> {
              Question.PlainOption option = plain.options().get(number);
              Say because = option.because() == null ? null : Say.words(option.because());
              return Choice.of(
                      Say.words(option.text()), number == plain.answer(), because, Sketch.NONE)
                  .showing(option.shows());
            })
        .toList();
  }
}
