package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.FieldSet;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.course.model.MoveKind;
import org.queenside.school.authoring.DraftInspection;
import org.queenside.school.authoring.DraftTask;
import org.queenside.school.authoring.DraftTask.ReachGoal;
import org.queenside.school.authoring.GoalType;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Checkbox;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;
import org.queenside.ui.ToggleGroup;

/** The fields for the task: its type, and the details of a goal or a question. */
final class DraftTaskFields extends FieldSet {
  private static final List<Role> PROMOTIONS =
      List.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT);

  private final Consumer<DraftTask> changed;
  private final BiConsumer<String, Consumer<Square>> pick;
  private final GroupedSelect<QuestionType> kind = new GroupedSelect<>(this::choose);
  private final Div details = new Div();
  private @Nullable FormField replies;
  private DraftTask task;

  /**
   * Creates the fields.
   *
   * @param pick asks the author, with this prompt, to pick a square on the board
   */
  DraftTaskFields(
      DraftTask task, Consumer<DraftTask> changed, BiConsumer<String, Consumer<Square>> pick) {
    setLegendText(getTranslation("workshop.goal"));
    setId("own-goal");
    this.task = task;
    this.changed = changed;
    this.pick = pick;
    details.addClassName("details");
    fillKinds();
    add(DebouncedInputs.labelled("own-kind", getTranslation("workshop.kind"), kind), details);
    show(task);
  }

  private void fillKinds() {
    GroupedSelect<QuestionType>.Group goals = kind.group(getTranslation("workshop.kind.goal"));
    for (GoalType type : GoalType.values()) {
      goals.add(new QuestionType.Goal(type), getTranslation("workshop.kind.goal." + type.key()));
    }
    GroupedSelect<QuestionType>.Group all = kind.group(getTranslation("workshop.kind.all"));
    for (MoveKind each : MoveKind.values()) {
      all.add(new QuestionType.AllMoves(each), getTranslation("workshop.kind.all." + each.code()));
    }
    GroupedSelect<QuestionType>.Group questions =
        kind.group(getTranslation("workshop.kind.question"));
    questions.add(new QuestionType.MateOrNot(), getTranslation("workshop.kind.mate-or-not"));
    questions.add(new QuestionType.Question(), getTranslation("workshop.kind.ask"));
  }

  private void choose(QuestionType type) {
    report(type.begin(task));
    show(task);
  }

  private void report(DraftTask next) {
    task = next;
    changed.accept(next);
  }

  /** Shows a task. */
  void show(DraftTask shown) {
    task = shown;
    kind.show(QuestionType.of(task));
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

  /** Shows the replies that the search chose. */
  void showReplies(DraftInspection inspection) {
    if (replies != null) {
      replies.with("placeholder", String.join(" ", inspection.replies()));
    }
  }

  private void details(ReachGoal goal) {
    if (goal.type().needsSquare()) {
      details.add(square(goal));
    }
    if (goal.type() == GoalType.PROMOTE) {
      details.add(promotion(goal));
    }
    details.add(moves(goal));
    if (goal.type() == GoalType.MATE && goal.moves() > 1) {
      replies = replies(goal);
      details.add(replies);
    }
    if (goal.type().mayBeSafe()) {
      var safe =
          new Checkbox(getTranslation("workshop.safe"))
              .set(goal.safe())
              .onChange(ticked -> report(current().withSafe(ticked)));
      details.add(safe);
    }
  }

  private ReachGoal current() {
    return task instanceof ReachGoal goal ? goal : ReachGoal.of(GoalType.MATE);
  }

  private Component square(ReachGoal goal) {
    var field = new FormField("own-square", getTranslation("workshop.square"));
    field.with("maxlength", "2").with("autocomplete", "off").addClassName("square");
    if (goal.square() != null) {
      field.setValue(goal.square().toString());
    }
    DebouncedInputs.debounce(
        field,
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
        new Button(
            ButtonStyle.OUTLINED,
            getTranslation("workshop.square.pick"),
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
    GroupedSelect<String> picker =
        new GroupedSelect<>(
            name -> report(current().withRole(name.isEmpty() ? null : Role.valueOf(name))));
    picker.add("", getTranslation("workshop.promote.any"));
    for (Role role : PROMOTIONS) {
      picker.add(
          role.name(), getTranslation("workshop.promote." + role.name().toLowerCase(Locale.ROOT)));
    }
    picker.show(goal.role() == null ? "" : goal.role().name());
    return DebouncedInputs.labelled("own-promotion", getTranslation("workshop.promote"), picker);
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
    var field = new FormField("own-replies", getTranslation("workshop.replies"));
    field.withHelp(getTranslation("workshop.replies.about"));
    field.with("maxlength", "40").with("spellcheck", "false").with("autocomplete", "off");
    field.setValue(goal.replies());
    return DebouncedInputs.debounce(field, text -> report(current().withReplies(text)));
  }
}
