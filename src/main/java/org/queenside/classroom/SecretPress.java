package org.queenside.classroom;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.queenside.learner.Passwords;
import org.queenside.learner.Secret;
import org.springframework.stereotype.Component;

/**
 * Draws passwords for pupils and hashes them. A hash takes a good part of a tenth of a second of a
 * processor, on purpose; so this goes on beside the page, and leaves half of the processors to
 * those who are learning meanwhile.
 */
@Component
public class SecretPress implements AutoCloseable {

  private final Passwords passwords;
  private final ExecutorService workers =
      Executors.newFixedThreadPool(
          Math.max(1, Runtime.getRuntime().availableProcessors() / 2),
          Thread.ofPlatform().daemon().name("passwords-", 0).factory());

  SecretPress(Passwords passwords) {
    this.passwords = passwords;
  }

  /** Passwords that are being made. */
  public static final class Order {

    private final List<Future<PreparedSecret>> secrets;

    Order(List<Future<PreparedSecret>> secrets) {
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
    public List<PreparedSecret> secrets() {
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
   * @param kind {@link Secret.Kind#WORDS} or {@link Secret.Kind#PICTURES}
   */
  public Order order(Secret.Kind kind, int count) {
    return new Order(
        IntStream.range(0, count)
            .mapToObj(_ -> workers.submit(() -> prepare(draw(kind))))
            .toList());
  }

  PreparedSecret prepare(Secret secret) {
    return new PreparedSecret(secret, passwords.hash(secret));
  }

  private static Secret draw(Secret.Kind kind) {
    return switch (kind) {
      case WORDS -> Secret.words();
      case PICTURES -> Secret.pictures();
      case CHOSEN -> throw new IllegalArgumentException("nobody draws what somebody chooses");
    };
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
