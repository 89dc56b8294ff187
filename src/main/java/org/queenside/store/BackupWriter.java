package org.queenside.store;

import io.micrometer.core.instrument.Metrics;
import io.micrometer.core.instrument.TimeGauge;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Saves the H2 database to a folder while it is in use, and keeps the copies of the last few days,
 * such as {@code queenside-2026-11-21.zip}. The date is in UTC. One copy is written at a time.
 */
@Component
@ConditionalOnProperty("queenside.backup.folder")
public class BackupWriter {

  private static final Logger LOG = LoggerFactory.getLogger(BackupWriter.class);
  private static final Pattern NAME = Pattern.compile("queenside-\\d{4}-\\d{2}-\\d{2}\\.zip");

  /** No limit: copying a large database takes minutes. */
  private final JdbcClient jdbc;

  private final Clock clock;
  private final Path folder;
  private final int copies;
  private final AtomicBoolean running = new AtomicBoolean();
  private volatile String failure = "";

  BackupWriter(
      DataSource dataSource,
      Clock clock,
      @Value("${spring.datasource.url}") String url,
      @Value("${queenside.backup.folder}") String folder,
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
    this.folder = Path.of(folder);
    this.copies = copies;
    TimeGauge.builder("queenside.backup.last", this, TimeUnit.SECONDS, BackupWriter::lastSuccess)
        .description(
            "When the newest backup was written, in seconds since 1970; 0 if there is none")
        .register(Metrics.globalRegistry);
  }

  /**
   * A complete copy.
   *
   * @param writtenAt when it was finished
   */
  public record Copy(Path file, Instant writtenAt, long bytes) {}

  /** Reads the folder, so that the value is right even after a restart. */
  private double lastSuccess() {
    Copy newest = newest();
    return newest == null ? 0 : newest.writtenAt().getEpochSecond();
  }

  /** Returns the folder of the copies. */
  public Path folder() {
    return folder.toAbsolutePath();
  }

  /** Returns the newest copy, or null if there is none or the folder can't be read. */
  public @Nullable Copy newest() {
    try {
      List<Path> newestFirst = saved();
      if (newestFirst.isEmpty()) {
        return null;
      }
      Path file = newestFirst.getFirst();
      return new Copy(file, Files.getLastModifiedTime(file).toInstant(), Files.size(file));
    } catch (IOException e) {
      return null;
    }
  }

  /** Returns whether a copy is being written. */
  public boolean isRunning() {
    return running.get();
  }

  /** Returns how much of the running copy has been written. */
  public long bytesSoFar() {
    return unfinished().toFile().length();
  }

  /** Returns why the last copy couldn't be written; empty if it could. */
  public String failure() {
    return failure;
  }

  /**
   * Writes a copy in the background, replacing today's copy if there is one.
   *
   * @return false if a copy is being written already
   */
  public boolean start() {
    if (!running.compareAndSet(false, true)) {
      return false;
    }
    Thread.ofPlatform().daemon().name("backup").start(this::saveAndRelease);
    return true;
  }

  /** Writes today's copy unless it exists or is being written. */
  void saveToday() {
    if (Files.notExists(today()) && running.compareAndSet(false, true)) {
      saveAndRelease();
    }
  }

  private void saveAndRelease() {
    Path copy = today();
    try {
      saved().forEach(PrivateFiles::protect);
      save(copy);
      deleteOldCopies();
      failure = "";
    } catch (DataAccessException | IOException e) {
      failure = NestedExceptionUtils.getMostSpecificCause(e).toString();
      LOG.warn("Couldn't write the backup {}: {}", copy, failure);
    } finally {
      running.set(false);
    }
  }

  private Path today() {
    return folder.resolve("queenside-%s.zip".formatted(LocalDate.now(clock)));
  }

  private Path unfinished() {
    return folder.resolve("unfinished.zip").toAbsolutePath();
  }

  /** Only a complete copy gets its final name. */
  private void save(Path copy) throws IOException {
    PrivateFiles.createFolder(folder);
    Path unfinished = unfinished();
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
