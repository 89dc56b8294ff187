package org.queenside.school.roster.ui;

import org.queenside.school.roster.GroupService;
import org.queenside.school.roster.LoginCardService;
import org.queenside.school.roster.PasswordGenerator;
import org.queenside.school.roster.PupilDataExportService;
import org.queenside.school.roster.PupilDeletionService;
import org.queenside.school.roster.PupilMergeService;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClassService;
import org.springframework.stereotype.Component;

/** The services behind the actions on the pupils page. */
@Component
record PupilServices(
    SchoolClassService classes,
    RosterService roster,
    GroupService groups,
    PupilMergeService merge,
    PupilDeletionService deletion,
    PupilDataExportService dataExport,
    LoginCardService loginCards,
    PasswordGenerator passwords) {}
