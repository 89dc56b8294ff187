package org.queenside.puzzle.exchange;

import io.micrometer.core.instrument.Metrics;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.queenside.puzzle.CollectionId;
import org.queenside.puzzle.Collections;
import org.queenside.puzzle.exchange.Import.State;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Imports that work in the background while their keeper does something else. An import that the
 * end of the program interrupted waits until it is told to go on.
 */
@Component
public class ImportDesk {
  private static final Logger LOG = LoggerFactory.getLogger(ImportDesk.class);

  private final Importer importer;
  private final Collections collections;
  private final UploadFolder uploads;
  private final Map<CollectionId, Work> atWork = new ConcurrentHashMap<>();

  ImportDesk(Importer importer, Collections collections, UploadFolder uploads) {
    this.importer = importer;
    this.collections = collections;
    this.uploads = uploads;
  }

  /** One import at work. */
  private static final class Work implements Watch {
    private volatile Import current;
    private volatile boolean stop;
    private volatile boolean delete;

    Work(Import begun) {
      this.current = begun;
    }

    @Override
    public void progress(Import now) {
      current = now;
    }

    @Override
    public boolean isStopWanted() {
      return stop;
    }
  }

  /** Returns how many bytes a file may have; the setting {@code queenside.import.largest}. */
  public long largest() {
    return uploads.largest();
  }

  /**
   * Receives a file and begins to import it; the collection is named after it.
   *
   * @param fileName the file's name without folders
   * @param size bytes it will have, or less than 0 if that is not known
   * @throws ImportProblem if it is too large, or the disk is too full
   */
  public CollectionId receive(String fileName, InputStream in, long size) {
    Path received = uploads.receive(in, size);
    try {
      CollectionId collection =
          importer.begin(CollectionName.of(fileName), fileName, Files.size(received));
      uploads.assign(received, collection);
      start(collection);
      return collection;
    } catch (IOException e) {
      LOG.warn("A file could not be received", e);
      throw new ImportProblem("upload");
    } finally {
      uploads.delete(received);
    }
  }

  /** Returns all imports as they stand, the last touched first. */
  public List<Import> all() {
    return importer.all().stream().map(this::live).toList();
  }

  /** Returns true if an import is at work here. */
  public boolean isAtWork(CollectionId collection) {
    return atWork.containsKey(collection);
  }

  /** Returns true if any is. */
  public boolean isBusy() {
    return !atWork.isEmpty();
  }

  /** Returns true if an import that is not at work can go on: its file is still here. */
  public boolean canGoOn(Import stopped) {
    return stopped.state() != State.DONE
        && !isAtWork(stopped.collection())
        && Files.exists(uploads.file(stopped.collection()));
  }

  /** Lets a stopped import go on in the background. */
  public void start(CollectionId collection) {
    Work work = new Work(importer.find(collection));
    if (atWork.putIfAbsent(collection, work) == null) {
      Thread.ofVirtual().name("import " + collection).start(() -> run(collection, work));
    }
  }

  /** Stops an import after what it is just doing; it can go on later. */
  public void stop(CollectionId collection) {
    Work work = atWork.get(collection);
    if (work != null) {
      work.stop = true;
    }
  }

  /** Stops an import and deletes what it brought. */
  public void delete(CollectionId collection) {
    Work work = atWork.get(collection);
    if (work == null) {
      remove(collection);
    } else {
      work.delete = true;
      work.stop = true;
    }
  }

  private static void count(String end) {
    Metrics.counter("queenside.imports", "end", end).increment();
  }

  private void run(CollectionId collection, Work work) {
    try {
      Import end = importer.run(collection, uploads.file(collection), work);
      count(end.state().name().toLowerCase(Locale.ROOT));
      if (end.state() == State.DONE) {
        uploads.delete(uploads.file(collection));
      }
    } catch (ImportProblem e) {
      count("refused");
      LOG.warn("The import {} ended: {}", collection, e.getMessage());
    } catch (RuntimeException e) {
      count("failed");
      LOG.error("The import {} failed", collection, e);
    } finally {
      atWork.remove(collection);
      if (work.delete) {
        remove(collection);
      }
    }
  }

  private void remove(CollectionId collection) {
    collections.delete(collection);
    uploads.delete(uploads.file(collection));
  }

  private Import live(Import stored) {
    Work work = atWork.get(stored.collection());
    return work == null ? stored : work.current;
  }
}
