package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.management.AccountAdministrationService;
import org.queenside.identity.management.InvitationService;
import org.queenside.identity.management.OwnAccountService;
import org.queenside.identity.management.PendingDeletionService;
import org.queenside.identity.management.SettingService;
import org.queenside.identity.management.SystemService;
import org.queenside.identity.oidc.OidcProvider;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.Page;
import org.springframework.beans.factory.ObjectProvider;

/**
 * The page for administrators: staff, invitations, and the way to the other pages for
 * administrators.
 */
@Route("administration")
@RolesAllowed("ADMINISTRATOR")
class AdministrationView extends Page {

  private final InvitationService invitations;
  private final AccountAdministrationService administration;
  private final SystemService system;
  private final SettingService settings;
  private final @Nullable OidcProvider provider;
  private final PendingDeletionService deletions;
  private final OwnAccountService own;
  private final Clock clock;

  AdministrationView(
      InvitationService invitations,
      AccountAdministrationService administration,
      SystemService system,
      SettingService settings,
      PendingDeletionService deletions,
      OwnAccountService own,
      ObjectProvider<OidcProvider> provider,
      Clock clock) {
    super("page administration");
    this.invitations = invitations;
    this.administration = administration;
    this.system = system;
    this.settings = settings;
    this.provider = provider.getIfAvailable();
    this.deletions = deletions;
    this.own = own;
    this.clock = clock;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    String wanted = event.getLocation().getQueryParameters().getSingleParameter("user").orElse("");
    add(new H1(heading()), passwordNotice());
    deletions.open().forEach(waiting -> add(new PendingDeletionSection(deletions, waiting, clock)));
    add(
        new InvitationSection(invitations, clock),
        new StaffSection(administration, clock, wanted),
        new AdministrationSection(
            "admin.system", new SystemStatusList(system, settings, provider, clock)),
        new AdministrationSection(
            "admin.more",
            Markup.list(
                "rows pages",
                page("classes", "admin.own", "admin.own.about"),
                page("administration/classes", "directory.headline", "directory.about"),
                page("administration/new-classes", "new-classes.headline", "new-classes.short"),
                page("administration/no-class", "removed.all.headline", "removed.all.about"),
                page("administration/log", "admin.log", "admin.log.about"))));
  }

  private ListItem page(String address, String name, String about) {
    return new ListItem(
        Markup.link("who", address, getTranslation(name)),
        Markup.span("what", getTranslation(about)));
  }

  private Div passwordNotice() {
    var notice = new Div();
    if (own.hasWeakPassword()) {
      notice.addClassName("notice");
      notice.add(
          new Notice(Tone.HINT, getTranslation("own.weak"), getTranslation("admin.weak")),
          LinkButton.outlined("account", "admin.weak.change"));
    }
    return notice;
  }

  @Override
  public String heading() {
    return getTranslation("admin.headline");
  }
}
