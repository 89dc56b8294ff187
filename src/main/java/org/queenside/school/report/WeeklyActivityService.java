package org.queenside.school.report;

import java.time.ZoneId;
import java.util.List;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * What a class did week by week, for the instructor in front of the screen. Every method asks anew
 * whether the class is one of theirs.
 *
 * <p>Methods throw {@link RoleRequiredException} if nobody is in front of the screen who may teach,
 * {@link RecordNotFoundException} if the class or the pupil is not theirs, {@link
 * StoreUnavailableException} or Spring's {@code DataAccessException} if the database cannot be
 * read.
 */
@Component
public class WeeklyActivityService {

  /** How many weeks are told of, the present one among them. */
  public static final int WEEKS = 12;

  private final SchoolClassService classes;
  private final RosterService roster;
  private final ClassMisconceptionService beliefs;
  private final WeeklyActivityCalculator weeks;

  WeeklyActivityService(
      SchoolClassService classes,
      RosterService roster,
      ClassMisconceptionService beliefs,
      WeeklyActivityCalculator weeks) {
    this.classes = classes;
    this.roster = roster;
    this.beliefs = beliefs;
    this.weeks = weeks;
  }

  /** Returns the last {@link #WEEKS} weeks of a class, the earliest first. */
  public List<WeeklyActivity> of(ClassId id) {
    ZoneId zone = classes.open(id).zone();
    return weeks.of(zone, roster.pupils(id).stream().map(Pupil::id).toList(), beliefs.all(id));
  }

  /** Returns the last {@link #WEEKS} weeks of a pupil, the earliest first. */
  public List<WeeklyActivity> of(ClassId id, LearnerId pupil) {
    ZoneId zone = classes.open(id).zone();
    return weeks.of(zone, List.of(pupil), beliefs.of(id, pupil));
  }
}
