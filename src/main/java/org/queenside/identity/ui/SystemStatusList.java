package org.queenside.identity.ui;

import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.UnorderedList;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.management.SettingService;
import org.queenside.identity.management.SystemService;
import org.queenside.identity.oidc.OidcProvider;
import org.queenside.store.BackupWriter;
import org.queenside.store.DatabaseStorage.Place;
import org.queenside.ui.Markup;

/** A line each on how backups, the school's sign-in and settings stand. */
final class SystemStatusList extends UnorderedList {

  SystemStatusList(
      SystemService system, SettingService settings, @Nullable OidcProvider provider, Clock clock) {
    addClassNames("rows", "pages");
    add(
        line("admin.backup", backup(system, clock)),
        line("admin.oidc", oidc(provider)),
        line(
            "admin.registration",
            getTranslation("admin.registration." + settings.registration().code())),
        line("admin.stay", getTranslation("admin.stay." + settings.accountRetention().code())));
  }

  private ListItem line(String name, String value) {
    return new ListItem(
        Markup.link("who", SystemView.ADDRESS, getTranslation(name)), Markup.span("what", value));
  }

  private String backup(SystemService system, Clock clock) {
    BackupWriter backups = system.backups();
    if (backups == null) {
      boolean server = system.storage() instanceof Place.OnServer;
      return getTranslation(server ? "admin.status.backup.server" : "admin.status.backup.off");
    }
    BackupWriter.Copy copy = backups.newest();
    if (!backups.failure().isEmpty()) {
      return getTranslation("admin.status.backup.failed");
    }
    if (copy == null) {
      return getTranslation("admin.status.backup.none");
    }
    String time = InstantFormatter.withMinute(copy.writtenAt(), clock, getLocale());
    return getTranslation(
        BackupSection.isOverdue(copy, clock)
            ? "admin.status.backup.old"
            : "admin.status.backup.last",
        time);
  }

  private String oidc(@Nullable OidcProvider provider) {
    return provider == null
        ? getTranslation("admin.oidc.off")
        : getTranslation("admin.oidc.on", provider.name());
  }
}
