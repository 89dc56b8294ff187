package org.queenside;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import com.vaadin.flow.server.HttpStatusCode;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.learner.PageOfAnother;
import org.queenside.look.PlainPage;

/** A page left open by somebody else: it is loaded anew for who is in front of the screen now. */
@ParentLayout(MainLayout.class)
@AnonymousAllowed
class PageOfAnotherView extends PlainPage implements HasErrorParameter<PageOfAnother> {

  @Override
  public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<PageOfAnother> problem) {
    String path = event.getLocation().getPathWithQueryParameters();
    say("another", path);
    event.getUI().getPage().setLocation(path.isEmpty() ? "./" : path);
    return HttpStatusCode.CONFLICT.getCode();
  }
}
