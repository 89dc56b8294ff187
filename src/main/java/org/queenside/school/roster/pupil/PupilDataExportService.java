package org.queenside.school.roster.pupil;

import java.io.OutputStream;
import java.util.Locale;
import org.queenside.identity.account.LearnerDataExporter;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.springframework.stereotype.Component;

/** Exports all data stored about a pupil, for the pupil's teachers. */
@Component
public class PupilDataExportService {

  private final RosterService roster;
  private final LearnerDataExporter export;
  private final AuditRepository audit;

  PupilDataExportService(RosterService roster, LearnerDataExporter export, AuditRepository audit) {
    this.roster = roster;
    this.export = export;
    this.audit = audit;
  }

  /** Returns the name of a pupil's file. */
  public String name(ClassId id, LearnerId pupil) {
    return LearnerDataExporter.fileName(roster.pupil(id, pupil).signInName());
  }

  /**
   * Writes a pupil's file, and an entry in the audit log.
   *
   * @param locale the language of the sentences in the file
   */
  public void write(ClassId id, LearnerId pupil, Locale locale, OutputStream out) {
    ClassMembers members = roster.members(id);
    Pupil found = members.pupil(pupil);
    audit.note(AuditAction.PUPIL_EXPORTED, members.schoolClass().name(), found.card());
    export.write(found.id(), locale, out);
  }
}
