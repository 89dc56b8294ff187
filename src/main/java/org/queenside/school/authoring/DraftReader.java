package org.queenside.school.authoring;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.CastlingRights;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Role;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.MoveKind;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.GoalForm;
import org.queenside.course.syntax.ProblemCollector;
import org.queenside.course.syntax.ValueParsers;
import org.queenside.course.syntax.YamlFields;
import org.queenside.course.syntax.YamlParser;

/** Reads an entry of a lesson file into a draft, if the draft can represent all of it. */
final class DraftReader {
  private static final int MOST = 99;

  private final YamlFields fields;

  private DraftReader(YamlFields fields) {
    this.fields = fields;
  }

  /** Returns the draft, or null if it can't represent the whole entry. */
  static @Nullable ExerciseDraft read(String yaml, DefaultWording phrases) {
    ProblemCollector problems = new ProblemCollector("draft");
    YamlFields fields = YamlParser.read(yaml, problems);
    ExerciseDraft draft = fields == null ? null : new DraftReader(fields).read();
    if (fields == null || draft == null) {
      return null;
    }
    // Reports what wasn't read, because the form has no place for it.
    fields.finish();
    return problems.size() == 0 ? withoutUsualReplies(withoutUsualTexts(draft, phrases)) : null;
  }

  private @Nullable ExerciseDraft read() {
    fields.has(ExerciseField.ID.key());
    Setup setup =
        fields.has(ExerciseField.POSITION.key())
            ? fields.value(ExerciseField.POSITION.key(), ValueParsers::setup)
            : new Setup(Board.EMPTY, Color.WHITE, CastlingRights.NONE, null, 0, 1);
    DraftTask task = task();
    List<String> hints = texts(ExerciseField.HINTS);
    if (setup == null || task == null || hints.size() > ExerciseDraft.Wording.HINTS) {
      return null;
    }
    while (hints.size() < ExerciseDraft.Wording.HINTS) {
      hints.add("");
    }
    List<ExerciseDraft.WrongTry> wrong = new ArrayList<>();
    String otherwise = readWrong(setup, wrong);
    ExerciseDraft.Wording wording =
        new ExerciseDraft.Wording(
            text(ExerciseField.TASK),
            text(ExerciseField.TEXT),
            hints,
            text(ExerciseField.RIGHT),
            otherwise);
    ExerciseDraft.Extras extras =
        new ExerciseDraft.Extras(
            fields.flag(ExerciseField.DOTS.key(), false),
            fields.value(ExerciseField.ORIENTATION.key(), ValueParsers::color),
            texts(ExerciseField.CONCEPTS),
            texts(ExerciseField.MISCONCEPTIONS));
    return task instanceof DraftTask.AskQuestion && !wrong.isEmpty()
        ? null
        : new ExerciseDraft(setup, task, wording, wrong, extras);
  }

  private String text(ExerciseField field) {
    return fields.textOrBlank(field.key());
  }

  private List<String> texts(ExerciseField field) {
    return fields.values(field.key(), text -> text);
  }

  /** Adds the replies to the tries that an author expects, and returns the one to all others. */
  private String readWrong(Setup setup, List<ExerciseDraft.WrongTry> wrong) {
    String otherwise = "";
    YamlFields replies = fields.block(ExerciseField.WRONG.key());
    if (replies == null) {
      return otherwise;
    }
    for (String key : replies.names()) {
      String reply = replies.textOrBlank(key);
      if (key.equals(ExerciseInfo.ANY)) {
        otherwise = reply;
      } else {
        String tried =
            setup.lessonPosition() instanceof PositionResult.Valid(Position position)
                ? TryNotation.write(position, key)
                : key;
        wrong.add(new ExerciseDraft.WrongTry(tried, reply));
      }
    }
    return otherwise;
  }

