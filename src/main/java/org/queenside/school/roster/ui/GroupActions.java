package org.queenside.school.roster.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.SchoolClass;

/** What can be done with the group that is shown. */
final class GroupActions extends Div {

  private final PupilServices services;
  private final ActionBar bar;
  private @Nullable SchoolClass schoolClass;

  /**
   * Creates the actions.
   *
   * @param changed called after a change
   */
  GroupActions(PupilServices services, Runnable changed) {
    this.services = services;
    this.bar = new ActionBar(changed);
    add(bar);
  }

  /** Begins anew; without a group there is nothing to do. */
  void begin(SchoolClass schoolClass, @Nullable Group shown) {
    this.schoolClass = schoolClass;
    bar.begin();
    if (shown != null) {
      bar.action("pupils.group.rename", asked -> askForName(asked, shown));
      bar.action("pupils.group.delete", asked -> askToDelete(asked, shown));
    }
  }

  private void askForName(NativeButton asked, Group group) {
    var seen = new AtomicReference<>(group);
    bar.askForText(asked, "pupils.group.name", group.name(), name -> rename(seen, name));
  }

  /** What was typed stays; saved again, it takes the place of what somebody else wrote. */
  private void rename(AtomicReference<Group> seen, String name) {
    Group before = seen.get();
    bar.change(
        () -> services.groups().rename(here().id(), before, name),
        getTranslation("pupils.renamed", before.name(), name),
        () -> {
          Group now = services.roster().group(here().id(), before.id());
          seen.set(now);
          return getTranslation("pupils.group.conflict", now.name());
        });
  }

  private void askToDelete(NativeButton asked, Group group) {
    bar.question()
        .confirm(
            asked,
            getTranslation("pupils.group.delete.ask", group.name()),
            getTranslation("pupils.group.delete"),
            () ->
                bar.change(
                    () -> services.groups().delete(here().id(), group.id()),
                    getTranslation("pupils.group.deleted", group.name())));
  }

  private SchoolClass here() {
    return Objects.requireNonNull(schoolClass);
  }
}
