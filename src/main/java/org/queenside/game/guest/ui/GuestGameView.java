package org.queenside.game.guest.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.queenside.game.GameId;
import org.queenside.game.TimeControl;
import org.queenside.game.guest.GuestGameService;
import org.queenside.game.ui.GameAddress;
import org.queenside.game.ui.TimeControlSelect;
import org.queenside.identity.session.VerificationResult;
import org.queenside.store.ConflictException;
import org.queenside.store.NotSavedException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreUnavailableException;
import org.queenside.ui.Button;
import org.queenside.ui.Focus;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;
import org.queenside.ui.Poll;
import org.queenside.ui.Select;

/** Two visitors without accounts play on two devices: one gets a code, the other types it. */
@Route("play/guest")
@AnonymousAllowed
final class GuestGameView extends Page implements HasPageHeader {

  private static final Duration INTERVAL = Duration.ofSeconds(2);

  private final GuestGameService games;
  private final Div invite = Markup.div("invite");
  private final Select<Optional<TimeControl>> clock =
      TimeControlSelect.create("guest-clock", this::getTranslation);
  private final FormField code =
      new FormField("game-code", getTranslation("guest-game.code"))
          .with("autocomplete", "off")
          .with("maxlength", "12")
          .capitals();

  GuestGameView(GuestGameService games) {
    super("plain guest-game");
    this.games = games;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    if (!games.isOn()) {
      throw new RecordNotFoundException("games between guests");
    }
    removeAll();
    add(new H1(heading()));
    if (!games.mayPlay()) {
      add(
          Markup.paragraph("lead", getTranslation("guest-game.signed-in")),
          LinkButton.filled("play", "classmates.computer"));
      return;
    }
    add(
        Markup.paragraph("lead", getTranslation("guest-game.lead")),
        invite,
        Markup.section(
            "join",
            getTranslation("guest-game.join"),
            new Form(getTranslation("guest-game.join.go"), this::join, code)),
        new Poll(INTERVAL, this::poll));
    show(games.own());
  }

  private void show(@Nullable String waiting) {
    invite.removeAll();
    invite.add(new H2(getTranslation("guest-game.invite")));
    if (waiting == null) {
      invite.add(clock, Button.filled("guest-game.create", this::create));
      return;
    }
    // Spaces make screen readers say letters, not a word. They may be typed too.
    var shown = Markup.paragraph("code", String.join(" ", waiting.split("")));
    invite.add(
        shown,
        Markup.paragraph("note", getTranslation("guest-game.waiting")),
        Button.outlined("guest-game.cancel", this::cancel));
    Focus.moveTo(shown);
  }

  private void poll() {
    try {
      GameId begun = games.begun();
      if (begun != null) {
        UI.getCurrent().navigate(GameAddress.of(begun));
      }
    } catch (StoreUnavailableException _) {
      // The next poll tries again.
    }
  }

  private void create() {
    try {
      show(games.create(clock.value().orElse(null)));
    } catch (NotSavedException | ConflictException e) {
      code.showError(getTranslation("say.unsaved.text"));
    }
  }

  private void cancel() {
    try {
      games.cancel();
      show(null);
    } catch (NotSavedException e) {
      code.showError(getTranslation("say.unsaved.text"));
    }
  }

  private void join() {
    code.clearError();
    try {
      switch (games.join(code.value())) {
        case VerificationResult.Verified<GameId>(GameId game) ->
            UI.getCurrent().navigate(GameAddress.of(game));
        case VerificationResult.Rejected<GameId> _ ->
            code.showError(getTranslation("guest-game.wrong"));
        case VerificationResult.RateLimited<GameId>(Duration pause) ->
            code.showError(getTranslation("guest-game.too-many", pause.plusMinutes(1).toMinutes()));
      }
    } catch (ConflictException e) {
      code.showError(getTranslation("guest-game.wrong"));
    } catch (NotSavedException e) {
      code.showError(getTranslation("say.unsaved.text"));
    }
  }

  @Override
  public String heading() {
    return getTranslation("guest-game.title");
  }

  @Override
  public String back() {
    return "play";
  }
}
