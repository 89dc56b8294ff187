package org.queenside.school.live;

import java.time.Clock;
import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Scene;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.run.AnswerResult;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.progress.AttemptLogService;
import org.queenside.school.live.LiveLessonRepository.PupilRow;
import org.queenside.store.ConflictException;
import org.queenside.store.NotSavedException;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Service;

/**
 * The live lesson that the acting pupil has to follow.
 *
 * <p>Every method throws {@link RoleRequiredException} if nobody is signed in.
 */
@Service
public class LiveAnswerService {

  private static final String WHAT = "the live lesson";

  private final ActingAccount actingAccount;
  private final LearnerRepository learners;
  private final LiveLessonRepository repository;
  private final LiveQuestionCatalog questions;
  private final AttemptLogService log;
  private final Clock clock;

  LiveAnswerService(
      ActingAccount actingAccount,
      LearnerRepository learners,
      LiveLessonRepository repository,
      LiveQuestionCatalog questions,
      AttemptLogService log,
      Clock clock) {
    this.actingAccount = actingAccount;
    this.learners = learners;
    this.repository = repository;
    this.questions = questions;
    this.log = log;
    this.clock = clock;
  }

  /**
   * Returns the learner who has to follow the live lessons of their classes, or null for guests and
   * teachers.
   */
  public @Nullable LearnerId follower() {
    Account account = actingAccount.find();
    return account != null && account.role() == AccountRole.LEARNER ? account.id() : null;
  }

  /**
   * Returns what the pupil should see, or null for nothing.
   *
   * @param locale the language of the question
   */
  public @Nullable PupilLiveScreen poll(Locale locale) {
    LearnerId pupil = actingAccount.require(AccountRole.LEARNER).id();
    PupilRow row = StoreExceptionTranslator.<@Nullable PupilRow>read(WHAT, () -> find(pupil));
    if (row == null || (row.item() == null && row.board() == null)) {
      return null;
    }
    Instant now = clock.instant();
    boolean away = LiveSignal.isAway(row.teacherSeenAt(), now);
    return new PupilLiveScreen(
        row.step(),
        row.step().question() + 1,
        row.of(),
        row.board(),
        row.item() == null ? null : questions.find(row.item(), locale),
        row.answer(),
        row.isShown(),
        row.isPaused() && !away,
        away,
        LiveSignal.of(row.step().lesson(), row.revision(), row.teacherSeenAt(), now));
  }

  /**
   * Answers the question on the screens, replacing any earlier answer.
   *
   * @param seen the question that the pupil saw
   * @throws ConflictException if the lesson has moved on or isn't the pupil's, or the answer is
   *     already shown
   * @throws NotSavedException if the answer can't be stored
   */
  public LiveAnswerResponse answer(LiveStep seen, Answer.Try answer) {
    LearnerId pupil = actingAccount.require(AccountRole.LEARNER).id();
    return learners.writeAsSeen(
        pupil,
        WHAT,
        () -> {
          PupilRow row = find(pupil);
          String item = row == null || row.board() != null ? null : row.item();
          LiveQuestion question = item == null ? null : questions.find(item);
          if (row == null
              || item == null
              || question == null
              || !row.step().equals(seen)
              || row.isShown()) {
            throw new ConflictException(WHAT);
          }
          AnswerResult result = question.judge(answer);
          String code = question.code(answer);
          return switch (result.outcome()) {
            case AnswerOutcome.Refused(var ruling, _) -> {
              record(pupil, item, question.scene(), answer, result);
              yield new LiveAnswerResponse.Refused(ruling);
            }
            case AnswerOutcome.Ignored(var why) -> new LiveAnswerResponse.Unclear(why);
            default -> {
              if (code == null) {
                yield new LiveAnswerResponse.Unclear(null);
              }
              if (row.answer() == null || !row.answer().answer().equals(code)) {
                record(pupil, item, question.scene(), answer, result);
              }
              repository.save(
                  seen, new LiveAnswer(pupil, code, result.outcome().isRight()), clock.instant());
              yield new LiveAnswerResponse.Taken(code);
            }
          };
        });
  }

  /** Adds an answer to the attempt log, unless the question is a position that was pasted. */
  private void record(
      LearnerId pupil, String item, Scene scene, Answer.Try answer, AnswerResult result) {
    if (LiveQuestionCatalog.isPosition(item)) {
      return;
    }
    new AttemptRecorder(attempt -> log.record(pupil, attempt), clock, "live/" + item)
        .record(scene, answer, result);
  }

  private @Nullable PupilRow find(LearnerId pupil) {
    return repository.findFor(pupil, clock.instant().minus(LiveLesson.GONE));
  }
}
