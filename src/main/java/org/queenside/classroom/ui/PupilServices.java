package org.queenside.classroom.ui;

import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.Farewells;
import org.queenside.classroom.Groups;
import org.queenside.classroom.LoginCards;
import org.queenside.classroom.PupilFiles;
import org.queenside.classroom.Roster;
import org.queenside.classroom.SecretPress;
import org.springframework.stereotype.Component;

/** What can be done with pupils of a class. */
@Component
record PupilServices(
    CurrentClasses classes,
    Roster roster,
    Groups groups,
    Farewells farewells,
    PupilFiles files,
    LoginCards loginCards,
    SecretPress press) {}
