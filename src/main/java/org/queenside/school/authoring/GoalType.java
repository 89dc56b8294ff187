package org.queenside.school.authoring;

import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The goals of a move that an author can choose. */
public enum GoalType {
  MATE("mate", "mate-in-one"),
  CHECK("check", "giving-check"),
  CAPTURE("capture", "capture-by-replacement"),
  CAPTURE_ANY("capture any", "capture-by-replacement"),
  REACH("reach", "legal-moves"),
  PROMOTE("promote", "promotion"),
  CASTLE("castle", "castling"),
  STALEMATE("stalemate", "stalemate"),
  ATTACK("attack", "attack"),
  DEFEND("defend", "defence"),
  PIN("pin", "pins");

  private final String word;
  private final String concept;

  GoalType(String word, String concept) {
    this.word = word;
    this.concept = concept;
  }

  /** Returns whether the goal names a square. */
  public boolean needsSquare() {
    return switch (this) {
      case CAPTURE, REACH, ATTACK, DEFEND, PIN -> true;
      case MATE, CHECK, CAPTURE_ANY, PROMOTE, CASTLE, STALEMATE -> false;
    };
  }

  boolean needsTheirKing() {
    return switch (this) {
      case MATE, CHECK, STALEMATE, PIN -> true;
      case CAPTURE, CAPTURE_ANY, REACH, PROMOTE, CASTLE, ATTACK, DEFEND -> false;
    };
  }

  /** Returns whether the goal can also require that the moved piece is safe. */
  public boolean mayBeSafe() {
    return switch (this) {
      case CHECK, CAPTURE, CAPTURE_ANY, REACH, ATTACK, PIN -> true;
      case MATE, PROMOTE, CASTLE, STALEMATE, DEFEND -> false;
    };
  }

  /** Returns the name in keys of sentences: {@code capture-any}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  String word() {
    return word;
  }

  String concept() {
    return concept;
  }

  static @Nullable GoalType of(String word) {
    return Arrays.stream(values()).filter(type -> type.word.equals(word)).findFirst().orElse(null);
  }
}
