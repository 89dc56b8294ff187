package org.queenside;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import com.vaadin.flow.server.HttpStatusCode;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.look.PlainPage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A page that could not be shown. The learner reads what to do; the log has the cause. */
@ParentLayout(MainLayout.class)
@AnonymousAllowed
class FailureView extends PlainPage implements HasErrorParameter<Exception> {

  private static final Logger LOG = LoggerFactory.getLogger(FailureView.class);

  @Override
  public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<Exception> problem) {
    String path = event.getLocation().getPath();
    LOG.error("The page {} could not be shown", path, problem.getException());
    say("failure", path);
    return HttpStatusCode.INTERNAL_SERVER_ERROR.getCode();
  }
}
