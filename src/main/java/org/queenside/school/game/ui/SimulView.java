package org.queenside.school.game.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.game.GameId;
import org.queenside.game.SimulGame;
import org.queenside.game.ui.PeerGamePanelFactory;
import org.queenside.school.game.ClassGameService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreUnavailableException;
import org.queenside.ui.Button;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Poll;

/** The page on which a teacher plays many pupils at once, board after board. */
@Route("class/:class/simul/:board?")
@RolesAllowed("INSTRUCTOR")
final class SimulView extends Main implements BeforeEnterObserver, HasDynamicTitle, HasPageHeader {

  private static final Duration INTERVAL = Duration.ofSeconds(1);

  private final ClassGameService games;
  private final PeerGamePanelFactory boards;
  private final Paragraph status = Markup.paragraph("status", "");
  private final Button next = Button.filled("simul.next", this::next);
  private final SimulGameList list = new SimulGameList(this::go);
  private final Div slot = new Div();
  private @Nullable ClassId schoolClass;
  private @Nullable GameId current;
  private List<SimulGame> shown = List.of();

  SimulView(ClassGameService games, PeerGamePanelFactory boards) {
    this.games = games;
    this.boards = boards;
    setId("main");
    addClassName("simul");
    status.getElement().setAttribute("role", "status");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    schoolClass = ClassId.parse(event.getRouteParameters().get("class").orElse(""));
    if (schoolClass == null) {
      throw new RecordNotFoundException("the class");
    }
    shown = games.simul(schoolClass);
    GameId wanted = event.getRouteParameters().get("board").map(GameId::parse).orElse(null);
    current = shown.stream().anyMatch(board -> board.id().equals(wanted)) ? wanted : first();
    removeAll();
    ClassId id = schoolClass;
    Component board = current == null ? null : boards.create(current, () -> allGames(id));
    if (board == null) {
      showEmpty(id);
      return;
    }
    slot.removeAll();
    slot.add(board);
    add(
        Markup.div("row apart simul-bar", status, next),
        slot,
        Markup.section("simul-boards", getTranslation("simul.all"), list),
        new Poll(INTERVAL, this::poll));
    show(shown);
  }

  private void showEmpty(ClassId id) {
    add(
        Markup.div(
            "page plain",
            new H1(heading()),
            Markup.paragraph("lead", getTranslation("simul.none")),
            allGames(id)));
  }

  private static LinkButton allGames(ClassId id) {
    return LinkButton.filled(AbstractClassView.address(id, "/games"), "class-games.all");
  }

  private @Nullable GameId first() {
    SimulGame waiting = waiting();
    return waiting != null
        ? waiting.id()
        : shown.stream().findFirst().map(SimulGame::id).orElse(null);
  }

  /** Returns the board that has waited longest, except the current one, or null. */
  private @Nullable SimulGame waiting() {
    return shown.stream()
        .filter(SimulGame::isOwnTurn)
        .filter(board -> !board.id().equals(current))
        .min(Comparator.comparing(SimulGame::changedAt))
        .orElse(null);
  }

  private void poll() {
    try {
      show(games.simul(Objects.requireNonNull(schoolClass)));
    } catch (StoreUnavailableException _) {
      // The next poll tries again.
    }
  }

  private void show(List<SimulGame> now) {
    shown = now;
    list.show(now, current);
    long waiting = now.stream().filter(SimulGame::isOwnTurn).count();
    boolean over = now.stream().allMatch(SimulGame::isOver);
    Markup.update(
        status, over ? getTranslation("simul.over") : getTranslation("simul.waiting", waiting));
    next.setEnabled(waiting() != null);
  }

  private void next() {
    SimulGame waiting = waiting();
    if (waiting != null) {
      go(waiting.id());
    }
  }

  private void go(GameId board) {
    UI.getCurrent()
        .navigate(
            AbstractClassView.address(Objects.requireNonNull(schoolClass), "/simul/" + board));
  }

  @Override
  public String getPageTitle() {
    return getTranslation("play.title", heading());
  }

  @Override
  public String heading() {
    return shown.stream()
        .filter(board -> board.id().equals(current))
        .findFirst()
        .map(SimulGame::opponent)
        .orElseGet(() -> getTranslation("simul.boards"));
  }

  @Override
  public String back() {
    return schoolClass == null ? "classes" : AbstractClassView.address(schoolClass, "/games");
  }
}
