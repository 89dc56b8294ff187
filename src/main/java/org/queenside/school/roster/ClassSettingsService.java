package org.queenside.school.roster;

import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.store.ConflictException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * What stands in a class's row. Each change says which version of it was seen, so that nobody
 * overwrites what another has just changed.
 *
 * <p>Methods throw as those of {@link SchoolClassService} do, {@link ConflictException} if the
 * class is no longer what was seen, and {@link ClassArchivedException} if it is archived.
 */
@Component
public class ClassSettingsService {

  private final SchoolClassService classes;
  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final AuditRepository audit;
  private final Clock clock;

  ClassSettingsService(
      SchoolClassService classes,
      JdbcClient jdbc,
      TransactionOperations transaction,
      AuditRepository audit,
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
   * @throws IllegalArgumentException if the name is empty or longer than {@link
   *     NameNormalizer#LONGEST}
   */
  public SchoolClass change(SchoolClass seen, String name, ZoneId zone) {
    String tidy = NameNormalizer.requireValid(name);
    return write(
        seen, AuditAction.CLASS_RENAMED, tidy, zone, seen.code(), classes.openForChange(seen.id()));
  }

  /** Gives a class another code; cards with the one before no longer fit it. */
  public SchoolClass renewCode(SchoolClass seen) {
    return write(
        seen,
        AuditAction.CODE_MADE,
        seen.name(),
        seen.zone(),
        classes.newCode(),
        classes.openForChange(seen.id()));
  }

  /** Puts a class away: it can be read, not changed. */
  public SchoolClass archive(SchoolClass seen) {
    return putAway(seen, clock.instant().atOffset(ZoneOffset.UTC), AuditAction.CLASS_ARCHIVED);
  }

  /** Takes a class out of the archive. */
  public SchoolClass restore(SchoolClass seen) {
    return putAway(seen, null, AuditAction.CLASS_RESTORED);
  }

  private SchoolClass write(
      SchoolClass seen,
      AuditAction action,
      String name,
      ZoneId zone,
      String code,
      SchoolClass now) {
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

  private SchoolClass putAway(SchoolClass seen, @Nullable OffsetDateTime when, AuditAction action) {
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

  private SchoolClass change(SchoolClass now, AuditAction action, RowUpdate update) {
    return transaction.execute(
        status -> {
          if (update.rows() == 0) {
            throw new ConflictException("class " + now.id());
          }
          audit.note(action, now.name());
          return classes.open(now.id());
        });
  }

  private interface RowUpdate {
    int rows();
  }
}
