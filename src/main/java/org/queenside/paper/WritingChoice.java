package org.queenside.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.course.Exercise;
import org.queenside.course.Notation;
import org.queenside.course.Scene;
import org.queenside.course.run.Run;

/** What there is to write for each kind of exercise. */
final class WritingChoice {
  private WritingChoice() {}

  /** Returns what a pupil writes, or null for what can only be done on the screen. */
  static @Nullable Writing of(Exercise exercise) {
    return switch (exercise) {
      case Exercise.ReachGoal goal -> line(goal);
      case Exercise.Script script -> line(script);
      case Exercise.TryForbidden _ -> single();
      case Exercise.Errand errand -> route(errand);
      case Exercise.FindAll all -> new Writing.AnyOrder(all.wanted().in(all.position()).size());
      case Exercise.WriteMoves write ->
          new Writing.Line(
              IntStream.range(0, write.score().size())
                  .mapToObj(index -> blank(ScoreLines.label(write.score(), index)))
                  .toList());
      case Exercise.MarkSquares _ -> new Writing.Ticks();
      case Exercise.FindSquares find -> new Writing.Numbers(find.squares());
      case Exercise.NameSquares name -> new Writing.Names(name.squares().size());
      case Exercise.Choose choose -> chosen(choose);
      case Exercise.Draw draw ->
          draw.task().isQuestion() ? new Writing.Letters(scene(draw).options()) : null;
      case Exercise.MateOrNot _ -> new Writing.MateOrWayOut();
      case Exercise.FindFault _ -> new Writing.Faults();
      case Exercise.SetUp setUp -> setUp.timed() ? null : new Writing.Drawing(scene(setUp).tray());
      case Exercise.SheetFault fault ->
          new Writing.Corrections(ScoreLines.sheet(fault), scene(fault).of());
      // Shown, turned, played against the computer, or done with the pieces themselves.
      case Exercise.Read _,
          Exercise.Replay _,
          Exercise.TurnBoard _,
          Exercise.MateLoneKing _,
          Exercise.WinMatch _,
          Exercise.PlaySheet _ ->
          null;
    };
  }

  private static Scene scene(Exercise exercise) {
    return Run.start(exercise).scene();
  }

  private static Writing single() {
    return new Writing.Line(List.of(blank("")));
  }

  private static Writing.Place blank(String label) {
    return new Writing.Place(label, "");
  }

  private static Writing chosen(Exercise.Choose choose) {
    var options = scene(choose).options();
    return options.isEmpty() ? new Writing.OneSquare() : new Writing.Letters(options);
  }

  /**
   * The replies are the same whichever right move is written: an exercise knows only one of each.
   */
  private static @Nullable Writing line(Exercise.ReachGoal goal) {
    if (goal.moves() == 1) {
      return single();
    }
    List<Move> way = Solution.moves(goal);
    if (way.isEmpty()) {
      return null;
    }
    if (goal.replies().isEmpty()) {
      return ordinals(goal.moves());
    }
    List<Writing.Place> places = new ArrayList<>();
    Position position = goal.position();
    for (int move = 0; move < goal.moves(); move++) {
      Color side = position.turn();
      places.add(blank(ScoreLines.label(move + 1, side)));
      if (move < way.size() - 1 && move < goal.replies().size()) {
        Position after = position.play(way.get(move));
        Move reply = goal.replies().get(move);
        places.add(
            new Writing.Place(
                side == Color.WHITE ? ScoreLines.label(move + 1, Color.BLACK) : "",
                Notation.LONG.write(after, reply)));
        position = after.play(reply);
      }
    }
    return new Writing.Line(places);
  }

  /** Own moves and nothing between them. */
  private static Writing ordinals(int count) {
    return new Writing.Line(
        IntStream.rangeClosed(1, count).mapToObj(number -> blank(number + ".")).toList());
  }

  private static @Nullable Writing route(Exercise.Errand errand) {
    int shortest = Solution.moves(errand).size();
    return shortest == 0 ? null : ordinals(Math.max(shortest, errand.par()));
  }

  private static @Nullable Writing line(Exercise.Script script) {
    List<Writing.Place> places = new ArrayList<>();
    Position position = script.position();
    int number = position.fullmoveNumber();
    for (PgnNode node : script.line()) {
      Color side = position.turn();
      String label = ScoreLines.label(number, side);
      places.add(
          script.sides().contains(side)
              ? blank(label)
              : new Writing.Place(label, Notation.SHORT.write(position, node.move())));
      position = position.play(node.move());
      number += side == Color.BLACK ? 1 : 0;
    }
    // What comes after the last own move is no more than its echo.
    while (!places.isEmpty() && !places.getLast().isBlank()) {
      places.removeLast();
    }
    return places.isEmpty() ? null : new Writing.Line(places);
  }
}
