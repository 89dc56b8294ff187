package org.queenside.learner;

import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.WrappedSession;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import org.springframework.stereotype.Component;

/**
 * The keeper of this program: whoever opened the link that the program prints where it was started.
 * It works once; the next one is printed when it has been used. A keeper is one for a browser
 * session.
 */
@Component
public class Keeper {
  private static final String ATTRIBUTE = Keeper.class.getName();
  private static final int TOKEN_BYTES = 32;

  private final SecureRandom random = new SecureRandom();
  private byte[] token = newToken();

  /** Returns true if the browser session at hand is the keeper's. */
  public boolean isHere() {
    VaadinSession session = VaadinSession.getCurrent();
    WrappedSession wrapped = session == null ? null : session.getSession();
    return wrapped != null && wrapped.getAttribute(ATTRIBUTE) != null;
  }

  /** Returns the path of the link, as from the root. */
  public synchronized String path() {
    return KeeperLink.PATH + new String(token, StandardCharsets.US_ASCII);
  }

  /**
   * Makes the session of a request the keeper's, if the token is right. The session gets a new id,
   * so that nobody who knew the old one becomes keeper too; the token is no longer right then.
   *
   * @return false if it is not the token
   */
  synchronized boolean enter(String offered, HttpServletRequest request) {
    if (!MessageDigest.isEqual(token, offered.getBytes(StandardCharsets.UTF_8))) {
      return false;
    }
    token = newToken();
    request.getSession(true);
    request.changeSessionId();
    request.getSession().setAttribute(ATTRIBUTE, true);
    return true;
  }

  private byte[] newToken() {
    byte[] bytes = new byte[TOKEN_BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encode(bytes);
  }
}
