package org.queenside.report;

import java.time.ZoneId;
import java.util.List;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.NoSuchClass;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.Roster;
import org.queenside.learner.LearnerId;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.StoreUnavailable;
import org.springframework.stereotype.Component;

/**
 * What a class did week by week, for the instructor in front of the screen. Every method asks anew
 * whether the class is one of theirs.
 *
 * <p>Methods throw {@link NotSignedIn} if nobody is in front of the screen who may teach, {@link
 * NoSuchClass} if the class or the pupil is not theirs, {@link StoreUnavailable} or Spring's {@code
 * DataAccessException} if the database cannot be read.
 */
@Component
public class OverTime {

  /** How many weeks are told of, the present one among them. */
  public static final int WEEKS = 12;

  private final CurrentClasses classes;
  private final Roster roster;
  private final ClassBeliefs beliefs;
  private final Weeks weeks;

  OverTime(CurrentClasses classes, Roster roster, ClassBeliefs beliefs, Weeks weeks) {
    this.classes = classes;
    this.roster = roster;
    this.beliefs = beliefs;
    this.weeks = weeks;
  }

  /** Returns the last {@link #WEEKS} weeks of a class, the earliest first. */
  public List<Week> of(ClassId id) {
    ZoneId zone = classes.open(id).zone();
    return weeks.of(zone, roster.pupils(id).stream().map(Pupil::id).toList(), beliefs.all(id));
  }

  /** Returns the last {@link #WEEKS} weeks of a pupil, the earliest first. */
  public List<Week> of(ClassId id, LearnerId pupil) {
    ZoneId zone = classes.open(id).zone();
    return weeks.of(zone, List.of(pupil), beliefs.of(id, pupil));
  }
}
