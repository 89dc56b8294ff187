package org.queenside.identity.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.queenside.identity.management.OwnAccountService;
import org.queenside.identity.session.SignedInBrowser;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;
import org.queenside.ui.StatusMessage;

/** The browsers on which the account is signed in, and a button to sign out on the others. */
final class SignedInBrowsersSection extends Section {

  private final OwnAccountService own;
  private final Clock clock;

  SignedInBrowsersSection(OwnAccountService own, Clock clock) {
    this.own = own;
    this.clock = clock;
    show();
  }

  private void show() {
    List<SignedInBrowser> places = own.signedInBrowsers();
    var list = Markup.list("browsers");
    places.forEach(place -> list.add(row(place)));
    removeAll();
    add(new H2(getTranslation("own.places")), list);
    if (places.size() > 1) {
      add(Button.outlined("own.places.out", this::signOut));
    }
  }

  private ListItem row(SignedInBrowser place) {
    var times =
        Markup.span(
            "times",
            getTranslation("own.places.times", date(place.begunAt()), date(place.lastSeenAt())));
    return new ListItem(
        new Span(getTranslation(place.here() ? "own.places.here" : "own.places.other")), times);
  }

  private String date(Instant at) {
    return InstantFormatter.of(at, clock, getLocale());
  }

  private void signOut() {
    own.signOutElsewhere();
    show();
    var said = new StatusMessage();
    add(said);
    said.showSuccessAndFocus(getTranslation("own.places.done"));
  }
}
