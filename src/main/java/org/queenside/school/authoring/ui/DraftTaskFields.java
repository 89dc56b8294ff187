package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.FieldSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.board.LocalNotation;
import org.queenside.chess.PieceLetters;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.model.MoveKind;
import org.queenside.course.syntax.GoalForm;
import org.queenside.school.authoring.DraftInspection;
import org.queenside.school.authoring.DraftTask;
import org.queenside.school.authoring.DraftTask.ReachGoal;
import org.queenside.ui.Button;
import org.queenside.ui.Checkbox;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;
import org.queenside.ui.Select;
import org.queenside.ui.ToggleGroup;

/** The fields for the task: its type, and the details of a goal or a question. */
final class DraftTaskFields extends FieldSet {
  private static final DraftTask QUESTION =
      new DraftTask.AskQuestion(
          List.of(new DraftTask.Choice("", ""), new DraftTask.Choice("", "")), -1);
  private static final List<Optional<Role>> PROMOTIONS =
      Select.orNothing(List.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT));

  private final Consumer<DraftTask> changed;
  private final BiConsumer<String, Consumer<Square>> pick;
  private final Select<DraftTask> kind;
  private final Div details = Markup.div("details");
  private @Nullable FormField replies;
  private DraftTask task;

  /** Creates the fields; {@code pick} asks the author, with a prompt, to pick a square. */
  DraftTaskFields(
      DraftTask task, Consumer<DraftTask> changed, BiConsumer<String, Consumer<Square>> pick) {
    setLegendText(getTranslation("workshop.goal"));
    setId("own-goal");
    this.task = task;
    this.changed = changed;
    this.pick = pick;
    kind =
        new Select<>("own-kind", getTranslation("workshop.kind"), types(), this::words)
            .onChange(this::choose);
    add(kind, details);
    show(task);
  }

  private Map<String, List<DraftTask>> types() {
    Map<String, List<DraftTask>> types = new LinkedHashMap<>();
    types.put(
        getTranslation("workshop.kind.goal"),
        ReachGoal.FORMS.stream().<DraftTask>map(ReachGoal::of).toList());
    types.put(
        getTranslation("workshop.kind.all"),
        Stream.of(MoveKind.values()).<DraftTask>map(DraftTask.FindAll::new).toList());
    types.put(
        getTranslation("workshop.kind.question"), List.of(new DraftTask.MateOrNot(), QUESTION));
    return types;
  }

  private String words(DraftTask type) {
    return switch (type) {
      case ReachGoal goal -> getTranslation("workshop.kind.goal." + goal.form().key());
      case DraftTask.FindAll(MoveKind moves) -> getTranslation("workshop.kind.all." + moves.code());
      case DraftTask.MateOrNot() -> getTranslation("workshop.kind.mate-or-not");
      case DraftTask.AskQuestion _ -> getTranslation("workshop.kind.ask");
    };
  }

  /** Returns a task of the same type as the choice contains it: without details. */
  private static DraftTask type(DraftTask task) {
    return switch (task) {
      case ReachGoal goal -> ReachGoal.of(goal.form());
      case DraftTask.AskQuestion _ -> QUESTION;
      case DraftTask.FindAll _, DraftTask.MateOrNot _ -> task;
    };
  }

  private void choose(DraftTask type) {
    report(
        type instanceof ReachGoal goal && goal.needsSquare() && task instanceof ReachGoal before
            ? goal.withSquare(before.square())
            : type);
    show(task);
  }

  private void report(DraftTask next) {
    task = next;
    changed.accept(next);
  }

  void show(DraftTask shown) {
    task = shown;
    kind.set(type(task));
    details.removeAll();
    replies = null;
    switch (task) {
      case ReachGoal goal -> details(goal);
      case DraftTask.FindAll _, DraftTask.MateOrNot _ -> {
        // The position defines the rest.
      }
      case DraftTask.AskQuestion ask -> details.add(new AnswerFields(ask, this::report));
    }
    details.setVisible(details.getComponentCount() > 0);
  }

  void showReplies(DraftInspection inspection) {
    if (replies != null) {
      PieceLetters letters = LocalNotation.letters(getLocale());
      replies.with("placeholder", letters.writeMoves(String.join(" ", inspection.replies())));
    }
  }

  private void details(ReachGoal goal) {
    if (goal.needsSquare()) {
      details.add(square(goal));
    }
    if (goal.form() == GoalForm.PROMOTE) {
      details.add(promotion(goal));
    }
    details.add(moves(goal));
    if (goal.form() == GoalForm.MATE && goal.moves() > 1) {
      replies = replies(goal);
      details.add(replies);
    }
    if (goal.mayBeSafe()) {
      details.add(
          new Checkbox(getTranslation("workshop.safe"))
              .set(goal.safe())
              .onChange(ticked -> report(current().withSafe(ticked))));
    }
  }

  private ReachGoal current() {
    return task instanceof ReachGoal goal ? goal : ReachGoal.of(GoalForm.MATE);
  }

  private Component square(ReachGoal goal) {
    var field = new FormField("own-square", getTranslation("workshop.square"));
    field.with("maxlength", "2").with("autocomplete", "off").addClassName("square");
    if (goal.square() != null) {
      field.setValue(goal.square().toString());
    }
    field.onPause(
        text -> {
          Square square = Square.find(text.strip().toLowerCase(Locale.ROOT));
          report(current().withSquare(square));
          if (square == null && !text.isBlank()) {
            field.showError(getTranslation("workshop.square.problem"));
          } else {
            field.clearError();
          }
        });
    var button =
        Button.outlined(
            "workshop.square.pick",
            () ->
                pick.accept(
                    getTranslation("workshop.square.press"),
                    square -> {
                      field.setValue(square.toString());
                      field.clearError();
                      report(current().withSquare(square));
                    }));
    return Markup.div("square-row", field, button);
  }

  private Component promotion(ReachGoal goal) {
    return new Select<>(
            "own-promotion",
            getTranslation("workshop.promote"),
            PROMOTIONS,
            role ->
                getTranslation(
                    "workshop.promote."
                        + role.map(each -> each.name().toLowerCase(Locale.ROOT)).orElse("any")))
        .set(Optional.ofNullable(goal.role()))
        .onChange(role -> report(current().withRole(role.orElse(null))));
  }

  private Component moves(ReachGoal goal) {
    var choice = new ToggleGroup(getTranslation("workshop.moves"));
    for (int moves = 1; moves <= DraftTask.MAX_MOVES; moves++) {
      int number = moves;
      choice.add(
          getTranslation("workshop.moves." + moves),
          moves == goal.moves(),
          () -> {
            report(current().withMoves(number));
            show(task);
          });
    }
    return choice;
  }

  private FormField replies(ReachGoal goal) {
    return new FormField("own-replies", getTranslation("workshop.replies"))
        .withHelp(getTranslation("workshop.replies.about"))
        .with("maxlength", "40")
        .with("spellcheck", "false")
        .with("autocomplete", "off")
        .setValue(goal.replies())
        .onPause(text -> report(current().withReplies(text)));
  }
}
