package org.queenside.identity.session;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.LearnerId;

/**
 * For whom a page was opened. On a shared device a page may still be open when somebody else has
 * signed in in another tab: what was written for the one must not be done as the other.
 *
 * @param account null if nobody was signed in
 */
record PageOwner(@Nullable LearnerId account) {

  /** Notes whose page the current one is; where there is none, as in a download, nothing. */
  static void note(@Nullable Account account) {
    UI page = UI.getCurrent();
    if (page != null) {
      ComponentUtil.setData(page, PageOwner.class, new PageOwner(idOf(account)));
    }
  }

  /** Returns whether the current page is somebody else's than of who is signed in now. */
  static boolean isAnotherThan(@Nullable Account account) {
    UI page = UI.getCurrent();
    PageOwner owner = page == null ? null : ComponentUtil.getData(page, PageOwner.class);
    return owner != null && !Objects.equals(owner.account(), idOf(account));
  }

  private static @Nullable LearnerId idOf(@Nullable Account account) {
    return account == null ? null : account.id();
  }
}
