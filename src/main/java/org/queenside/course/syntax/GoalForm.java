package org.queenside.course.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Goal;

/** A form that the goal of a move can have in a lesson file, such as {@code capture d5}. */
public enum GoalForm {
  REACH("reach", "d5"),
  CAPTURE("capture", "d5"),
  CAPTURE_ANY("capture any", ""),
  CHECK("check", ""),
  MATE("mate", ""),
  STALEMATE("stalemate", ""),
  DEAD("dead", ""),
  PROMOTE("promote", ""),
  PROMOTE_TO("promote to", "N"),
  CASTLE("castle", ""),
  MOVE("move", "R"),
  ATTACK("attack", "e5"),
  DEFEND("defend", "e5"),
  PIN("pin", "e5"),
  SAFE("safe", "");

  private static final String REFUSED = "refused ";

  /** An example of each form. */
  public static final List<String> EXAMPLES =
      Stream.concat(Stream.of(values()).map(GoalForm::example), Stream.of(REFUSED + "blocked"))
          .toList();

  private final String words;
  private final String object;

  GoalForm(String words, String object) {
    this.words = words;
    this.object = object;
  }

  /** Returns what an author writes before the square or the piece. */
  public String words() {
    return words;
  }

  /** Returns the name in message keys: {@code capture-any}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns whether the author names a square. */
  public boolean needsSquare() {
    return object.length() == 2;
  }

  private boolean needsObject() {
    return !object.isEmpty();
  }

  private String example() {
    return needsObject() ? words + " " + object : words;
  }

  /** Splits a text into the goals that a move must reach together. */
  public static List<String> split(String text) {
    return List.of(text.replaceAll("\\s+", " ").split(" and ", -1));
  }

  /** Returns the form of a single goal, whose square or piece may be missing; null if unknown. */
  public static @Nullable GoalForm of(String goal) {
    String verb = goal.substring(0, Math.max(0, goal.lastIndexOf(' ')));
    return Stream.concat(
            Stream.of(values()).filter(form -> goal.equals(form.words)),
            Stream.of(values()).filter(form -> form.needsObject() && verb.equals(form.words)))
        .findFirst()
        .orElse(null);
  }

  /** If the goal is to have a move refused, returns the code of the reason, otherwise null. */
  public static @Nullable String refusal(String text) {
    return text.startsWith(REFUSED) ? text.substring(REFUSED.length()).strip() : null;
  }

  /** Reads a goal: {@code capture d5 and check}. */
  public static Goal read(String text) throws FieldFormatException {
    List<Goal> goals = new ArrayList<>();
    for (String part : split(text)) {
      GoalForm form = of(part);
      if (form == null || form.needsObject() && part.equals(form.words)) {
        throw new FieldFormatException(
            "'%s' is not a goal".formatted(part), SpellingSuggestions.remedy(part, EXAMPLES));
      }
      goals.add(form.goal(part.substring(part.lastIndexOf(' ') + 1)));
    }
    return goals.size() == 1 ? goals.getFirst() : new Goal.All(goals);
  }

  private Goal goal(String named) throws FieldFormatException {
    return switch (this) {
      case REACH -> new Goal.Reach(ValueParsers.square(named));
      case CAPTURE -> new Goal.CaptureOn(ValueParsers.square(named));
      case CAPTURE_ANY -> new Goal.CaptureAny();
      case CHECK -> new Goal.Check();
      case MATE -> new Goal.Mate();
      case STALEMATE -> new Goal.Stalemate();
      case DEAD -> new Goal.Dead();
      case PROMOTE -> new Goal.Promote(null);
      case PROMOTE_TO -> new Goal.Promote(ValueParsers.role(named));
      case CASTLE -> new Goal.Castle();
      case MOVE -> new Goal.MoveOf(ValueParsers.role(named));
      case ATTACK -> new Goal.Attack(ValueParsers.square(named));
      case DEFEND -> new Goal.Defend(ValueParsers.square(named));
      case PIN -> new Goal.Pin(ValueParsers.square(named));
      case SAFE -> new Goal.Safe();
    };
  }
}
