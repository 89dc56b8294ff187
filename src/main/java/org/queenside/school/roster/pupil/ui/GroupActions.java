package org.queenside.school.roster.pupil.ui;

import com.vaadin.flow.component.html.Div;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.ActionBar;
import org.queenside.ui.Button;

/** The actions for the selected group. */
final class GroupActions extends Div {

  private final PupilServices services;
  private final ActionBar bar;
  private @Nullable SchoolClass schoolClass;

  GroupActions(PupilServices services, Runnable changed) {
    this.services = services;
    this.bar = new ActionBar(changed);
    add(bar);
  }

  void show(SchoolClass schoolClass, @Nullable Group shown) {
    this.schoolClass = schoolClass;
    bar.clear();
    if (shown != null) {
      bar.addAction("pupils.group.rename", asked -> askForName(asked, shown));
      bar.addAction("pupils.group.delete", asked -> askToDelete(asked, shown));
    }
  }

  private void askForName(Button asked, Group group) {
    var seen = new AtomicReference<>(group);
    bar.askForText(asked, "pupils.group.name", group.name(), name -> rename(seen, name));
  }

  /** On a conflict the typed name is kept; saving again overwrites the other teacher's change. */
  private void rename(AtomicReference<Group> seen, String name) {
    Group before = seen.get();
    bar.change(
        () -> services.groups().rename(schoolClass().id(), before, name),
        getTranslation("pupils.renamed", before.name(), name),
        () -> {
          Group now = services.roster().group(schoolClass().id(), before.id());
          seen.set(now);
          return getTranslation("pupils.group.conflict", now.name());
        });
  }

  private void askToDelete(Button asked, Group group) {
    bar.question()
        .confirm(
            asked,
            getTranslation("pupils.group.delete.ask", group.name()),
            getTranslation("pupils.group.delete"),
            () ->
                bar.change(
                    () -> services.groups().delete(schoolClass().id(), group.id()),
                    getTranslation("pupils.group.deleted", group.name())));
  }

  private SchoolClass schoolClass() {
    return Objects.requireNonNull(schoolClass);
  }
}
