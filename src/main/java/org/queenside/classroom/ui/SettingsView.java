package org.queenside.classroom.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import org.queenside.classroom.ClassSettings;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.Farewells;
import org.queenside.classroom.SchoolClass;
import org.queenside.classroom.Teachers;

/** What a class is called, where it is, who teaches it, and how it is put away. */
@Route("class/:class/settings")
@RolesAllowed("INSTRUCTOR")
class SettingsView extends ClassPage {

  private final ClassSettings settings;
  private final Teachers teachers;
  private final Farewells farewells;

  SettingsView(
      CurrentClasses classes, ClassSettings settings, Teachers teachers, Farewells farewells) {
    super(classes, Tab.SETTINGS);
    this.settings = settings;
    this.teachers = teachers;
    this.farewells = farewells;
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    var name = new NameAndZone(this::schoolClass, settings, this::reopen);
    var code = new CodePanel(this::schoolClass, settings, this::reopen);
    var deletion = new DeletionPanel(this::schoolClass, farewells, teachers);
    var people = new TeachersPanel(schoolClass.id(), teachers, deletion::draw);
    var archive = new ArchivePanel(this::schoolClass, settings);
    var headline = new H1(headline());
    Runnable draw =
        () -> {
          if (reopen().archived()) {
            show(headline, archive, people, deletion);
          } else {
            show(headline, name, code, people, archive, deletion);
          }
        };
    archive.onChange(draw);
    draw.run();
  }

  @Override
  protected String headline() {
    return getTranslation("settings.headline");
  }
}
