package org.queenside.course.source;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.kind.SoloTaskRoute;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.syntax.SpellingSuggestions;
import org.queenside.course.syntax.YamlFields;

/** Proves with the rules that an exercise can be solved. */
final class ExerciseLint {
  private final YamlFields fields;

  private ExerciseLint(YamlFields fields) {
    this.fields = fields;
  }

  static void check(Exercise exercise, YamlFields fields) {
    new ExerciseLint(fields).check(exercise);
  }

  private void check(Exercise exercise) {
    if (exercise.info().hints().isEmpty() && !exercise.isShown()) {
      fields.problem("hints", "there is no hint", "Add 'hints:' with one to three");
    }
    switch (exercise) {
      case Exercise.Read read -> demonstration(read);
      case Exercise.FindSquares _, Exercise.NameSquares _, Exercise.TurnBoard _ -> {
        // Any list of squares can be found and named, and any board turned.
      }
      case Exercise.MarkSquares mark -> mark(mark);
      case Exercise.SoloTask errand -> errand(errand);
      case Exercise.ReachGoal goal -> goal(goal);
      case Exercise.FindAll all -> SolutionLint.check(all, fields);
      case Exercise.MateOrNot mate -> mateOrNot(mate);
      case Exercise.Script script -> ScriptLint.check(script, fields);
      case Exercise.MateLoneKing mate -> PlayLint.check(mate, fields);
      case Exercise.WinMiniGame match -> PlayLint.check(match, fields);
      case Exercise.TryForbidden forbidden -> forbidden(forbidden);
      case Exercise.SetUp setUp -> setUp(setUp);
      case Exercise.FindFault fault -> fault(fault);
      case Exercise.Choose choose -> QuestionLint.check(choose, fields);
      case Exercise.GameExercise scored -> GameScoreLint.check(scored, fields);
    }
  }

  private void demonstration(Exercise.Read read) {
    try {
      DryRun.of(read);
    } catch (IllegalArgumentException illegal) {
      fields.problem(
          "steps", "a move is not legal: " + illegal.getMessage(), "Correct the move or position");
    }
    TextLint texts = new TextLint(fields);
    read.beats().forEach(beat -> texts.text("steps", beat.text(), 3, 300));
  }

  private void mateOrNot(Exercise.MateOrNot mate) {
    if (!mate.position().isCheck()) {
      fields.problem("position", "the side to move is not in check", "Change the position");
    }
  }

  private void mark(Exercise.MarkSquares mark) {
    if (mark.rule().squares(mark.position()).isEmpty()) {
      fields.problem("mark", "no square fits", "Change the position or what is to be marked");
    }
  }

  private void errand(Exercise.SoloTask errand) {
    if (errand instanceof Exercise.Collect collect) {
      SquareSet covered = collect.stars().intersect(own(collect.position()));
      if (!covered.isEmpty()) {
        fields.problem(
            "stars",
            "an own piece stands on the star on " + covered.first(),
            "Move the star or the piece");
        return;
      }
    }
    if (DryRun.of(errand).finished()) {
      fields.problem("position", "there is nothing to capture", "Add pieces of the other side");
      return;
    }
    switch (SoloTaskRoute.shortest(errand)) {
      case SoloTaskRoute.Found(List<Move> moves) -> par(errand, moves);
      case SoloTaskRoute.Impossible _ ->
          fields.problem("kind", "it cannot be done", "Change the position or the stars");
      case SoloTaskRoute.Unknown _ ->
          fields.problem(
              "kind", "it is too large to be proven", "Take away pieces that can move, or stars");
    }
  }

  private void par(Exercise.SoloTask errand, List<Move> shortest) {
    if (errand.par() > 0 && shortest.size() > errand.par()) {
      fields.problem(
          "at-most",
          "it takes at least %d moves: %s".formatted(shortest.size(), shortest),
          "Write 'at-most: %d' or more".formatted(shortest.size()));
    }
  }

  private static SquareSet own(Position position) {
    return position.pieces(position.turn());
  }

  private void goal(Exercise.ReachGoal goal) {
    List<Answer.Try> way = DryRun.of(goal).solution();
    if (way.isEmpty()) {
      fields.problem(
          "goal",
          "no legal move reaches it" + (goal.moves() > 1 ? " in the moves allowed" : ""),
          "Change the goal, the position, 'moves' or 'reply'");
    } else if (way.size() <= goal.replies().size()) {
      fields.problem(
          "reply",
          "the goal is reached by %s, before the last reply".formatted(moves(way)),
          "Remove replies, or change the position");
    }
    SolutionLint.check(goal, fields);
  }

  private static List<Move> moves(List<Answer.Try> way) {
    return way.stream()
        .filter(Answer.Play.class::isInstance)
        .map(answer -> ((Answer.Play) answer).move())
        .toList();
  }

  private void forbidden(Exercise.TryForbidden forbidden) {
    if (DryRun.of(forbidden).solution().isEmpty()) {
      Move move = forbidden.move();
      fields.problem(
          "goal",
          "no move is refused because of '%s'".formatted(forbidden.reason()),
          move == null
              ? SpellingSuggestions.remedy(forbidden.reason(), reasons(forbidden))
              : "The move %s is refused because of: %s".formatted(move, reasons(forbidden, move)));
    }
  }

  private static List<String> reasons(Exercise.TryForbidden forbidden) {
    return forbidden.position().occupied().stream()
        .flatMap(from -> Arrays.stream(Square.values()).map(to -> Move.of(from, to)))
        .map(move -> reasons(forbidden, move))
        .filter(code -> !code.isEmpty())
        .distinct()
        .toList();
  }

  private static String reasons(Exercise.TryForbidden forbidden, Move move) {
    return switch (Ruling.of(forbidden.position(), move, forbidden.past())) {
      case Ruling.Legal _ -> "";
      case Ruling.Illegal illegal -> illegal.reason().code();
    };
  }

  private void setUp(Exercise.SetUp setUp) {
    if (setUp.given().equals(setUp.target())) {
      fields.problem("given", "nothing is left to place", "Take pieces out of 'given'");
    }
    if (setUp.target().occupied().isEmpty()) {
      fields.problem("target", "there is no piece to place", "Write the pieces as in a FEN");
    }
  }

  private void fault(Exercise.FindFault fault) {
    List<SquareSet> faults = fault.faults();
    if (!fault.turned() && faults.isEmpty()) {
      fields.problem("position", "there is no fault", "Change a piece, or write 'turned: true'");
    }
    if (fault.turned() && !faults.isEmpty()) {
      fields.problem(
          "turned",
          "the board is turned and pieces are wrong as well, on "
              + faults.stream().map(SquareSet::toString).collect(Collectors.joining()),
          "Keep one kind of fault");
    }
  }
}
