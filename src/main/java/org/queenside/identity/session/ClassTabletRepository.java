package org.queenside.identity.session;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.SignInLookupCache;
import org.queenside.identity.account.Token;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Which devices are tied to which classes, and who signs in on them. Callers check who is asking.
 */
@Repository
public class ClassTabletRepository {

  /** How long a sign-in on a class tablet is shown to teachers. */
  static final Duration SIGN_INS_KEPT = Duration.ofDays(14);

  private static final String COLUMNS = "d.id, d.class_id, d.name, d.tied_at, d.used_at";

  private final JdbcClient jdbc;
  private final Clock clock;

  public ClassTabletRepository(JdbcClient jdbc, Clock clock) {
    this.jdbc = jdbc;
    this.clock = clock;
  }

  /**
   * Returns the classes to which the device with this token is tied; archived ones are left out.
   */
  List<ClassTablet> of(@Nullable Token device) {
    return device == null
        ? List.of()
        : jdbc.sql(
                "select "
                    + COLUMNS
                    + """
                     from tied_device d join school_class c on c.id = d.class_id
                    where d.device_hash = ? and c.archived_at is null""")
            .param(device.sha256())
            .query(ClassTabletRepository::row)
            .list();
  }

  /**
   * Returns the tie whose end also ends an account's sign-in on a device, preferably to one of this
   * account's classes; null if the device isn't tied.
   */
  @Nullable ClassTablet tieFor(Token device, LearnerId account) {
    return jdbc.sql(
            "select "
                + COLUMNS
                + """
                 from tied_device d join school_class c on c.id = d.class_id
                where d.device_hash = ? and c.archived_at is null
                order by case
                  when exists (select 1 from class_pupil p
                    where p.class_id = d.class_id and p.learner_id = ?) then 0
                  when exists (select 1 from class_instructor t
                    where t.class_id = d.class_id and t.learner_id = ?) then 1
                  else 2 end, d.tied_at
                fetch first 1 rows only""")
        .params(device.sha256(), account.value(), account.value())
        .query(ClassTabletRepository::row)
        .optional()
        .orElse(null);
  }

  /** Ties a device to a class. If it is tied already, only its name changes. */
  void tie(Token device, UUID schoolClass, String name) {
    int renamed =
        jdbc.sql("update tied_device set name = ? where device_hash = ? and class_id = ?")
            .params(name, device.sha256(), schoolClass)
            .update();
    if (renamed == 0) {
      OffsetDateTime now = now();
      jdbc.sql(
              """
              insert into tied_device (id, device_hash, class_id, name, tied_at, used_at)
              values (?, ?, ?, ?, ?, ?)""")
          .params(UUID.randomUUID(), device.sha256(), schoolClass, name, now, now)
          .update();
    }
  }

  /** Returns the devices tied to a class, most recently used first. */
  public List<ClassTablet> ofClass(UUID schoolClass) {
    return jdbc.sql(
            "select "
                + COLUMNS
                + " from tied_device d where d.class_id = ? order by d.used_at desc, d.name")
        .param(schoolClass)
        .query(ClassTabletRepository::row)
        .list();
  }

  /** Unties a device from a class, which ends this class's sign-ins on it. */
  public boolean untie(UUID schoolClass, UUID id) {
    SignInLookupCache.clear();
    return jdbc.sql("delete from tied_device where class_id = ? and id = ?")
            .params(schoolClass, id)
            .update()
        == 1;
  }

  /** Unties all devices from a class, and ends this class's sign-ins on them. */
  public void untieAll(UUID schoolClass) {
    SignInLookupCache.clear();
    jdbc.sql("delete from tied_device where class_id = ?").param(schoolClass).update();
  }

  /** Records that an account signs in on a class tablet. Teachers only see their own pupils. */
  void noteSignIn(ClassTablet device, LearnerId account) {
    jdbc.sql("update tied_device set used_at = ? where id = ?").params(now(), device.id()).update();
    jdbc.sql(
            """
            insert into tied_device_sign_in (device_id, learner_id, signed_in_at)
            select ?, p.learner_id, cast(? as timestamp with time zone)
            from class_pupil p where p.class_id = ? and p.learner_id = ?""")
        .params(device.id(), now(), device.schoolClass(), account.value())
        .update();
  }

  /**
   * Returns the last sign-ins on the devices of a class, the latest first.
   *
   * @param most the maximum number
   */
  public List<ClassTabletSignIn> recentSignIns(UUID schoolClass, int most) {
    return jdbc.sql(
            """
            select s.signed_in_at, a.name as pupil, d.name as device
            from tied_device_sign_in s join tied_device d on d.id = s.device_id
            join account a on a.learner_id = s.learner_id
            where d.class_id = ? and s.signed_in_at > ?
            order by s.signed_in_at desc, s.id desc fetch first ? rows only""")
        .params(schoolClass, now().minus(SIGN_INS_KEPT), most)
        .query(
            (row, _) ->
                new ClassTabletSignIn(
                    JdbcValues.instant(row, "signed_in_at"),
                    row.getString("pupil"),
                    row.getString("device")))
        .list();
  }

  /** Returns who is signed in on a class's devices now. */
  public Set<LearnerId> signedIn(UUID schoolClass) {
    return jdbc
        .sql(
            """
            select distinct s.learner_id
            from sign_in s join tied_device d on d.id = s.tied_device_id
            where d.class_id = ? and s.expires_at > ? and s.copied_at is null""")
        .params(schoolClass, now())
        .query(UUID.class)
        .list()
        .stream()
        .map(LearnerId::new)
        .collect(Collectors.toSet());
  }

  /** Deletes sign-ins that are no longer shown, and devices whose cookie has expired. */
  public int deleteExpired() {
    int signIns =
        jdbc.sql("delete from tied_device_sign_in where signed_in_at <= ?")
            .param(now().minus(SIGN_INS_KEPT))
            .update();
    return signIns
        + jdbc.sql("delete from tied_device where used_at <= ?")
            .param(now().minus(TokenCookie.LIFE))
            .update();
  }

  private OffsetDateTime now() {
    return JdbcValues.timestamp(clock.instant());
  }

  private static ClassTablet row(ResultSet row, int number) throws SQLException {
    return new ClassTablet(
        JdbcValues.uuid(row, "id"),
        JdbcValues.uuid(row, "class_id"),
        row.getString("name"),
        JdbcValues.instant(row, "tied_at"),
        JdbcValues.instant(row, "used_at"));
  }
}
