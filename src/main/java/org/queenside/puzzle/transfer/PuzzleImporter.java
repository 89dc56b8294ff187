package org.queenside.puzzle.transfer;

import jakarta.annotation.PreDestroy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleCollectionService;
import org.queenside.puzzle.format.ParsedEntry;
import org.queenside.puzzle.format.PuzzleFileReader;
import org.queenside.puzzle.format.UnreadableFileException;
import org.queenside.puzzle.transfer.PuzzleImport.State;
import org.queenside.text.MessageBundle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Imports files with puzzles into collections, in one pass from beginning to end. Learners see the
 * collection once the whole file has been read. If an import ends before, its puzzles are deleted.
 *
 * <p>Any program on the database may stop an import by changing its state there. The import notices
 * at its next commit and keeps nothing of it.
 */
@Component
public class PuzzleImporter {
  /** How many skipped lines of each kind are stored; the rest are only counted. */
  public static final int KEPT_LINES = 1000;

  /**
   * About 20,000 lines. Large, because position keys are scattered, and H2 writes nearly every
   * index page for each commit.
   */
  private static final int SECTIONS_PER_COMMIT = 20;

  /** Far longer than a section takes, and shorter than a process may take to end. */
  private static final Duration LONGEST_END = Duration.ofSeconds(20);

  private static final Logger LOG = LoggerFactory.getLogger(PuzzleImporter.class);

  /** The key of what is said about an import whose program ended. */
  static final String INTERRUPTED = "problem.interrupted";

  private final PuzzleCollectionService collections;
  private final ImportRepository table;
  private final TransactionOperations transaction;
  private final int sectionsPerCommit;

  /** Imports hold the read lock. */
  private final ReadWriteLock running = new ReentrantReadWriteLock();

  private volatile boolean ending;

  @Autowired
  PuzzleImporter(
      PuzzleCollectionService collections,
      ImportRepository table,
      TransactionOperations transaction) {
    this(collections, table, transaction, SECTIONS_PER_COMMIT);
  }

  PuzzleImporter(
      PuzzleCollectionService collections,
      ImportRepository table,
      TransactionOperations transaction,
      int sectionsPerCommit) {
    this.collections = collections;
    this.table = table;
    this.transaction = transaction;
    this.sectionsPerCommit = sectionsPerCommit;
  }

  /**
   * Begins an import; {@link #run} does the work. It replaces an import with the same name that
   * brought no puzzles.
   *
   * @param name the new collection's name, 1 to {@link PuzzleCollectionService#LONGEST_NAME}
   *     characters
   * @param fileName the file's name without folders
   * @param fileSize the file's size in bytes
   * @throws ImportException if the name is taken by a collection or another import
   */
  public PuzzleCollectionId begin(String name, String fileName, long fileSize) {
    PuzzleCollectionId begun =
        transaction.execute(
            _ -> {
              requireNewName(name);
              PuzzleCollectionId collection = collections.begin(name);
              table.begin(collection, fileName, fileSize);
              return collection;
            });
    return Objects.requireNonNull(begun);
  }

  /** Refuses a name that is taken by a collection or another import. */
  void requireNewName(String name) {
    List<PuzzleImport> imports = all();
    if (collections.isNameTaken(name)) {
      throw imports.stream()
          .filter(known -> known.state() == State.RUNNING)
          .filter(known -> known.collectionName().equalsIgnoreCase(name.strip()))
          .findFirst()
          .map(known -> new ImportException("name-begun", name, known.fileName()))
          .orElseGet(() -> new ImportException("name", name));
    }
  }

  /**
   * Reads a file until it ends, the import is stopped, or something fails; the result tells which.
   * Must be called only once for each import.
   *
   * @param locale the language in which it's stored what is wrong with lines
   * @param progress called after each commit
   * @return the import afterwards
   * @throws ImportException if its end can't be saved, the program ends, or it was stopped and then
   *     replaced or removed
   */
  public PuzzleImport run(
      PuzzleCollectionId collection, Path file, Locale locale, Consumer<PuzzleImport> progress) {
    running.readLock().lock();
    try {
      read(collection, file, locale, progress);
      if (!ending) {
        collections.deleteRemaining();
      }
      PuzzleImport end = find(collection);
      if (ending && end.state() == State.STOPPED) {
        throw new ImportException("interrupted");
      }
      return end;
    } finally {
      running.readLock().unlock();
    }
  }

  /** Ends all imports before the database is closed, because the program ends. */
  @PreDestroy
  void close() throws InterruptedException {
    ending = true;
    if (!running.writeLock().tryLock(LONGEST_END.toSeconds(), TimeUnit.SECONDS)) {
      LOG.warn("An import didn't end in time");
    }
  }

