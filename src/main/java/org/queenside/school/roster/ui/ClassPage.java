package org.queenside.school.roster.ui;

import java.util.Set;
import org.queenside.school.roster.ClassId;

/**
 * The pages of a class that the links at its top lead to. A page about one thing of the class, such
 * as a pupil, belongs to the page that lists these things.
 */
public enum ClassPage {
  BOARD(ClassPlace.BOARD, "board", "", Trait.FOR_ASSISTANTS),
  MISTAKES(ClassPlace.BOARD, "mistakes", "/mistakes", Trait.FOR_ASSISTANTS),
  PUPILS(ClassPlace.PUPILS, "pupils", "/pupils"),
  CARDS(ClassPlace.PUPILS, "cards", "/cards"),
  TABLETS(ClassPlace.PUPILS, "tablets", "/tablets"),
  CODES(ClassPlace.PUPILS, "codes", "/codes"),
  ADD(ClassPlace.PUPILS, "add", "/add", Trait.RARE),
  ASSIGNMENTS(ClassPlace.ASSIGN, "assignments", "/assignments"),
  OWN_EXERCISES(ClassPlace.ASSIGN, "own", "workshop", Trait.OUTSIDE),
  TERM_PLAN(ClassPlace.ASSIGN, "plan", "/plan", Trait.RARE),
  DIPLOMAS(ClassPlace.ASSIGN, "diplomas", "/diplomas", Trait.RARE),
  LIVE(ClassPlace.PLAY, "live", "/live"),
  GAMES(ClassPlace.PLAY, "games", "/games", Trait.FOR_ASSISTANTS),
  GRADEBOOK(ClassPlace.GRADES, "gradebook", "/gradebook", Trait.FOR_ASSISTANTS),
  REPORT(ClassPlace.GRADES, "report", "/report", Trait.FOR_ASSISTANTS),
  SETTINGS(ClassPlace.MORE, "settings", "/settings");

  private enum Trait {
    /** Assistants may see the page. */
    FOR_ASSISTANTS,
    /** Teachers need the page once or twice a year. */
    RARE,
    /** The page isn't about one class, so its address doesn't name one. */
    OUTSIDE
  }

  private final ClassPlace place;
  private final String key;
  private final String path;
  private final boolean forAssistants;
  private final boolean rare;
  private final boolean outside;

  ClassPage(ClassPlace place, String key, String path, Trait... traits) {
    this.place = place;
    this.key = key;
    this.path = path;
    Set<Trait> all = Set.of(traits);
    this.forAssistants = all.contains(Trait.FOR_ASSISTANTS);
    this.rare = all.contains(Trait.RARE);
    this.outside = all.contains(Trait.OUTSIDE);
  }

  /** Returns the place under which the page is found. */
  public ClassPlace place() {
    return place;
  }

  /** Returns the address of the page for a class, relative to the root. */
  public String address(ClassId id) {
    return outside ? path : AbstractClassView.address(id, path);
  }

  /** Returns the key of the name in links to the page. */
  public String nameKey() {
    return "class.page." + key;
  }

  /** Returns whether assistants may see the page. */
  boolean isForAssistants() {
    return forAssistants;
  }

  /** Returns whether the page is needed so rarely that its link is folded away. */
  boolean isRare() {
    return rare;
  }
}
