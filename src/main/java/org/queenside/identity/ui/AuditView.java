package org.queenside.identity.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.streams.DownloadHandler;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import java.util.List;
import org.queenside.identity.management.AuditFilter;
import org.queenside.identity.management.AuditRepository;
import org.queenside.identity.management.AuditService;
import org.queenside.ui.Button;
import org.queenside.ui.DownloadLink;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/** The audit log of teachers and administrators, newest first, with a filter. */
@Route("administration/log")
@RolesAllowed("ADMINISTRATOR")
class AuditView extends Page {

  private static final int LINES = 100;

  private final AuditService log;
  private final Clock clock;
  private final Paragraph none = Markup.paragraph("note", "");
  private final OrderedList lines = new OrderedList();
  private final Button more = Button.outlined("admin.log.more", this::showMore);
  private AuditFilter filter = AuditFilter.ALL;
  private long before = Long.MAX_VALUE;

  AuditView(AuditService log, Clock clock) {
    super("page administration");
    this.log = log;
    this.clock = clock;
    lines.addClassNames("rows", "log");
    none.getElement().setAttribute("role", "status");

    var take = new DownloadLink(download(), getTranslation("admin.log.csv"), log::noteExport);
    take.addClassName("line");
    add(
        new H1(heading()),
        Markup.paragraph("lead", getTranslation("admin.log.about")),
        new AuditFilterForm(clock, this::show),
        none,
        lines,
        more,
        take,
        LinkButton.text("administration", "admin.log.back"));
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    show(filter);
  }

  private void show(AuditFilter chosen) {
    filter = chosen;
    lines.removeAll();
    before = Long.MAX_VALUE;
    showMore();
    boolean empty = lines.getChildren().findAny().isEmpty();
    none.setText(empty ? getTranslation("admin.log.none") : "");
  }

  private void showMore() {
    List<AuditRepository.Entry> entries = log.find(filter, before, LINES);
    entries.forEach(entry -> lines.add(line(entry)));
    more.setVisible(entries.size() == LINES);
    if (!entries.isEmpty()) {
      before = entries.getLast().number();
    }
  }

  private ListItem line(AuditRepository.Entry entry) {
    return new ListItem(
        Markup.span("when", InstantFormatter.withMinute(entry.at(), clock, getLocale())),
        new Span(AuditSentence.of(entry, this::getTranslation)));
  }

  private DownloadHandler download() {
    return event -> {
      event.setFileName("queenside-log.csv");
      event.setContentType("text/csv");
      AuditCsv.write(
          log,
          filter,
          clock.getZone(),
          event.getRequest().getLocale(),
          this::getTranslation,
          event.getOutputStream());
    };
  }

  @Override
  public String heading() {
    return getTranslation("admin.log");
  }
}
