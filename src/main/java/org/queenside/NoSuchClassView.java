package org.queenside;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import com.vaadin.flow.server.HttpStatusCode;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.classroom.NoSuchClass;
import org.queenside.look.PlainPage;

/** Another's class looks like an address that leads nowhere. */
@ParentLayout(MainLayout.class)
@AnonymousAllowed
class NoSuchClassView extends PlainPage implements HasErrorParameter<NoSuchClass> {

  @Override
  public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<NoSuchClass> problem) {
    say("notfound", "course");
    return HttpStatusCode.NOT_FOUND.getCode();
  }
}
