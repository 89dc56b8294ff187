package org.queenside.school.live;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.ConflictException;
import org.queenside.store.NotSavedException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The live lesson of a class for its teachers, one at a time. Every teacher of the class can lead
 * it, on any device.
 *
 * <p>Every method throws {@link RoleRequiredException} if no teacher is signed in, and {@link
 * RecordNotFoundException} if the teacher doesn't teach the class. Changes throw {@link
 * ClassArchivedException} if the class is archived, {@link ConflictException} if the lesson has
 * moved on in the meantime, such as on another device, and {@link NotSavedException} if they can't
 * be stored.
 */
@Service
public class LiveLessonService {

  private static final String WHAT = "the live lesson";

  /**
   * How old the record of the teacher's presence may be, so that it isn't written each time a page
   * asks for news.
   */
  private static final Duration NOTED = Duration.ofSeconds(15);

  private final SchoolClassService classes;
  private final RosterService roster;
  private final LiveLessonRepository repository;
  private final LiveQuestionCatalog questions;
  private final AuditRepository audit;
  private final TransactionOperations transaction;
  private final Clock clock;

  LiveLessonService(
      SchoolClassService classes,
      RosterService roster,
      LiveLessonRepository repository,
      LiveQuestionCatalog questions,
      AuditRepository audit,
      TransactionOperations transaction,
      Clock clock) {
    this.classes = classes;
    this.roster = roster;
    this.repository = repository;
    this.questions = questions;
    this.audit = audit;
    this.transaction = transaction;
    this.clock = clock;
  }

  /** Returns the running lesson with its answers, and records that a teacher is present. */
  public LiveClassScreen poll(ClassId id) {
    return StoreExceptionTranslator.read(
        WHAT,
        () -> {
          ClassMembers members = roster.members(id);
          LiveLesson lesson = running(id);
          if (lesson == null || members.schoolClass().archived()) {
            return new LiveClassScreen(members, null, List.of());
          }
          Instant now = clock.instant();
          if (lesson.teacherSeenAt().isBefore(now.minus(NOTED))) {
            repository.touch(lesson.id(), now);
          }
          return new LiveClassScreen(members, lesson, repository.answers(lesson.step()));
        });
  }

  /**
   * Starts a lesson with its first question.
   *
   * @param items the questions, as names in the attempt log
   * @throws ConflictException if another one is running
   * @throws IllegalArgumentException if there are no questions or too many, or one can't be asked
   */
  public void start(ClassId id, List<String> items) {
    SchoolClass opened = classes.openForChange(id);
    requireQuestions(items, 0);
    change(() -> start(opened, UUID.randomUUID(), items));
  }

  private boolean start(SchoolClass opened, UUID lesson, List<String> items) {
    LiveLesson last = repository.find(opened.id());
    if (last != null && last.isRunning(clock.instant())) {
      return false;
    }
    if (last != null) {
      repository.delete(last.id());
    }
    audit.note(AuditAction.LIVE_LESSON_STARTED, opened.name());
    return repository.insert(lesson, opened.id(), items, clock.instant());
  }

  /**
   * Starts a lesson with a board on all screens, and without questions.
   *
   * @throws ConflictException if another lesson is running
   */
  public void start(ClassId id, DemonstrationBoard board) {
    SchoolClass opened = classes.openForChange(id);
    UUID lesson = UUID.randomUUID();
    change(
        () ->
            start(opened, lesson, List.of())
                && repository.showBoard(new LiveStep(lesson, -1), board, clock.instant()));
  }

  /** Puts a board on all screens, instead of the question or of the board before. */
  public void showBoard(ClassId id, LiveStep seen, DemonstrationBoard board) {
    require(id, seen);
    change(() -> repository.showBoard(seen, board, clock.instant()));
  }

  /** Puts the question back on all screens. */
  public void hideBoard(ClassId id, LiveStep seen) {
    LiveLesson lesson = require(id, seen);
    change(() -> lesson.hasQuestion() && repository.hideBoard(seen, clock.instant()));
  }

