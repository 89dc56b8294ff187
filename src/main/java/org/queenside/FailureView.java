package org.queenside;

import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import com.vaadin.flow.server.HttpStatusCode;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.learner.StoreUnavailable;
import org.queenside.look.PlainPage;
import org.queenside.monitoring.OneLine;
import org.queenside.web.MaskedPath;
import org.queenside.web.RequestId;
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
    Exception cause = problem.getException();
    if (cause instanceof StoreUnavailable) {
      LOG.error("The page {} could not be shown: {}", MaskedPath.of(path), OneLine.of(cause));
    } else {
      LOG.error("The page {} could not be shown", MaskedPath.of(path), cause);
    }
    say("failure", path);
    String request = RequestId.current();
    if (request != null) {
      var report = new Paragraph(getTranslation("failure.report", request));
      report.addClassName("small");
      add(report);
    }
    return HttpStatusCode.INTERNAL_SERVER_ERROR.getCode();
  }
}
