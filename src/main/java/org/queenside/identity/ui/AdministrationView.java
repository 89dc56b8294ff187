package org.queenside.identity.ui;

import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import java.util.List;
import org.queenside.identity.management.AccountAdministrationService;
import org.queenside.identity.management.InvitationService;
import org.queenside.identity.management.OwnAccountService;
import org.queenside.identity.management.PendingDeletionService;
import org.queenside.identity.management.RegistrationPolicy;
import org.queenside.identity.management.SettingService;
import org.queenside.identity.retention.PupilRetentionPeriod;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.Page;

/** The page for administrators: staff, invitations, settings and the audit log. */
@Route("administration")
@RolesAllowed("ADMINISTRATOR")
class AdministrationView extends Page {

  private final InvitationService invitationDesk;
  private final AccountAdministrationService administration;
  private final SettingService settings;
  private final PendingDeletionService deletions;
  private final OwnAccountService own;
  private final Clock clock;

  AdministrationView(
      InvitationService invitationDesk,
      AccountAdministrationService administration,
      SettingService settings,
      PendingDeletionService deletions,
      OwnAccountService own,
      Clock clock) {
    super("administration");
    this.invitationDesk = invitationDesk;
    this.administration = administration;
    this.settings = settings;
    this.deletions = deletions;
    this.own = own;
    this.clock = clock;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    String wanted = event.getLocation().getQueryParameters().getSingleParameter("user").orElse("");
    var log = LinkButton.outlined("administration/log", "admin.log.open");
    add(new H1(heading()), lead(), passwordNotice());
    deletions.open().forEach(waiting -> add(new PendingDeletionSection(deletions, waiting, clock)));
    add(
        new InvitationSection(invitationDesk, clock),
        new StaffSection(administration, clock, wanted),
        new SettingSection<>(
            "admin.registration",
            List.of(RegistrationPolicy.values()),
            settings.registration(),
            RegistrationPolicy::code,
            settings::choose),
        new SettingSection<>(
            "admin.stay",
            List.of(PupilRetentionPeriod.values()),
            settings.pupilStay(),
            PupilRetentionPeriod::code,
            settings::choose),
        new AdministrationSection(
            "directory.headline",
            new Paragraph(getTranslation("directory.about")),
            LinkButton.outlined("administration/classes", "directory.open")),
        new AdministrationSection(
            "admin.system",
            new Paragraph(getTranslation("admin.system.about")),
            LinkButton.outlined("administration/system", "admin.system.open")),
        new AdministrationSection(
            "new-classes.headline",
            new Paragraph(getTranslation("new-classes.lead")),
            LinkButton.outlined("administration/new-classes", "new-classes.open")),
        new AdministrationSection(
            "removed.all.headline",
            new Paragraph(getTranslation("removed.all.lead")),
            LinkButton.outlined("administration/no-class", "removed.all.open")),
        new AdministrationSection(
            "admin.log", new Paragraph(getTranslation("admin.log.about")), log));
  }

  /** A person who has just set Queenside up arrives here, and often wants to teach first. */
  private Paragraph lead() {
    return Markup.paragraph(
        "lead",
        new Text(getTranslation("admin.lead") + " "),
        new Anchor("classes", getTranslation("admin.lead.teach")));
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
