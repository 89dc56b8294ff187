package org.queenside.course.kind;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;

/**
 * All ways to solve an exercise by moves, up to two moves longer than the shortest; with very many
 * ways, the first of them.
 */
public final class PlayedRoutes {
  private static final int DETOUR = 2;
  private static final int MOST_ROUTES = 20_000;

  private final List<Route> routes = new ArrayList<>();

  private PlayedRoutes() {}

  /** A move of the learner on the board. */
  public record Played(Position before, Move move, Position after) {}

  /**
   * One way to solve an exercise.
   *
   * @param moves the learner's moves in order; none if the answer isn't a move
   * @param positions the positions on the board, from the first to the last
   * @param shortest the number of moves that the shortest way takes
   * @param praise the sentence that replaces the author's praise, or null if that is shown
   */
  public record Route(
      List<Played> moves, List<Position> positions, int shortest, @Nullable Message praise) {
    public Route {
      moves = List.copyOf(moves);
      positions = List.copyOf(positions);
    }

    /** Returns whether the author's praise is shown after this way. */
    public boolean isExpected() {
      return praise == null;
    }
  }

  /** Returns the ways to solve the exercise; one without moves if it isn't solved by moves. */
  public static List<Route> of(Exercise exercise) {
    return switch (exercise) {
      case Exercise.SoloTask task -> solo(task);
      case Exercise.ReachGoal _, Exercise.Script _ -> searched(exercise);
      case Exercise.FindAll all -> List.of(found(all));
      case Exercise.TryForbidden forbidden -> List.of(still(forbidden.position()));
      case Exercise.MateOrNot mate -> List.of(still(mate.position()));
      case Exercise.MarkSquares mark -> List.of(still(mark.position()));
      case Exercise.Choose choose -> List.of(still(choose.position()));
      case Exercise.GameExercise scored -> List.of(score(scored));
      default -> List.of();
    };
  }

  private static Route still(Position position) {
    return new Route(List.of(), List.of(position), 0, null);
  }

  private static Route found(Exercise.FindAll all) {
    Position position = all.position();
    List<Played> moves =
        DryRun.of(all).solutionMoves().stream()
            .map(move -> new Played(position, move, position.play(move)))
            .toList();
    List<Position> positions = new ArrayList<>(List.of(position));
    moves.forEach(played -> positions.add(played.after()));
    return new Route(moves, positions, moves.size(), null);
  }

  private static Route score(Exercise.GameExercise scored) {
    List<Position> positions = scored.score().positions();
    List<Played> moves = new ArrayList<>();
    for (int index = 0; index < scored.score().size(); index++) {
      moves.add(
          new Played(
              positions.get(index), scored.score().moves().get(index), positions.get(index + 1)));
    }
    return new Route(moves, positions, moves.size(), null);
  }

  private static List<Route> searched(Exercise exercise) {
    ExerciseState start = DryRun.of(exercise).state();
    int shortest = start.solution().size();
    var found = new PlayedRoutes();
    Position position = position(start);
    found.search(start, null, List.of(), List.of(position), shortest, shortest + DETOUR);
    return found.routes;
  }

  private void search(
      ExerciseState state,
      @Nullable Message praise,
      List<Played> moves,
      List<Position> positions,
      int shortest,
      int left) {
    if (state.complete()) {
      routes.add(new Route(moves, positions, shortest, state.tookLonger() ? praise : null));
      return;
    }
    if (left == 0) {
      return;
    }
    Position before = position(state);
    for (Move move : before.legalMoves()) {
      if (routes.size() == MOST_ROUTES) {
        return;
      }
      Verdict verdict = state.judge(new Answer.Play(move));
      ExerciseState next =
          switch (verdict) {
            case Verdict.Right right -> right.next();
            case Verdict.Detour detour -> detour.next();
            case Verdict.Rejected _ -> null;
          };
      if (next != null) {
        Message said = verdict instanceof Verdict.Right right ? right.praise() : null;
        Position after = before.play(move);
        search(
            next,
            said,
            with(moves, new Played(before, move, after)),
            with(with(positions, after), position(next)),
            shortest,
            left - 1);
      }
    }
  }

  private static List<Route> solo(Exercise.SoloTask task) {
    SoloTaskState start = SoloTaskState.first(task);
    int shortest = start.solution().size();
    List<Route> all = new ArrayList<>();
    for (int length = shortest; length <= shortest + DETOUR; length++) {
      var found = new PlayedRoutes();
      new SoloSearch(found.routes, shortest, new HashMap<>())
          .search(start, List.of(), List.of(start.position()), length);
      all.addAll(found.routes);
    }
    return all;
  }

  /**
   * A search for all ways of one length.
   *
   * @param hopeless the states from which so many moves aren't enough
   */
  private record SoloSearch(List<Route> routes, int shortest, Map<Key, Integer> hopeless) {
    private static final int ENOUGH = 2_000;

    void search(SoloTaskState state, List<Played> moves, List<Position> positions, int left) {
      if (state.complete()) {
        if (left == 0) {
          Message praise = Message.coded("solo.over-par", state.moves(), state.exercise().par());
          routes.add(new Route(moves, positions, shortest, state.tookLonger() ? praise : null));
        }
        return;
      }
      Key key = new Key(state.position().board(), state.left());
      if (state.left().size() > left || hopeless.getOrDefault(key, 0) >= left) {
        return;
      }
      int before = routes.size();
      for (Move move : state.position().legalMoves()) {
        if (routes.size() == ENOUGH) {
          return;
        }
        if (state.allows(move)) {
          SoloTaskState next = state.after(move);
          Position position = state.position();
          search(
              next,
              with(moves, new Played(position, move, position.play(move))),
              with(positions, next.position()),
              left - 1);
        }
      }
      if (routes.size() == before) {
        hopeless.merge(key, left, Math::max);
      }
    }

    private record Key(Board board, SquareSet left) {}
  }

  private static Position position(ExerciseState state) {
    Position position = state.scene().position();
    if (position == null) {
      throw new IllegalStateException("no position in " + state);
    }
    return position;
  }

  private static <T> List<T> with(List<T> list, T last) {
    List<T> longer = new ArrayList<>(list);
    longer.add(last);
    return longer;
  }
}
