package org.queenside.board;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.queenside.chess.AttemptedMove;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.chess.Square;

/** Reads the table of all reasons in docs/rulings.md. */
public final class RulingsDocument {
  private static final Path PAGE = Path.of("docs", "rulings.md");
  private static final String SAME_SIDE_AGAIN = "the same side again";

  private RulingsDocument() {}

  /**
   * A row of the table.
   *
   * @param after the moves before the attempt, or "the same side again"
   */
  public record Row(String code, String fen, String after, String tried, String sentence) {
    /** Returns the refusal. */
    public Ruling.Illegal ruling() {
      return switch (rule()) {
        case Ruling.Illegal illegal -> illegal;
        case Ruling.Legal legal -> throw new AssertionError(this + " is legal");
      };
    }

    private Ruling rule() {
      Position position = Position.lessonFromFen(fen);
      if (after.equals(SAME_SIDE_AGAIN)) {
        return Ruling.of(
            position.withTurn(position.turn().opposite()), tries(), RulingContext.UNKNOWN);
      }
      if (after.isEmpty()) {
        return Ruling.of(position, tries(), RulingContext.UNKNOWN);
      }
      Game game = Game.from(position);
      for (String move : after.split(" ")) {
        game = game.play(Move.parseUci(move));
      }
      return game.rule(Move.parseUci(tried));
    }

    private AttemptedMove tries() {
      return new AttemptedMove(
          Square.parse(tried.substring(0, 2)),
          Square.parse(tried.substring(2, 4)),
          tried.length() > 4 ? Role.fromLetter(tried.charAt(4)) : null);
    }
  }

  /** Returns the rows in the order of the page. */
  public static List<Row> rows() {
    try (Stream<String> lines = Files.lines(PAGE)) {
      return lines.filter(line -> line.startsWith("| `")).map(RulingsDocument::row).toList();
    } catch (IOException e) {
      throw new AssertionError("cannot read " + PAGE.toAbsolutePath(), e);
    }
  }

  private static Row row(String line) {
    List<String> cells =
        Stream.of(line.split("\\|")).skip(1).map(cell -> cell.strip().replace("`", "")).toList();
    return new Row(cells.get(0), cells.get(2), cells.get(3), cells.get(4), cells.get(5));
  }
}
