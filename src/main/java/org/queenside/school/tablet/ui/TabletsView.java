package org.queenside.school.tablet.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteAlias;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import java.util.List;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.card.LoginCardService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.school.roster.ui.NameField;
import org.queenside.school.tablet.TabletLabel;
import org.queenside.school.tablet.TabletTieService;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Markup;
import org.queenside.ui.ToggleGroup;

/**
 * The tablets of a class: tie them, make codes for those that aren't tied, see who signs in on
 * them, untie them.
 */
@Route("class/:class/tablets")
@RouteAlias("class/:class/codes")
@RolesAllowed("TEACHER")
class TabletsView extends AbstractClassView {

  private static final String PATH = "/tablets";

  private final TabletTieService tablets;
  private final LoginCardService loginCards;
  private final CurrentAccount currentAccount;
  private final Clock clock;

  TabletsView(
      SchoolClassService classes,
      TabletTieService tablets,
      LoginCardService loginCards,
      CurrentAccount currentAccount,
      Clock clock) {
    super(classes, ClassPage.TABLETS, "pupils.tablets");
    this.tablets = tablets;
    this.loginCards = loginCards;
    this.currentAccount = currentAccount;
    this.clock = clock;
    addClassName("tablets-page");
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    String address = address(schoolClass.id(), PATH);
    if (!event.getLocation().getPath().equals(address)) {
      event.forwardTo(address);
      return;
    }
    if (schoolClass.archived()) {
      showArchived(getTranslation("tablets.archived"));
      return;
    }
    var headline = new H1();
    var notice = new ChangeNotice();
    var link = new TabletLinkPanel(schoolClass, tablets, clock, notice);
    var codes = new ShortCodesPanel(schoolClass, loginCards, clock, notice);
    var tied =
        new TiedTabletList(
            schoolClass,
            tablets,
            clock,
            count -> headline.setText(getTranslation("tablets.now", count)));
    show(
        headline,
        Markup.div(
            "ways",
            Button.filled("tablets.link.make", link::make),
            Button.outlined("codes.make", codes::make)),
        notice,
        link,
        codes,
        tied,
        tieThis(schoolClass.id()),
        label(schoolClass.id()),
        tied.recentSignIns());
  }

  private NativeDetails tieThis(ClassId id) {
    var notice = new ChangeNotice();
    var name = new NameField("tablet-name", getTranslation("tablets.name"));
    name.setValue(tablets.nextName(id));
    name.withButton(
        ButtonStyle.OUTLINED,
        getTranslation("tablets.this.tie"),
        getTranslation("tablets.name.problem"),
        typed -> tie(id, typed, notice));
    return new NativeDetails(
        getTranslation("tablets.this"),
        Markup.div(
            "settings-part", new Paragraph(getTranslation("tablets.this.about")), name, notice));
  }

  /** The next person on the tablet is a pupil, so the teacher is signed out. */
  private void tie(ClassId id, String typed, ChangeNotice notice) {
    if (notice.attempt(() -> tablets.tie(id, typed))) {
      UI.getCurrent().getPage().setLocation(TabletView.ADDRESS);
      currentAccount.end();
    }
  }

  private NativeDetails label(ClassId id) {
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
    return new NativeDetails(
        getTranslation("tablets.label"),
        Markup.div(
            "settings-part", new Paragraph(getTranslation("tablets.label.about")), labels, notice));
  }

  @Override
  public String back() {
    return address(schoolClass().id(), "/pupils");
  }
}
