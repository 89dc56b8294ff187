package org.queenside.puzzle.transfer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleCollectionService;
import org.queenside.puzzle.format.ParsedEntry;
import org.queenside.puzzle.format.PuzzleFileReader;
import org.queenside.puzzle.format.UnreadableFileException;
import org.queenside.puzzle.transfer.PuzzleImport.State;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Imports files with puzzles into collections. Puzzles, counts and the place in the file are
 * committed together, so an import that was stopped or killed continues where it left off, without
 * losing or repeating anything. Learners see the collection once the whole file has been read.
 */
@Component
public class PuzzleImporter {
  /** How many skipped lines of each kind are stored; the rest are only counted. */
  public static final int KEPT_LINES = 1000;

  /**
   * Large, because position keys are scattered, and H2 writes nearly every index page for each
   * commit.
   */
  private static final int LINES_PER_COMMIT = 20_000;

  private static final Logger LOG = LoggerFactory.getLogger(PuzzleImporter.class);

  private final PuzzleCollectionService collections;
  private final ImportRepository table;
  private final ImportClaimRepository claims;
  private final TransactionOperations transaction;

  PuzzleImporter(
      PuzzleCollectionService collections,
      ImportRepository table,
      ImportClaimRepository claims,
      TransactionOperations transaction) {
    this.collections = collections;
    this.table = table;
    this.claims = claims;
    this.transaction = transaction;
  }

  /**
   * Begins an import; {@link #run} does the work.
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
    if (collections.isNameTaken(name)) {
      throw all().stream()
          .filter(known -> known.state() != State.DONE)
          .filter(known -> known.collectionName().equalsIgnoreCase(name.strip()))
          .findFirst()
          .map(known -> new ImportException("name-begun", name, known.fileName()))
          .orElseGet(() -> new ImportException("name", name));
    }
  }

  /**
   * Reads a file from the last point until it ends, is asked to stop, or fails; the result tells
   * which.
   *
   * @return the import afterwards
   * @throws ImportException if there is no such import, it is already done, or another program is
   *     running it
   */
  public PuzzleImport run(PuzzleCollectionId collection, Path file, ImportMonitor watch) {
    find(collection);
    try (ImportClaim claimed = claim(collection)) {
      return run(claimed, file, watch);
    }
  }

  /**
   * Claims an import for this program.
   *
   * @throws ImportException if it is already running
   */
  ImportClaim claim(PuzzleCollectionId collection) {
    return new ImportClaim(claims, collection);
  }

  /** Runs an import that has been claimed. */
  PuzzleImport run(ImportClaim claimed, Path file, ImportMonitor watch) {
    PuzzleImport end = read(claimed, file, new ClaimMonitor(watch, claimed));
    if (claimed.isDeleteRequested()) {
      collections.delete(claimed.collection());
    }
    return end;
  }

  /** Also stops when another program requests it. */
  private record ClaimMonitor(ImportMonitor watch, ImportClaim claimed) implements ImportMonitor {

    @Override
    public void progress(PuzzleImport current) {
      watch.progress(current);
    }

    @Override
    public boolean isStopRequested() {
      return claimed.isStopRequested() || watch.isStopRequested();
    }
  }

  /**
   * Asks the program that runs an import to stop after its current step.
   *
   * @param delete whether to delete the puzzles of the import
   * @return false if it is not running
   */
  boolean stop(PuzzleCollectionId collection, boolean delete) {
    return claims.requestStop(collection, new ImportClaimRepository.StopRequest(true, delete));
  }

  private PuzzleImport read(ImportClaim claimed, Path file, ImportMonitor watch) {
    PuzzleCollectionId collection = claimed.collection();
    PuzzleImport begun = find(collection);
    if (begun.state() == State.DONE) {
      throw new ImportException("done");
    }
    try (PuzzleFileReader puzzles = PuzzleFileReader.open(file)) {
      puzzles.skipTo(begun.mark(), begun.counts().read());
      table.setFileSize(collection, Files.size(file));
      table.setState(collection, State.RUNNING, null);
      try (VerifiedSectionReader sections = new VerifiedSectionReader(puzzles)) {
        return store(find(collection), sections, watch);
      }
    } catch (UnreadableFileException e) {
      return stopped(collection, e.getMessage());
    } catch (IOException e) {
      return stopped(
          collection, ImportReport.MESSAGES.get("problem.disk", String.valueOf(e.getMessage())));
    } catch (DataAccessException | TransactionException e) {
      LOG.warn("The import {} could not be saved", collection, e);
      return stopped(collection, ImportReport.MESSAGES.get("problem.database"));
    }
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

  private PuzzleImport store(
      PuzzleImport begun, VerifiedSectionReader sections, ImportMonitor watch) throws IOException {
    PuzzleImport before;
    PuzzleImport current = begun;
    do {
      before = current;
      PuzzleImport from = before;
      current = Objects.requireNonNull(transaction.execute(_ -> commitSome(from, sections, watch)));
      watch.progress(current);
      if (watch.isStopRequested()) {
        return stopped(begun.collection(), null);
      }
    } while (!current.mark().equals(before.mark()));
    sections.requireWhole();
    return finished(current);
  }

  /**
   * Stores as many sections as fit into one transaction, and returns the import unchanged if there
   * are none.
   */
  private PuzzleImport commitSome(
      PuzzleImport before, VerifiedSectionReader sections, ImportMonitor watch) {
    PuzzleImport current = before;
    while (current.mark().lines() - before.mark().lines() < LINES_PER_COMMIT
        && !watch.isStopRequested()) {
      VerifiedSection section = sections.next();
      if (section == null) {
        break;
      }
      current = store(current, section);
    }
    if (!current.mark().equals(before.mark()) && !table.advance(before, current)) {
      throw new ImportException("elsewhere");
    }
    return current;
  }

  private PuzzleImport store(PuzzleImport before, VerifiedSection section) {
    PuzzleCollectionId collection = before.collection();
    boolean[] isNew = collections.add(collection, section.puzzles());
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
    return before.at(section.end(), counts, section.fileRead());
  }

  /** Completes an import. A collection without puzzles is deleted instead of shown. */
  private PuzzleImport finished(PuzzleImport read) {
    boolean empty = read.counts().taken() == 0;
    transaction.executeWithoutResult(
        _ -> {
          table.setState(
              read.collection(),
              State.DONE,
              empty ? ImportReport.MESSAGES.get("problem.none") : null);
          if (!empty) {
            collections.finish(read.collection());
          }
        });
    return find(read.collection());
  }

  /** If not even this can be saved, the import is still marked as running, but can be resumed. */
  private PuzzleImport stopped(PuzzleCollectionId collection, @Nullable String problem) {
    collections.pause(collection);
    try {
      table.setState(collection, State.STOPPED, problem);
      return find(collection);
    } catch (DataAccessException e) {
      LOG.warn("The end of import {} could not be saved", collection, e);
      throw new ImportException("database");
    }
  }
}
