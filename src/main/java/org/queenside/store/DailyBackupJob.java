package org.queenside.store;

import io.micrometer.core.instrument.Metrics;
import io.micrometer.core.instrument.TimeGauge;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Saves the H2 database to a folder once a day while learners go on learning, and keeps the last
 * few copies: {@code queenside-2026-11-21.zip}. The date is that of UTC.
 */
@Component
@ConditionalOnProperty("queenside.backup.folder")
class DailyBackupJob {

  private static final Logger LOG = LoggerFactory.getLogger(DailyBackupJob.class);
  private static final Pattern NAME = Pattern.compile("queenside-\\d{4}-\\d{2}-\\d{2}\\.zip");

  /** Without a limit: a large database takes minutes to copy. */
  private final JdbcClient jdbc;

  private final Clock clock;
  private final Path folder;
  private final int copies;

  DailyBackupJob(
      DataSource dataSource,
      Clock clock,
      @Value("${spring.datasource.url}") String url,
      @Value("${queenside.backup.folder}") Path folder,
      @Value("${queenside.backup.keep:7}") int copies) {
    if (!url.startsWith("jdbc:h2:")) {
      throw new IllegalArgumentException(
          "queenside.backup.folder is only for H2; back up PostgreSQL with pg_dump");
    }
    if (copies < 1) {
      throw new IllegalArgumentException("queenside.backup.keep must be 1 or more, not " + copies);
    }
    JdbcTemplate unlimited = new JdbcTemplate(dataSource);
    unlimited.setQueryTimeout(0);
    this.jdbc = JdbcClient.create(unlimited);
    this.clock = clock;
    this.folder = folder;
    this.copies = copies;
    TimeGauge.builder("queenside.backup.last", this, TimeUnit.SECONDS, DailyBackupJob::lastSuccess)
        .description(
            "When the newest backup was written, in seconds since 1970; 0 if there is none")
        .register(Metrics.globalRegistry);
  }

  /** Reads the folder, so that the value is right after a restart too. */
  private double lastSuccess() {
    try {
      List<Path> newestFirst = saved();
      return newestFirst.isEmpty()
          ? 0
          : Files.getLastModifiedTime(newestFirst.getFirst()).to(TimeUnit.SECONDS);
    } catch (IOException e) {
      return 0;
    }
  }

  /** Checks every hour, because the program may have been off or the disk full. */
  @Scheduled(initialDelay = 2, fixedDelay = 60, timeUnit = TimeUnit.MINUTES)
  void saveToday() {
    Path copy = folder.resolve("queenside-%s.zip".formatted(LocalDate.now(clock)));
    try {
      saved().forEach(PrivateFiles::protect);
      if (Files.notExists(copy)) {
        save(copy);
        deleteOldCopies();
      }
    } catch (DataAccessException | IOException e) {
      LOG.warn(
          "Couldn't write the backup {}; trying again in an hour: {}",
          copy,
          NestedExceptionUtils.getMostSpecificCause(e).toString());
    }
  }

  /** Only a complete copy gets its final name. */
  private void save(Path copy) throws IOException {
    PrivateFiles.createFolder(folder);
    Path unfinished = folder.resolve("unfinished.zip").toAbsolutePath();
    PrivateFiles.create(unfinished);
    jdbc.sql("backup to '%s'".formatted(unfinished.toString().replace("'", "''"))).update();
    Files.move(unfinished, copy, StandardCopyOption.ATOMIC_MOVE);
    LOG.info("Backed up the learners' data to {}", copy);
  }

  private void deleteOldCopies() throws IOException {
    List<Path> newestFirst = saved();
    for (Path old : newestFirst.subList(Math.min(copies, newestFirst.size()), newestFirst.size())) {
      Files.delete(old);
    }
  }

  /** Lists the copies, the newest first. */
  private List<Path> saved() throws IOException {
    if (Files.notExists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> NAME.matcher(file.getFileName().toString()).matches())
          .sorted(Comparator.reverseOrder())
          .toList();
    }
  }
}
