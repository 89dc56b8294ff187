package org.queenside.game.ui;

import com.vaadin.flow.component.Composite;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.queenside.game.GameSign;
import org.queenside.game.PeerStatus;
import org.queenside.game.PlayedGame;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;
import org.queenside.ui.Poll;

/**
 * What a player sees of the other person in a game: whether they are here, and friendly signs. It
 * asks for news while the page is open.
 */
final class PeerStatusPanel extends Composite<Div> {

  /** The news that the panel asks for. */
  interface Listener {
    void poll();

    void sign(GameSign sign);

    void claimAbandoned();

    void announce(String sentence);
  }

  /** The other player's move should be seen at once. */
  private static final Duration WAITING = Duration.ofMillis(200);

  private static final Duration THINKING = Duration.ofMillis(1500);
  private static final Duration OVER = Duration.ofSeconds(3);

  private final String otherName;
  private final Listener listener;
  private final Poll poll;
  private final Div presence = Markup.div("row presence");
  private final Div said = Markup.div("said");
  private Duration interval = THINKING;
  private @Nullable PeerStatus shown;

  PeerStatusPanel(String otherName, Listener listener) {
    this.otherName = otherName;
    this.listener = listener;
    this.poll = new Poll(interval, listener::poll);
    getContent().addClassName("peer");
    getContent().add(presence, said, signs(), poll);
  }

  private NativeDetails signs() {
    var buttons = Markup.div("row signs");
    for (GameSign sign : GameSign.values()) {
      buttons.add(Button.outlined("game.sign." + sign.code(), () -> listener.sign(sign)));
    }
    var details = new NativeDetails(getTranslation("game.sign"), buttons);
    details.addClassName("help");
    return details;
  }

  /** Shows what is new about the other player. */
  void show(PlayedGame game, PeerStatus status) {
    boolean over = game.game().isOver();
    ask(over ? OVER : game.isOwnTurn() ? THINKING : WAITING);
    if (shown == null
        || shown.isOtherAtBoard() != status.isOtherAtBoard()
        || shown.mayClaim() != status.mayClaim()) {
      showPresence(status);
    }
    if (status.sign() != null && (shown == null || shown.signs() != status.signs())) {
      String sentence =
          getTranslation(
              "game.sign.said", otherName, getTranslation("game.sign." + status.sign().code()));
      said.setText(sentence);
      if (shown != null) {
        listener.announce(sentence);
      }
    }
    shown = status;
  }

  private void ask(Duration every) {
    if (!every.equals(interval)) {
      interval = every;
      poll.every(every);
    }
  }

  private void showPresence(PeerStatus status) {
    presence.removeAll();
    presence.setClassName("away", !status.isOtherAtBoard());
    String key = status.isOtherAtBoard() ? "game.here" : "game.away";
    presence.add(Markup.span("dot"), Markup.span("", getTranslation(key, otherName)));
    if (status.mayClaim()) {
      presence.add(Button.outlined("game.claim-left", listener::claimAbandoned));
    }
    if (shown != null && (!status.isOtherAtBoard() || status.mayClaim())) {
      String claim = status.mayClaim() ? getTranslation("game.claim-left.said", otherName) : "";
      listener.announce((getTranslation(key, otherName) + ". " + claim).strip());
    }
  }
}
