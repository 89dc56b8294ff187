package org.queenside.classroom;

import java.io.OutputStream;
import org.queenside.learner.Action;
import org.queenside.learner.Audit;
import org.queenside.learner.LearnerExport;
import org.queenside.learner.LearnerId;
import org.springframework.stereotype.Component;

/**
 * Files with everything that is kept about a pupil, for who teaches the pupil. Methods throw as
 * those of {@link CurrentClasses} do; {@link NoSuchClass} also if the pupil is not in the class.
 */
@Component
public class PupilFiles {

  private final Roster roster;
  private final LearnerExport export;
  private final Audit audit;

  PupilFiles(Roster roster, LearnerExport export, Audit audit) {
    this.roster = roster;
    this.export = export;
    this.audit = audit;
  }

  /** Returns what a pupil's file is called. */
  public String name(ClassId id, LearnerId pupil) {
    return LearnerExport.fileName(roster.pupil(id, pupil).signInName());
  }

  /** Writes a pupil's file. That it was taken is written down. */
  public void write(ClassId id, LearnerId pupil, OutputStream out) {
    Pupil found = roster.pupil(id, pupil);
    audit.note(Action.PUPIL_EXPORTED, "card " + found.card());
    export.write(found.id(), out);
  }
}
