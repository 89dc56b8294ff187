package org.queenside.course.ui;

import com.vaadin.flow.server.VaadinSession;
import java.util.concurrent.ThreadLocalRandom;

/** A random number that stays the same for one learner until the session ends. */
final class SessionSeed {

  private SessionSeed() {}

  /** Returns the current session's number for a given name. */
  static long of(String name) {
    VaadinSession session = VaadinSession.getCurrent();
    String key = SessionSeed.class.getName();
    if (session.getAttribute(key) instanceof Long seed) {
      return seed + name.hashCode();
    }
    session.setAttribute(key, ThreadLocalRandom.current().nextLong());
    return of(name);
  }
}
