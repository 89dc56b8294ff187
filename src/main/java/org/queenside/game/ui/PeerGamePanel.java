package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import java.time.Clock;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.game.GameService;
import org.queenside.game.GameSign;
import org.queenside.game.PeerGameService;
import org.queenside.game.PeerStatus;
import org.queenside.game.PlayedGame;
import org.queenside.game.ui.GameActions.State;
import org.queenside.store.ConflictException;
import org.queenside.store.NotSavedException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Notice.Tone;

/** A game against another person. People play without help. */
final class PeerGamePanel extends PlayedGamePanel implements PeerStatusPanel.Listener {

  private final PeerGameService peers;
  private final PeerStatusPanel peer;
  private final Supplier<Component> again;
  private @Nullable PeerStatus status;

  /**
   * Creates the panel.
   *
   * @param again what is offered after the end
   */
  PeerGamePanel(
      GameService games,
      PeerGameService peers,
      Clock clock,
      PlayedGame game,
      Supplier<Component> again) {
    super(games, clock, game);
    this.peers = peers;
    this.again = again;
    this.peer = new PeerStatusPanel(opponentName(), this);
    addBeside(peer);
    show(List.of());
    poll();
  }

  @Override
  boolean wasChangedByPlayer() {
    return !game().isOwnTurn();
  }

  @Override
  boolean mayOffer() {
    return status != null && status.mayOffer() && status.offer() != PeerStatus.Offer.OTHER;
  }

  @Override
  List<Component> acts() {
    if (status == null || status.offer() != PeerStatus.Offer.OTHER) {
      return List.of();
    }
    return List.of(
        panel()
            .button("play.accept", ButtonStyle.FILLED, () -> tell(() -> peers.acceptDraw(game()))),
        panel()
            .button(
                "play.decline", ButtonStyle.OUTLINED, () -> tell(() -> peers.declineDraw(game()))));
  }

  @Override
  Component again() {
    return again.get();
  }

  /** Asks for what the other person has done. */
  @Override
  public void poll() {
    PeerStatus now = peers.poll(game());
    if (now == null) {
      throw new RecordNotFoundException("the game");
    }
    boolean followed = now.version() != game().version();
    if (followed) {
      follow();
    }
    PeerStatus before = status;
    status = now;
    if (followed || before == null || before.offer() != now.offer()) {
      sayOffer(now.offer());
    }
    if (before == null || before.offer() != now.offer() || before.mayOffer() != now.mayOffer()) {
      showButtons();
    }
    peer.show(game(), now);
  }

  private void sayOffer(PeerStatus.Offer offer) {
    switch (offer) {
      case OTHER ->
          say(Tone.HINT, "play.offer.made", getTranslation("game.offered.text", opponentName()));
      case DECLINED ->
          say(Tone.HINT, "game.declined", getTranslation("game.declined.text", opponentName()));
      case NONE, OWN -> {}
    }
  }

  @Override
  public void offerDraw() {
    tell(() -> peers.offerDraw(game()));
  }

  @Override
  public void claimAbandoned() {
    tell(() -> peers.claimAbandoned(game()));
  }

  @Override
  public void sign(GameSign sign) {
    try {
      peers.sign(game(), sign);
    } catch (NotSavedException e) {
      sayNotSaved();
      return;
    }
    announce(getTranslation("game.sign.sent", getTranslation("game.sign." + sign.code())));
  }

  @Override
  public void announce(String sentence) {
    panel().announce(sentence);
  }

  /** Does something that isn't a move, and shows the result. */
  private void tell(Runnable change) {
    setState(State.PLAYING);
    panel().clearMessage();
    try {
      change.run();
    } catch (NotSavedException e) {
      sayNotSaved();
    } catch (ConflictException e) {
      say(Tone.HINT, "game.too-late", getTranslation("game.too-late.text"));
    }
    poll();
    showButtons();
    if (status != null && status.offer() == PeerStatus.Offer.OWN) {
      say(Tone.HINT, "play.offer.made", getTranslation("game.offer.waiting", opponentName()));
    }
    if (chess().isOver()) {
      panel().focusButtons();
    } else {
      panel().focusBoard();
    }
  }
}
