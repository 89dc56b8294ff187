package org.queenside.school.roster.ui;

import com.vaadin.flow.server.VaadinSession;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.card.LoginCard;

/**
 * New login cards with their passwords, which are stored only as hashes. The teacher's session
 * keeps them until the teacher leaves the cards' page.
 */
public record IssuedLoginCards(ClassId schoolClass, List<LoginCard> cards) {
  public IssuedLoginCards {
    cards = List.copyOf(cards);
  }

  public void keep() {
    VaadinSession.getCurrent().setAttribute(IssuedLoginCards.class, this);
  }

  public static @Nullable IssuedLoginCards of(ClassId schoolClass) {
    IssuedLoginCards kept = VaadinSession.getCurrent().getAttribute(IssuedLoginCards.class);
    return kept != null && kept.schoolClass.equals(schoolClass) ? kept : null;
  }

  public static void forget() {
    VaadinSession.getCurrent().setAttribute(IssuedLoginCards.class, null);
  }

  /** Hides the secrets from logs. */
  @Override
  public String toString() {
    return "FreshCards[" + cards.size() + "]";
  }
}
