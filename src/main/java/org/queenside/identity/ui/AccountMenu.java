package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.management.SignInRedirect;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.store.StoreUnavailableException;
import org.queenside.ui.Clicks;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;

/**
 * The account in the bar, with links to its pages and to sign out, or a link to sign in. It doesn't
 * change until the page is reloaded, as signing in and out do.
 */
public final class AccountMenu extends Div {

  private static final String MENU = "account-menu";

  private final CurrentAccount currentAccount;

  /**
   * Creates the menu.
   *
   * @param currentAccount the account that is signed in
   * @param offersSignIn whether visitors who aren't signed in get the link to sign in
   */
  public AccountMenu(CurrentAccount currentAccount, boolean offersSignIn) {
    this.currentAccount = currentAccount;
    addClassName("account");
    Account account = whoIsHere();
    if (account == null && offersSignIn) {
      add(entry("sign-in", "bar.sign-in", Icon.PERSON));
    } else if (account != null) {
      add(ownPages(account, "wide-only"), opener(account), menu(account));
    }
  }

  private Anchor ownPages(Account account, String style) {
    String key = account.role() == AccountRole.LEARNER ? "bar.tasks" : "bar.classes";
    return Markup.link(style, SignInRedirect.home(account.role()), getTranslation(key));
  }

  private NativeButton opener(Account account) {
    NativeButton opener = new NativeButton();
    opener.add(Icon.PERSON.draw(), Markup.span("name", account.name()));
    Markup.flatten(opener);
    opener.addClassName("opener");
    opener.getElement().setAttribute("popovertarget", MENU);
    opener.getElement().setAttribute("aria-haspopup", "true");
    return opener;
  }

  /** The browser opens it, and closes it on Escape and on a click elsewhere. */
  private Div menu(Account account) {
    Div menu =
        Markup.div(
            "account-menu",
            Markup.paragraph("who narrow-only", getTranslation("bar.who", account.name())),
            ownPages(account, "narrow-only"),
            new Anchor("account", getTranslation("bar.account")));
    menu.setId(MENU);
    menu.getElement().setAttribute("popover", "auto");
    if (account.role().mayActAs(AccountRole.ADMINISTRATOR)) {
      menu.add(new Anchor("administration", getTranslation("bar.administration")));
    }
    menu.add(Clicks.button(getTranslation("bar.sign-out"), () -> SignOut.signOut(currentAccount)));
    return menu;
  }

  private Anchor entry(String address, String key, Icon icon) {
    Anchor link = new Anchor(address, icon.draw(), Markup.span("name", getTranslation(key)));
    link.addClassName("opener");
    return Markup.flatten(link);
  }

  private @Nullable Account whoIsHere() {
    try {
      return currentAccount.find();
    } catch (StoreUnavailableException _) {
      // The page still opens, and reports the failure itself.
      return null;
    }
  }
}