  /**
   * Asks every pupil for a move in the position on the board. The other questions come after it.
   *
   * @return false if the lesson has as many questions as it can have, or no move is possible
   */
  public boolean askForMove(ClassId id, LiveStep seen) {
    LiveLesson lesson = require(id, seen);
    DemonstrationBoard board = lesson.board();
    if (board == null
        || !(board.position() instanceof PositionResult.Valid(Position position))
        || !position.hasLegalMove()
        || lesson.items().size() == LiveLesson.MOST) {
      return false;
    }
    int number = seen.question() + 1;
    List<String> items =
        new ArrayList<>(List.of(LiveQuestionCatalog.anyMoveItem(position, board.front())));
    items.addAll(lesson.items().subList(number, lesson.items().size()));
    change(
        () -> {
          repository.deleteQuestionsAfter(seen);
          repository.addQuestions(seen.lesson(), number, items);
          return repository.next(seen, clock.instant());
        });
    return true;
  }

  /** Shows the answer on all screens. Nobody can answer any more. */
  public void showAnswer(ClassId id, LiveStep seen) {
    require(id, seen);
    change(() -> repository.show(seen, clock.instant()));
  }

  /** Moves on to the next question. */
  public void next(ClassId id, LiveStep seen) {
    LiveLesson lesson = require(id, seen);
    change(() -> !lesson.isLast() && repository.next(seen, clock.instant()));
  }

  /** Asks the pupils to look up, or gives their screens back. */
  public void pause(ClassId id, LiveStep seen, boolean paused) {
    require(id, seen);
    change(() -> repository.pause(seen, paused, clock.instant()));
  }

  /** Adds questions, and moves on to the first of them. */
  public void add(ClassId id, LiveStep seen, List<String> items) {
    LiveLesson lesson = require(id, seen);
    requireQuestions(items, lesson.items().size());
    change(
        () -> {
          if (!lesson.isLast() || !repository.next(seen, clock.instant())) {
            return false;
          }
          repository.addQuestions(seen.lesson(), lesson.items().size(), items);
          return true;
        });
  }

  /** Ends the lesson. Its results are kept until the next one. */
  public void end(ClassId id, LiveStep seen) {
    require(id, seen);
    change(() -> repository.end(seen, clock.instant()));
  }

  /**
   * Returns how the questions of the last lesson were answered, if that lesson is over. Questions
   * without a right answer are left out.
   */
  public List<LiveQuestionResult> results(ClassId id) {
    ClassId schoolClass = classes.open(id).id();
    return StoreExceptionTranslator.read(
        WHAT,
        () -> {
          LiveLesson last = repository.find(schoolClass);
          return last == null || last.isRunning(clock.instant())
              ? List.of()
              : repository.results(last.id()).stream()
                  .filter(each -> !LiveQuestionCatalog.isAnyMove(each.item()))
                  .toList();
        });
  }

  /** Finds the running lesson of a class, or null. */
  private @Nullable LiveLesson running(ClassId schoolClass) {
    LiveLesson last = repository.find(schoolClass);
    return last != null && last.isRunning(clock.instant()) ? last : null;
  }

  private LiveLesson require(ClassId id, LiveStep seen) {
    LiveLesson lesson = running(classes.openForChange(id).id());
    if (lesson == null || !lesson.step().equals(seen)) {
      throw new ConflictException(WHAT);
    }
    return lesson;
  }

  private void requireQuestions(List<String> items, int already) {
    boolean fits = !items.isEmpty() && already + items.size() <= LiveLesson.MOST;
    if (!fits || !items.stream().allMatch(questions::mayBeAsked)) {
      throw new IllegalArgumentException("not the questions of a live lesson");
    }
  }

  /** The change returns false if another teacher or another device was faster. */
  private void change(BooleanSupplier change) {
    StoreExceptionTranslator.change(
        WHAT,
        () ->
            transaction.executeWithoutResult(
                _ -> {
                  if (!change.getAsBoolean()) {
                    throw new ConflictException(WHAT);
                  }
                }));
  }
}
