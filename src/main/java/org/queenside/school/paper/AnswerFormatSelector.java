package org.queenside.school.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Notation;
import org.queenside.course.model.Scene;
import org.queenside.course.run.ExerciseRun;

/** What there is to write for each kind of exercise. */
final class AnswerFormatSelector {
  private AnswerFormatSelector() {}

  /** Returns what a pupil writes, or null for what can only be done on the screen. */
  static @Nullable AnswerFormat of(Exercise exercise) {
    return switch (exercise) {
      case Exercise.ReachGoal goal -> line(goal);
      case Exercise.Script script -> line(script);
      case Exercise.TryForbidden _ -> single();
      case Exercise.SoloTask errand -> route(errand);
      case Exercise.FindAll all ->
          new AnswerFormat.AnyOrder(all.wanted().in(all.position()).size());
      case Exercise.WriteMoves write ->
          new AnswerFormat.Line(
              IntStream.range(0, write.score().size())
                  .mapToObj(index -> blank(ScoreSheetEntries.label(write.score(), index)))
                  .toList());
      case Exercise.MarkSquares _ -> new AnswerFormat.Ticks();
      case Exercise.FindSquares find -> new AnswerFormat.Numbers(find.squares());
      case Exercise.NameSquares name -> new AnswerFormat.Names(name.squares().size());
      case Exercise.Choose choose -> chosen(choose);
      case Exercise.Draw draw ->
          draw.task().isQuestion() ? new AnswerFormat.Letters(scene(draw).options()) : null;
      case Exercise.MateOrNot _ -> new AnswerFormat.MateOrWayOut();
      case Exercise.FindFault _ -> new AnswerFormat.Faults();
      case Exercise.SetUp setUp ->
          setUp.timed() ? null : new AnswerFormat.Drawing(scene(setUp).tray());
      case Exercise.SheetFault fault ->
          new AnswerFormat.Corrections(ScoreSheetEntries.sheet(fault), scene(fault).of());
      // Shown, turned, played against the computer, or done with the pieces themselves.
      case Exercise.Read _,
          Exercise.Replay _,
          Exercise.TurnBoard _,
          Exercise.MateLoneKing _,
          Exercise.WinMiniGame _,
          Exercise.PlaySheet _ ->
          null;
    };
  }

  private static Scene scene(Exercise exercise) {
    return ExerciseRun.start(exercise).scene();
  }

  private static AnswerFormat single() {
    return new AnswerFormat.Line(List.of(blank("")));
  }

  private static AnswerFormat.MoveSlot blank(String label) {
    return new AnswerFormat.MoveSlot(label, "");
  }

  private static AnswerFormat chosen(Exercise.Choose choose) {
    var options = scene(choose).options();
    return options.isEmpty() ? new AnswerFormat.OneSquare() : new AnswerFormat.Letters(options);
  }

  /**
   * The replies are the same whichever right move is written: an exercise knows only one of each.
   */
  private static @Nullable AnswerFormat line(Exercise.ReachGoal goal) {
    if (goal.moves() == 1) {
      return single();
    }
    List<Move> way = ExerciseSolution.moves(goal);
    if (way.isEmpty()) {
      return null;
    }
    if (goal.replies().isEmpty()) {
      return ordinals(goal.moves());
    }
    List<AnswerFormat.MoveSlot> places = new ArrayList<>();
    Position position = goal.position();
    for (int move = 0; move < goal.moves(); move++) {
      Color side = position.turn();
      places.add(blank(ScoreSheetEntries.label(move + 1, side)));
      if (move < way.size() - 1 && move < goal.replies().size()) {
        Position after = position.play(way.get(move));
        Move reply = goal.replies().get(move);
        places.add(
            new AnswerFormat.MoveSlot(
                side == Color.WHITE ? ScoreSheetEntries.label(move + 1, Color.BLACK) : "",
                Notation.LONG.write(after, reply)));
        position = after.play(reply);
      }
    }
    return new AnswerFormat.Line(places);
  }

  /** Own moves and nothing between them. */
  private static AnswerFormat ordinals(int count) {
    return new AnswerFormat.Line(
        IntStream.rangeClosed(1, count).mapToObj(number -> blank(number + ".")).toList());
  }

  private static @Nullable AnswerFormat route(Exercise.SoloTask errand) {
    int shortest = ExerciseSolution.moves(errand).size();
    return shortest == 0 ? null : ordinals(Math.max(shortest, errand.par()));
  }

  private static @Nullable AnswerFormat line(Exercise.Script script) {
    List<AnswerFormat.MoveSlot> places = new ArrayList<>();
    Position position = script.position();
    int number = position.fullmoveNumber();
    for (PgnNode node : script.line()) {
      Color side = position.turn();
      String label = ScoreSheetEntries.label(number, side);
      places.add(
          script.sides().contains(side)
              ? blank(label)
              : new AnswerFormat.MoveSlot(label, Notation.SHORT.write(position, node.move())));
      position = position.play(node.move());
      number += side == Color.BLACK ? 1 : 0;
    }
    // What comes after the last own move is no more than its echo.
    while (!places.isEmpty() && !places.getLast().isBlank()) {
      places.removeLast();
    }
    return places.isEmpty() ? null : new AnswerFormat.Line(places);
  }
}
