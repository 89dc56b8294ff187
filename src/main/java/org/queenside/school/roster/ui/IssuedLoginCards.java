package org.queenside.school.roster.ui;

import com.vaadin.flow.server.VaadinSession;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.LoginCard;

/**
 * New login cards with their passwords, which are stored only as hashes. The teacher's session
 * keeps them until the teacher leaves the cards' page.
 */
record IssuedLoginCards(ClassId schoolClass, List<LoginCard> cards) {
  IssuedLoginCards {
    cards = List.copyOf(cards);
  }

  void keep() {
    VaadinSession.getCurrent().setAttribute(IssuedLoginCards.class, this);
  }

  static @Nullable IssuedLoginCards of(ClassId schoolClass) {
    IssuedLoginCards kept = VaadinSession.getCurrent().getAttribute(IssuedLoginCards.class);
    return kept != null && kept.schoolClass.equals(schoolClass) ? kept : null;
  }

  static void forget() {
    VaadinSession.getCurrent().setAttribute(IssuedLoginCards.class, null);
  }

  /** Hides the secrets from logs. */
  @Override
  public String toString() {
    return "FreshCards[" + cards.size() + "]";
  }
}
