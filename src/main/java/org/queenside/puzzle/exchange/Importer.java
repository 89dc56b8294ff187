package org.queenside.puzzle.exchange;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.CollectionId;
import org.queenside.puzzle.Collections;
import org.queenside.puzzle.exchange.Import.State;
import org.queenside.puzzle.file.PuzzleFile;
import org.queenside.puzzle.file.UnreadableFile;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Brings files with puzzles into collections. Puzzles, counts and the place in the file are
 * committed together, so an import that was stopped or killed goes on where it was: nothing is
 * lost, nothing comes twice. Learners see the collection when the whole file has been read.
 */
@Component
public class Importer {
  /** So many lines of each kind that brings no puzzle are kept; the rest is counted. */
  public static final int KEPT_LINES = 1000;

  /**
   * Many, because the keys of positions are scattered: with few, H2 writes nearly every page of the
   * index for every commit.
   */
  private static final int LINES_PER_COMMIT = 20_000;

  private static final Logger LOG = LoggerFactory.getLogger(Importer.class);

  private final Collections collections;
  private final ImportTable table;
  private final ImportClaims claims;
  private final TransactionOperations transaction;

  Importer(
      Collections collections,
      ImportTable table,
      ImportClaims claims,
      TransactionOperations transaction) {
    this.collections = collections;
    this.table = table;
    this.claims = claims;
    this.transaction = transaction;
  }

  /**
   * Begins an import; {@link #run} does the work.
   *
   * @param name of the new collection, 1 to {@link Collections#LONGEST_NAME} characters
   * @param fileName the file's name without folders
   * @param fileSize bytes of the file
   */
  public CollectionId begin(String name, String fileName, long fileSize) {
    CollectionId begun =
        transaction.execute(
            _ -> {
              CollectionId collection = collections.begin(name);
              table.begin(collection, fileName, fileSize);
              return collection;
            });
    return Objects.requireNonNull(begun);
  }

  /**
   * Reads a file from where its import stood until it ends, somebody wants it to stop, or something
   * goes wrong. What went wrong is told by the result.
   *
   * @return how the import stands then
   * @throws ImportProblem if there is no such import, it is done already, or another program is
   *     working at it
   */
  public Import run(CollectionId collection, Path file, Watch watch) {
    find(collection);
    try (ClaimedImport claimed = claim(collection)) {
      return run(claimed, file, watch);
    }
  }

  /**
   * Claims an import for this program.
   *
   * @throws ImportProblem if it is at work already
   */
  ClaimedImport claim(CollectionId collection) {
    return new ClaimedImport(claims, collection);
  }

  /** The same for an import that has been claimed. */
  Import run(ClaimedImport claimed, Path file, Watch watch) {
    Import end = read(claimed, file, new ClaimWatch(watch, claimed));
    if (claimed.isDeleteWanted()) {
      collections.delete(claimed.collection());
    }
    return end;
  }

  /** Stops also when another program wants it. */
  private record ClaimWatch(Watch watch, ClaimedImport claimed) implements Watch {

    @Override
    public void progress(Import current) {
      watch.progress(current);
    }

    @Override
    public boolean isStopWanted() {
      return claimed.isStopWanted() || watch.isStopWanted();
    }
  }

  /**
   * Asks the program that works at an import to stop after what it is just doing.
   *
   * @param delete whether it is to delete what the import brought
   * @return false if none is at work
   */
  boolean stop(CollectionId collection, boolean delete) {
    return claims.want(collection, new ImportClaims.Wishes(true, delete));
  }

