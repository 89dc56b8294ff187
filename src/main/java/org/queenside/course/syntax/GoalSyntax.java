package org.queenside.course.syntax;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Goal;

/** Reads the goal of a move: {@code capture d5 and check}. */
public final class GoalSyntax {
  private static final String REFUSED = "refused ";
  public static final List<String> EXAMPLES =
      List.of(
          "reach d5",
          "capture d5",
          "capture any",
          "check",
          "mate",
          "stalemate",
          "dead",
          "promote",
          "promote to N",
          "castle",
          "move R",
          "attack e5",
          "defend e5",
          "pin e5",
          "safe",
          "refused blocked");

  private GoalSyntax() {}

  /** If the goal is to have a move refused, returns the code of the reason, otherwise null. */
  public static @Nullable String refusal(String text) {
    return text.startsWith(REFUSED) ? text.substring(REFUSED.length()).strip() : null;
  }

  public static Goal read(String text) throws FieldFormatException {
    List<Goal> goals = new ArrayList<>();
    for (String part : text.split("\\s+and\\s+", -1)) {
      Goal goal = readOne(part.split("\\s+", -1));
      if (goal == null) {
        throw new FieldFormatException(
            "'%s' is not a goal".formatted(part), SpellingSuggestions.remedy(part, EXAMPLES));
      }
      goals.add(goal);
    }
    return goals.size() == 1 ? goals.getFirst() : new Goal.All(goals);
  }

  private static @Nullable Goal readOne(String[] words) throws FieldFormatException {
    return switch (words.length) {
      case 1 -> simple(words[0]);
      case 2 -> withObject(words[0], words[1]);
      case 3 ->
          words[0].equals("promote") && words[1].equals("to")
              ? new Goal.Promote(ValueParsers.role(words[2]))
              : null;
      default -> null;
    };
  }

  private static @Nullable Goal simple(String word) {
    return switch (word) {
      case "check" -> new Goal.Check();
      case "mate" -> new Goal.Mate();
      case "stalemate" -> new Goal.Stalemate();
      case "dead" -> new Goal.Dead();
      case "promote" -> new Goal.Promote(null);
      case "castle" -> new Goal.Castle();
      case "safe" -> new Goal.Safe();
      default -> null;
    };
  }

  private static @Nullable Goal withObject(String verb, String object) throws FieldFormatException {
    return switch (verb) {
      case "reach" -> new Goal.Reach(ValueParsers.square(object));
      case "capture" ->
          object.equals("any")
              ? new Goal.CaptureAny()
              : new Goal.CaptureOn(ValueParsers.square(object));
      case "move" -> new Goal.MoveOf(ValueParsers.role(object));
      case "attack" -> new Goal.Attack(ValueParsers.square(object));
      case "pin" -> new Goal.Pin(ValueParsers.square(object));
      case "defend" -> new Goal.Defend(ValueParsers.square(object));
      default -> null;
    };
  }
}
