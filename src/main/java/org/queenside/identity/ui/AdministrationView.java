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
import java.util.function.Consumer;
import java.util.function.Function;
import org.queenside.identity.management.AccountAdministrationService;
import org.queenside.identity.management.InvitationService;
import org.queenside.identity.management.OwnAccountService;
import org.queenside.identity.management.PendingDeletionService;
import org.queenside.identity.management.RegistrationPolicy;
import org.queenside.identity.management.SettingService;
import org.queenside.identity.retention.AccountRetentionPeriod;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.Page;
import org.queenside.ui.ToggleGroup;

/** The page for administrators: staff, invitations, settings and the audit log. */
@Route("administration")
@RolesAllowed("ADMINISTRATOR")
class AdministrationView extends Page {

  private final InvitationService invitations;
  private final AccountAdministrationService administration;
  private final SettingService settings;
  private final PendingDeletionService deletions;
  private final OwnAccountService own;
  private final Clock clock;

  AdministrationView(
      InvitationService invitations,
      AccountAdministrationService administration,
      SettingService settings,
      PendingDeletionService deletions,
      OwnAccountService own,
      Clock clock) {
    super("page administration");
    this.invitations = invitations;
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
    add(new H1(heading()), lead(), passwordNotice());
    deletions.open().forEach(waiting -> add(new PendingDeletionSection(deletions, waiting, clock)));
    add(
        new InvitationSection(invitations, clock),
        new StaffSection(administration, clock, wanted),
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
        link("directory.headline", "directory.about", "administration/classes", "directory.open"),
        link("admin.system", "admin.system.about", "administration/system", "admin.system.open"),
        link(
            "new-classes.headline",
            "new-classes.lead",
            "administration/new-classes",
            "new-classes.open"),
        link(
            "removed.all.headline",
            "removed.all.lead",
            "administration/no-class",
            "removed.all.open"),
        link("admin.log", "admin.log.about", "administration/log", "admin.log.open"));
  }

  /** Creates a section that leads to another page. */
  private AdministrationSection link(String headline, String about, String address, String open) {
    return new AdministrationSection(
        headline, new Paragraph(getTranslation(about)), LinkButton.outlined(address, open));
  }

  /** The person who has just set Queenside up arrives here, and often wants to start teaching. */
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

  /** A setting with a few choices, and a sentence on what the choice means. */
  private static final class SettingSection<T> extends AdministrationSection {

    /**
     * Creates the section.
     *
     * @param key the key of its headline; the keys of the choices begin with it
     * @param choices all choices
     * @param now the current choice
     * @param word returns the last part of a choice's key
     * @param choose called when another choice is selected
     */
    SettingSection(
        String key, List<T> choices, T now, Function<T, String> word, Consumer<T> choose) {
      super(key);
      var effect = new Paragraph();
      effect.getElement().setAttribute("role", "status");
      effect.setText(about(key, word.apply(now)));
      Consumer<T> take =
          choice -> {
            choose.accept(choice);
            effect.setText(about(key, word.apply(choice)));
          };
      add(
          ToggleGroup.of(
              getTranslation(key),
              choices,
              now,
              choice -> getTranslation(key + "." + word.apply(choice)),
              take),
          effect);
    }

    private String about(String key, String word) {
      return getTranslation(key + ".about." + word);
    }
  }
}
