package org.queenside.school.roster.ui;

import org.queenside.school.roster.GroupService;
import org.queenside.school.roster.LoginCardService;
import org.queenside.school.roster.PasswordGenerator;
import org.queenside.school.roster.PupilDataExportService;
import org.queenside.school.roster.PupilDeletionService;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClassService;
import org.springframework.stereotype.Component;

/** What can be done with pupils of a class. */
@Component
record PupilServices(
    SchoolClassService classes,
    RosterService roster,
    GroupService groups,
    PupilDeletionService farewells,
    PupilDataExportService files,
    LoginCardService loginCards,
    PasswordGenerator press) {}
