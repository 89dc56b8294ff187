package org.queenside.web;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.Objects;
import java.util.stream.Stream;
import org.queenside.http.MaskedPath;
import org.queenside.http.RequestId;
import org.queenside.monitoring.LogLine;
import org.queenside.store.StoreUnavailableException;
import org.queenside.ui.Markup;
import org.queenside.ui.MessageView;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpStatus;

/** Shown when a page fails. The user learns what to do, and the log gets the cause. */
@ParentLayout(MainLayout.class)
@AnonymousAllowed
class InternalErrorView extends MessageView implements HasErrorParameter<Exception> {

  private static final Logger LOG = LoggerFactory.getLogger(InternalErrorView.class);

  @Override
  public int setErrorParameter(BeforeEnterEvent event, ErrorParameter<Exception> problem) {
    String path = event.getLocation().getPath();
    Exception cause = problem.getException();
    boolean soonAgain =
        Stream.<Throwable>iterate(cause, Objects::nonNull, Throwable::getCause)
            .anyMatch(StoreUnavailableException.class::isInstance);
    if (soonAgain) {
      LOG.error("The page {} could not be shown: {}", MaskedPath.of(path), LogLine.of(cause));
    } else {
      LOG.error("The page {} could not be shown", MaskedPath.of(path), cause);
    }
    showMessage("failure", path);
    String request = RequestId.current();
    if (request != null) {
      add(Markup.paragraph("small", getTranslation("failure.report", request)));
    }
    return (soonAgain ? HttpStatus.SERVICE_UNAVAILABLE : HttpStatus.INTERNAL_SERVER_ERROR).value();
  }
}
