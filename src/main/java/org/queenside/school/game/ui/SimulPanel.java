package org.queenside.school.game.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.queenside.game.SideChoice;
import org.queenside.game.TimeControl;
import org.queenside.game.ui.TimeControlSelect;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.Button;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Select;

/** Lets a teacher play all present pupils at once. */
final class SimulPanel extends Section {

  private final Select<SideChoice> side =
      new Select<>(
          "simul-side",
          getTranslation("simul.side"),
          List.of(SideChoice.values()),
          choice -> getTranslation("simul.side." + choice.code()));
  private final Select<Optional<TimeControl>> clock =
      TimeControlSelect.create("simul-clock", this::getTranslation);
  private final Button start;

  /**
   * Creates the panel.
   *
   * @param begin gets the teacher's side and the clock, or null for no clock
   */
  SimulPanel(ClassId schoolClass, BiConsumer<SideChoice, @Nullable TimeControl> begin) {
    addClassName("simul-start");
    start =
        Button.outlined(
            "simul.start", () -> begin.accept(side.value(), clock.value().orElse(null)));
    add(
        new H2(getTranslation("simul")),
        Markup.paragraph("note", getTranslation("simul.about")),
        Markup.div("columns games-settings", side, clock),
        Markup.div(
            "row",
            start,
            LinkButton.text(AbstractClassView.address(schoolClass, "/simul"), "simul.boards")));
  }

  /**
   * Shows whether games can start.
   *
   * @param free how many pupils are here and not playing
   */
  void show(int free) {
    start.setEnabled(free > 0);
  }
}
