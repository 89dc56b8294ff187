package org.queenside.school.report;

import java.time.ZoneId;
import java.util.List;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;

/** The weekly activity of a class, for the signed-in teacher, who may be an assistant. */
@Component
public class WeeklyActivityService {

  /** How many weeks are reported, including the current one. */
  public static final int WEEKS = 12;

  private final SchoolClassService classes;
  private final RosterService roster;
  private final ClassMisconceptionService misconceptions;
  private final WeeklyActivityCalculator weeks;

  WeeklyActivityService(
      SchoolClassService classes,
      RosterService roster,
      ClassMisconceptionService misconceptions,
      WeeklyActivityCalculator weeks) {
    this.classes = classes;
    this.roster = roster;
    this.misconceptions = misconceptions;
    this.weeks = weeks;
  }

  /**
   * Returns the last {@link #WEEKS} weeks of a class, earliest first.
   *
   * @throws RecordNotFoundException if the teacher doesn't teach the class
   */
  public List<WeeklyActivity> of(ClassId id) {
    ClassMembers members = roster.membersToRead(id);
    return weeks.of(
        members.schoolClass().zone(),
        members.pupils().stream().map(Pupil::id).toList(),
        misconceptions.all(id));
  }

  /**
   * Returns the last {@link #WEEKS} weeks of a pupil, earliest first.
   *
   * @throws RecordNotFoundException if the teacher doesn't teach the class, or it has no such pupil
   */
  public List<WeeklyActivity> of(ClassId id, LearnerId pupil) {
    ZoneId zone = classes.openToRead(id).zone();
    return weeks.of(zone, List.of(pupil), misconceptions.of(id, pupil));
  }
}
