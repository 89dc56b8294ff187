package org.queenside.course.kind;

import static org.queenside.course.syntax.ExerciseField.ANSWER;
import static org.queenside.course.syntax.ExerciseField.ASK;
import static org.queenside.course.syntax.ExerciseField.BEFORE;
import static org.queenside.course.syntax.ExerciseField.HINTS;
import static org.queenside.course.syntax.ExerciseField.KIND;
import static org.queenside.course.syntax.ExerciseField.OPTIONS;
import static org.queenside.course.syntax.ExerciseField.POSITION;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Option;
import org.queenside.course.model.Question;
import org.queenside.course.print.AnswerFormat;
import org.queenside.course.print.AnswerKey;
import org.queenside.course.print.PrintedTask;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.ExerciseFields;
import org.queenside.course.syntax.QuestionSyntax;
import org.queenside.course.syntax.StartingPosition;
import org.queenside.course.syntax.ValueParsers;
import org.queenside.course.syntax.YamlFields;

/** A question with options, or about a square. */
final class ChooseKind extends ExerciseKind<Exercise.Choose> {
  ChooseKind() {
    super(
        "choose",
        ChooseState::first,
        List.of(HINTS),
        List.of(POSITION, BEFORE, ASK, OPTIONS, ANSWER));
  }

  @Override
  public List<Set<ExerciseField>> alternatives() {
    return List.of(EnumSet.of(ASK), EnumSet.of(OPTIONS, ANSWER));
  }

  @Override
  public Exercise.@Nullable Choose read(ExerciseFields fields) {
    StartingPosition start = fields.startingFrom(fields.positionOrEmptyBoard());
    ExerciseInfo info = fields.info(start.position().turn());
    if (fields.has(ASK) == fields.has(OPTIONS)) {
      fields.problem(
          KIND,
          "a choice needs either 'ask' or 'options'",
          "Add 'ask: legal e2e4' for the rules to answer, or 'options' with an 'answer'");
      return null;
    }
    if (fields.has(ASK) && fields.has(ANSWER)) {
      fields.problem(ANSWER, "the rules know the answer", "Remove 'answer'");
    }
    Question question =
        fields.has(ASK) ? fields.value(ASK, QuestionSyntax::read) : plainQuestion(fields);
    return question == null
        ? null
        : new Exercise.Choose(info, start.position(), start.past(), question);
  }

  private static @Nullable Question plainQuestion(ExerciseFields fields) {
    List<Question.PlainOption> options = new ArrayList<>();
    for (YamlFields option : fields.blocks(OPTIONS)) {
      options.add(
          new Question.PlainOption(
              option.required("text", "Yes"),
              option.text("because"),
              option.value("shows", ValueParsers::misconception)));
      option.finish();
    }
    if (options.size() < 2) {
      fields.problem(OPTIONS, "a choice needs two options or more", "Add '- text: …'");
      return null;
    }
    int answer = fields.number(ANSWER, 1, options.size(), 0);
    if (!fields.has(ANSWER)) {
      fields.problem(ANSWER, "'answer' is missing", "Add 'answer: 1' for the first option");
    }
    return new Question.Plain(options, answer - 1);
  }

  @Override
  public void lint(Exercise.Choose exercise, ExerciseFields fields) {
    QuestionLint.check(exercise, fields);
  }

  @Override
  public Stream<Answer.Try> answersNamed(String key, Exercise.Choose exercise) {
    return start(exercise).scene().options().isEmpty()
        ? AnswerKeys.onSquare(key, Answer.Pick::new)
        : AnswerKeys.option(key);
  }

  @Override
  public String hintKey(Exercise.Choose exercise) {
    return "hint.squares";
  }

  @Override
  public PrintedTask print(Exercise.Choose exercise) {
    List<Option> options = start(exercise).scene().options();
    if (options.isEmpty()) {
      return withFirstBoard(new AnswerFormat.OneSquare(), exercise);
    }
    AnswerFormat letters = new AnswerFormat.Letters(options);
    // With pictures as options, the position is one of them.
    return options.stream().anyMatch(option -> option.picture() != null)
        ? PrintedTask.of(letters, List.of())
        : withFirstBoard(letters, exercise);
  }

  @Override
  public AnswerKey answerKey(Exercise.Choose exercise) {
    DryRun run = DryRun.of(exercise);
    return run.scene().options().isEmpty()
        ? new AnswerKey.OneOf(
            Arrays.stream(Square.values())
                .filter(square -> run.isSolvedBy(new Answer.Pick(square)))
                .map(Square::toString)
                .toList(),
            true)
        : run.rightLetter();
  }
}
