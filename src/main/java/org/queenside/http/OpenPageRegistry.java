package org.queenside.http;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.WrappedSession;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * Keeps no more pages open than there is memory for. A page that is closed here reloads itself when
 * its user next does something, and nothing that was saved is lost.
 *
 * <p>If there are too many, it first closes pages that weren't used after opening, oldest first,
 * and then those that have been idle for longest.
 */
final class OpenPageRegistry {

  /** A learner may look at a position for some minutes. */
  private static final Duration LEFT_ALONE = Duration.ofMinutes(10);

  private final int most;
  private final int mostOfSession;
  private final InstantSource clock;

  /** The pages with their last sign of life, the longest ago first. */
  private final SequencedMap<UI, Instant> unused = new LinkedHashMap<>();

  private final SequencedMap<UI, Instant> used = new LinkedHashMap<>();
  private final SequencedMap<VaadinSession, Boolean> withoutPage = new LinkedHashMap<>();

  OpenPageRegistry(LimitProperties limits, InstantSource clock) {
    this.most = limits.openPages();
    this.mostOfSession = limits.pagesPerSession();
    this.clock = clock;
  }

  /** Says whether one more page may be opened, perhaps in place of another. */
  synchronized boolean hasRoom() {
    return size() < most || next() != null;
  }

  /** Records a new session. It hardly counts until it opens a page. */
  void sessionStarted(VaadinSession session) {
    VaadinSession oldest = null;
    synchronized (this) {
      withoutPage.put(session, true);
      if (withoutPage.size() > most) {
        oldest = withoutPage.pollFirstEntry().getKey();
      }
    }
    if (oldest != null) {
      end(oldest);
    }
  }

  /** Notes that a session is over. */
  synchronized void sessionEnded(VaadinSession session) {
    withoutPage.remove(session);
  }

  /** Records a new page, and closes another one if there are too many. The session is locked. */
  void pageOpened(UI page) {
    VaadinSession session = page.getSession();
    session.getUIs().stream()
        .filter(each -> !each.equals(page) && !each.isClosing())
        .sorted(Comparator.comparing(this::lastUsed).reversed())
        .skip(mostOfSession - 1L)
        .forEach(UI::close);
    UI instead = null;
    synchronized (this) {
      withoutPage.remove(session);
      if (size() >= most) {
        instead = next();
        if (instead != null) {
          forget(instead);
        }
      }
      unused.put(page, clock.instant());
    }
    page.addDetachListener(event -> closed(page));
    if (instead != null) {
      close(instead);
    }
  }

  /** Notes that a page is used. */
  synchronized void pageUsed(UI page) {
    boolean wasUnused = unused.remove(page) != null;
    boolean wasUsed = used.remove(page) != null;
    if (wasUnused || wasUsed) {
      used.put(page, clock.instant());
    }
  }

  private synchronized void closed(UI page) {
    forget(page);
  }

  /** Returns how many pages are open. */
  synchronized int size() {
    return unused.size() + used.size();
  }

  private synchronized Instant lastUsed(UI page) {
    Instant opened = unused.getOrDefault(page, Instant.EPOCH);
    return used.getOrDefault(page, opened);
  }

  private void forget(UI page) {
    unused.remove(page);
    used.remove(page);
  }

  /** Returns the page to close next, or null if all are in use. */
  private @Nullable UI next() {
    if (!unused.isEmpty()) {
      return unused.firstEntry().getKey();
    }
    Map.Entry<UI, Instant> oldest = used.firstEntry();
    return oldest != null && oldest.getValue().isBefore(clock.instant().minus(LEFT_ALONE))
        ? oldest.getKey()
        : null;
  }

  /** In its own thread, because the page belongs to another session, which may be busy. */
  private static void close(UI page) {
    VaadinSession session = page.getSession();
    if (session != null) {
      Thread.ofVirtual()
          .name("page-closing")
          .start(
              () -> {
                session.accessSynchronously(
                    () -> {
                      page.close();
                      if (session.getUIs().contains(page)) {
                        session.removeUI(page);
                      }
                    });
                endIfEmpty(session);
              });
    }
  }

  private static void endIfEmpty(VaadinSession session) {
    WrappedSession http = null;
    session.lock();
    try {
      if (session.getUIs().isEmpty()) {
        http = session.getSession();
      }
    } finally {
      session.unlock();
    }
    invalidate(http);
  }

  private static void end(VaadinSession session) {
    Thread.ofVirtual().name("session-closing").start(() -> endIfEmpty(session));
  }

  private static void invalidate(@Nullable WrappedSession http) {
    try {
      if (http != null) {
        http.invalidate();
      }
    } catch (IllegalStateException e) {
      // It has ended in the meantime.
    }
  }
}
