package org.queenside.identity.session;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.LearnerId;

/**
 * The account that opened a page. On a shared device a page may still be open after another person
 * has signed in on another tab; it mustn't act as that person.
 *
 * @param account the account, or null if nobody was signed in
 */
record PageOwner(@Nullable LearnerId account) {

  /** Records the owner of the current page. Does nothing if there is no page, as in a download. */
  static void note(@Nullable Account account) {
    UI page = UI.getCurrent();
    if (page != null) {
      ComponentUtil.setData(page, PageOwner.class, new PageOwner(idOf(account)));
    }
  }

  /** Returns whether another account opened the current page. */
  static boolean isAnotherThan(@Nullable Account account) {
    UI page = UI.getCurrent();
    PageOwner owner = page == null ? null : ComponentUtil.getData(page, PageOwner.class);
    return owner != null && !Objects.equals(owner.account(), idOf(account));
  }

  private static @Nullable LearnerId idOf(@Nullable Account account) {
    return account == null ? null : account.id();
  }
}
