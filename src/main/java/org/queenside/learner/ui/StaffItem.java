package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.time.Clock;
import java.time.Instant;
import org.queenside.learner.Account;
import org.queenside.learner.LastAdministrator;
import org.queenside.learner.Role;
import org.queenside.learner.StaffMember;
import org.queenside.learner.account.Administration;
import org.queenside.learner.account.StillLeads;

/** One line of the list of people: who it is, and what an administrator can do about them. */
final class StaffItem extends ListItem {

  private final Account account;
  private final Administration administration;
  private final Runnable changed;

  /** What asks whether it is meant so, and what comes of it. */
  private final Div question = new Div();

  StaffItem(StaffMember member, Administration administration, Clock clock, Runnable changed) {
    this.account = member.account();
    this.administration = administration;
    this.changed = changed;
    question.addClassName("question");
    question.getElement().setAttribute("role", "status");
    var who = new Span(account.name());
    who.addClassName("who");
    var what = new Span(what(member, clock));
    what.addClassName("what");
    add(who, what, actions(), question);
  }

  private String what(StaffMember member, Clock clock) {
    String role = getTranslation("role." + account.role().word());
    Instant at = member.signedInAt();
    return at == null
        ? getTranslation("admin.staff.one", role, account.signInName())
        : getTranslation(
            "admin.staff.seen", role, account.signInName(), Days.of(at, clock, getLocale()));
  }

  private Div actions() {
    var actions = new Div();
    actions.addClassName("actions");
    switch (account.role()) {
      case LEARNER -> actions.add(become(Role.INSTRUCTOR));
      case INSTRUCTOR -> actions.add(become(Role.ADMINISTRATOR), become(Role.LEARNER));
      case ADMINISTRATOR -> actions.add(become(Role.INSTRUCTOR));
    }
    actions.add(
        action("admin.staff.password", this::makeLink),
        action("admin.staff.sign-out", this::signOut),
        action(
            "admin.staff.delete",
            () -> ask("admin.delete.ask", "admin.delete.sure", this::delete)));
    return actions;
  }

  private NativeButton become(Role role) {
    String key = "admin.become." + account.role().word() + "." + role.word();
    return action(
        key,
        () ->
            ask(key + ".ask", key, () -> attempt(() -> administration.changeRole(account, role))));
  }

  private NativeButton action(String key, Runnable action) {
    return AdministrationSection.small(getTranslation(key), account.name(), action);
  }

  private void makeLink() {
    String token = administration.passwordLink(account.id());
    question.removeAll();
    if (token != null) {
      question.add(
          new FreshLink("invitation/" + token, getTranslation("admin.renew.link", account.name())));
    }
  }

  private void signOut() {
    administration.signOut(account);
    say(getTranslation("admin.staff.signed-out", account.name()));
  }

  private void delete() {
    attempt(() -> administration.remove(account));
  }

  private void attempt(Runnable change) {
    try {
      change.run();
      changed.run();
    } catch (LastAdministrator e) {
      say(getTranslation("admin.last"));
    } catch (StillLeads e) {
      say(getTranslation("admin.still-leads", account.name(), String.join(", ", e.classes())));
    }
  }

  private void ask(String sentence, String yes, Runnable action) {
    var sure = new NativeButton(getTranslation(yes), _ -> action.run());
    sure.addClassNames("btn", "line");
    var keep = new NativeButton(getTranslation("admin.keep"), _ -> question.removeAll());
    keep.addClassNames("btn", "text");
    question.removeAll();
    question.add(new Paragraph(getTranslation(sentence, account.name())), sure, keep);
    keep.focus();
  }

  private void say(String sentence) {
    question.removeAll();
    question.add(new Paragraph(sentence));
  }
}
