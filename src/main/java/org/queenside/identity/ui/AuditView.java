package org.queenside.identity.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import java.util.List;
import org.queenside.identity.management.AccountAdministrationService;
import org.queenside.identity.management.AuditRepository;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** The audit log of instructors and administrators, newest first. */
@Route("administration/log")
@RolesAllowed("ADMINISTRATOR")
class AuditView extends Main implements BeforeEnterObserver, HasDynamicTitle {

  private static final int LINES = 100;

  private final AccountAdministrationService administration;
  private final Clock clock;
  private final OrderedList lines = new OrderedList();
  private final Button more =
      new Button(ButtonStyle.OUTLINED, getTranslation("admin.log.more"), this::showMore);
  private long before = Long.MAX_VALUE;

  AuditView(AccountAdministrationService administration, Clock clock) {
    this.administration = administration;
    this.clock = clock;
    setId("main");
    addClassName("administration");
    lines.addClassNames("rows", "log");
    var back = new LinkButton(ButtonStyle.TEXT, "administration", getTranslation("admin.log.back"));
    add(
        new H1(getTranslation("admin.log")),
        new Paragraph(getTranslation("admin.log.about")),
        lines,
        more,
        back);
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    lines.removeAll();
    before = Long.MAX_VALUE;
    showMore();
  }

  private void showMore() {
    List<AuditRepository.Entry> notes = administration.log(before, LINES);
    notes.forEach(note -> lines.add(line(note)));
    more.setVisible(notes.size() == LINES);
    if (!notes.isEmpty()) {
      before = notes.getLast().number();
    }
  }

  private ListItem line(AuditRepository.Entry note) {
    String actor = note.actor().isEmpty() ? getTranslation("admin.log.program") : note.actor();
    return new ListItem(
        Markup.span("when", InstantFormatter.withMinute(note.at(), clock, getLocale())),
        new Span(getTranslation("audit." + note.action().code(), actor, note.subject())));
  }

  @Override
  public String getPageTitle() {
    return getTranslation("plain.title", getTranslation("admin.log"));
  }
}
