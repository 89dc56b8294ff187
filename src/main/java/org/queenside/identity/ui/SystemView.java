package org.queenside.identity.ui;

import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import org.queenside.identity.management.SystemService;
import org.queenside.store.DatabaseStorage.Place;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Page;

/** The program itself: its version, where the data is, and the backups. */
@Route("administration/system")
@RolesAllowed("ADMINISTRATOR")
class SystemView extends Page {

  private final SystemService system;
  private final Clock clock;

  SystemView(SystemService system, Clock clock) {
    super("page administration");
    this.system = system;
    this.clock = clock;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    add(
        new H1(heading()),
        facts(),
        new BackupSection(system, clock),
        LinkButton.text("administration", "admin.log.back"));
  }

  private DescriptionList facts() {
    var facts = new DescriptionList();
    facts.addClassName("facts");
    add(facts, "admin.system.version", system.version());
    add(facts, "admin.system.commit", system.commit());
    switch (system.storage()) {
      case Place.InFile(var file, long bytes, long free) -> {
        add(
            facts,
            "admin.system.data",
            getTranslation("admin.system.data.file", size(bytes), file.toString()));
        add(facts, "admin.system.free", size(free));
      }
      case Place.OnServer(long bytes) ->
          add(facts, "admin.system.data", getTranslation("admin.system.data.server", size(bytes)));
      case Place.InMemory() ->
          add(facts, "admin.system.data", getTranslation("admin.system.data.memory"));
    }
    return facts;
  }

  private void add(DescriptionList facts, String term, String text) {
    facts.add(
        new DescriptionList.Term(getTranslation(term)), new DescriptionList.Description(text));
  }

  private String size(long bytes) {
    return ByteSizeFormatter.of(bytes, this::getTranslation);
  }

  @Override
  public String heading() {
    return getTranslation("admin.system");
  }
}
