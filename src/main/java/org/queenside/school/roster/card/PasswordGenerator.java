package org.queenside.school.roster.card;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.queenside.identity.account.HashedPassword;
import org.queenside.identity.account.Password;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Component;

/**
 * Generates passwords for pupils and hashes them. Hashing is slow on purpose, so it runs in the
 * background, on half of the processors, and leaves the others to the learners.
 */
@Component
public class PasswordGenerator implements AutoCloseable {

  private final PasswordEncoder encoder;
  private final ExecutorService workers =
      Executors.newFixedThreadPool(
          Math.max(1, Runtime.getRuntime().availableProcessors() / 2),
          Thread.ofPlatform().daemon().name("passwords-", 0).factory());

  PasswordGenerator(PasswordEncoder encoder) {
    this.encoder = encoder;
  }

  /** Passwords being generated. */
  public static final class Batch {

    private final List<Future<GeneratedPassword>> secrets;

    Batch(List<Future<GeneratedPassword>> secrets) {
      this.secrets = secrets;
    }

    /** Returns how many passwords were ordered. */
    public int count() {
      return secrets.size();
    }

    /** Returns how many are ready. */
    public int readyCount() {
      return (int) secrets.stream().filter(Future::isDone).count();
    }

    /** Returns whether all are ready. */
    public boolean isReady() {
      return secrets.stream().allMatch(Future::isDone);
    }

    /** Returns all passwords, once they are ready. */
    public List<GeneratedPassword> secrets() {
      return secrets.stream().map(Future::resultNow).toList();
    }

    /** Stops generating. */
    public void cancel() {
      secrets.forEach(each -> each.cancel(false));
    }
  }

  /**
   * Starts to generate passwords and returns immediately. Nothing is stored.
   *
   * @param kind {@link Password.Kind#WORDS} or {@link Password.Kind#PICTURES}
   */
  public Batch generate(Password.Kind kind, int count) {
    return new Batch(
        IntStream.range(0, count).mapToObj(_ -> workers.submit(() -> hash(random(kind)))).toList());
  }

  private GeneratedPassword hash(Password secret) {
    return new GeneratedPassword(secret, HashedPassword.of(secret, encoder));
  }

  private static Password random(Password.Kind kind) {
    return switch (kind) {
      case WORDS -> Password.words();
      case PICTURES -> Password.pictures();
      case CHOSEN -> throw new IllegalArgumentException("chosen passwords can't be generated");
    };
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
