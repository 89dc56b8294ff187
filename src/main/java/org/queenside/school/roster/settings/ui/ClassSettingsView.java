package org.queenside.school.roster.settings.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import org.queenside.school.roster.ClassSettingsService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.pupil.PupilDeletionService;
import org.queenside.school.roster.teacher.TeacherService;
import org.queenside.school.roster.teacher.ui.TeachersPanel;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.school.roster.ui.FoldedSection;
import org.queenside.school.roster.year.ClassPromotionService;
import org.queenside.school.roster.year.ui.ClassPromotionList;
import org.queenside.ui.Markup;

/** The settings of a class: name, time zone, code, teachers, archiving and deletion. */
@Route("class/:class/settings")
@RolesAllowed("TEACHER")
class ClassSettingsView extends AbstractClassView {

  private final ClassSettingsService settings;
  private final TeacherService teachers;
  private final PupilDeletionService pupilDeletion;
  private final ClassPromotionService promotions;

  ClassSettingsView(
      SchoolClassService classes,
      ClassSettingsService settings,
      TeacherService teachers,
      PupilDeletionService pupilDeletion,
      ClassPromotionService promotions) {
    super(classes, ClassPage.SETTINGS, "settings.headline");
    this.settings = settings;
    this.teachers = teachers;
    this.pupilDeletion = pupilDeletion;
    this.promotions = promotions;
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    var name = new ClassSettingsForm(this::schoolClass, settings, this::reopen);
    var language = new ClassLanguagePanel(this::schoolClass, settings);
    var code = new ClassCodePanel(this::schoolClass, settings, this::reopen);
    var deletion = new ClassDeletionPanel(this::schoolClass, pupilDeletion, teachers);
    var people = new TeachersPanel(schoolClass.id(), teachers, deletion::draw);
    var archive = new ClassArchivePanel(this::schoolClass, settings);
    var headline = new H1(headline());
    var notice = new ChangeNotice();
    var promotion = new ClassPromotionList(promotions, notice);
    promotion.show(promotions.of(schoolClass.id()).stream().toList());
    Runnable draw =
        () -> {
          if (reopen().archived()) {
            show(headline, notice, promotion, list(archive, people, deletion));
          } else {
            var newYear =
                FoldedSection.link("classes/new-year", getTranslation("class.new-year"), "");
            show(headline, list(name, language, code, people, newYear, archive, deletion));
          }
        };
    archive.onChange(draw);
    draw.run();
  }

  private static Div list(Component... lines) {
    return Markup.div("folded-list", lines);
  }
}
