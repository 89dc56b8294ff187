package org.queenside.classroom.ui;

import com.vaadin.flow.server.VaadinSession;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.LoginCard;

/**
 * Cards with the passwords on them, which nobody can find out again. The teacher's browser session
 * keeps them until their page is left.
 */
record FreshCards(ClassId schoolClass, List<LoginCard> cards) {

  FreshCards {
    cards = List.copyOf(cards);
  }

  void keep() {
    VaadinSession.getCurrent().setAttribute(FreshCards.class, this);
  }

  static @Nullable FreshCards of(ClassId schoolClass) {
    FreshCards kept = VaadinSession.getCurrent().getAttribute(FreshCards.class);
    return kept != null && kept.schoolClass.equals(schoolClass) ? kept : null;
  }

  static void forget() {
    VaadinSession.getCurrent().setAttribute(FreshCards.class, null);
  }

  /** Hides the secrets from logs. */
  @Override
  public String toString() {
    return "FreshCards[" + cards.size() + "]";
  }
}
