package org.queenside.identity.ui;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.VaadinSession;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.session.CurrentPage;
import org.queenside.identity.session.PageOwner;
import org.springframework.stereotype.Component;

@Component
final class CurrentUiPage implements CurrentPage {

  @Override
  public @Nullable PageOwner owner() {
    UI page = UI.getCurrent();
    return page == null ? null : ComponentUtil.getData(page, PageOwner.class);
  }

  @Override
  public void setOwner(PageOwner owner) {
    UI page = UI.getCurrent();
    if (page != null) {
      ComponentUtil.setData(page, PageOwner.class, owner);
    }
  }

  @Override
  public boolean closeSession() {
    VaadinSession session = VaadinSession.getCurrent();
    if (session == null) {
      return false;
    }
    session.close();
    return true;
  }
}
