package org.queenside.web;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.server.communication.IndexHtmlResponse;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;

/**
 * Redirects the browser when a view forwards the very first request to another address, such as
 * from a lesson to its next exercise. Vaadin's router in the browser would otherwise restore the
 * address that it started with.
 */
final class ForwardRedirect {

  private ForwardRedirect() {}

  /** Records the address that a new page asks for first. */
  static void note(BeforeEnterEvent entered) {
    UI ui = entered.getUI();
    if (ComponentUtil.getData(ui, Location.class) == null) {
      ComponentUtil.setData(ui, Location.class, entered.getLocation());
    }
  }

  /**
   * Redirects if the page shows an address other than the requested one, and returns whether it
   * did.
   */
  static boolean write(IndexHtmlResponse response) {
    UI ui = response.getUI().orElse(null);
    Location asked = ui == null ? null : ComponentUtil.getData(ui, Location.class);
    if (ui == null || asked == null) {
      return false;
    }
    Location shown = ui.getInternals().getActiveViewLocation();
    if (asked.getPath().equals(shown.getPath())) {
      return false;
    }
    redirect(response, shown);
    ui.close();
    return true;
  }

  private static void redirect(IndexHtmlResponse response, Location target) {
    response.getDocument().body().empty();
    response.getDocument().head().empty();
    response.getVaadinResponse().setStatus(HttpStatus.FOUND.value());
    response
        .getVaadinResponse()
        .setHeader(
            HttpHeaders.LOCATION,
            response.getVaadinRequest().getContextPath()
                + "/"
                + target.getPathWithQueryParameters());
  }
}
