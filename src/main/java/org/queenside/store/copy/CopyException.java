package org.queenside.store.copy;

/** A database can't be copied, or the target can't be used. */
public final class CopyException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The reasons. */
  public enum Reason {
    /** Both addresses lead to the same database. */
    SAME,
    /** There is no database at the address, or it isn't one of ours. */
    NO_SOURCE,
    /** Another program is using it. */
    IN_USE,
    /** Its file is damaged; the database says what it can't read. */
    DAMAGED,
    /** It can't be opened; the database says why. */
    NOT_OPENED,
    /** It was made by an older program. */
    OLDER,
    /** It was made by a newer program. */
    NEWER,
    /** It holds an unfinished copy. */
    UNFINISHED,
    /** The target already has tables. */
    NOT_EMPTY,
    /** The copy was started by another version of the program. */
    OTHER_VERSION,
    /** The copy failed midway; the database says why. */
    BROKEN_OFF,
    /** The two databases have different tables. */
    DIFFERENT
  }

  private final Reason reason;
  private final String place;
  private final String detail;

  CopyException(Reason reason, String place) {
    this(reason, place, "");
  }

  CopyException(Reason reason, String place, String detail) {
    super(reason + " " + place + " " + detail);
    this.reason = reason;
    this.place = place;
    this.detail = detail;
  }

  /** The reason. */
  public Reason reason() {
    return reason;
  }

  /** Returns the database that failed, without its password. */
  public String place() {
    return place;
  }

  /** Returns what the database reported, or which tables are affected; may be empty. */
  public String detail() {
    return detail;
  }
}
