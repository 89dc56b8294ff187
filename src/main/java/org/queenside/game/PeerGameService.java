package org.queenside.game;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.game.PeerGameRepository.PeerGame;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.identity.account.LearnerId;
import org.queenside.play.GameTranscript;
import org.queenside.store.ConflictException;
import org.queenside.store.JdbcValues;
import org.queenside.store.NotSavedException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Service;

/**
 * What the acting learner does besides moving in games against other people: being present,
 * offering draws, and friendly signs. Moves, claims and resignations go through {@link
 * GameService}.
 *
 * <p>Changes throw {@link NotSavedException} if they can't be stored, {@link ConflictException} if
 * they came too late, and {@link RecordNotFoundException} if the learner doesn't play in the game.
 */
@Service
public class PeerGameService {

  private static final String WHAT = "the game";

  /** How old a recorded visit may be, so that it isn't written each time a page asks for news. */
  private static final Duration NOTED = Duration.ofSeconds(3);

  private static final Duration BETWEEN_SIGNS = Duration.ofSeconds(2);

  private final CurrentLearnerStore learners;
  private final PeerGameRepository peers;
  private final GameService games;
  private final Clock clock;

  PeerGameService(
      CurrentLearnerStore learners, PeerGameRepository peers, GameService games, Clock clock) {
    this.learners = learners;
    this.peers = peers;
    this.games = games;
    this.clock = clock;
  }

  /**
   * Records that the acting learner has a game open, and returns what is new in it; null if it
   * isn't a game between the learner and another person.
   */
  public @Nullable PeerStatus poll(PlayedGame game) {
    return learners.<@Nullable PeerStatus>read(WHAT, learner -> poll(learner, game.id()), null);
  }

  private @Nullable PeerStatus poll(LearnerId learner, GameId id) {
    PeerGame found = peers.find(learner, id);
    if (found == null) {
      return null;
    }
    Instant now = now();
    Color own = found.sideOf(learner);
    PeerPlayer player = found.player(own);
    Instant came = player.isAtBoard(now) && player.cameAt() != null ? player.cameAt() : now;
    Instant seen = player.seenAt();
    if (seen == null || seen.isBefore(now.minus(NOTED))) {
      peers.touch(id, own, came, now);
    }
    return status(found, own, came, now);
  }

  private static PeerStatus status(PeerGame game, Color own, Instant came, Instant now) {
    PeerPlayer other = game.player(own.opposite());
    return new PeerStatus(
        game.version(),
        other.isAtBoard(now),
        mayClaim(game, own, came, now),
        offer(game, own),
        mayOffer(game, own),
        other.sign(),
        other.signs());
  }

  /**
   * The other player's absence counts only while the player waits, so that nobody wins by coming
   * back first.
   */
  private static boolean mayClaim(PeerGame game, Color own, Instant came, Instant now) {
    if (game.isOver()) {
      return false;
    }
    if (game.learner(own.opposite()) == null) {
      return true;
    }
    Instant seen = game.player(own.opposite()).seenAt();
    Instant gone = seen != null && seen.isAfter(came) ? seen : came;
    return game.onMove() != own && !gone.plus(game.claimAfter()).isAfter(now);
  }

  private static PeerStatus.Offer offer(PeerGame game, Color own) {
    if (game.isOver()) {
      return PeerStatus.Offer.NONE;
    }
    if (game.player(own.opposite()).isOfferStanding(game.halfmoves())) {
      return PeerStatus.Offer.OTHER;
    }
    PeerPlayer player = game.player(own);
    if (player.isOfferStanding(game.halfmoves())) {
      return PeerStatus.Offer.OWN;
    }
    return player.isJustDeclined(game.halfmoves())
        ? PeerStatus.Offer.DECLINED
        : PeerStatus.Offer.NONE;
  }

