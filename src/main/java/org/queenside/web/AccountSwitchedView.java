package org.queenside.web;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import com.vaadin.flow.server.HttpStatusCode;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.identity.session.AccountSwitchedException;
import org.queenside.ui.MessageView;

/** Reloads a page that was opened under an account other than the one signed in now. */
@ParentLayout(MainLayout.class)
@AnonymousAllowed
class AccountSwitchedView extends MessageView
    implements HasErrorParameter<AccountSwitchedException> {

  @Override
  public int setErrorParameter(
      BeforeEnterEvent event, ErrorParameter<AccountSwitchedException> problem) {
    String path = event.getLocation().getPathWithQueryParameters();
    showMessage("another", path);
    event.getUI().getPage().setLocation(path.isEmpty() ? "./" : path);
    return HttpStatusCode.CONFLICT.getCode();
  }
}
