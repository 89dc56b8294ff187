package org.queenside.game.guest;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import org.queenside.game.GameId;
import org.queenside.game.GuestGames;
import org.queenside.game.PeerGameService;
import org.queenside.game.PeerPair;
import org.queenside.game.TimeControl;
import org.queenside.game.guest.GuestGameRepository.Waiting;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.session.LimitedForm;
import org.queenside.identity.session.SignInRateLimiter;
import org.queenside.identity.session.VerificationResult;
import org.queenside.store.ConflictException;
import org.queenside.store.NotSavedException;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.text.LetterCode;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Service;

/**
 * Games between two visitors without accounts: one gets a code, and the other types it. They are
 * off unless {@code queenside.guest-games} is {@code true}.
 *
 * <p>Changes throw {@link NotSavedException} if they can't be stored, and {@link
 * IllegalStateException} if such games are off or a person is signed in.
 */
@Service
public class GuestGameService implements GuestGames {

  /** How long a code works. */
  private static final Duration LIFE = Duration.ofHours(1);

  /** How long a game that nobody has opened is announced. */
  private static final Duration ANNOUNCED = Duration.ofMinutes(10);

  /** There are 2.5 million codes, so a new one is rarely taken already. */
  private static final int DRAWS = 5;

  private static final int CODE_LENGTH = 5;

  private static final String WHAT = "the code of a game";

  private final boolean on;
  private final ActingAccount actingAccount;
  private final CurrentLearnerStore learners;
  private final GuestGameRepository codes;
  private final PeerGameService games;
  private final SignInRateLimiter rateLimiter;
  private final Clock clock;

  GuestGameService(
      @Value("${queenside.guest-games:false}") boolean on,
      ActingAccount actingAccount,
      CurrentLearnerStore learners,
      GuestGameRepository codes,
      PeerGameService games,
      SignInRateLimiter rateLimiter,
      Clock clock) {
    this.on = on;
    this.actingAccount = actingAccount;
    this.learners = learners;
    this.codes = codes;
    this.games = games;
    this.rateLimiter = rateLimiter;
    this.clock = clock;
  }

  /** Returns whether such games are switched on. */
  public boolean isOn() {
    return on;
  }

  @Override
  public boolean mayPlay() {
    return on && actingAccount.find() == null;
  }

  /** Returns the visitor's code that is waiting for a second player; null if there is none. */
  public @Nullable String own() {
    return learners.<@Nullable String>read(WHAT, maker -> codes.of(maker, oldest()), null);
  }

  /** Returns the visitor's game that has just begun; null if there is none. */
  public @Nullable GameId begun() {
    return games.unopened(ANNOUNCED);
  }

  /**
   * Makes a code, replacing any earlier one of the visitor.
   *
   * @param control the time for each player, or null to play without a clock
   */
  public String create(@Nullable TimeControl control) {
    requireMayPlay();
    return learners.write(
        WHAT,
        maker -> {
          codes.deleteOld(oldest());
          codes.delete(maker);
          for (int draw = 0; draw < DRAWS; draw++) {
            String code = LetterCode.random(CODE_LENGTH);
            if (codes.insert(maker, code, control, clock.instant())) {
              return code;
            }
          }
          throw new ConflictException(WHAT);
        });
  }

  /** Withdraws the visitor's code. */
  public void cancel() {
    requireMayPlay();
    if (learners.isKnown()) {
      learners.change(WHAT, codes::delete);
    }
  }

  /**
   * Starts the game with a code. Wrong codes are limited. The visitor's own code is wrong too.
   *
   * @throws ConflictException if another visitor used the code at the same moment
   */
  public VerificationResult<GameId> join(String typed) {
    requireMayPlay();
    String code = LetterCode.fold(typed);
    VerificationResult<Waiting> found =
        StoreExceptionTranslator.read(
            WHAT, () -> rateLimiter.<Waiting>verify(LimitedForm.GUEST_GAME, () -> find(code)));
    return switch (found) {
      case VerificationResult.Verified<Waiting>(Waiting waiting) ->
          new VerificationResult.Verified<>(start(code, waiting));
      case VerificationResult.Rejected<Waiting> _ -> new VerificationResult.Rejected<>();
      case VerificationResult.RateLimited<Waiting>(Duration pause) ->
          new VerificationResult.RateLimited<>(pause);
    };
  }

  private @Nullable Waiting find(String code) {
    Waiting waiting = codes.find(code, oldest());
    return waiting == null || code.equals(own()) ? null : waiting;
  }

  /** The colours are drawn by lot. */
  private GameId start(String code, Waiting waiting) {
    return learners.write(
        WHAT,
        joining -> {
          if (!codes.take(code)) {
            throw new ConflictException(WHAT);
          }
          codes.delete(joining);
          LearnerId maker = waiting.maker();
          boolean swapped = ThreadLocalRandom.current().nextBoolean();
          PeerPair pair = swapped ? new PeerPair(joining, maker) : new PeerPair(maker, joining);
          return games.startBetweenGuests(pair, waiting.control());
        });
  }

  private Instant oldest() {
    return clock.instant().minus(LIFE);
  }

  private void requireMayPlay() {
    if (!mayPlay()) {
      throw new IllegalStateException("games between guests are off");
    }
  }
}
