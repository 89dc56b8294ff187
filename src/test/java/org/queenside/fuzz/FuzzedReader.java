package org.queenside.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.queenside.chess.Fen;
import org.queenside.chess.Game;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.LongAlgebraic;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Ruling;
import org.queenside.chess.San;
import org.queenside.chess.Setup;
import org.queenside.chess.Uci;
import org.queenside.chess.pgn.Pgn;
import org.queenside.chess.pgn.PgnGame;
import org.queenside.chess.pgn.PgnReader;
import org.queenside.chess.pgn.PgnReading;
import org.queenside.course.source.ExerciseFixture;
import org.queenside.puzzle.format.PuzzleFileReader;
import org.queenside.puzzle.format.UnreadableFileException;

/** The readers of external text, each with texts that it must read or refuse as documented. */
enum FuzzedReader {
  SAN(5_000, 900_000) {
    @Override
    void read(Random random, int count) {
      List<Position> positions = positions(random);
      Mutation mutation = new Mutation(random, MOVES);
      for (int i = 0; i < count; i++) {
        Position position = any(positions, random);
        String text = written(any(positions, random), random);
        String faulty = mutation.of(text);
        check(faulty + " in " + position, () -> readMove(position, faulty));
      }
    }
  },

  FEN(5_000, 700_000) {
    @Override
    void read(Random random, int count) {
      List<String> fens = positions(random).stream().map(Position::toString).toList();
      Mutation mutation = new Mutation(random, fens);
      for (int i = 0; i < count; i++) {
        String faulty = mutation.any();
        check(faulty, () -> readFen(faulty));
      }
    }
  },

  PGN(1_000, 200_000) {
    @Override
    void read(Random random, int count) {
      Mutation mutation = new Mutation(random, games(random));
      for (int i = 0; i < count; i++) {
        String faulty = mutation.any();
        check(faulty, () -> readGames(faulty));
      }
    }
  },

  PUZZLE_FILE(400, 150_000) {
    @Override
    void read(Random random, int count) {
      List<String> texts = new ArrayList<>(FILES);
      texts.addAll(games(random).subList(0, 3));
      Mutation mutation = new Mutation(random, texts);
      Path file = temporaryFile();
      for (int i = 0; i < count; i++) {
        String faulty = mutation.any();
        check(faulty, () -> readFile(file, faulty));
      }
    }
  },

  LESSON(50, 50_000) {
    @Override
    void read(Random random, int count) {
      Mutation mutation = new Mutation(random, lessons());
      for (int i = 0; i < count; i++) {
        String faulty = mutation.any();
        check(faulty, () -> ExerciseFixture.problemsOfFile(faulty));
      }
    }
  };

  private static final int POSITIONS = 500;
  private static final int LONGEST_GAME = 120;

  private static final List<String> MOVES =
      List.of("O-O", "O-O-O", "exd6 e.p.", "Kh1", "Kxh1", "Nd2=Q", "e8=Q+", "e1h1", "♘f3", "BXC3");

  /** Lesson positions, in which kings may be missing. */
  private static final List<String> LESSON_POSITIONS =
      List.of(
          "8/8/8/8/3p4/8/R1P5/8 w - -", "8/8/8/8/8/8/8/R3K2R w KQ -", "8/1P6/8/8/8/8/8/8 w - -");

  private static final String ROW =
      "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3";

  private static final List<String> FILES =
      List.of(
          "PuzzleId,FEN,Moves,Rating,RatingDeviation\nx," + ROW + ",g8f6 h5f7,811,75\n",
          "aB3x9," + ROW + ",g8f6 h5f7,811,75\n\"b,c\",\"" + ROW + "\",g8f6 h5f7,9,8\n",
          ROW + ";g8f6 h5f7;811\n" + ROW + ";g8f6 h5f7;811\n",
          "# for people\n" + ROW + " bm Qxf7#; id \"q1\";\n" + ROW + "\n");

  private final int few;
  private final int many;

  FuzzedReader(int few, int many) {
    this.few = few;
    this.many = many;
  }

  /** Returns the number of texts for the build, which take less than a second. */
  int few() {
    return few;
  }

  /** Returns the number of texts for a manual run, two million in total. */
  int many() {
    return many;
  }

  /**
   * Reads faulty texts.
   *
   * @throws AssertionError with the text, if a reader throws anything but the documented exception
   */
  abstract void read(Random random, int count);

  private static void check(String text, Runnable reading) {
    try {
      reading.run();
    } catch (RuntimeException | StackOverflowError e) {
      throw new AssertionError("reading failed: " + escaped(text), e);
    }
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.chars()
        .forEach(
            c ->
                escaped.append(
                    c < ' ' || c > '~' ? "\\u%04x".formatted(c) : String.valueOf((char) c)));
    return escaped.toString();
  }

