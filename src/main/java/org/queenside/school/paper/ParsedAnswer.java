package org.queenside.school.paper;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.LenientMoveParser;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.kind.DryRun;
import org.queenside.course.model.Answer;
import org.queenside.course.print.AnswerFormat;
import org.queenside.school.paper.GradedAnswer.ExpectedInput;

/** The meaning of an answer typed in from a worksheet. */
sealed interface ParsedAnswer {

  /** Nothing was typed. */
  record Empty() implements ParsedAnswer {}

  /** The pupil left the answer blank. */
  record Blank() implements ParsedAnswer {}

  /** The teacher marked the answer as right. */
  record Right() implements ParsedAnswer {}

  /** The teacher marked the answer as wrong. */
  record Wrong() implements ParsedAnswer {}

  /** The input isn't an answer to this task. */
  record Unreadable(ExpectedInput wanted) implements ParsedAnswer {}

  /**
   * Answers.
   *
   * @param ordered whether each answer builds on the previous one
   */
  record Answers(List<Answer.Try> answers, boolean ordered) implements ParsedAnswer {}

  Set<String> BLANK = Set.of("0", "/", ".");
  Set<String> RIGHT = Set.of("+", "✓", "right");
  Set<String> WRONG = Set.of("-", "–", "−", "x", "✗", "wrong");

  /** Reads what was typed for a task. */
  static ParsedAnswer of(WorksheetTask task, String typed) {
    String text = typed.strip();
    String sign = text.toLowerCase(Locale.ROOT);
    if (text.isEmpty()) {
      return new Empty();
    }
    if (BLANK.contains(sign)) {
      return new Blank();
    }
    if (RIGHT.contains(sign)) {
      return new Right();
    }
    return WRONG.contains(sign) ? new Wrong() : new Parser(task, text).read();
  }

  /** Reads an answer other than a sign. */
  final class Parser {

    private static final Pattern MOVE =
        Pattern.compile(
            "[KQRBNPkqrnp♔♕♖♗♘♙♚♛♜♝♞♟]?[a-hA-H]?[1-8]?[-–xX×:]?[a-hA-H][1-8](=?\\(?[QRBNKPqrbnkp]\\)?)?(e\\.?p\\.?)?[+#!?]*"
                + "|[0Oo][-–]?[0Oo]([-–]?[0Oo])?[+#!?]*");
    private static final Pattern BOTH_SQUARES =
        Pattern.compile("[KQRBNP]?([a-h][1-8])[-–xX×:]?([a-h][1-8])[+#!?]*");
    private static final Pattern GAP = Pattern.compile("[\\s,;]+");
    private static final Pattern EN_PASSANT = Pattern.compile("\\s+(e\\.?p\\.?)");
    private static final Pattern NUMBERED = Pattern.compile("(\\d+(?:\\.{1,3}|…))\\s+");
    private static final Pattern NUMBER = Pattern.compile("^\\d+(\\.{1,3}|…)");

    private final WorksheetTask task;
    private final String text;

    Parser(WorksheetTask task, String text) {
      this.task = task;
      this.text = text;
    }

    ParsedAnswer read() {
      return switch (task.writing()) {
        case AnswerFormat.Line line -> line(line);
        case AnswerFormat.AnyOrder _ -> moves(moveTokens(), false);
        case AnswerFormat.Ticks _ -> squares(ExpectedInput.SQUARES, Answer.Toggle::new, false);
        case AnswerFormat.OneSquare _ -> squares(ExpectedInput.SQUARES, Answer.Pick::new, true);
        case AnswerFormat.Numbers _ -> squares(ExpectedInput.SQUARES, Answer.Pick::new, true);
        case AnswerFormat.Names _ ->
            squares(ExpectedInput.SQUARES, square -> new Answer.Typed(square.toString()), true);
        case AnswerFormat.Letters letters -> letter(letters.options().size());
        case AnswerFormat.MateOrWayOut _ -> mateOrWayOut();
        case AnswerFormat.Faults _ ->
            isLetter(text, 'A')
                ? new Answers(List.of(new Answer.Choose(0)), false)
                : squares(ExpectedInput.SQUARES_OR_LETTER, Answer.Pick::new, false);
        case AnswerFormat.Drawing _ -> new Unreadable(ExpectedInput.SIGN);
        case AnswerFormat.Corrections corrections -> corrections(corrections);
      };
    }

    private ParsedAnswer line(AnswerFormat.Line line) {
      List<String> moves = moveTokens();
      return moves.size() > line.blanks() && moves.stream().allMatch(Parser::isMove)
          ? new Unreadable(ExpectedInput.FEWER_MOVES)
          : moves(moves, true);
    }

