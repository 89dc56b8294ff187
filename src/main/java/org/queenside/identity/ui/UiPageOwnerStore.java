package org.queenside.identity.ui;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.session.PageOwner;
import org.springframework.stereotype.Component;

@Component
final class UiPageOwnerStore implements PageOwner.Store {

  @Override
  public @Nullable PageOwner find() {
    UI page = UI.getCurrent();
    return page == null ? null : ComponentUtil.getData(page, PageOwner.class);
  }

  @Override
  public void set(PageOwner owner) {
    UI page = UI.getCurrent();
    if (page != null) {
      ComponentUtil.setData(page, PageOwner.class, owner);
    }
  }
}
