package org.queenside.school.tablet.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import java.util.List;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.school.roster.ui.NameField;
import org.queenside.school.tablet.TabletLabel;
import org.queenside.school.tablet.TabletTieService;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Markup;
import org.queenside.ui.ToggleGroup;

/** The tablets of a class: tie them, see who signs in on them, untie them. */
@Route("class/:class/tablets")
@RolesAllowed("TEACHER")
class TabletsView extends AbstractClassView {

  private final TabletTieService tablets;
  private final CurrentAccount currentAccount;
  private final Clock clock;

  TabletsView(
      SchoolClassService classes,
      TabletTieService tablets,
      CurrentAccount currentAccount,
      Clock clock) {
    super(classes, ClassPage.TABLETS, "pupils.tablets");
    this.tablets = tablets;
    this.currentAccount = currentAccount;
    this.clock = clock;
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    if (schoolClass.archived()) {
      showArchived(getTranslation("tablets.archived"));
      return;
    }
    show(
        new H1(headline()),
        Markup.paragraph("lead", getTranslation("tablets.lead")),
        tieThis(schoolClass.id()),
        new TabletLinkPanel(schoolClass, tablets, clock),
        label(schoolClass.id()),
        new TiedTabletList(schoolClass, tablets, clock));
  }

  private Section tieThis(ClassId id) {
    var notice = new ChangeNotice();
    var name = new NameField("tablet-name", getTranslation("tablets.name"));
    name.setValue(tablets.nextName(id));
    name.withButton(
        ButtonStyle.FILLED,
        getTranslation("tablets.this.tie"),
        getTranslation("tablets.name.problem"),
        typed -> tie(id, typed, notice));
    return Markup.section(
        "settings-part",
        new H2(getTranslation("tablets.this")),
        new Paragraph(getTranslation("tablets.this.about")),
        name,
        notice);
  }

  /** The next person on the tablet is a pupil, so the teacher is signed out. */
  private void tie(ClassId id, String typed, ChangeNotice notice) {
    if (notice.attempt(() -> tablets.tie(id, typed))) {
      UI.getCurrent().getPage().setLocation(TabletView.ADDRESS);
      currentAccount.end();
    }
  }

  private Section label(ClassId id) {
    var notice = new ChangeNotice();
    var labels =
        ToggleGroup.of(
            getTranslation("tablets.label"),
            List.of(TabletLabel.values()),
            tablets.label(id),
            each -> getTranslation(each == TabletLabel.NAMES ? "tablets.names" : "tablets.symbols"),
            each -> {
              if (notice.attempt(() -> tablets.setLabel(id, each))) {
                notice.showSuccess(getTranslation("settings.saved"));
              }
            });
    return Markup.section(
        "settings-part",
        new H2(getTranslation("tablets.label")),
        new Paragraph(getTranslation("tablets.label.about")),
        labels,
        notice);
  }

  @Override
  public String back() {
    return address(schoolClass().id(), "/pupils");
  }
}
