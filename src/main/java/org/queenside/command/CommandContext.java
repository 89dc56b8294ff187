package org.queenside.command;

import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.transfer.PuzzleImporter;
import org.queenside.store.DatabaseClock;
import org.queenside.store.SharedDatabase;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.autoconfigure.task.TaskExecutionAutoConfiguration;
import org.springframework.boot.flyway.autoconfigure.FlywayAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceTransactionManagerAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcClientAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcTemplateAutoConfiguration;
import org.springframework.boot.transaction.autoconfigure.TransactionAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;

/** The puzzle database, opened without the web server. */
final class CommandContext implements AutoCloseable {

  private final ConfigurableApplicationContext context;

  private CommandContext(ConfigurableApplicationContext context) {
    this.context = context;
  }

  /**
   * Opens the database; closing the context closes it.
   *
   * @param settings the program's settings, as on its command line
   * @throws RuntimeException if that fails, after printing the reason
   */
  static CommandContext open(List<String> settings) {
    SpringApplication application = new SpringApplication(BeanConfiguration.class);
    application.setWebApplicationType(WebApplicationType.NONE);
    application.setLogStartupInfo(false);
    application.setDefaultProperties(Map.of("logging.level.root", "warn"));
    return new CommandContext(application.run(settings.toArray(String[]::new)));
  }

  <T> T get(Class<T> type) {
    return context.getBean(type);
  }

  @Override
  public void close() {
    context.close();
  }

  /**
   * Finds the beans in the packages of three classes, but not in those below. Without an
   * annotation, so that the web program's component scan doesn't find it.
   */
  @ImportAutoConfiguration({
    DataSourceAutoConfiguration.class,
    DataSourceTransactionManagerAutoConfiguration.class,
    FlywayAutoConfiguration.class,
    JdbcTemplateAutoConfiguration.class,
    JdbcClientAutoConfiguration.class,
    TaskExecutionAutoConfiguration.class,
    TransactionAutoConfiguration.class
  })
  @ComponentScan(
      basePackageClasses = {PuzzleService.class, PuzzleImporter.class, SharedDatabase.class},
      resourcePattern = "*.class")
  static class BeanConfiguration {

    @Bean
    Clock clock(DatabaseClock time) {
      return time.withZone(ZoneOffset.UTC);
    }
  }
}
