package org.queenside.workshop.ui;

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
import org.queenside.course.MoveKind;
import org.queenside.look.Field;
import org.queenside.look.Switch;
import org.queenside.look.Tick;
import org.queenside.workshop.Aim;
import org.queenside.workshop.Inspection;
import org.queenside.workshop.Work;
import org.queenside.workshop.Work.Achieve;

/** What is asked for, in plain words. */
final class GoalFields extends FieldSet {
  private static final List<Role> PROMOTIONS =
      List.of(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT);

  private final Consumer<Work> changed;
  private final BiConsumer<String, Consumer<Square>> pick;
  private final Picker<Asked> kind = new Picker<>(this::choose);
  private final Div details = new Div();
  private @Nullable Field replies;
  private Work work;

  /**
   * Creates the fields.
   *
   * @param pick lets the author press a square of the board, which it asks for in these words
   */
  GoalFields(Work work, Consumer<Work> changed, BiConsumer<String, Consumer<Square>> pick) {
    setLegendText(getTranslation("workshop.goal"));
    setId("own-goal");
    this.work = work;
    this.changed = changed;
    this.pick = pick;
    details.addClassName("details");
    fillKinds();
    add(Inputs.labelled("own-kind", getTranslation("workshop.kind"), kind), details);
    show(work);
  }

  private void fillKinds() {
    Picker<Asked>.Group goals = kind.group(getTranslation("workshop.kind.goal"));
    for (Aim aim : Aim.values()) {
      goals.add(new Asked.Goal(aim), getTranslation("workshop.kind.goal." + aim.key()));
    }
    Picker<Asked>.Group all = kind.group(getTranslation("workshop.kind.all"));
    for (MoveKind each : MoveKind.values()) {
      all.add(new Asked.All(each), getTranslation("workshop.kind.all." + each.code()));
    }
    Picker<Asked>.Group questions = kind.group(getTranslation("workshop.kind.question"));
    questions.add(new Asked.MateOrNot(), getTranslation("workshop.kind.mate-or-not"));
    questions.add(new Asked.Question(), getTranslation("workshop.kind.ask"));
  }

  private void choose(Asked asked) {
    tell(asked.begin(work));
    show(work);
  }

  private void tell(Work next) {
    work = next;
    changed.accept(next);
  }

  /** Shows what is asked for. */
  void show(Work shown) {
    work = shown;
    kind.show(Asked.of(work));
    details.removeAll();
    replies = null;
    switch (work) {
      case Achieve achieve -> details(achieve);
      case Work.FindAll _, Work.MateOrNot _ -> {
        // The position says the rest.
      }
      case Work.Ask ask -> details.add(new AnswerFields(ask, this::tell));
    }
    details.setVisible(details.getComponentCount() > 0);
  }

  /** Shows the replies that the rules choose. */
  void found(Inspection inspection) {
    if (replies != null) {
      replies.with("placeholder", String.join(" ", inspection.replies()));
    }
  }

  private void details(Achieve achieve) {
    if (achieve.aim().needsSquare()) {
      details.add(square(achieve));
    }
    if (achieve.aim() == Aim.PROMOTE) {
      details.add(promotion(achieve));
    }
    details.add(moves(achieve));
    if (achieve.aim() == Aim.MATE && achieve.moves() > 1) {
      replies = replies(achieve);
      details.add(replies);
    }
    if (achieve.aim().mayBeSafe()) {
      var safe =
          new Tick(getTranslation("workshop.safe"))
              .set(achieve.safe())
              .onChange(ticked -> tell(now().withSafe(ticked)));
      details.add(safe);
    }
  }

  private Achieve now() {
    return work instanceof Achieve achieve ? achieve : Achieve.of(Aim.MATE);
  }

  private Component square(Achieve achieve) {
    var field = new Field("own-square", getTranslation("workshop.square"));
    field.with("maxlength", "2").with("autocomplete", "off").addClassName("square");
    if (achieve.square() != null) {
      field.fill(achieve.square().toString());
    }
    Inputs.live(
        field,
        text -> {
          Square square = Square.find(text.strip().toLowerCase(Locale.ROOT));
          tell(now().withSquare(square));
          if (square == null && !text.isBlank()) {
            field.refuse(getTranslation("workshop.square.problem"));
          } else {
            field.accept();
          }
        });
    var button =
        new NativeButton(
            getTranslation("workshop.square.pick"),
            click ->
                pick.accept(
                    getTranslation("workshop.square.press"),
                    square -> {
                      field.fill(square.toString());
                      field.accept();
                      tell(now().withSquare(square));
                    }));
    button.addClassNames("btn", "line");
    var row = new Div(field, button);
    row.addClassName("square-row");
    return row;
  }

  private Component promotion(Achieve achieve) {
    Picker<String> picker =
        new Picker<>(name -> tell(now().withRole(name.isEmpty() ? null : Role.valueOf(name))));
    picker.add("", getTranslation("workshop.promote.any"));
    for (Role role : PROMOTIONS) {
      picker.add(
          role.name(), getTranslation("workshop.promote." + role.name().toLowerCase(Locale.ROOT)));
    }
    picker.show(achieve.role() == null ? "" : achieve.role().name());
    return Inputs.labelled("own-promotion", getTranslation("workshop.promote"), picker);
  }

  private Component moves(Achieve achieve) {
    var choice = new Switch(getTranslation("workshop.moves"));
    for (int moves = 1; moves <= Work.MOST_MOVES; moves++) {
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

  private Field replies(Achieve achieve) {
    var field = new Field("own-replies", getTranslation("workshop.replies"));
    field.about(getTranslation("workshop.replies.about"));
    field.with("maxlength", "40").with("spellcheck", "false").with("autocomplete", "off");
    field.fill(achieve.replies());
    return Inputs.live(field, text -> tell(now().withReplies(text)));
  }
}
