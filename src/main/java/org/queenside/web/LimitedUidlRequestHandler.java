package org.queenside.web;

import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinResponse;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.communication.UidlRequestHandler;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Takes what pages send in place of Flow's own handler, and refuses what no page sends. */
final class LimitedUidlRequestHandler extends UidlRequestHandler {

  private static final long serialVersionUID = 1;

  private final transient LimitSettings limits;
  private final transient RefusalLog log;

  LimitedUidlRequestHandler(LimitSettings limits, RefusalLog log) {
    this.limits = limits;
    this.log = log;
  }

  @Override
  public Optional<ResponseWriter> synchronizedHandleRequest(
      VaadinSession session,
      VaadinRequest request,
      VaadinResponse response,
      @Nullable String message)
      throws IOException {
    Refusal refusal = PageMessage.refusal(message, limits);
    if (refusal == null) {
      return super.synchronizedHandleRequest(session, request, response, message);
    }
    log.note(refusal, request.getRemoteAddr());
    return Optional.of(() -> answer(response, refusal));
  }

  private static void answer(VaadinResponse response, Refusal refusal) throws IOException {
    response.setStatus(refusal.status());
    response.setContentType("text/plain;charset=UTF-8");
    response.setHeader("Cache-Control", "no-store");
    response.getWriter().write(refusal.text());
  }
}
