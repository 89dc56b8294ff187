package org.queenside.school.game.ui;

import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.queenside.game.TimeControl;
import org.queenside.school.game.ClassGameSettings;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Markup;
import org.queenside.ui.Select;

/** How the pupils of a class may play each other. Changes take effect immediately. */
final class ClassGameSettingsPanel extends Section {

  private static final List<Integer> WAITS = List.of(1, 2, 3, 5, 10, 30);

  private final Checkbox open = new Checkbox(getTranslation("class-games.open")).asSwitch();
  private final Select<Optional<TimeControl>> clock =
      new Select<>(
          "games-clock",
          getTranslation("class-games.clock"),
          Select.orNothing(List.of(TimeControl.values())),
          control ->
              control.map(this::name).orElseGet(() -> getTranslation("class-games.no-clock")));
  private final Select<Integer> wait =
      new Select<>(
          "games-wait",
          getTranslation("class-games.wait"),
          WAITS,
          minutes -> getTranslation("class-games.minutes", minutes));

  /**
   * Creates the panel.
   *
   * @param change gets the settings after each change
   */
  ClassGameSettingsPanel(ClassGameSettings settings, Consumer<ClassGameSettings> change) {
    addClassName("games-settings");
    open.set(settings.open());
    clock.set(Optional.ofNullable(settings.clock()));
    wait.set(settings.claimMinutes());
    open.onChange(_ -> change.accept(chosen()));
    clock.onChange(_ -> change.accept(chosen()));
    wait.onChange(_ -> change.accept(chosen()));
    add(
        open,
        new NativeDetails(
            getTranslation("class-games.more"), Markup.div("columns fields", clock, wait)));
  }

  /** Shows that the games have been switched on or off. */
  void show(boolean on) {
    open.set(on);
  }

  private String name(TimeControl control) {
    return getTranslation("class-games.time", control.minutes(), control.increment());
  }

  private ClassGameSettings chosen() {
    return new ClassGameSettings(open.isChecked(), clock.value().orElse(null), wait.value());
  }
}