    private ParsedAnswer moves(List<String> tokens, boolean ordered) {
      if (tokens.isEmpty() || !tokens.stream().allMatch(Parser::isMove)) {
        return new Unreadable(ExpectedInput.MOVES);
      }
      List<Answer.Try> answers = new ArrayList<>();
      for (String token : tokens) {
        Position known = answers.isEmpty() || !ordered ? task.start() : null;
        answers.add(move(known, token));
      }
      return answers(answers, ordered);
    }

    private static Answers answers(List<Answer.Try> answers, boolean ordered) {
      return new Answers(ordered ? answers : answers.stream().distinct().toList(), ordered);
    }

    /** Reads a move; in a known position, any spelling of it becomes the same answer. */
    private static Answer.Try move(@Nullable Position position, String token) {
      if (position == null) {
        return new Answer.Typed(token);
      }
      Move move = LenientMoveParser.read(position, token);
      if (move == null && LenientMoveParser.refused(position, token) == null) {
        move = betweenSquares(token);
      }
      return move == null ? new Answer.Typed(token) : new Answer.Play(move);
    }

    /** Reads a move with both squares, which is unambiguous even if it is illegal. */
    private static @Nullable Move betweenSquares(String token) {
      var squares = BOTH_SQUARES.matcher(token);
      return squares.matches()
          ? Move.of(Square.parse(squares.group(1)), Square.parse(squares.group(2)))
          : null;
    }

    private static boolean isMove(String token) {
      return MOVE.matcher(token).matches();
    }

    /** Returns the words of the answer without move numbers. */
    private List<String> moveTokens() {
      return tokens().stream()
          .map(token -> NUMBER.matcher(token).replaceFirst(""))
          .filter(token -> !token.isEmpty())
          .toList();
    }

    private List<String> tokens() {
      String joined = NUMBERED.matcher(EN_PASSANT.matcher(text).replaceAll("$1")).replaceAll("$1");
      return Arrays.stream(GAP.split(joined)).filter(token -> !token.isEmpty()).toList();
    }

    private ParsedAnswer squares(
        ExpectedInput wanted, Function<Square, Answer.Try> answer, boolean ordered) {
      List<Answer.Try> answers = new ArrayList<>();
      for (String token : tokens()) {
        Square square = Square.find(token.toLowerCase(Locale.ROOT));
        if (square == null) {
          return new Unreadable(wanted);
        }
        answers.add(answer.apply(square));
      }
      return answers(answers, ordered);
    }

    private ParsedAnswer letter(int options) {
      int option = Character.toUpperCase(text.charAt(0)) - 'A';
      return text.length() == 1 && option >= 0 && option < options
          ? new Answers(List.of(new Answer.Choose(option)), true)
          : new Unreadable(ExpectedInput.LETTER);
    }

    private static boolean isLetter(String text, char letter) {
      return text.length() == 1 && Character.toUpperCase(text.charAt(0)) == letter;
    }

    private ParsedAnswer mateOrWayOut() {
      List<String> words = tokens();
      String first = words.getFirst();
      if (isLetter(first, 'A') && words.size() == 1) {
        return new Answers(List.of(new Answer.Choose(0)), true);
      }
      List<String> moves = isLetter(first, 'B') ? words.subList(1, words.size()) : words;
      if (moves.size() > 1 || !moves.stream().allMatch(Parser::isMove)) {
        return new Unreadable(ExpectedInput.MATE_OR_MOVE);
      }
      List<Answer.Try> answers = new ArrayList<>(List.of(new Answer.Choose(1)));
      moves.forEach(way -> answers.add(move(task.start(), way)));
      return new Answers(answers, true);
    }

    /**
     * A correction with a number is for that entry; without one, corrections follow the order of
     * the wrong entries.
     */
    private ParsedAnswer corrections(AnswerFormat.Corrections sheet) {
      List<Integer> wrong =
          DryRun.of(task.exercise()).solution().stream()
              .filter(Answer.Choose.class::isInstance)
              .map(answer -> ((Answer.Choose) answer).option())
              .toList();
      List<Answer.Try> answers = new ArrayList<>();
      int place = 0;
      for (String token : tokens()) {
        var number = NUMBER.matcher(token);
        String move = number.find() ? token.substring(number.end()) : token;
        int entry =
            move.length() < token.length()
                ? entry(sheet, number.group())
                : place < wrong.size() ? wrong.get(place) : -1;
        if (entry < 0 || !isMove(move)) {
          return new Unreadable(ExpectedInput.MOVES);
        }
        answers.add(new Answer.Choose(entry));
        answers.add(new Answer.Typed(move));
        place++;
      }
      return new Answers(answers, true);
    }

    private static int entry(AnswerFormat.Corrections sheet, String number) {
      String digits = number.replaceAll("\\D", "");
      String label =
          digits + (number.length() == digits.length() + 1 && !number.endsWith("…") ? "." : "…");
      List<String> labels = sheet.entries().stream().map(AnswerFormat.Entry::label).toList();
      return labels.indexOf(label);
    }
  }
}
