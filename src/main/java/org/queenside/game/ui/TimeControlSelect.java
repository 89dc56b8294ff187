package org.queenside.game.ui;

import java.util.List;
import java.util.Optional;
import org.queenside.game.TimeControl;
import org.queenside.ui.Select;
import org.queenside.ui.Translator;

/** The choice of a clock, or none. */
public final class TimeControlSelect {

  private TimeControlSelect() {}

  /** Creates the field. "Without a clock" is selected. */
  public static Select<Optional<TimeControl>> create(String id, Translator translator) {
    return new Select<>(
        id,
        translator.translate("class-games.clock"),
        Select.orNothing(List.of(TimeControl.values())),
        control ->
            control
                .map(
                    each ->
                        translator.translate("class-games.time", each.minutes(), each.increment()))
                .orElseGet(() -> translator.translate("class-games.no-clock")));
  }
}
