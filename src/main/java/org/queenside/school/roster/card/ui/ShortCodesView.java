package org.queenside.school.roster.card.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import java.util.List;
import org.queenside.identity.account.SignInCodeRepository;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.card.LoginCardService;
import org.queenside.school.roster.card.LoginCardService.ShortCode;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.ui.Button;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Markup;

/** One-time codes for shared tablets, to read out or to project. */
@Route("class/:class/codes")
@RolesAllowed("TEACHER")
class ShortCodesView extends AbstractClassView {

  private final LoginCardService loginCards;
  private final Clock clock;
  private final ChangeNotice notice = new ChangeNotice();
  private final Div codes = Markup.div("short-codes");

  ShortCodesView(SchoolClassService classes, LoginCardService loginCards, Clock clock) {
    super(classes, ClassPage.CODES, "codes.headline");
    this.loginCards = loginCards;
    this.clock = clock;
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    codes.removeAll();
    if (schoolClass.archived()) {
      showArchived(getTranslation("codes.archived"));
      return;
    }
    show(
        new H1(headline()),
        Markup.paragraph("lead", getTranslation("codes.lead")),
        Button.filled("codes.make", this::make),
        notice,
        codes);
  }

  private void make() {
    notice.attempt(
        () -> {
          SchoolClass schoolClass = schoolClass();
          String until =
              new DateFormatter(getLocale())
                  .clock(
                      clock
                          .instant()
                          .plus(SignInCodeRepository.SHORT_LIFE)
                          .atZone(schoolClass.zone()));
          show(loginCards.shortCodes(schoolClass.id()), until);
        });
  }

  private void show(List<ShortCode> made, String until) {
    codes.removeAll();
    var valid = Markup.paragraph("until", getTranslation("codes.until", until));
    var list = new OrderedList();
    for (ShortCode each : made) {
      list.add(new ListItem(new Span(each.pupil().name()), Markup.span("code", each.code())));
    }
    codes.add(valid, list);
  }

  @Override
  public String back() {
    return address(schoolClass().id(), "/pupils");
  }
}
