package org.queenside.http;

import com.vaadin.flow.server.HandlerHelper;
import com.vaadin.flow.server.HandlerHelper.RequestType;
import com.vaadin.flow.server.RequestHandler;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinResponse;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinServletRequest;
import com.vaadin.flow.server.VaadinServletResponse;
import com.vaadin.flow.server.VaadinSession;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.stereotype.Component;

/** Limits how many pages are open, and limits what they send before it reaches Flow. */
@Component
@EnableConfigurationProperties(LimitProperties.class)
final class PageLimitListener implements VaadinServiceInitListener {

  private static final long serialVersionUID = 1;

  /** A browser displays its page within seconds. */
  private static final Duration WITHOUT_PAGE = Duration.ofMinutes(2);

  private final transient LimitProperties limits;
  private final transient OpenPageRegistry pages;

  PageLimitListener(LimitProperties limits, Clock clock) {
    this.limits = limits;
    this.pages = new OpenPageRegistry(limits, clock);
  }

  /** Returns how many pages are open. */
  int openPages() {
    return pages.size();
  }

  @Override
  public void serviceInit(ServiceInitEvent event) {
    event.addRequestHandler(new LimitedUidlRequestHandler(limits, pages));
    event.addRequestHandler((RequestHandler) this::refuseIfFull);
    event
        .getSource()
        .addSessionInitListener(
            begun -> {
              begun
                  .getSession()
                  .getSession()
                  .setMaxInactiveInterval((int) WITHOUT_PAGE.toSeconds());
              pages.sessionStarted(begun.getSession());
            });
    event.getSource().addSessionDestroyListener(ended -> pages.sessionEnded(ended.getSession()));
    event.getSource().addUIInitListener(opened -> pages.pageOpened(opened.getUI()));
  }

  private boolean refuseIfFull(
      VaadinSession session, VaadinRequest request, VaadinResponse response) throws IOException {
    boolean opens =
        request.getParameter("v-r") == null
            || HandlerHelper.isRequestType(request, RequestType.INIT);
    if (!opens || pages.hasRoom()) {
      return false;
    }
    RequestRefusal.FULL.refuse((VaadinServletRequest) request, (VaadinServletResponse) response);
    return true;
  }
}
