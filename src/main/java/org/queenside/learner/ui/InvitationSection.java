package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.time.Clock;
import org.queenside.learner.Role;
import org.queenside.learner.account.Invitation;
import org.queenside.learner.account.InvitationDesk;
import org.queenside.look.Field;
import org.queenside.look.Form;
import org.queenside.look.Switch;

/** Inviting instructors and administrators, and what has been sent out. */
final class InvitationSection extends AdministrationSection {

  private final InvitationDesk desk;
  private final Clock clock;
  private final Field note =
      new Field("note", getTranslation("admin.invite.note"))
          .about(getTranslation("admin.invite.note.about"))
          .with("autocomplete", "off")
          .with("maxlength", String.valueOf(InvitationDesk.LONGEST_NOTE));
  private final Div fresh = new Div();
  private final Said said = new Said();
  private final UnorderedList open = new UnorderedList();
  private Role role = Role.INSTRUCTOR;

  InvitationSection(InvitationDesk desk, Clock clock) {
    super("admin.invite");
    this.desk = desk;
    this.clock = clock;
    open.addClassName("rows");
    var roles = new Switch(getTranslation("admin.invite.role"));
    roles.add(getTranslation("role.instructor"), true, () -> role = Role.INSTRUCTOR);
    roles.add(getTranslation("role.administrator"), false, () -> role = Role.ADMINISTRATOR);
    add(
        new Paragraph(getTranslation("admin.invite.about")),
        new Form(getTranslation("admin.invite.go"), this::invite, note, roles),
        fresh,
        said,
        open);
    refresh();
  }

  private void invite() {
    note.accept();
    if (note.value().isBlank()) {
      note.refuse(getTranslation("admin.invite.note.missing"));
      return;
    }
    said.removeAll();
    String link = "invitation/" + desk.invite(role, note.value());
    fresh.removeAll();
    fresh.add(new FreshLink(link, getTranslation("admin.invite.link", note.value())));
    note.fill("");
    refresh();
  }

  private void refresh() {
    open.removeAll();
    desk.invitations().forEach(invitation -> open.add(row(invitation)));
  }

  /** A link for a new password lasts two hours: the day alone would say little. */
  private String until(Invitation invitation) {
    return invitation.account() == null
        ? Days.of(invitation.expires(), clock, getLocale())
        : Days.withMinute(invitation.expires(), clock, getLocale());
  }

  private ListItem row(Invitation invitation) {
    var who = new Span(invitation.note());
    who.addClassName("who");
    String kind = invitation.account() == null ? "role." + invitation.role().word() : "admin.renew";
    var what =
        new Span(getTranslation("admin.invite.open", getTranslation(kind), until(invitation)));
    what.addClassName("what");
    var withdraw =
        small(
            getTranslation("admin.invite.withdraw"),
            invitation.note(),
            _ -> {
              desk.withdraw(invitation);
              fresh.removeAll();
              refresh();
              said.conclude(getTranslation("admin.invite.withdrawn", invitation.note()));
            });
    var actions = new Div(withdraw);
    actions.addClassName("actions");
    return new ListItem(who, what, actions);
  }
}
