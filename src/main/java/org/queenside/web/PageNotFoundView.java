package org.queenside.web;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.ParentLayout;
import com.vaadin.flow.server.HttpStatusCode;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.ui.MessageView;

/** Shown for an unknown address. */
@ParentLayout(MainLayout.class)
@AnonymousAllowed
class PageNotFoundView extends MessageView implements HasErrorParameter<NotFoundException> {

  @Override
  public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<NotFoundException> problem) {
    showMessage("notfound", "course");
    return HttpStatusCode.NOT_FOUND.getCode();
  }
}
