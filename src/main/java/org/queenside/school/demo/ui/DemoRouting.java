package org.queenside.school.demo.ui;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.RouteConfiguration;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import java.util.List;
import java.util.Map;
import org.queenside.identity.management.SignInRedirect;
import org.queenside.identity.session.CurrentAccount;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.stereotype.Component;

/**
 * Adds {@link DemoView}, shows it to those who would have to sign in, which nobody here can, and
 * ends a copy with its session.
 */
@Component
@ConditionalOnBooleanProperty("queenside.demo")
record DemoRouting(CurrentAccount currentAccount, DemoVisit visit)
    implements VaadinServiceInitListener {

  private static final String SIGN_IN = "sign-in";

  @Override
  public void serviceInit(ServiceInitEvent event) {
    RouteConfiguration.forApplicationScope().setAnnotatedRoute(DemoView.class);
    event.getSource().addSessionDestroyListener(over -> visit.end(over.getSession()));
    event
        .getSource()
        .addUIInitListener(opened -> opened.getUI().addBeforeEnterListener(this::redirect));
  }

  private void redirect(BeforeEnterEvent event) {
    Map<String, List<String>> parameters = event.getLocation().getQueryParameters().getParameters();
    if (event.getLocation().getPath().equals(SIGN_IN)
        && parameters.containsKey(SignInRedirect.PARAMETER)
        && currentAccount.findIgnoringPageOwner() == null) {
      event.forwardTo(DemoView.class);
    }
  }
}
