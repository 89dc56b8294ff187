package org.queenside.store.copy;

/** A database can't be copied, or the target can't be used. */
public final class CopyException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The reasons. */
  public enum Reason {
    /** Both addresses mean the same database. */
    SAME,
    /** There is no database at the address, or none of ours. */
    NO_SOURCE,
    /** Another program uses it. */
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
    /** The target has tables already. */
    NOT_EMPTY,
    /** The target was begun by a program of another version. */
    OTHER_VERSION,
    /** The copy failed in the middle; the database says why. */
    BROKEN_OFF,
    /** Tables are not the same on both sides. */
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

  /** Why. */
  public Reason reason() {
    return reason;
  }

  /** Returns which database failed, without its password. */
  public String place() {
    return place;
  }

  /** Returns what the database reported, or which tables are affected; may be empty. */
  public String detail() {
    return detail;
  }
}
