package org.queenside.course.syntax;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Role;
import org.queenside.course.model.Question;

/** Reads a question that the rules can answer: {@code attacked e4 by black}. */
public final class QuestionSyntax {
  public static final List<String> EXAMPLES =
      List.of(
          "turn",
          "turn after e2e4 e7e5",
          "colour of f5",
          "legal e2e4",
          "attacked e4 by black",
          "defended e4",
          "safe b5",
          "check",
          "status",
          "result",
          "dead",
          "castlings",
          "reason e1g1",
          "balance",
          "worth Q",
          "trade d1d5",
          "most valuable",
          "stands-right");

  private QuestionSyntax() {}

  public static Question read(String text) throws FieldFormatException {
    String[] words = text.split("\\s+", -1);
    Question question =
        switch (text) {
          case "turn" -> new Question.Turn(List.of());
          case "check" -> new Question.Check();
          case "status" -> new Question.Status();
          case "result" -> new Question.Result();
          case "dead" -> new Question.Dead();
          case "castlings" -> new Question.Castlings();
          case "balance" -> new Question.Balance();
          case "most valuable" -> new Question.MostValuable();
          case "stands-right" -> new Question.StandsRight();
          default -> withObject(words);
        };
    if (question == null) {
      throw new FieldFormatException(
          "'%s' is not a question".formatted(text), SpellingSuggestions.remedy(text, EXAMPLES));
    }
    return question;
  }

  private static @Nullable Question withObject(String[] words) throws FieldFormatException {
    if (words.length == 4 && words[0].equals("attacked") && words[2].equals("by")) {
      return new Question.Attacked(ValueParsers.square(words[1]), ValueParsers.color(words[3]));
    }
    if (words.length >= 3 && words[0].equals("turn") && words[1].equals("after")) {
      return new Question.Turn(moves(words));
    }
    if (words.length == 3 && words[0].equals("colour") && words[1].equals("of")) {
      return new Question.ColourOf(ValueParsers.square(words[2]));
    }
    if (words.length != 2) {
      return null;
    }
    return switch (words[0]) {
      case "legal" -> new Question.Legal(ValueParsers.tried(words[1]));
      case "reason" -> new Question.Reason(ValueParsers.move(words[1]));
      case "defended" -> new Question.Defended(ValueParsers.square(words[1]));
      case "safe" -> new Question.Safe(ValueParsers.square(words[1]));
      case "worth" -> new Question.Worth(roles(words[1]));
      case "trade" -> new Question.Trade(ValueParsers.move(words[1]));
      default -> null;
    };
  }

  private static List<Move> moves(String[] words) throws FieldFormatException {
    List<Move> moves = new ArrayList<>();
    for (String word : List.of(words).subList(2, words.length)) {
      moves.add(ValueParsers.move(word));
    }
    return moves;
  }

  private static List<Role> roles(String letters) throws FieldFormatException {
    List<Role> roles = new ArrayList<>();
    for (char letter : letters.replace("+", "").toCharArray()) {
      roles.add(ValueParsers.role(String.valueOf(letter)));
    }
    return roles;
  }
}
