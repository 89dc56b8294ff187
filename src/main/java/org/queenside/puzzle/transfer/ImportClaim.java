package org.queenside.puzzle.transfer;

import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;
import org.queenside.puzzle.PuzzleCollectionId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;

/** This program's claim to run an import, until it is closed. */
final class ImportClaim implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ImportClaim.class);
  private static final Duration PAUSE = Duration.ofSeconds(1);

  private final ImportClaimRepository claims;
  private final PuzzleCollectionId collection;
  private final UUID worker = UUID.randomUUID();
  private volatile boolean stop;
  private volatile boolean delete;
  private volatile boolean closed;

  /**
   * Claims an import.
   *
   * @throws ImportException if it is already running
   */
  ImportClaim(ImportClaimRepository claims, PuzzleCollectionId collection) {
    this.claims = claims;
    this.collection = collection;
    if (!claims.begin(collection, worker)) {
      throw new ImportException("elsewhere");
    }
    Thread.ofVirtual().name("claim of import " + collection).start(this::confirm);
  }

  PuzzleCollectionId collection() {
    return collection;
  }

  /** Returns whether the import should stop, here or because another program continues it. */
  boolean isStopRequested() {
    return stop;
  }

  boolean isDeleteRequested() {
    return delete;
  }

  private void confirm() {
    LockSupport.parkNanos(PAUSE.toNanos());
    while (!closed) {
      try {
        ImportClaimRepository.StopRequest request = claims.confirm(collection, worker);
        if (request == null || request.stop()) {
          stop = true;
        }
        if (request != null && request.delete()) {
          delete = true;
        }
      } catch (DataAccessException e) {
        LOG.debug("The claim of import {} could not be confirmed", collection, e);
      }
      LockSupport.parkNanos(PAUSE.toNanos());
    }
  }

  /** Never interrupt the confirming thread, or H2 would close its file. */
  @Override
  public void close() {
    closed = true;
    try {
      claims.end(collection, worker);
    } catch (DataAccessException e) {
      LOG.debug("Couldn't end the claim of import {}; it will expire", collection, e);
    }
  }
}
