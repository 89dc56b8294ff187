package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Span;
import java.time.Clock;
import java.time.Instant;
import java.util.function.Consumer;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountOverview;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.management.AccountAdministrationService;
import org.queenside.store.ChangeRefusedException;
import org.queenside.ui.Button;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;

/** A line in the list of accounts: an account, and what an administrator can do with it. */
final class AccountListItem extends ListItem {

  private final Account account;
  private final boolean secondStep;
  private final AccountAdministrationService administration;
  private final Consumer<String> changed;

  /** The question before an action, and then its result. */
  private final InlineQuestion question = new InlineQuestion();

  /**
   * Creates the line.
   *
   * @param changed called with the result after a change that affects the list
   */
  AccountListItem(
      AccountOverview overview,
      AccountAdministrationService administration,
      Clock clock,
      Consumer<String> changed) {
    this.account = overview.account();
    this.secondStep = overview.secondStep();
    this.administration = administration;
    this.changed = changed;
    question.getElement().setAttribute("role", "status");
    add(
        Markup.span("who", account.name()),
        Markup.span("what", what(overview, clock)),
        new NativeDetails(summary(), actions()),
        question);
  }

  private String what(AccountOverview overview, Clock clock) {
    String role = getTranslation("role." + account.role().code());
    Instant at = overview.signedInAt();
    return at == null
        ? getTranslation("admin.staff.one", role, account.signInName())
        : getTranslation(
            "admin.staff.seen",
            role,
            account.signInName(),
            InstantFormatter.of(at, clock, getLocale()));
  }

  private Span summary() {
    var change = new Span(getTranslation("admin.staff.change"));
    return new Span(change, Markup.span("sr", " " + account.name()));
  }

  private Div actions() {
    var actions = Markup.div("actions");
    switch (account.role()) {
      case LEARNER -> actions.add(become(AccountRole.TEACHER));
      case TEACHER -> actions.add(become(AccountRole.ADMINISTRATOR), become(AccountRole.LEARNER));
      case ADMINISTRATOR -> actions.add(become(AccountRole.TEACHER));
    }
    if (secondStep) {
      actions.add(
          asking(
              "admin.second",
              "admin.second",
              "admin.second.sure",
              () -> administration.resetSecondStep(account)));
    }
    actions.add(
        action("admin.staff.password", _ -> makeLink()),
        action("admin.staff.sign-out", _ -> signOut()),
        asking(
            "admin.staff.delete",
            "admin.delete",
            "admin.delete.sure",
            () -> administration.remove(account)));
    return actions;
  }

  private Button become(AccountRole role) {
    String key = "admin.become." + account.role().code() + "." + role.code();
    return asking(key, key, key, () -> administration.changeRole(account, role));
  }

  private Button action(String key, Consumer<Button> action) {
    return Button.text(key, action).about(account.name());
  }

  private void makeLink() {
    String token = administration.passwordLink(account.id());
    question.close();
    if (token != null) {
      question.add(
          new CopyableLink(
              "invitation/" + token, getTranslation("admin.renew.link", account.name())));
    }
  }

  private void signOut() {
    administration.signOut(account);
    question.answer(getTranslation("admin.staff.signed-out", account.name()));
  }

  /**
   * Creates a button that asks before a change.
   *
   * @param text the key of what the button says
   * @param key the key of the question and of the message afterwards
   * @param yes the key of the button that confirms
   * @param change makes the change
   */
  private Button asking(String text, String key, String yes, Runnable change) {
    return action(
        text,
        asked ->
            question.confirm(
                asked,
                getTranslation(key + ".ask", account.name()),
                getTranslation(yes),
                getTranslation("admin.keep"),
                () -> attempt(asked, key, change)));
  }

  private void attempt(Button asked, String key, Runnable change) {
    try {
      change.run();
      changed.accept(getTranslation(key + ".done", account.name()));
    } catch (ChangeRefusedException e) {
      question.answer(getTranslation(e.messageKey(), e.arguments()));
      asked.focus();
    }
  }
}
