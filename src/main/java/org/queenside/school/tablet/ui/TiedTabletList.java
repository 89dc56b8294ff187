package org.queenside.school.tablet.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.time.Clock;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.function.IntConsumer;
import org.queenside.identity.session.ClassTablet;
import org.queenside.identity.session.ClassTabletSignIn;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.tablet.TabletTieService;
import org.queenside.ui.Button;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;

/** The tablets tied to a class, and who has signed in on them recently. */
final class TiedTabletList extends Div {

  private final SchoolClass schoolClass;
  private final TabletTieService tablets;
  private final Clock clock;
  private final InlineQuestion question = new InlineQuestion();
  private final ChangeNotice notice = new ChangeNotice();
  private final Div content = new Div();
  private final IntConsumer count;

  /** Creates the list; {@code count} gets the number of tablets, also after each change. */
  TiedTabletList(
      SchoolClass schoolClass, TabletTieService tablets, Clock clock, IntConsumer count) {
    this.schoolClass = schoolClass;
    this.tablets = tablets;
    this.clock = clock;
    this.count = count;
    add(content, question, notice);
    draw();
  }

  private void draw() {
    List<ClassTablet> tied = tablets.tablets(schoolClass.id());
    count.accept(tied.size());
    content.removeAll();
    if (!tied.isEmpty()) {
      content.add(Markup.list("rows apart tablet-list", tied.stream().map(this::item)));
    }
  }

  /** Creates the folded list of the last sign-ins on the tablets. */
  NativeDetails recentSignIns() {
    List<ClassTabletSignIn> signIns = tablets.recentSignIns(schoolClass.id());
    return new NativeDetails(
        getTranslation("tablets.recent"),
        signIns.isEmpty()
            ? new Paragraph(getTranslation("tablets.recent.none"))
            : Markup.list("rows apart tablet-list", signIns.stream().map(this::item)));
  }

  private ListItem item(ClassTablet tablet) {
    String times =
        tablet.isUsed()
            ? getTranslation("tablets.times", time(tablet.tiedAt()), time(tablet.usedAt()))
            : getTranslation("tablets.times.unused", time(tablet.tiedAt()));
    var untie =
        Button.text(
                "tablets.untie",
                button ->
                    question.confirm(
                        button,
                        getTranslation("tablets.untie.ask", tablet.name()),
                        getTranslation("tablets.untie"),
                        () -> untie(tablet)))
            .about(tablet.name());
    return new ListItem(Markup.span("name", tablet.name()), Markup.span("times", times), untie);
  }

  private ListItem item(ClassTabletSignIn signIn) {
    return new ListItem(
        Markup.span("name", signIn.pupil()),
        Markup.span(
            "times",
            new Span(getTranslation("tablets.recent.one", time(signIn.at()), signIn.device()))));
  }

  private void untie(ClassTablet tablet) {
    question.close();
    if (notice.attempt(() -> tablets.untie(schoolClass.id(), tablet.id()))) {
      draw();
      notice.showSuccessAndFocus(getTranslation("tablets.untie.done", tablet.name()));
    }
  }

  /** Returns the time, with the day unless it's today. */
  private String time(Instant instant) {
    var formatter = new DateFormatter(getLocale());
    ZonedDateTime there = instant.atZone(schoolClass.zone());
    return there.toLocalDate().equals(clock.instant().atZone(schoolClass.zone()).toLocalDate())
        ? formatter.clock(there)
        : formatter.withClock(there);
  }
}