  private Import read(ClaimedImport claimed, Path file, Watch watch) {
    CollectionId collection = claimed.collection();
    Import begun = find(collection);
    if (begun.state() == State.DONE) {
      throw new ImportProblem("done");
    }
    try (PuzzleFile puzzles = PuzzleFile.open(file)) {
      puzzles.skipTo(begun.mark());
      table.setFileSize(collection, Files.size(file));
      table.setState(collection, State.RUNNING, null);
      try (ProvenSections sections = new ProvenSections(puzzles)) {
        return store(find(collection), sections, watch);
      }
    } catch (UnreadableFile e) {
      return stopped(collection, e.getMessage());
    } catch (IOException e) {
      return stopped(collection, ExchangeWords.say("problem.disk", String.valueOf(e.getMessage())));
    } catch (DataAccessException | TransactionException e) {
      LOG.warn("The import {} could not be saved", collection, e);
      return stopped(collection, ExchangeWords.say("problem.database"));
    }
  }

  /** Returns how an import stands. */
  public Import find(CollectionId collection) {
    Import found = table.find(collection);
    if (found == null) {
      throw new ImportProblem("gone");
    }
    return found;
  }

  /** Returns all imports, the last touched first. */
  public List<Import> all() {
    return table.all();
  }

  /** Returns what a report says: an import with the lines that brought nothing. */
  public Report report(CollectionId collection) {
    Import current = find(collection);
    List<Missed> missed = new ArrayList<>();
    for (Missed.Kind kind : Missed.Kind.values()) {
      missed.addAll(table.missed(collection, kind));
    }
    return new Report(current, missed);
  }

  private Import store(Import begun, ProvenSections sections, Watch watch) throws IOException {
    Import before;
    Import current = begun;
    do {
      before = current;
      Import from = before;
      current = Objects.requireNonNull(transaction.execute(_ -> commitSome(from, sections, watch)));
      watch.progress(current);
      if (watch.isStopWanted()) {
        return stopped(begun.collection(), null);
      }
    } while (!current.mark().equals(before.mark()));
    sections.requireWhole();
    return finished(current);
  }

  /**
   * Stores sections until they are enough for one transaction; returns the same if there is none.
   */
  private Import commitSome(Import before, ProvenSections sections, Watch watch) {
    Import current = before;
    while (current.mark().lines() - before.mark().lines() < LINES_PER_COMMIT
        && !watch.isStopWanted()) {
      ProvenSection section = sections.next();
      if (section == null) {
        break;
      }
      current = store(current, section);
    }
    if (!current.mark().equals(before.mark()) && !table.advance(before, current)) {
      throw new ImportProblem("elsewhere");
    }
    return current;
  }

  private Import store(Import before, ProvenSection section) {
    CollectionId collection = before.collection();
    boolean[] isNew = collections.add(collection, section.puzzles());
    Counts counts = before.counts();
    List<Missed> all = new ArrayList<>(section.missed());
    for (int i = 0; i < isNew.length; i++) {
      if (isNew[i]) {
        counts = counts.plusTaken(1);
      } else {
        all.add(new Missed(Missed.Kind.DOUBLED, section.lines().get(i), ""));
      }
    }
    List<Missed> kept = new ArrayList<>();
    for (Missed missed : all) {
      if (counts.of(missed.kind()) < KEPT_LINES) {
        kept.add(missed);
      }
      counts = counts.plus(missed.kind());
    }
    table.add(collection, kept);
    return before.at(section.end(), counts, section.fileRead());
  }

  /** A collection without a puzzle is never shown. */
  private Import finished(Import read) {
    boolean empty = read.counts().taken() == 0;
    transaction.executeWithoutResult(
        _ -> {
          table.setState(
              read.collection(), State.DONE, empty ? ExchangeWords.say("problem.none") : null);
          if (!empty) {
            collections.finish(read.collection());
          }
        });
    return find(read.collection());
  }

  /**
   * If not even this can be saved, the import still says that it runs, and can go on all the same.
   */
  private Import stopped(CollectionId collection, @Nullable String problem) {
    collections.pause(collection);
    try {
      table.setState(collection, State.STOPPED, problem);
      return find(collection);
    } catch (DataAccessException e) {
      LOG.warn("That the import {} stopped could not be saved", collection, e);
      throw new ImportProblem("database");
    }
  }
}
