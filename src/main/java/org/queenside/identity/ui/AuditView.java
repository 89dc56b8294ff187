package org.queenside.identity.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import java.util.List;
import org.queenside.identity.management.AccountAdministrationService;
import org.queenside.identity.management.AuditRepository;
import org.queenside.ui.Button;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/** The audit log of instructors and administrators, newest first. */
@Route("administration/log")
@RolesAllowed("ADMINISTRATOR")
class AuditView extends Page {

  private static final int LINES = 100;

  private final AccountAdministrationService administration;
  private final Clock clock;
  private final OrderedList lines = new OrderedList();
  private final Button more = Button.outlined("admin.log.more", this::showMore);
  private long before = Long.MAX_VALUE;

  AuditView(AccountAdministrationService administration, Clock clock) {
    super("administration");
    this.administration = administration;
    this.clock = clock;
    lines.addClassNames("rows", "log");

    add(
        new H1(heading()),
        new Paragraph(getTranslation("admin.log.about")),
        lines,
        more,
        LinkButton.text("administration", "admin.log.back"));
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
  public String heading() {
    return getTranslation("admin.log");
  }
}
