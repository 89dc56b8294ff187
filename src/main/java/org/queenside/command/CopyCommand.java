package org.queenside.command;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.store.copy.CopyException;
import org.queenside.store.copy.CopyProgressListener;
import org.queenside.store.copy.DatabaseAddress;
import org.queenside.store.copy.DatabaseCopier;
import org.springframework.boot.context.config.ConfigDataEnvironmentPostProcessor;
import org.springframework.boot.logging.LoggingSystem;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.SimpleCommandLinePropertySource;
import org.springframework.core.env.StandardEnvironment;

/** Copies everything from one database to another one that is empty. */
final class CopyCommand implements Command {
  private static final String FROM = "from";
  private static final String TO = "to";
  private static final String USER = "-user";
  private static final String PASSWORD = "-password";
  private static final String PROGRESS = "progress";

  @Override
  public String name() {
    return "copy";
  }

  @Override
  public Set<String> options() {
    return Set.of(FROM, FROM + USER, FROM + PASSWORD, TO, TO + USER, TO + PASSWORD, PROGRESS);
  }

  @Override
  public int run(CommandLine line, CommandOutput output) {
    ConfigurableEnvironment settings = settings(line);
    DatabaseAddress to = address(TO, line, settings);
    if (to == null) {
      throw new UsageException("copy");
    }
    DatabaseAddress named = address(FROM, line, settings);
    DatabaseAddress from = named == null ? configured(settings) : named;
    // Log lines of drivers and migrations would interrupt the progress line.
    LoggingSystem.get(CopyCommand.class.getClassLoader()).beforeInitialize();
    ConsoleProgress progress = new ConsoleProgress(output, line.has(PROGRESS));
    try {
      long rows = DatabaseCopier.run(from, to, show(progress));
      progress.end();
      output.out().println(MESSAGES.get("copy.done", rows, from.place(), to.place()));
      return 0;
    } catch (CopyException e) {
      progress.end();
      String key = e.reason().name().toLowerCase(Locale.ROOT).replace('_', '-');
      throw new CommandException("copy." + key, e.place(), e.detail());
    }
  }

  private static CopyProgressListener show(ConsoleProgress progress) {
    return new CopyProgressListener() {
      @Override
      public void copied(long rows, long all) {
        progress.show(MESSAGES.get("copy.progress", all == 0 ? 100 : 100 * rows / all, rows, all));
      }

      @Override
      public void checking() {
        progress.show(MESSAGES.get("copy.checking"));
      }
    };
  }

  /** Reads the program's settings from its files, the environment and the command line. */
  private static ConfigurableEnvironment settings(CommandLine line) {
    ConfigurableEnvironment settings = new StandardEnvironment();
    settings
        .getPropertySources()
        .addFirst(new SimpleCommandLinePropertySource(line.settings().toArray(String[]::new)));
    ConfigDataEnvironmentPostProcessor.applyTo(settings);
    return settings;
  }

  private static DatabaseAddress configured(ConfigurableEnvironment settings) {
    return new DatabaseAddress(
        settings.getRequiredProperty("spring.datasource.url"),
        settings.getProperty("spring.datasource.username"),
        settings.getProperty("spring.datasource.password"));
  }

  /** Returns the database of an option: a JDBC address, or the folder of an H2 file. */
  private static @Nullable DatabaseAddress address(
      String option, CommandLine line, ConfigurableEnvironment settings) {
    String named = line.value(option);
    if (named == null) {
      return null;
    }
    return new DatabaseAddress(
        url(named, settings.getRequiredProperty("queenside.h2.options")),
        secret(option + USER, line, settings),
        secret(option + PASSWORD, line, settings));
  }

  private static String url(String named, String h2Options) {
    if (!named.startsWith("jdbc:")) {
      Path file = Path.of(named, "queenside").toAbsolutePath();
      return "jdbc:h2:durable:%s;%s".formatted(file, h2Options);
    }
    if (named.startsWith("jdbc:h2:") && !named.contains(";")) {
      return named + ";" + h2Options;
    }
    if (named.startsWith("jdbc:h2:") || named.startsWith("jdbc:postgresql:")) {
      return named;
    }
    throw new UsageException("database", named.split("[;?@]", 2)[0]);
  }

  /** Other users of the machine can read a command line, but not the environment. */
  private static @Nullable String secret(
      String option, CommandLine line, ConfigurableEnvironment settings) {
    String value = line.value(option);
    return value == null ? settings.getProperty("queenside.copy." + option) : value;
  }
}
