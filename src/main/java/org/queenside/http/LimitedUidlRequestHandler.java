package org.queenside.http;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.internal.UIInternals;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinResponse;
import com.vaadin.flow.server.VaadinServletRequest;
import com.vaadin.flow.server.VaadinServletResponse;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.communication.UidlRequestHandler;
import java.io.IOException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Handles what pages send, in place of Flow's own handler, and refuses what no page would send. */
final class LimitedUidlRequestHandler extends UidlRequestHandler {

  private static final long serialVersionUID = 1;

  /** Each page of a session sends one request at a time, and few do so at the same moment. */
  private static final int WAITING_OF_SESSION = 20;

  /** Java stores a text in half the memory if all its characters are below this one. */
  private static final char WIDE = 0x100;

  private final transient LimitProperties limits;
  private final transient OpenPageRegistry pages;

  LimitedUidlRequestHandler(LimitProperties limits, OpenPageRegistry pages) {
    this.limits = limits;
    this.pages = pages;
  }

  /** A browser sends a page's events in one request after the other. */
  @Override
  public boolean handleRequest(
      VaadinSession session, VaadinRequest request, VaadinResponse response) throws IOException {
    if (canHandleRequest(request)
        && session.getLockInstance() instanceof ReentrantLock lock
        && lock.getQueueLength() >= WAITING_OF_SESSION) {
      RequestRefusal.TOO_MANY_OF_SESSION.refuse(
          (VaadinServletRequest) request, (VaadinServletResponse) response);
      return true;
    }
    return super.handleRequest(session, request, response);
  }

  @Override
  public Optional<ResponseWriter> synchronizedHandleRequest(
      VaadinSession session,
      VaadinRequest request,
      VaadinResponse response,
      @Nullable String message)
      throws IOException {
    RequestRefusal refusal =
        UidlMessageCheck.refusal(session.getService().findUI(request), message, limits);
    if (refusal == null) {
      Optional<ResponseWriter> answer =
          super.synchronizedHandleRequest(session, request, response, message);
      UI page = session.getService().findUI(request);
      if (page != null) {
        noteUse(page, session, request);
        shrinkLastAnswer(page.getInternals());
      }
      return answer;
    }
    return Optional.of(
        () -> refusal.refuse((VaadinServletRequest) request, (VaadinServletResponse) response));
  }

  /** A page's first message displays it; later ones come from its user. */
  private void noteUse(UI page, VaadinSession session, VaadinRequest request) {
    int last = page.getInternals().getLastProcessedClientToServerId();
    if (last == 0 && session.getSession() != null) {
      session
          .getSession()
          .setMaxInactiveInterval(
              (int)
                  Duration.ofMinutes(
                          ((VaadinServletRequest) request).getServletContext().getSessionTimeout())
                      .toSeconds());
    } else if (last > 0) {
      pages.pageUsed(page);
    }
  }

  /**
   * Flow keeps each page's last response in case it must be sent again. A single curly apostrophe
   * in it would make every character take two bytes.
   */
  private static void shrinkLastAnswer(UIInternals page) {
    String answer = page.getLastRequestResponse();
    if (answer != null) {
      page.setLastRequestResponse(escapeWideLetters(answer));
    }
  }

  /** Writes the same JSON with escapes for the characters that need two bytes. */
  static String escapeWideLetters(String json) {
    var escaped = new StringBuilder(json.length());
    for (int index = 0; index < json.length(); index++) {
      char letter = json.charAt(index);
      if (letter < WIDE) {
        escaped.append(letter);
      } else {
        escaped.append("\\u").append(HexFormat.of().toHexDigits(letter));
      }
    }
    return escaped.toString();
  }
}
