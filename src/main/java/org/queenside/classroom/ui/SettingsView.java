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
    draw();
  }

  private void draw() {
    SchoolClass schoolClass = reopen();
    var headline = new H1(headline());
    var people = new TeachersPanel(schoolClass, teachers, this::draw);
    var archive = new ArchivePanel(schoolClass, settings, this::draw);
    var deletion = new DeletionPanel(schoolClass, farewells, teachers);
    if (schoolClass.archived()) {
      show(headline, archive, people, deletion);
    } else {
      show(
          headline,
          new NameAndZone(schoolClass, settings, this::reopen),
          new CodePanel(schoolClass, settings, this::draw),
          people,
          archive,
          deletion);
    }
  }

  @Override
  protected String headline() {
    return getTranslation("settings.headline");
  }
}
