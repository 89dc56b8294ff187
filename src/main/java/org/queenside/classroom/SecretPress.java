package org.queenside.classroom;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
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

  /**
   * Prepares passwords and returns at once. Nothing is written.
   *
   * @param kind {@link Secret.Kind#WORDS} or {@link Secret.Kind#PICTURES}
   * @param progress is told after each how many are done, by another thread
   * @param done is given all of them, by another thread
   */
  public void prepare(
      Secret.Kind kind, int count, IntConsumer progress, Consumer<List<PreparedSecret>> done) {
    var made = new AtomicInteger();
    List<Future<PreparedSecret>> orders = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      orders.add(
          workers.submit(
              () -> {
                PreparedSecret secret = prepare(draw(kind));
                progress.accept(made.incrementAndGet());
                return secret;
              }));
    }
    Thread.ofVirtual()
        .name("passwords")
        .start(() -> done.accept(orders.stream().map(SecretPress::await).toList()));
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

  private static PreparedSecret await(Future<PreparedSecret> order) {
    try {
      return order.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("stopped while hashing passwords", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a password could not be hashed", e);
    }
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
