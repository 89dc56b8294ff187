package org.queenside.classroom;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import org.queenside.learner.Account;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.Role;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The classes of the instructor in front of the screen. Every method asks anew whether the class is
 * one of theirs.
 *
 * <p>Methods throw {@link NotSignedIn} if nobody is in front of the screen who may teach, {@link
 * NoSuchClass} if the class is not theirs.
 */
@Component
public class CurrentClasses {

  private static final String COLUMNS = "c.id, c.name, c.code, c.zone, c.archived_at, c.version";

  private final CurrentAccount currentAccount;
  private final JdbcClient jdbc;
  private final TransactionOperations transaction;
  private final Clock clock;

  CurrentClasses(
      CurrentAccount currentAccount,
      JdbcClient jdbc,
      TransactionOperations transaction,
      Clock clock) {
    this.currentAccount = currentAccount;
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.clock = clock;
  }

  /** The classes the instructor teaches, by name; archived ones last. */
  public List<SchoolClass> all() {
    Account instructor = currentAccount.require(Role.INSTRUCTOR);
    return jdbc.sql(
            "select "
                + COLUMNS
                + """
                 from class_instructor t join school_class c on c.id = t.class_id
                where t.learner_id = ? order by c.archived_at nulls first, c.name, c.id""")
        .param(instructor.id().value())
        .query(CurrentClasses::row)
        .list();
  }

  /** Opens a class that the instructor teaches. */
  public SchoolClass open(ClassId id) {
    Account instructor = currentAccount.require(Role.INSTRUCTOR);
    return jdbc.sql(
            "select "
                + COLUMNS
                + """
                 from class_instructor t join school_class c on c.id = t.class_id
                where t.learner_id = ? and c.id = ?""")
        .params(instructor.id().value(), id.value())
        .query(CurrentClasses::row)
        .optional()
        .orElseThrow(() -> new NoSuchClass("class " + id));
  }

  /** Makes a new class that the instructor leads. */
  public SchoolClass create(String name, ZoneId zone) {
    Account instructor = currentAccount.require(Role.INSTRUCTOR);
    ClassId id = ClassId.random();
    transaction.executeWithoutResult(
        status -> {
          jdbc.sql(
                  """
                  insert into school_class (id, name, code, zone, made_at, version)
                  values (?, ?, ?, ?, ?, 1)""")
              .params(
                  id.value(),
                  name,
                  id.toString().substring(0, 8),
                  zone.getId(),
                  clock.instant().atOffset(ZoneOffset.UTC))
              .update();
          jdbc.sql("insert into class_instructor (class_id, learner_id, leads) values (?, ?, true)")
              .params(id.value(), instructor.id().value())
              .update();
        });
    return open(id);
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
