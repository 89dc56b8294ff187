package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.i18n.I18NProvider;
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
import org.queenside.identity.management.SystemService;
import org.queenside.identity.oidc.OidcProvider;
import org.queenside.identity.retention.AccountRetentionPeriod;
import org.queenside.store.BackupWriter;
import org.queenside.store.DatabaseStorage.Place;
import org.queenside.ui.FoldedSection;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.Page;
import org.queenside.ui.ToggleGroup;
import org.springframework.beans.factory.ObjectProvider;

/** The page for administrators: what is true now, and a list of all that they can look after. */
@Route("administration")
@RolesAllowed("ADMINISTRATOR")
class AdministrationView extends Page {

  private final InvitationService invitations;
  private final AccountAdministrationService administration;
  private final SettingService settings;
  private final PendingDeletionService deletions;
  private final OwnAccountService own;
  private final SystemService system;
  private final ObjectProvider<OidcProvider> providers;
  private final Clock clock;

  AdministrationView(
      InvitationService invitations,
      AccountAdministrationService administration,
      SettingService settings,
      PendingDeletionService deletions,
      OwnAccountService own,
      SystemService system,
      ObjectProvider<OidcProvider> providers,
      Clock clock) {
    super("page administration");
    this.invitations = invitations;
    this.administration = administration;
    this.settings = settings;
    this.deletions = deletions;
    this.own = own;
    this.system = system;
    this.providers = providers;
    this.clock = clock;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    String wanted = event.getLocation().getQueryParameters().getSingleParameter("user").orElse("");
    BackupStatus backup = BackupStatus.of(system, clock);
    add(new H1(getTranslation("admin.state." + backup.code())), passwordNotice());
    deletions.open().forEach(waiting -> add(new PendingDeletionSection(deletions, waiting, clock)));
    add(
        Markup.div(
            "folded-list",
            new InvitationSection(invitations, clock),
            new StaffSection(administration, clock, wanted),
            link("directory.headline", "administration/classes"),
            FoldedSection.link("administration/system", getTranslation("admin.backup"), last()),
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
            link("new-classes.headline", "administration/new-classes"),
            link("removed.all.headline", "administration/no-class"),
            link("admin.log", "administration/log"),
            FoldedSection.link(
                "administration/system",
                getTranslation("admin.system"),
                getTranslation("admin.system.now", system.version())),
            link("admin.lead.teach", "classes")));
  }

  private Anchor link(String headline, String address) {
    return FoldedSection.link(address, getTranslation(headline), "");
  }

  /** Says when the last backup was written, and where. */
  private String last() {
    BackupWriter backups = system.backups();
    if (backups == null) {
      return getTranslation(
          system.storage() instanceof Place.OnServer ? "admin.backup.by-server" : "admin.off");
    }
    if (BackupStatus.of(system, clock) == BackupStatus.FAILED) {
      return getTranslation("admin.backup.not-written", backups.folder());
    }
    BackupWriter.Copy copy = backups.newest();
    return copy == null
        ? getTranslation("admin.backup.not-yet", backups.folder())
        : getTranslation(
            "admin.backup.now-at",
            InstantFormatter.withMinute(copy.writtenAt(), clock, getLocale()),
            backups.folder());
  }

  /** Says whether people can sign in through a provider, and how to set one up. */
  private FoldedSection signIn() {
    OidcProvider provider = providers.getIfAvailable();
    var section =
        new FoldedSection(
            getTranslation("admin.oidc"),
            new Paragraph(
                provider == null
                    ? getTranslation("admin.oidc.about")
                    : getTranslation("admin.oidc.about.on", provider.name())));
    section.setNow(
        provider == null
            ? getTranslation("admin.off")
            : getTranslation("admin.oidc.on", provider.name()));
    return section;
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
  private static final class SettingSection<T> extends FoldedSection {

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
      super(I18NProvider.translate(key));
      setNow(getTranslation(key + "." + word.apply(now)));
      var effect = new Paragraph();
      effect.getElement().setAttribute("role", "status");
      effect.setText(about(key, word.apply(now)));
      Consumer<T> take =
          choice -> {
            choose.accept(choice);
            effect.setText(about(key, word.apply(choice)));
            setNow(getTranslation(key + "." + word.apply(choice)));
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
