package org.queenside.school.roster.pupil.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import java.time.Instant;
import java.time.ZoneId;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.RemovedPupil;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Table;

/** Lists pupils who were removed from classes: when, by whom, and until when they are kept. */
final class RemovedPupilTable extends Table {

  private final ZoneId zone;
  private final Function<RemovedPupil, Component> actions;

  /** Creates an empty table; {@code actions} returns the buttons in a pupil's row. */
  RemovedPupilTable(ZoneId zone, Function<RemovedPupil, Component> actions) {
    this.zone = zone;
    this.actions = actions;
    addClassName("pupil-table");
    addClassName("removed-pupils");
    Row head = head();
    head.header(getTranslation("pupils.name"));
    head.header(getTranslation("removed.when"));
    head.header(getTranslation("removed.until"));
    head.header(getTranslation("removed.actions"));
  }

  void addRow(RemovedPupil pupil) {
    Row row = row();
    row.header(pupil.name());
    row.cell(when(pupil));
    row.cell(until(pupil.deletion()));
    row.cell(new Div(actions.apply(pupil)));
  }

  private String when(RemovedPupil pupil) {
    return pupil.removedAt() == null
        ? getTranslation("removed.when.never")
        : getTranslation(
            "removed.when.one", pupil.className(), day(pupil.removedAt()), pupil.removedBy());
  }

  private String until(@Nullable Instant deletion) {
    return deletion == null
        ? getTranslation("removed.until.never")
        : getTranslation("removed.until.day", day(deletion));
  }

  private String day(Instant time) {
    return new DateFormatter(getLocale()).full(time.atZone(zone));
  }
}
