package org.queenside.school.game.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.queenside.game.GameId;
import org.queenside.game.ui.GameAddress;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.game.Classmate;
import org.queenside.school.game.ClassmateGameService;
import org.queenside.store.NotSavedException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreUnavailableException;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;
import org.queenside.ui.Poll;

/** The classmates who are here, to challenge one of them to a game. */
@Route("play/classmates")
@PermitAll
final class ClassmatesView extends Page implements HasPageHeader {

  private static final Duration INTERVAL = Duration.ofSeconds(2);

  private final ClassmateGameService games;
  private final Map<LearnerId, ClassmateItem> items = new LinkedHashMap<>();
  private final UnorderedList list = Markup.list("rows apart classmate-list");
  private final Paragraph lead = Markup.paragraph("lead");

  ClassmatesView(ClassmateGameService games) {
    super("page plain classmates");
    this.games = games;
    lead.getElement().setAttribute("role", "status");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    add(new H1(heading()));
    if (games.mayPlay()) {
      add(new OwnTournamentPanel(games), lead, list, new Poll(INTERVAL, this::poll));
      show(games.classmates());
    } else {
      add(
          Markup.paragraph("lead", getTranslation("classmates.off")),
          LinkButton.filled("play", "classmates.computer"));
    }
  }

  private void poll() {
    try {
      GameId begun = games.poll().begun();
      if (begun != null) {
        UI.getCurrent().navigate(GameAddress.of(begun));
        return;
      }
      show(games.classmates());
    } catch (StoreUnavailableException _) {
      // The next poll tries again.
    }
  }

  /** Changes only what is new, so that the focus stays where it is. */
  private void show(List<Classmate> classmates) {
    Map<LearnerId, Classmate> present = new LinkedHashMap<>();
    classmates.forEach(mate -> present.putIfAbsent(mate.id(), mate));
    items
        .entrySet()
        .removeIf(item -> !present.containsKey(item.getKey()) && remove(item.getValue()));
    int place = 0;
    for (Classmate mate : present.values()) {
      ClassmateItem item = items.get(mate.id());
      if (item == null) {
        item = new ClassmateItem(this::challenge, this::withdraw);
        items.put(mate.id(), item);
        list.addComponentAtIndex(place, item);
      }
      item.show(mate);
      place++;
    }
    say(present.isEmpty() ? "classmates.none" : "classmates.lead");
  }

  private boolean remove(ClassmateItem item) {
    list.remove(item);
    return true;
  }

  private void say(String key, Object... args) {
    Markup.update(lead, getTranslation(key, args));
  }

  private void challenge(Classmate mate) {
    try {
      GameId game = games.challenge(mate.schoolClass(), mate.id());
      if (game != null) {
        UI.getCurrent().navigate(GameAddress.of(game));
        return;
      }
    } catch (RecordNotFoundException e) {
      show(games.classmates());
      say("classmates.gone", mate.name());
      return;
    } catch (NotSavedException e) {
      say("say.unsaved.text");
      return;
    }
    show(games.classmates());
    items.values().forEach(ClassmateItem::focusIfChallenged);
  }

  private void withdraw(Classmate mate) {
    try {
      games.withdraw();
    } catch (NotSavedException e) {
      say("say.unsaved.text");
      return;
    }
    show(games.classmates());
    ClassmateItem item = items.get(mate.id());
    if (item != null) {
      item.focus();
    }
  }

  @Override
  public String heading() {
    return getTranslation("game.classmates");
  }

  @Override
  public String back() {
    return "play";
  }
}
