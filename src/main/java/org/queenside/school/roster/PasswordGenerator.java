package org.queenside.school.roster;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.queenside.identity.account.Password;
import org.queenside.identity.session.PasswordService;
import org.springframework.stereotype.Component;

/**
 * Draws passwords for pupils and hashes them. A hash takes a good part of a tenth of a second of a
 * processor, on purpose; so this goes on beside the page, and leaves half of the processors to
 * those who are learning meanwhile.
 */
@Component
public class PasswordGenerator implements AutoCloseable {

  private final PasswordService passwords;
  private final ExecutorService workers =
      Executors.newFixedThreadPool(
          Math.max(1, Runtime.getRuntime().availableProcessors() / 2),
          Thread.ofPlatform().daemon().name("passwords-", 0).factory());

  PasswordGenerator(PasswordService passwords) {
    this.passwords = passwords;
  }

  /** Passwords that are being made. */
  public static final class Batch {

    private final List<Future<GeneratedPassword>> secrets;

    Batch(List<Future<GeneratedPassword>> secrets) {
      this.secrets = secrets;
    }

    /** How many there will be. */
    public int count() {
      return secrets.size();
    }

    /** How many are done. */
    public int made() {
      return (int) secrets.stream().filter(Future::isDone).count();
    }

    /** Whether all are done. */
    public boolean isReady() {
      return secrets.stream().allMatch(Future::isDone);
    }

    /** All of them, once they are ready. */
    public List<GeneratedPassword> secrets() {
      return secrets.stream().map(Future::resultNow).toList();
    }

    /** Makes no more of them. */
    public void cancel() {
      secrets.forEach(each -> each.cancel(false));
    }
  }

  /**
   * Begins to prepare passwords and returns at once. Nothing is written.
   *
   * @param kind {@link Password.Kind#WORDS} or {@link Password.Kind#PICTURES}
   */
  public Batch generate(Password.Kind kind, int count) {
    return new Batch(
        IntStream.range(0, count)
            .mapToObj(_ -> workers.submit(() -> prepare(draw(kind))))
            .toList());
  }

  GeneratedPassword prepare(Password secret) {
    return new GeneratedPassword(secret, passwords.hash(secret));
  }

  private static Password draw(Password.Kind kind) {
    return switch (kind) {
      case WORDS -> Password.words();
      case PICTURES -> Password.pictures();
      case CHOSEN -> throw new IllegalArgumentException("nobody draws what somebody chooses");
    };
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
