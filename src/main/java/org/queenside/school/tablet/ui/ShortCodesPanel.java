package org.queenside.school.tablet.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.time.Clock;
import java.util.List;
import org.queenside.identity.account.SignInCodeRepository;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.card.LoginCardService;
import org.queenside.school.roster.card.LoginCardService.ShortCode;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Focus;
import org.queenside.ui.Markup;
import org.queenside.ui.PrintButton;

/** One-time codes for shared tablets that aren't tied, to read out, to project or to print. */
final class ShortCodesPanel extends Section {

  private final SchoolClass schoolClass;
  private final LoginCardService loginCards;
  private final Clock clock;
  private final ChangeNotice notice;

  ShortCodesPanel(
      SchoolClass schoolClass, LoginCardService loginCards, Clock clock, ChangeNotice notice) {
    this.schoolClass = schoolClass;
    this.loginCards = loginCards;
    this.clock = clock;
    this.notice = notice;
    addClassNames("short-codes", "for-wall");
  }

  /** Makes a new code for each pupil, and shows them. */
  void make() {
    notice.attempt(() -> show(loginCards.shortCodes(schoolClass.id())));
  }

  private void show(List<ShortCode> made) {
    var end = clock.instant().plus(SignInCodeRepository.SHORT_LIFE).atZone(schoolClass.zone());
    String until = new DateFormatter(getLocale()).clock(end);
    var headline = new H2(getTranslation("codes.headline", schoolClass.name()));
    var list = new OrderedList();
    for (ShortCode each : made) {
      list.add(new ListItem(new Span(each.pupil().name()), Markup.span("code", each.code())));
    }
    removeAll();
    add(
        headline,
        Markup.paragraph("until", getTranslation("codes.until", until)),
        list,
        Markup.div("ways", new PrintButton(ButtonStyle.OUTLINED, getTranslation("cards.print"))));
    Focus.moveTo(headline);
  }
}