  private static boolean mayOffer(PeerGame game, Color own) {
    // Both players must have moved (FIDE 5.2.3).
    return !game.isOver()
        && game.halfmoves() >= 2
        && offer(game, own) != PeerStatus.Offer.OTHER
        && game.player(own).mayOffer(game.halfmoves());
  }

  /** Offers a draw. If the other player has offered one at the same moment, the game is drawn. */
  public void offerDraw(PlayedGame game) {
    change(
        game,
        (found, own) -> {
          if (offer(found, own) == PeerStatus.Offer.OTHER) {
            agree(game);
          } else if (mayOffer(found, own)) {
            peers.offer(game.id(), own, found.halfmoves());
          } else {
            throw new ConflictException("the offer of a draw");
          }
        });
  }

  /** Accepts the other player's offer of a draw, which must still be open. */
  public void acceptDraw(PlayedGame game) {
    change(
        game,
        (found, own) -> {
          requireOffer(found, own);
          agree(game);
        });
  }

  /** Declines the other player's offer of a draw, which must still be open. */
  public void declineDraw(PlayedGame game) {
    change(
        game,
        (found, own) -> {
          requireOffer(found, own);
          peers.decline(game.id(), own.opposite());
        });
  }

  private static void requireOffer(PeerGame found, Color own) {
    if (offer(found, own) != PeerStatus.Offer.OTHER) {
      throw new ConflictException("the offer of a draw");
    }
  }

  private void agree(PlayedGame game) {
    games.end(game.id(), GameTranscript::agree);
  }

  /** Ends a game that the other player has left for too long. */
  public void claimAbandoned(PlayedGame game) {
    change(
        game,
        (found, own) -> {
          Instant came = found.player(own).cameAt();
          if (came == null || !mayClaim(found, own, came, now())) {
            throw new ConflictException("the claim of an abandoned game");
          }
          games.end(game.id(), transcript -> transcript.abandon(own.opposite()));
        });
  }

  /** Sends the other player a sign. A sign right after the last one is ignored. */
  public void sign(PlayedGame game, GameSign sign) {
    change(
        game,
        (_, own) -> {
          Instant now = now();
          peers.sign(game.id(), own, sign, now.minus(BETWEEN_SIGNS), now);
        });
  }

  private void change(PlayedGame game, BiConsumer<PeerGame, Color> change) {
    if (!learners.isKnown()) {
      throw new RecordNotFoundException(WHAT);
    }
    learners.change(
        WHAT,
        learner -> {
          peers.lock(game.id());
          PeerGame found = peers.find(learner, game.id());
          if (found == null) {
            throw new RecordNotFoundException(WHAT);
          }
          change.accept(found, found.sideOf(learner));
        });
  }

  /**
   * Starts games in a class. It doesn't check who is acting, because the caller has.
   *
   * @param control the time for each player, or null to play without a clock
   * @param claimAfter how long a player must be away before the other may end the game
   * @return the new games, in the order of the pairs
   */
  public List<GameId> start(
      UUID schoolClass, List<PeerPair> pairs, @Nullable TimeControl control, Duration claimAfter) {
    return StoreExceptionTranslator.write(
        WHAT,
        () -> {
          peers.deleteOrphans();
          Instant now = now();
          return pairs.stream()
              .map(pair -> peers.insert(schoolClass, pair, control, claimAfter, now))
              .toList();
        });
  }

  /**
   * Returns the players of a class who are playing right now. It doesn't check who is acting,
   * because the caller has.
   */
  public Map<LearnerId, GameId> running(UUID schoolClass) {
    return StoreExceptionTranslator.read(
        "the games", () -> peers.running(schoolClass, now().minus(PeerPlayer.GONE_AFTER)));
  }

  /**
   * Finds a new game of the acting learner that the learner hasn't opened; null if there is none.
   */
  public @Nullable GameId unopened(Duration startedWithin) {
    return learners.<@Nullable GameId>read(
        "the games", learner -> peers.unopened(learner, now().minus(startedWithin)), null);
  }

  private Instant now() {
    return JdbcValues.now(clock);
  }
}
