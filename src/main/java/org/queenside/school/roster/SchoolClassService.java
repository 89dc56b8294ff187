package org.queenside.school.roster;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreUnavailableException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The classes of the instructor in front of the screen. Every method asks anew whether the class is
 * one of theirs.
 *
 * <p>Methods throw {@link RoleRequiredException} if nobody is in front of the screen who may teach,
 * {@link RecordNotFoundException} if the class is not theirs, {@link StoreUnavailableException} or
 * Spring's {@code DataAccessException} if the database fails; nothing was changed then.
 */
@Component
public class SchoolClassService {

  private static final String COLUMNS = "c.id, c.name, c.code, c.zone, c.archived_at, c.version";

  private static final Comparator<SchoolClass> LISTED =
      Comparator.comparing(SchoolClass::archived)
          .thenComparing(SchoolClass::name, NameOrder.NATURAL)
          .thenComparing(each -> each.id().value());

  private final CurrentAccount currentAccount;
  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final AuditRepository audit;
  private final Clock clock;

  SchoolClassService(
      CurrentAccount currentAccount,
      JdbcClient jdbc,
      TransactionOperations transaction,
      AuditRepository audit,
      Clock clock) {
    this.currentAccount = currentAccount;
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.audit = audit;
    this.clock = clock;
  }

  /** The classes the instructor teaches, by name; archived ones last. */
  public List<SchoolClass> all() {
    return overview().stream().map(ClassOverview::schoolClass).toList();
  }

  /** The classes the instructor teaches, with how many pupils each has; archived ones last. */
  public List<ClassOverview> overview() {
    Account instructor = currentAccount.require(AccountRole.INSTRUCTOR);
    return jdbc
        .sql(
            "select "
                + COLUMNS
                + """
                , (select count(*) from class_pupil p where p.class_id = c.id) as pupils
                from class_instructor t join school_class c on c.id = t.class_id
                where t.learner_id = ?""")
        .param(instructor.id().value())
        .query((row, number) -> new ClassOverview(row(row, number), row.getInt("pupils")))
        .list()
        .stream()
        .sorted(Comparator.comparing(ClassOverview::schoolClass, LISTED))
        .toList();
  }

  /** Opens a class that the instructor teaches. */
  public SchoolClass open(ClassId id) {
    Account instructor = currentAccount.require(AccountRole.INSTRUCTOR);
    return jdbc.sql(
            "select "
                + COLUMNS
                + """
                 from class_instructor t join school_class c on c.id = t.class_id
                where t.learner_id = ? and c.id = ?""")
        .params(instructor.id().value(), id.value())
        .query(SchoolClassService::row)
        .optional()
        .orElseThrow(() -> new RecordNotFoundException("class " + id));
  }

  /**
   * Opens a class that the instructor teaches, to change something in it.
   *
   * @throws ClassArchivedException if it is archived
   */
  public SchoolClass openForChange(ClassId id) {
    SchoolClass schoolClass = open(id);
    if (schoolClass.archived()) {
      throw new ClassArchivedException(id);
    }
    return schoolClass;
  }

  /**
   * Opens a class and holds its row until the transaction ends, so that of two changes the second
   * sees what the first has made.
   */
  SchoolClass lock(ClassId id) {
    jdbc.sql("select id from school_class where id = ? for update")
        .param(id.value())
        .query(UUID.class)
        .optional();
    return open(id);
  }

  /**
   * Does the same to change something in it.
   *
   * @throws ClassArchivedException if it is archived
   */
  SchoolClass lockForChange(ClassId id) {
    lock(id);
    return openForChange(id);
  }

  /**
   * Makes a new class that the instructor leads.
   *
   * @throws IllegalArgumentException if the name is empty or longer than {@link
   *     NameNormalizer#LONGEST}
   */
  public SchoolClass create(String name, ZoneId zone) {
    Account instructor = currentAccount.require(AccountRole.INSTRUCTOR);
    ClassId id = ClassId.random();
    transaction.executeWithoutResult(
        status -> {
          jdbc.sql(
                  """
                  insert into school_class (id, name, code, zone, made_at, version)
                  values (?, ?, ?, ?, ?, 1)""")
              .params(
                  id.value(),
                  NameNormalizer.requireValid(name),
                  newCode(),
                  zone.getId(),
                  clock.instant().atOffset(ZoneOffset.UTC))
              .update();
          jdbc.sql("insert into class_instructor (class_id, learner_id, leads) values (?, ?, true)")
              .params(id.value(), instructor.id().value())
              .update();
          audit.note(AuditAction.CLASS_MADE, NameNormalizer.normalize(name));
        });
    return open(id);
  }

  /** A code no class has. Should another take it in this very moment, the database refuses it. */
  String newCode() {
    while (true) {
      String code = ClassCode.random();
      boolean taken =
          jdbc.sql("select count(*) from school_class where code = ?")
                  .param(code)
                  .query(Integer.class)
                  .single()
              > 0;
      if (!taken) {
        return code;
      }
    }
  }

  private static SchoolClass row(ResultSet row, int number) throws SQLException {
    return new SchoolClass(
        new ClassId(row.getObject("id", UUID.class)),
        row.getString("name"),
        row.getString("code"),
        ZoneId.of(row.getString("zone")),
        row.getObject("archived_at") != null,
        row.getInt("version"));
  }
}
