package org.queenside.school.game.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.game.GameId;
import org.queenside.game.ui.GameAddress;
import org.queenside.school.game.Challenge;
import org.queenside.school.game.ClassmateGameService;
import org.queenside.school.game.PupilGameNews;
import org.queenside.store.ConflictException;
import org.queenside.store.NotSavedException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreUnavailableException;
import org.queenside.ui.Button;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Poll;

/**
 * Tells a pupil on any page that a classmate wants to play or that a game has begun. It does
 * nothing for everyone else.
 */
public final class GameNewsPanel extends Div {

  private static final Duration INTERVAL = Duration.ofMillis(1500);

  /** A player is busy, and the game has its own poll. */
  private static final Duration IN_GAME = Duration.ofSeconds(6);

  /** How long a page remembers whether the visitor may play. */
  private static final Duration ASK_AGAIN = Duration.ofMinutes(1);

  /** More challenges would cover the page. */
  private static final int MOST = 3;

  private final ClassmateGameService games;
  private final Div news = Markup.div("news");
  private Duration interval = INTERVAL;

  /** Null while the visitor may not play. */
  private @Nullable Poll poll;

  private final Clock clock;
  private PupilGameNews shown = PupilGameNews.NONE;
  private Instant asked = Instant.MIN;

  public GameNewsPanel(ClassmateGameService games, Clock clock) {
    this.games = games;
    this.clock = clock;
    addClassName("game-news");
    news.getElement().setAttribute("role", "status");
    add(news);
  }

  /**
   * Starts asking for news if the visitor may play classmates. Call it when a page opens.
   *
   * @param path the address of the page
   * @return whether the visitor may play
   */
  public boolean open(String path) {
    interval = path.startsWith("play/game/") ? IN_GAME : INTERVAL;
    if (poll != null) {
      poll.every(interval);
    }
    // Pages about games always ask, because a teacher may have just switched games on.
    boolean isKnown = !path.startsWith("play") && asked.isAfter(clock.instant().minus(ASK_AGAIN));
    return isKnown ? start(poll != null) : look();
  }

  /**
   * Starts or stops asking for news, after a teacher may have switched games on or off.
   *
   * @return whether the visitor may play
   */
  public boolean look() {
    asked = clock.instant();
    try {
      return start(games.mayPlay());
    } catch (StoreUnavailableException _) {
      // The page itself reports the failure.
      return start(false);
    }
  }

  private boolean start(boolean plays) {
    if (plays) {
      boolean begins = poll == null;
      if (poll == null) {
        poll = new Poll(interval, this::poll);
        add(poll);
      }
      if (begins || !shown.equals(PupilGameNews.NONE)) {
        poll();
      }
    } else {
      if (poll != null) {
        remove(poll);
        poll = null;
      }
      show(PupilGameNews.NONE);
    }
    return plays;
  }

  private void poll() {
    try {
      PupilGameNews now = games.poll();
      if (!now.equals(shown)) {
        show(now);
      }
    } catch (StoreUnavailableException _) {
      // The next poll tries again.
    }
  }

  private void show(PupilGameNews now) {
    shown = now;
    news.removeAll();
    GameId begun = now.begun();
    if (begun != null) {
      news.add(
          Markup.div(
              "row apart item",
              Markup.paragraph("", getTranslation("game-news.begun")),
              LinkButton.filled(GameAddress.of(begun), "game-news.go")));
    }
    now.challenges().stream().limit(MOST).forEach(this::show);
  }

  private void show(Challenge challenge) {
    news.add(
        Markup.div(
            "row apart item",
            Markup.paragraph("", getTranslation("game-news.challenge", challenge.name())),
            Markup.div(
                "row",
                Button.filled("game-news.accept", () -> accept(challenge)).about(challenge.name()),
                Button.outlined("game-news.decline", () -> decline(challenge))
                    .about(challenge.name()))));
  }

  private void accept(Challenge challenge) {
    try {
      GameId game = games.accept(challenge.schoolClass(), challenge.from());
      UI.getCurrent().navigate(GameAddress.of(game));
    } catch (ConflictException | RecordNotFoundException e) {
      say("game-news.gone", challenge.name());
    } catch (NotSavedException e) {
      say("say.unsaved.text");
    }
  }

  private void decline(Challenge challenge) {
    try {
      games.decline(challenge.from());
      poll();
    } catch (NotSavedException e) {
      say("say.unsaved.text");
    }
  }

  /** The sentence stays until there is other news. */
  private void say(String key, Object... args) {
    shown = PupilGameNews.NONE;
    news.removeAll();
    news.add(Markup.div("row apart item", Markup.paragraph("", getTranslation(key, args))));
  }
}
