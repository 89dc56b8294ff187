package org.queenside.puzzle.format;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Role;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;

/**
 * Generates files like the Lichess puzzle database. The same seed always gives the same file. Of
 * every 20 rows, 16 are mates in one, 2 are not, 1 repeats a position and 1 is broken, so the
 * counts of an import are known beforehand. Mates in one are found by playing every legal move.
 *
 * <p>Positions come from random games, some with pieces removed.
 */
public final class LichessFileGenerator {
  /** The header of the Lichess file. */
  public static final String HEADER =
      "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags";

  private static final int LONGEST_GAME = 160;
  private static final int VARIANTS = 60;
  private static final int ENOUGH = 10 * VARIANTS;
  private static final int TRIES = 4 * VARIANTS;

  /** A position and a move in it. */
  private record Moment(Position position, Move move) {}

  private final Random random;
  private final Set<Position> seen = new HashSet<>();
  private final Deque<Moment> mates = new ArrayDeque<>();
  private final Deque<Moment> others = new ArrayDeque<>();
  private @Nullable Moment lastMate;
  private int row;

  private LichessFileGenerator(long seed) {
    this.random = new Random(seed);
  }

  /** Writes a file; the arguments are the number of rows, a seed and the file. */
  public static void main(String[] args) throws IOException {
    write(Integer.parseInt(args[0]), Long.parseLong(args[1]), Path.of(args[2]));
  }

  /** Writes a file with a header and the given number of rows, ideally a multiple of 20. */
  public static Path write(int rows, long seed, Path file) throws IOException {
    LichessFileGenerator puzzles = new LichessFileGenerator(seed);
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      out.append(HEADER).append('\n');
      for (int i = 0; i < rows; i++) {
        puzzles.writeRow(out);
      }
    }
    return file;
  }

  private void writeRow(Writer out) throws IOException {
    int kind = row % 20;
    out.append("%05x,".formatted(row));
    if (kind < 16) {
      lastMate = nextMate();
      write(lastMate, out);
    } else if (kind < 18) {
      write(nextOther(), out);
    } else if (kind == 18 && lastMate != null) {
      write(lastMate, out);
    } else {
      out.append(BROKEN.get(row / 20 % BROKEN.size()));
    }
    out.append(
        ",%d,80,95,100,mate mateIn1 oneMove short,https://example.org/,\n"
            .formatted(400 + row % 1600));
    row++;
  }

  private static final List<String> BROKEN =
      List.of(
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,e2e5 e7e5",
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1,e2e4 e7e5",
          "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,e2e4 e7e5",
          "4k3/8/4Q3/8/8/8/8/4K3 w - - 0 1,e6e7 e8e7",
          "");

  private static void write(Moment moment, Writer out) throws IOException {
    Position puzzle = moment.position().play(moment.move());
    List<Move> mates = puzzle.matesInOne();
    Move answer = mates.isEmpty() ? puzzle.legalMoves().getFirst() : mates.getFirst();
    out.append(moment.position().toString())
        .append(',')
        .append(moment.move().toString())
        .append(' ')
        .append(answer.toString());
  }

  private Moment nextMate() {
    while (mates.isEmpty()) {
      playGame();
    }
    return mates.remove();
  }

  private Moment nextOther() {
    while (others.isEmpty()) {
      playGame();
    }
    return others.remove();
  }

  private void playGame() {
    Position position = Position.START;
    for (int ply = 0; ply < LONGEST_GAME && position.hasLegalMove(); ply++) {
      List<Move> moves = position.legalMoves();
      Moment moment = new Moment(position, moves.get(random.nextInt(moves.size())));
      Position next = position.play(moment.move());
      if (mates.size() < ENOUGH && isMateInOne(next)) {
        addWithVariants(moment);
      } else if (ply == 20 && next.hasLegalMove() && !isProven(next)) {
        others.add(moment);
        others.add(new Moment(Position.START, Move.parseUci("e2e4")));
      }
      position = next;
    }
  }

  private void addWithVariants(Moment found) {
    addIfNew(found);
    for (int i = 0, added = 0; i < TRIES && added < VARIANTS; i++) {
      Moment variant = variant(found);
      if (variant != null && isMateInOne(variant.position().play(variant.move()))) {
        addIfNew(variant);
        added++;
      }
    }
  }

  private void addIfNew(Moment moment) {
    if (seen.add(moment.position().play(moment.move()).repetitionKey())) {
      mates.add(moment);
    }
  }

  private @Nullable Moment variant(Moment found) {
    Board board = found.position().board();
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      List<Square> removable =
          List.copyOf(
              board.occupied().minus(board.pieces(Role.KING)).without(found.move().from()).toSet());
      if (!removable.isEmpty()) {
        board = board.without(removable.get(random.nextInt(removable.size())));
      }
    }
    Color turn = found.position().turn();
    Setup setup =
        new Setup(board, turn, found.position().castling(), null, 0, 1 + random.nextInt(60));
    return setup.position() instanceof PositionResult.Valid(Position position)
            && position.isLegal(found.move())
        ? new Moment(position, found.move())
        : null;
  }

  /** Does the quick check first to save time. */
  private static boolean isMateInOne(Position position) {
    return !position.matesInOne().isEmpty() && isProven(position);
  }

  private static boolean isProven(Position position) {
    return position.legalMoves().stream().anyMatch(move -> position.play(move).isCheckmate());
  }
}
