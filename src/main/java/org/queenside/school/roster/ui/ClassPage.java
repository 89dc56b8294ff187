package org.queenside.school.roster.ui;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;

/**
 * The pages of a class that the top of every page leads to. Their order is the order of the links;
 * the first page of a place opens when the place is chosen.
 */
public enum ClassPage {
  BOARD(Place.BOARD, "", Use.ALL_STAFF),
  MISTAKES(Place.BOARD, "/mistakes", Use.ALL_STAFF),
  PUPILS(Place.PUPILS, "/pupils", Use.TEACHERS),
  LOGIN_CARDS(Place.PUPILS, "/cards", Use.TEACHERS),
  TABLETS(Place.PUPILS, "/tablets", Use.TEACHERS),
  ASSIGNMENTS(Place.ASSIGN, "/assignments", Use.TEACHERS),
  OWN_EXERCISES(Place.ASSIGN, "workshop", Use.TEACHERS),
  TERM_PLAN(Place.ASSIGN, "/plan", Use.TEACHERS_SELDOM),
  DIPLOMAS(Place.ASSIGN, "/diplomas", Use.TEACHERS_SELDOM),
  LIVE(Place.LIVE, "/live", Use.TEACHERS),
  GAMES(Place.LIVE, "/games", Use.ALL_STAFF),
  GRADEBOOK(Place.GRADES, "/gradebook", Use.ALL_STAFF),
  REPORT(Place.GRADES, "/report", Use.ALL_STAFF),
  SETTINGS(Place.SETTINGS, "/settings", Use.TEACHERS);

  /** Where a page is found: one of the links at the top. */
  enum Place {
    BOARD,
    PUPILS,
    ASSIGN,
    LIVE,
    GRADES,
    SETTINGS;

    String key() {
      return "class.place." + name().toLowerCase(Locale.ROOT);
    }

    /** Returns the pages that a person may open, in order. */
    List<ClassPage> pages(SchoolClass schoolClass) {
      return Arrays.stream(ClassPage.values())
          .filter(page -> page.place == this)
          .filter(page -> page.use == Use.ALL_STAFF || !schoolClass.readOnly())
          .toList();
    }
  }

  /** Who uses a page, and whether it's often enough for a link that is always in sight. */
  private enum Use {
    ALL_STAFF,
    TEACHERS,
    TEACHERS_SELDOM
  }

  private final Place place;
  private final String path;
  private final Use use;

  ClassPage(Place place, String path, Use use) {
    this.place = place;
    this.path = path;
    this.use = use;
  }

  Place place() {
    return place;
  }

  /** Returns its relative address. A teacher's own exercises belong to no class. */
  String address(ClassId schoolClass) {
    return this == OWN_EXERCISES ? path : AbstractClassView.address(schoolClass, path);
  }

  String key() {
    return "class.page." + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns whether it's opened a few times a year, so its link waits behind "More". */
  boolean isSeldom() {
    return use == Use.TEACHERS_SELDOM;
  }
}
