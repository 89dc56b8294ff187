package org.queenside.identity.session;

import com.vaadin.flow.internal.CurrentInstance;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinResponse;
import com.vaadin.flow.server.VaadinServletRequest;
import com.vaadin.flow.server.VaadinServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.lang.ref.Reference;
import java.util.function.Supplier;

/**
 * Lets code written for page requests also run in a servlet filter, where it finds the request's
 * cookies and address.
 */
public final class ServletRequestScope {

  private ServletRequestScope() {}

  /** Runs something for the browser that sent a request. */
  public static <T> T within(
      HttpServletRequest request, HttpServletResponse response, Supplier<T> action) {
    var before = CurrentInstance.getInstances();
    CurrentInstance.clearAll();
    var asked = new VaadinServletRequest(request, null);
    var answer = new VaadinServletResponse(response, null);
    CurrentInstance.set(VaadinRequest.class, asked);
    CurrentInstance.set(VaadinResponse.class, answer);
    try {
      return action.get();
    } finally {
      // Vaadin's current instances are held weakly.
      Reference.reachabilityFence(asked);
      Reference.reachabilityFence(answer);
      CurrentInstance.clearAll();
      CurrentInstance.restoreInstances(before);
    }
  }
}
