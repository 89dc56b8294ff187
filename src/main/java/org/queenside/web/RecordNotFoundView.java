package org.queenside.web;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import com.vaadin.flow.server.HttpStatusCode;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.MessageView;

/** Shows the same page for someone else's class as for an unknown address. */
@ParentLayout(MainLayout.class)
@AnonymousAllowed
class RecordNotFoundView extends MessageView implements HasErrorParameter<RecordNotFoundException> {

  @Override
  public int setErrorParameter(
      BeforeEnterEvent event, ErrorParameter<RecordNotFoundException> problem) {
    showMessage("notfound", "course");
    return HttpStatusCode.NOT_FOUND.getCode();
  }
}
