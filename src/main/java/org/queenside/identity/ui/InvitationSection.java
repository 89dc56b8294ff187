package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.i18n.I18NProvider;
import java.time.Clock;
import java.util.List;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.management.Invitation;
import org.queenside.identity.management.InvitationService;
import org.queenside.ui.Button;
import org.queenside.ui.FoldedSection;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;
import org.queenside.ui.PagedList;
import org.queenside.ui.StatusMessage;
import org.queenside.ui.ToggleGroup;

/** Invites teachers and administrators, and lists open invitations. */
final class InvitationSection extends FoldedSection {

  private final InvitationService invitationService;
  private final Clock clock;
  private final FormField note =
      new FormField("note", getTranslation("admin.invite.note"))
          .withHelp(getTranslation("admin.invite.note.about"))
          .with("autocomplete", "off")
          .with("maxlength", String.valueOf(InvitationService.LONGEST_NOTE));
  private final Div fresh = new Div();
  private final StatusMessage status = new StatusMessage();
  private final Div open = new Div();
  private AccountRole role = AccountRole.TEACHER;

  InvitationSection(InvitationService invitationService, Clock clock) {
    super(I18NProvider.translate("admin.invite"));
    setOpen(true);
    this.invitationService = invitationService;
    this.clock = clock;
    var roles =
        ToggleGroup.of(
            getTranslation("admin.invite.role"),
            List.of(AccountRole.TEACHER, AccountRole.ADMINISTRATOR),
            role,
            each -> getTranslation("role." + each.code()),
            each -> role = each);
    add(
        new Form(getTranslation("admin.invite.go"), this::invite, note, roles),
        fresh,
        status,
        open);
    refresh();
  }

  private void invite() {
    note.clearError();
    if (note.value().isBlank()) {
      note.showError(getTranslation("admin.invite.note.missing"));
      return;
    }
    status.removeAll();
    String link = "invitation/" + invitationService.invite(role, note.value());
    fresh.removeAll();
    fresh.add(new CopyableLink(link, getTranslation("admin.invite.link", note.value())));
    note.setValue("");
    refresh();
  }

  private void refresh() {
    open.removeAll();
    open.add(PagedList.of(InvitationService.PAGE, invitationService::invitations, this::row));
  }

  /** A link for a new password lasts two hours, so it needs the time too. */
  private String until(Invitation invitation) {
    return invitation.account() == null
        ? InstantFormatter.of(invitation.expires(), clock, getLocale())
        : InstantFormatter.withMinute(invitation.expires(), clock, getLocale());
  }

  private ListItem row(Invitation invitation) {
    var who = Markup.span("who", invitation.note());
    String kind = invitation.account() == null ? "role." + invitation.role().code() : "admin.renew";
    var what =
        Markup.span(
            "what", getTranslation("admin.invite.open", getTranslation(kind), until(invitation)));
    var withdraw =
        Button.text("admin.invite.withdraw", () -> withdraw(invitation)).about(invitation.note());
    return new ListItem(who, what, Markup.div("actions", withdraw));
  }

  private void withdraw(Invitation invitation) {
    invitationService.withdraw(invitation);
    fresh.removeAll();
    refresh();
    status.showSuccessAndFocus(getTranslation("admin.invite.withdrawn", invitation.note()));
  }
}
