package org.queenside.learner.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.queenside.learner.SignedInPlace;
import org.queenside.learner.account.OwnAccount;

/** Where the account is signed in, and the way out of every other browser. */
final class OwnPlaces extends Section {

  private final OwnAccount own;
  private final Clock clock;

  OwnPlaces(OwnAccount own, Clock clock) {
    this.own = own;
    this.clock = clock;
    show();
  }

  private void show() {
    List<SignedInPlace> places = own.places();
    var list = new UnorderedList();
    list.addClassName("browsers");
    places.forEach(place -> list.add(row(place)));
    removeAll();
    add(new H2(getTranslation("own.places")), list);
    if (places.size() > 1) {
      var out = new NativeButton(getTranslation("own.places.out"), click -> signOut());
      out.addClassNames("btn", "line");
      add(out);
    }
  }

  private ListItem row(SignedInPlace place) {
    var name = new Span(getTranslation(place.here() ? "own.places.here" : "own.places.other"));
    var times =
        new Span(
            getTranslation("own.places.times", date(place.begunAt()), date(place.lastSeenAt())));
    times.addClassName("times");
    return new ListItem(name, times);
  }

  private String date(Instant at) {
    return Days.of(at, clock, getLocale());
  }

  private void signOut() {
    own.signOutElsewhere();
    show();
    var said = new Said();
    add(said);
    said.conclude(getTranslation("own.places.done"));
  }
}