  private @Nullable DraftTask task() {
    return switch (text(ExerciseField.KIND)) {
      case DraftTask.ReachGoal.KIND -> goal();
      case DraftTask.FindAll.KIND -> findAll();
      case DraftTask.MateOrNot.KIND -> new DraftTask.MateOrNot();
      case DraftTask.AskQuestion.KIND -> ask();
      default -> null;
    };
  }

  private @Nullable DraftTask goal() {
    List<String> parts = new ArrayList<>(GoalForm.split(text(ExerciseField.GOAL)));
    boolean safe = parts.size() == 2 && parts.remove(GoalForm.SAFE.words());
    String goal = parts.getFirst();
    String object = goal.substring(goal.lastIndexOf(' ') + 1);
    GoalForm form = GoalForm.of(goal);
    Role role = null;
    if (form == GoalForm.PROMOTE_TO) {
      Piece piece = object.matches("[QRBN]") ? Piece.fromLetter(object.charAt(0)) : null;
      role = piece == null ? null : piece.role();
      form = role == null ? null : GoalForm.PROMOTE;
    }
    if (form == null || !DraftTask.ReachGoal.FORMS.contains(form) || parts.size() != 1) {
      return null;
    }
    Square square = form.needsSquare() ? Square.find(object) : null;
    DraftTask.ReachGoal read =
        new DraftTask.ReachGoal(
            form,
            square,
            role,
            safe,
            fields.number(ExerciseField.MOVES.key(), 1, DraftTask.MAX_MOVES, 1),
            String.join(" ", texts(ExerciseField.REPLY)),
            fields.number(ExerciseField.SOLUTIONS.key(), 1, MOST, 0));
    boolean representable =
        (square != null || !form.needsSquare() || goal.equals(form.words()))
            && (!safe || read.mayBeSafe())
            && (read.replies().isEmpty() || form == GoalForm.MATE && read.moves() > 1);
    return representable ? read : null;
  }

  private @Nullable DraftTask findAll() {
    // The number of moves follows from the position.
    fields.has(ExerciseField.SOLUTIONS.key());
    MoveKind wanted = fields.value(ExerciseField.ALL.key(), ValueParsers::moveKind);
    return wanted == null ? null : new DraftTask.FindAll(wanted);
  }

  private @Nullable DraftTask ask() {
    List<DraftTask.Choice> options = new ArrayList<>();
    for (YamlFields option : fields.blocks(ExerciseField.OPTIONS.key())) {
      options.add(new DraftTask.Choice(option.textOrBlank("text"), option.textOrBlank("because")));
      option.finish();
    }
    return options.isEmpty()
        ? null
        : new DraftTask.AskQuestion(
            options, fields.number(ExerciseField.ANSWER.key(), 1, MOST, 0) - 1);
  }

  /** Drops default texts, so that they follow later changes of the task. */
  private static ExerciseDraft withoutUsualTexts(ExerciseDraft draft, DefaultWording phrases) {
    ExerciseDraft.Wording wording = draft.wording();
    return draft.withWording(
        new ExerciseDraft.Wording(
            wording.task().equals(phrases.task(draft)) ? "" : wording.task(),
            wording.text(),
            wording.hints().equals(List.of(phrases.hint(draft), "", ""))
                ? List.of("", "", "")
                : wording.hints(),
            wording.right(),
            wording.otherwise()));
  }

  private static ExerciseDraft withoutUsualReplies(ExerciseDraft draft) {
    if (draft.task() instanceof DraftTask.ReachGoal goal
        && !goal.replies().isEmpty()
        && draft.setup().lessonPosition() instanceof PositionResult.Valid(Position position)
        && position.king(position.turn().opposite()) != null) {
      try {
        MateSolution written = MateSolution.of(position, goal.moves(), goal.replies());
        MateSolution usual = MateSolution.of(position, goal.moves(), "");
        return written.replies().equals(usual.replies())
            ? draft.withTask(goal.withReplies(""))
            : draft;
      } catch (ForcedMateSearch.SearchLimitException tooLong) {
        return draft;
      }
    }
    return draft;
  }
}