  private static void readMove(Position position, String text) {
    attempt(text, () -> require(position.isLegal(San.read(position, text)), "legal"));
    attempt(text, () -> rule(position, San.intended(position, text)));
    attempt(text, () -> Uci.read(position, text));
    Move move = LenientMoveParser.read(position, text);
    Ruling.Illegal refused = LenientMoveParser.refused(position, text);
    if (move == null) {
      LenientMoveParser.problem(position, text);
    } else {
      rule(position, move);
    }
    require(move == null || refused == null, "read or refused");
  }

  /** Every move gets a ruling, and every refusal has reasons. */
  private static void rule(Position position, Move move) {
    if (Ruling.of(position, move) instanceof Ruling.Illegal illegal) {
      illegal.reason().code();
    }
  }

  private static void readFen(String text) {
    List<Function<String, Setup>> readers = List.of(Fen::read, Fen::readLenient);
    for (Function<String, Setup> reader : readers) {
      attempt(text, () -> askAll(reader.apply(text)));
    }
  }

  private static void askAll(Setup setup) {
    setup.warnings();
    for (PositionResult result : List.of(setup.position(), setup.lessonPosition())) {
      if (result instanceof PositionResult.Valid(Position position)) {
        require(position.legalMoves().size() == position.legalMoveCount(), "as many moves");
        position.matesInOne();
      }
    }
  }

  private static void readGames(String text) {
    PgnReader reader = new PgnReader(text);
    for (int games = 0; games <= text.length(); games++) {
      try {
        PgnReading game = reader.next();
        if (game == null) {
          return;
        }
        Pgn.write(game.complete());
      } catch (NotationException e) {
        require(e.offset() >= 0 && e.offset() <= e.input().length(), "a place in the line");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    throw new IllegalStateException("the reader does not come to an end");
  }

  private static void readFile(Path file, String text) {
    try {
      Files.write(file, text.getBytes(UTF_8));
      try (PuzzleFileReader puzzles = PuzzleFileReader.open(file, Locale.ENGLISH)) {
        PuzzleFileReader.Section section = puzzles.next(3);
        while (section != null) {
          section.entries();
          section = puzzles.next(3);
        }
      }
    } catch (UnreadableFileException refused) {
      require(!String.valueOf(refused.getMessage()).isBlank(), "a reason");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Ignores the documented exception. */
  private static void attempt(String text, Runnable reading) {
    try {
      reading.run();
    } catch (NotationException e) {
      require(e.offset() >= 0 && e.offset() <= text.length(), "a place in the text");
    }
  }

  private static void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalStateException("not so: " + what);
    }
  }

  private static List<Position> positions(Random random) {
    List<Position> positions =
        new ArrayList<>(LESSON_POSITIONS.stream().map(Position::lessonFromFen).toList());
    while (positions.size() < POSITIONS) {
      Game game = game(random);
      Position position = game.start();
      for (Move move : game.moves()) {
        position = position.play(move);
        positions.add(position);
      }
    }
    return positions;
  }

  private static Game game(Random random) {
    Game game = Game.from(Position.START);
    while (!game.isOver() && game.moves().size() < LONGEST_GAME) {
      game = game.play(any(game.position().legalMoves(), random));
    }
    return game;
  }

  /** Returns a legal move of a position in one of the notations. */
  private static String written(Position position, Random random) {
    List<Move> moves = position.legalMoves();
    if (moves.isEmpty()) {
      return any(MOVES, random);
    }
    Move move = any(moves, random);
    return switch (random.nextInt(3)) {
      case 0 -> San.write(position, move);
      case 1 -> LongAlgebraic.write(position, move);
      default -> move.toString();
    };
  }

  private static List<String> games(Random random) {
    List<String> games = new ArrayList<>();
    games.add(
        """
        [Event "Fuzz"]
        [FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0"]

        {start} 1. e4! $1 e5 (1... c5 2. Nf3 (2. c3 d5)) {x} 2. Nf3 ; rest
        Nc6 3. Bc4 Bc5 4. O-O 1-0

        """);
    games.add(
        "[Event \"a\"]\n\n[Event \"b\"]\n[White \"c\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. Kh1 *\n");
    games.add(
        """
        [SetUp "1"]
        [FEN "r3k3/1P6/6P1/3pP3/8/8/8/4K2R w Kq d6 0 1"]

        1. exd6 e.p. O-O-O 2. bxc8(Q)+ 1/2-1/2
        """);
    while (games.size() < 8) {
      Game game = game(random);
      games.add(Pgn.write(PgnGame.of(game, Map.of("Event", "Random"))));
    }
    return games;
  }

  /** Lessons with one exercise each. */
  private static List<String> lessons() {
    try (Stream<Path> files = Files.list(Path.of("lessons"))) {
      List<String> lessons = new ArrayList<>();
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        String[] parts = Files.readString(file).split("(?m)^(?=  - id:)");
        Arrays.stream(parts).skip(1).forEach(exercise -> lessons.add(parts[0] + exercise));
      }
      return lessons;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path temporaryFile() {
    try {
      Path file = Files.createTempFile("fuzz", ".txt");
      file.toFile().deleteOnExit();
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <T> T any(List<T> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }
}
