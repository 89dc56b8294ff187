package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.time.Clock;
import java.time.Instant;
import java.util.function.Consumer;
import org.queenside.learner.Account;
import org.queenside.learner.LastAdministrator;
import org.queenside.learner.Role;
import org.queenside.learner.StaffMember;
import org.queenside.learner.account.Administration;
import org.queenside.learner.account.StillLeads;

/** One line of the list of people: who it is, and what an administrator can do about them. */
final class StaffItem extends ListItem {

  private final Account account;
  private final boolean secondStep;
  private final Administration administration;
  private final Consumer<String> changed;

  /** What asks whether it is meant so, and what comes of it. */
  private final Div question = new Div();

  /**
   * Creates the line.
   *
   * @param changed told what was done, after a change that is to be seen in the list
   */
  StaffItem(
      StaffMember member, Administration administration, Clock clock, Consumer<String> changed) {
    this.account = member.account();
    this.secondStep = member.secondStep();
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
    if (secondStep) {
      actions.add(
          action(
              "admin.second",
              asked ->
                  ask(
                      asked,
                      "admin.second",
                      "admin.second.sure",
                      () -> administration.resetSecondStep(account))));
    }
    actions.add(
        action("admin.staff.password", _ -> makeLink()),
        action("admin.staff.sign-out", _ -> signOut()),
        action(
            "admin.staff.delete",
            asked ->
                ask(
                    asked,
                    "admin.delete",
                    "admin.delete.sure",
                    () -> administration.remove(account))));
    return actions;
  }

  private NativeButton become(Role role) {
    String key = "admin.become." + account.role().word() + "." + role.word();
    return action(
        key, asked -> ask(asked, key, key, () -> administration.changeRole(account, role)));
  }

  private NativeButton action(String key, Consumer<NativeButton> action) {
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

  /**
   * Asks first.
   *
   * @param asked has the focus again if nothing is changed
   * @param key names the question, and what is said when it is done
   */
  private void ask(NativeButton asked, String key, String yes, Runnable change) {
    var sure = new NativeButton(getTranslation(yes), _ -> attempt(asked, key, change));
    sure.addClassNames("btn", "line");
    var keep = new NativeButton(getTranslation("admin.keep"), _ -> keep(asked));
    keep.addClassNames("btn", "text");
    question.removeAll();
    question.add(new Paragraph(getTranslation(key + ".ask", account.name())), sure, keep);
    keep.focus();
  }

  private void keep(NativeButton asked) {
    question.removeAll();
    asked.focus();
  }

  private void attempt(NativeButton asked, String key, Runnable change) {
    try {
      change.run();
      changed.accept(getTranslation(key + ".done", account.name()));
    } catch (LastAdministrator e) {
      say(getTranslation("admin.last"));
      asked.focus();
    } catch (StillLeads e) {
      say(getTranslation("admin.still-leads", account.name(), String.join(", ", e.classes())));
      asked.focus();
    }
  }

  private void say(String sentence) {
    question.removeAll();
    question.add(new Paragraph(sentence));
  }
}