  private void read(
      PuzzleCollectionId collection, Path file, Locale locale, Consumer<PuzzleImport> progress) {
    try (PuzzleFileReader puzzles = PuzzleFileReader.open(file, locale);
        VerifiedSectionReader sections = new VerifiedSectionReader(puzzles)) {
      store(find(collection), sections, progress);
    } catch (CancellationException _) {
      LOG.debug("The import {} was stopped", collection);
      if (ending) {
        LOG.warn("The import {} was stopped because the program ends", collection);
        stop(collection, INTERRUPTED);
      }
    } catch (IOException e) {
      stop(collection, problem(e, locale));
    } catch (UncheckedIOException e) {
      stop(collection, problem(Objects.requireNonNull(e.getCause()), locale));
    } catch (DataAccessException | TransactionException e) {
      // Without a database, as when the program ends, this throws, having said so in one line.
      stop(collection, "problem.database");
      LOG.warn("The import {} could not be saved", collection, e);
    } catch (RuntimeException e) {
      stop(collection, "problem.inside");
      throw e;
    }
  }

  private static String problem(IOException e, Locale locale) {
    return e instanceof UnreadableFileException unreadable
        ? unreadable.text(locale)
        : MessageBundle.of(ImportReport.BUNDLE, locale)
            .get("problem.disk", String.valueOf(e.getMessage()));
  }

  /** Stops an import, whichever program runs it. Nothing happens if it has ended. */
  void stop(PuzzleCollectionId collection) {
    stop(collection, null);
  }

  /** If not even this can be saved, the import soon counts as interrupted. */
  private void stop(PuzzleCollectionId collection, @Nullable String problem) {
    try {
      table.end(collection, State.STOPPED, problem);
    } catch (DataAccessException e) {
      LOG.warn(
          "The end of import {} could not be saved: {}",
          collection,
          e.getMostSpecificCause().getMessage());
      throw new ImportException("database");
    }
  }

  /** Deletes an import that has ended without puzzles, and its report. */
  void remove(PuzzleCollectionId collection) {
    if (find(collection).isRemovable()) {
      collections.delete(collection);
    }
  }

  /** Deletes the puzzles of imports and collections whose deletion was interrupted. */
  void deleteRemaining() {
    table.stopInterrupted();
    collections.deleteRemaining();
  }

  /** Returns an import. */
  public PuzzleImport find(PuzzleCollectionId collection) {
    PuzzleImport found = table.find(collection);
    if (found == null) {
      throw new ImportException("gone");
    }
    return found;
  }

  /** Returns all imports, the most recent first. */
  public List<PuzzleImport> all() {
    table.stopInterrupted();
    return table.all();
  }

  /** Returns the report of an import with its skipped lines. */
  public ImportReport report(PuzzleCollectionId collection) {
    PuzzleImport current = find(collection);
    List<SkippedLine> missed = new ArrayList<>();
    for (SkippedLine.Kind kind : SkippedLine.Kind.values()) {
      missed.addAll(table.missed(collection, kind));
    }
    return new ImportReport(current, missed);
  }

  private void store(
      PuzzleImport begun, VerifiedSectionReader sections, Consumer<PuzzleImport> progress) {
    Set<Long> positions = new HashSet<>();
    PuzzleImport current = begun;
    while (sections.hasNext()) {
      PuzzleImport before = current;
      current =
          Objects.requireNonNull(transaction.execute(_ -> commitSome(before, sections, positions)));
      progress.accept(current);
    }
    finish(current);
  }

  private PuzzleImport commitSome(
      PuzzleImport before, VerifiedSectionReader sections, Set<Long> positions) {
    PuzzleImport current = before;
    for (int i = 0; i < sectionsPerCommit && sections.hasNext(); i++) {
      requireRunning(!ending);
      current = store(current, sections.next(), positions);
    }
    requireRunning(table.advance(current));
    return current;
  }

  /** Rolls back the transaction if the import was stopped in the meantime. */
  private static void requireRunning(boolean running) {
    if (!running) {
      throw new CancellationException("the import was stopped");
    }
  }

  private PuzzleImport store(PuzzleImport before, VerifiedSection section, Set<Long> positions) {
    PuzzleCollectionId collection = before.collection();
    boolean[] isNew = collections.add(collection, section.puzzles(), positions);
    ImportCounts counts = before.counts().plusCorrected(section.corrected());
    List<SkippedLine> all = new ArrayList<>(section.missed());
    for (int i = 0; i < isNew.length; i++) {
      ParsedEntry.MateInOne mate = section.mates().get(i);
      if (isNew[i]) {
        counts = counts.plusTaken(1);
      }
      if (!isNew[i] || !mate.note().isEmpty()) {
        SkippedLine.Kind kind = isNew[i] ? SkippedLine.Kind.NOTED : SkippedLine.Kind.DOUBLED;
        all.add(new SkippedLine(kind, mate.line(), mate.game(), mate.note()));
      }
    }
    List<SkippedLine> kept = new ArrayList<>();
    for (SkippedLine missed : all) {
      if (counts.of(missed.kind()) < KEPT_LINES) {
        kept.add(missed);
      }
      counts = counts.plus(missed.kind());
    }
    table.add(collection, kept);
    return before.at(section.fileRead(), counts);
  }

  /** Completes an import. A collection without puzzles isn't shown. */
  private void finish(PuzzleImport read) {
    boolean empty = read.counts().taken() == 0;
    String problem = empty ? "problem.none" : null;
    transaction.executeWithoutResult(
        _ -> {
          requireRunning(table.end(read.collection(), State.DONE, problem));
          if (!empty) {
            collections.finish(read.collection());
          }
        });
  }
}
