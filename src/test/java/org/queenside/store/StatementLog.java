package org.queenside.store;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.JdbcTemplate;

/**
 * The SQL statements that a piece of code sends to the database, for tests that count them.
 * Statements that bypass Spring's {@code JdbcTemplate} and {@code JdbcClient} aren't recorded;
 * repositories have none.
 */
public final class StatementLog extends AppenderBase<ILoggingEvent> {

  private static final Pattern STATEMENT =
      Pattern.compile(
          "Executing (?:prepared SQL statement|SQL (?:query|update|statement)) \\[(.*)]",
          Pattern.DOTALL);

  private final Queue<Sent> all = new ConcurrentLinkedQueue<>();

  private record Sent(Thread thread, String request, String sql) {}

  private StatementLog() {}

  /** Returns the statements that this thread sends while it runs something, in order. */
  public static List<String> of(Runnable action) {
    Thread thread = Thread.currentThread();
    return during(action).select(each -> each.thread().equals(thread));
  }

  /** Records the statements of all threads while something runs. */
  public static StatementLog during(Runnable action) {
    Logger logger = (Logger) LoggerFactory.getLogger(JdbcTemplate.class);
    Level before = logger.getLevel();
    StatementLog log = new StatementLog();
    log.setContext(logger.getLoggerContext());
    log.start();
    logger.addAppender(log);
    logger.setAdditive(false);
    logger.setLevel(Level.DEBUG);
    try {
      action.run();
    } finally {
      logger.setLevel(before);
      logger.setAdditive(true);
      logger.detachAppender(log);
      log.stop();
    }
    return log;
  }

  /**
   * Returns the statements of one request.
   *
   * @param id the response's {@code X-Request-Id}
   */
  public List<String> ofRequest(String id) {
    return select(each -> each.request().equals(id));
  }

  private List<String> select(Predicate<Sent> wanted) {
    return all.stream().filter(wanted).map(Sent::sql).toList();
  }

  @Override
  protected void append(ILoggingEvent event) {
    Matcher statement = STATEMENT.matcher(event.getFormattedMessage());
    if (statement.matches()) {
      String request = event.getMDCPropertyMap().getOrDefault("requestId", "");
      all.add(new Sent(Thread.currentThread(), request, statement.group(1)));
    }
  }
}
