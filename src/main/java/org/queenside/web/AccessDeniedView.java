package org.queenside.web;

import com.vaadin.flow.router.AccessDeniedException;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import com.vaadin.flow.server.HttpStatusCode;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.ui.MessageView;

/** Shown when the signed-in user's role doesn't allow the page. */
@ParentLayout(MainLayout.class)
@AnonymousAllowed
class AccessDeniedView extends MessageView implements HasErrorParameter<AccessDeniedException> {

  @Override
  public int setErrorParameter(
      BeforeEnterEvent event, ErrorParameter<AccessDeniedException> problem) {
    showMessage("denied", "");
    return HttpStatusCode.FORBIDDEN.getCode();
  }
}
