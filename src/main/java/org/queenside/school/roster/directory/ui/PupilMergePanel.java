package org.queenside.school.roster.directory.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.queenside.school.roster.directory.ClassAdministrationService;
import org.queenside.school.roster.directory.DirectoryPupil;
import org.queenside.school.roster.pupil.ui.PupilMergeForm;
import org.queenside.school.roster.ui.ActionBar;
import org.queenside.ui.Button;
import org.queenside.ui.Checkbox;

/**
 * Merges two accounts that an administrator ticks in the list of pupils. The ticks stay while they
 * search for another name.
 */
final class PupilMergePanel extends Div {

  private final ClassAdministrationService service;
  private final ActionBar bar;
  private final Runnable cleared;
  private final List<DirectoryPupil> chosen = new ArrayList<>();

  PupilMergePanel(ClassAdministrationService service, ActionBar bar, Runnable cleared) {
    this.service = service;
    this.bar = bar;
    this.cleared = cleared;
    addClassName("merge-panel");
    getElement().setAttribute("aria-live", "polite");
  }

  Checkbox box(DirectoryPupil pupil) {
    return new Checkbox(pupil.name())
        .set(chosen.contains(pupil))
        .onChange(
            on -> {
              chosen.remove(pupil);
              if (on) {
                chosen.add(pupil);
              }
              draw();
            });
  }

  private void draw() {
    removeAll();
    if (chosen.isEmpty()) {
      return;
    }
    if (chosen.size() == 2) {
      add(
          new PupilMergeForm<>(
              chosen.getFirst(), chosen.getLast(), this::words, this::preview, this::merge));
    } else {
      add(
          new Paragraph(
              getTranslation(
                  chosen.size() == 1 ? "directory.merge.second" : "directory.merge.too-many",
                  chosen.stream().map(this::words).collect(Collectors.joining("; ")))));
    }
    add(Button.text("directory.merge.clear", this::clear));
  }

  private void clear() {
    chosen.clear();
    draw();
    cleared.run();
  }

  private String words(DirectoryPupil pupil) {
    return getTranslation("directory.merge.one", pupil.name(), pupil.signInName(), pupil.classes());
  }

  private String preview(DirectoryPupil leaves, DirectoryPupil stays) {
    return getTranslation("directory.merge.preview", leaves.signInName(), stays.signInName());
  }

  private void merge(DirectoryPupil leaves, DirectoryPupil stays) {
    bar.change(
        () -> {
          service.merge(leaves.id(), stays.id());
          chosen.clear();
          draw();
        },
        getTranslation("pupils.merged", stays.name()));
  }
}
