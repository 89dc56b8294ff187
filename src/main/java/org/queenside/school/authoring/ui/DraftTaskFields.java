package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.FieldSet;
import com.vaadin.flow.component.html.NativeButton;
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
import org.queenside.ui.Checkbox;
import org.queenside.ui.FormField;
import org.queenside.ui.ToggleGroup;

/** What is asked for, in plain words. */
final class DraftTaskFields extends FieldSet {
  private static final List<Role> PROMOTIONS =
      List.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT);

  private final Consumer<DraftTask> changed;
  private final BiConsumer<String, Consumer<Square>> pick;
  private final GroupedSelect<QuestionType> kind = new GroupedSelect<>(this::choose);
  private final Div details = new Div();
  private @Nullable FormField replies;
  private DraftTask work;

  /**
   * Creates the fields.
   *
   * @param pick lets the author press a square of the board, which it asks for in these words
   */
  DraftTaskFields(
      DraftTask work, Consumer<DraftTask> changed, BiConsumer<String, Consumer<Square>> pick) {
    setLegendText(getTranslation("workshop.goal"));
    setId("own-goal");
    this.work = work;
    this.changed = changed;
    this.pick = pick;
    details.addClassName("details");
    fillKinds();
    add(DebouncedInputs.labelled("own-kind", getTranslation("workshop.kind"), kind), details);
    show(work);
  }

  private void fillKinds() {
    GroupedSelect<QuestionType>.Group goals = kind.group(getTranslation("workshop.kind.goal"));
    for (GoalType aim : GoalType.values()) {
      goals.add(new QuestionType.Goal(aim), getTranslation("workshop.kind.goal." + aim.key()));
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

  private void choose(QuestionType asked) {
    tell(asked.begin(work));
    show(work);
  }

  private void tell(DraftTask next) {
    work = next;
    changed.accept(next);
  }

  /** Shows what is asked for. */
  void show(DraftTask shown) {
    work = shown;
    kind.show(QuestionType.of(work));
    details.removeAll();
    replies = null;
    switch (work) {
      case ReachGoal achieve -> details(achieve);
      case DraftTask.FindAll _, DraftTask.MateOrNot _ -> {
        // The position says the rest.
      }
      case DraftTask.AskQuestion ask -> details.add(new AnswerFields(ask, this::tell));
    }
    details.setVisible(details.getComponentCount() > 0);
  }

  /** Shows the replies that the rules choose. */
  void found(DraftInspection inspection) {
    if (replies != null) {
      replies.with("placeholder", String.join(" ", inspection.replies()));
    }
  }

  private void details(ReachGoal achieve) {
    if (achieve.aim().needsSquare()) {
      details.add(square(achieve));
    }
    if (achieve.aim() == GoalType.PROMOTE) {
      details.add(promotion(achieve));
    }
    details.add(moves(achieve));
    if (achieve.aim() == GoalType.MATE && achieve.moves() > 1) {
      replies = replies(achieve);
      details.add(replies);
    }
    if (achieve.aim().mayBeSafe()) {
      var safe =
          new Checkbox(getTranslation("workshop.safe"))
              .set(achieve.safe())
              .onChange(ticked -> tell(now().withSafe(ticked)));
      details.add(safe);
    }
  }

  private ReachGoal now() {
    return work instanceof ReachGoal achieve ? achieve : ReachGoal.of(GoalType.MATE);
  }

  private Component square(ReachGoal achieve) {
    var field = new FormField("own-square", getTranslation("workshop.square"));
    field.with("maxlength", "2").with("autocomplete", "off").addClassName("square");
    if (achieve.square() != null) {
      field.setValue(achieve.square().toString());
    }
    DebouncedInputs.live(
        field,
        text -> {
          Square square = Square.find(text.strip().toLowerCase(Locale.ROOT));
          tell(now().withSquare(square));
          if (square == null && !text.isBlank()) {
            field.showError(getTranslation("workshop.square.problem"));
          } else {
            field.clearError();
          }
        });
    var button =
        new NativeButton(
            getTranslation("workshop.square.pick"),
            click ->
                pick.accept(
                    getTranslation("workshop.square.press"),
                    square -> {
                      field.setValue(square.toString());
                      field.clearError();
                      tell(now().withSquare(square));
                    }));
    button.addClassNames("btn", "line");
    var row = new Div(field, button);
    row.addClassName("square-row");
    return row;
  }

  private Component promotion(ReachGoal achieve) {
    GroupedSelect<String> picker =
        new GroupedSelect<>(
            name -> tell(now().withRole(name.isEmpty() ? null : Role.valueOf(name))));
    picker.add("", getTranslation("workshop.promote.any"));
    for (Role role : PROMOTIONS) {
      picker.add(
          role.name(), getTranslation("workshop.promote." + role.name().toLowerCase(Locale.ROOT)));
    }
    picker.show(achieve.role() == null ? "" : achieve.role().name());
    return DebouncedInputs.labelled("own-promotion", getTranslation("workshop.promote"), picker);
  }

  private Component moves(ReachGoal achieve) {
    var choice = new ToggleGroup(getTranslation("workshop.moves"));
    for (int moves = 1; moves <= DraftTask.MOST_MOVES; moves++) {
      int number = moves;
      choice.add(
          getTranslation("workshop.moves." + moves),
          moves == achieve.moves(),
          () -> {
            tell(now().withMoves(number));
            show(work);
          });
    }
    return choice;
  }

  private FormField replies(ReachGoal achieve) {
    var field = new FormField("own-replies", getTranslation("workshop.replies"));
    field.withHelp(getTranslation("workshop.replies.about"));
    field.with("maxlength", "40").with("spellcheck", "false").with("autocomplete", "off");
    field.setValue(achieve.replies());
    return DebouncedInputs.live(field, text -> tell(now().withReplies(text)));
  }
}
