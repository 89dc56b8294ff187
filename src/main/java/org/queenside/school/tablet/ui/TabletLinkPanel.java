package org.queenside.school.tablet.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Section;
import java.time.Clock;
import org.queenside.identity.session.ClassTabletLinkRepository;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.tablet.TabletTieService;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Focus;
import org.queenside.ui.LoopbackAddress;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.PrintButton;
import org.queenside.ui.QrCodeImage;

/** A link that ties many tablets, for scanning from the wall. */
final class TabletLinkPanel extends Section {

  private final SchoolClass schoolClass;
  private final TabletTieService tablets;
  private final Clock clock;
  private final ChangeNotice notice;

  TabletLinkPanel(
      SchoolClass schoolClass, TabletTieService tablets, Clock clock, ChangeNotice notice) {
    this.schoolClass = schoolClass;
    this.tablets = tablets;
    this.clock = clock;
    this.notice = notice;
    addClassName("for-wall");
  }

  /** Makes a new link, and shows it. */
  void make() {
    notice.attempt(
        () -> {
          String token = tablets.newLink(schoolClass.id());
          // The tablets use the same address that the teacher is using now.
          getElement()
              .executeJs("return document.baseURI")
              .then(String.class, base -> show(base, base + "tie/" + token));
        });
  }

  private void show(String base, String link) {
    String until =
        new DateFormatter(getLocale())
            .clock(clock.instant().plus(ClassTabletLinkRepository.LIFE).atZone(schoolClass.zone()));
    removeAll();
    if (LoopbackAddress.is(base)) {
      add(
          new Notice(
              Tone.HINT,
              getTranslation("tablets.link.local"),
              getTranslation("tablets.link.local.about")));
    }
    var headline = new H2(getTranslation("tablets.link", schoolClass.name()));
    var wall =
        Markup.div(
            "tablet-link",
            headline,
            new QrCodeImage(link, getTranslation("tablets.link.qr", schoolClass.name())),
            Markup.paragraph("link", link),
            Markup.paragraph("until", getTranslation("tablets.link.until", until)));
    add(
        wall,
        Markup.div(
            "ways",
            fullScreen(wall),
            new PrintButton(ButtonStyle.OUTLINED, getTranslation("cards.print"))));
    Focus.moveTo(headline);
  }

  /** Browsers allow the full screen only while they handle the click themselves. */
  private static Button fullScreen(Div wall) {
    Button button = Button.outlined("tablets.link.full", () -> {});
    button
        .getElement()
        .executeJs(
            "this.hidden = !document.fullscreenEnabled;"
                + "this.addEventListener('click', () => $0.requestFullscreen());"
                + "$0.addEventListener('fullscreenchange',"
                + " () => document.fullscreenElement || this.focus())",
            wall);
    return button;
  }
}
