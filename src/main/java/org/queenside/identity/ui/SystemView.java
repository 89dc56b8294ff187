package org.queenside.identity.ui;

import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.management.RegistrationPolicy;
import org.queenside.identity.management.SettingService;
import org.queenside.identity.management.SystemService;
import org.queenside.identity.oidc.OidcProvider;
import org.queenside.identity.retention.AccountRetentionPeriod;
import org.queenside.store.DatabaseStorage.Place;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Page;
import org.springframework.beans.factory.ObjectProvider;

/** Backups, the school's sign-in, settings, and the program itself. */
@Route(SystemView.ADDRESS)
@RolesAllowed("ADMINISTRATOR")
class SystemView extends Page {

  static final String ADDRESS = "administration/system";

  private final SystemService system;
  private final SettingService settings;
  private final @Nullable OidcProvider provider;
  private final Clock clock;

  SystemView(
      SystemService system,
      SettingService settings,
      ObjectProvider<OidcProvider> provider,
      Clock clock) {
    super("page administration");
    this.system = system;
    this.settings = settings;
    this.provider = provider.getIfAvailable();
    this.clock = clock;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    add(
        new H1(heading()),
        new BackupSection(system, clock),
        signIn(),
        new SettingSection<>(
            "admin.registration",
            List.of(RegistrationPolicy.values()),
            settings.registration(),
            RegistrationPolicy::code,
            settings::choose),
        new SettingSection<>(
            "admin.stay",
            List.of(AccountRetentionPeriod.values()),
            settings.accountRetention(),
            AccountRetentionPeriod::code,
            settings::choose),
        new AdministrationSection("admin.program", facts()),
        LinkButton.text("administration", "admin.log.back"));
  }

  private AdministrationSection signIn() {
    String text =
        provider == null
            ? getTranslation("admin.oidc.about.off")
            : getTranslation("admin.oidc.about.on", provider.name());
    return new AdministrationSection("admin.oidc", new Paragraph(text));
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
