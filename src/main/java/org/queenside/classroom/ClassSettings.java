package org.queenside.classroom;

import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.Action;
import org.queenside.learner.Audit;
import org.queenside.learner.TidyName;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * What stands in a class's row. Each change says which version of it was seen, so that nobody
 * overwrites what another has just changed.
 *
 * <p>Methods throw as those of {@link CurrentClasses} do, {@link Conflict} if the class is no
 * longer what was seen, and {@link ClassPutAway} if it is archived.
 */
@Component
public class ClassSettings {

  private final CurrentClasses classes;
  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final Audit audit;
  private final Clock clock;

  ClassSettings(
      CurrentClasses classes,
      JdbcClient jdbc,
      TransactionOperations transaction,
      Audit audit,
      Clock clock) {
    this.classes = classes;
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.audit = audit;
    this.clock = clock;
  }

  /**
   * Gives a class another name or time zone.
   *
   * @throws IllegalArgumentException if the name is empty or longer than {@link TidyName#LONGEST}
   */
  public SchoolClass change(SchoolClass seen, String name, ZoneId zone) {
    String tidy = TidyName.checked(name);
    return write(
        seen, Action.CLASS_RENAMED, tidy, zone, seen.code(), classes.openToChange(seen.id()));
  }

  /** Gives a class another code; cards with the one before no longer fit it. */
  public SchoolClass renewCode(SchoolClass seen) {
    return write(
        seen,
        Action.CODE_MADE,
        seen.name(),
        seen.zone(),
        classes.newCode(),
        classes.openToChange(seen.id()));
  }

  /** Puts a class away: it can be read, not changed. */
  public SchoolClass archive(SchoolClass seen) {
    return putAway(seen, clock.instant().atOffset(ZoneOffset.UTC), Action.CLASS_ARCHIVED);
  }

  /** Takes a class out of the archive. */
  public SchoolClass restore(SchoolClass seen) {
    return putAway(seen, null, Action.CLASS_RESTORED);
  }

  private SchoolClass write(
      SchoolClass seen, Action action, String name, ZoneId zone, String code, SchoolClass now) {
    return change(
        now,
        action,
        () ->
            jdbc.sql(
                    """
                    update school_class set name = ?, zone = ?, code = ?, version = version + 1
                    where id = ? and version = ?""")
                .params(name, zone.getId(), code, seen.id().value(), seen.version())
                .update());
  }

  private SchoolClass putAway(SchoolClass seen, @Nullable OffsetDateTime when, Action action) {
    return change(
        classes.open(seen.id()),
        action,
        () ->
            jdbc.sql(
                    """
                    update school_class set archived_at = ?, version = version + 1
                    where id = ? and version = ?""")
                .param(when)
                .param(seen.id().value())
                .param(seen.version())
                .update());
  }

  private SchoolClass change(SchoolClass now, Action action, Update update) {
    return transaction.execute(
        status -> {
          if (update.rows() == 0) {
            throw new Conflict("class " + now.id());
          }
          audit.note(action, now.name());
          return classes.open(now.id());
        });
  }

  private interface Update {
    int rows();
  }
}
