package org.queenside.school.roster.pupil.ui;

import org.queenside.school.roster.GroupService;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.card.LoginCardService;
import org.queenside.school.roster.card.PasswordGenerator;
import org.queenside.school.roster.pupil.PupilDataExportService;
import org.queenside.school.roster.pupil.PupilDeletionService;
import org.queenside.school.roster.pupil.PupilMergeService;
import org.springframework.stereotype.Component;

/** The services behind {@link PupilActions}. */
@Component
public record PupilServices(
    SchoolClassService classes,
    RosterService roster,
    GroupService groups,
    PupilMergeService merge,
    PupilDeletionService deletion,
    PupilDataExportService dataExport,
    LoginCardService loginCards,
    PasswordGenerator passwords) {}
