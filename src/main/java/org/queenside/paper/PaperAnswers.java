package org.queenside.paper;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.queenside.assignment.AssignmentId;
import org.queenside.classroom.Conflict;
import org.queenside.learner.LearnerId;
import org.queenside.learner.Learners;
import org.queenside.learner.NotSaved;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLog;
import org.springframework.stereotype.Component;

/**
 * Keeps what is typed in from paper together with the attempts that it means. Who asks has to be
 * checked before.
 */
@Component
class PaperAnswers {

  /** No answer means more attempts: it has fewer words. */
  private static final int MOST_ATTEMPTS = AnswerLimit.LONGEST / 2 + 1;

  private final AnswerTable table;
  private final AttemptLog log;
  private final Learners learners;

  PaperAnswers(AnswerTable table, AttemptLog log, Learners learners) {
    this.table = table;
    this.log = log;
    this.learners = learners;
  }

  /**
   * Puts an answer in the place of what was typed before. The same answer typed twice counts once;
   * what is no longer typed does not count any more.
   *
   * @param before what whoever types saw in its place
   * @param attempts what the answer means in the log
   * @param madeAt when the pupil wrote it
   * @throws Conflict if something else was typed there meanwhile; nothing was changed
   * @throws NotSaved if it could not be saved
   */
  void put(Sheet sheet, String before, String answer, List<Attempt> attempts, Instant madeAt) {
    learners.change(
        sheet.pupil(),
        "an answer on paper",
        () -> {
          String stored = table.find(sheet.assignment(), sheet.pupil(), sheet.item());
          if (stored.equals(answer)) {
            return;
          }
          if (!stored.equals(before)) {
            throw new Conflict("the answer on paper to " + sheet.item());
          }
          log.withdraw(sheet.pupil(), sheet.ids(stored));
          table.put(sheet.assignment(), sheet.pupil(), sheet.item(), answer);
          for (int number = 0; number < attempts.size(); number++) {
            Attempt attempt = attempts.get(number).as(sheet.id(answer, number));
            log.record(sheet.pupil(), attempt, madeAt);
          }
        });
  }

  /** One task on one pupil's sheet. */
  record Sheet(AssignmentId assignment, LearnerId pupil, String item) {

    private UUID id(String answer, int number) {
      String name =
          String.join("\n", "paper", "" + assignment, "" + pupil, item, answer, "" + number);
      return UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8));
    }

    private List<UUID> ids(String answer) {
      return IntStream.range(0, MOST_ATTEMPTS).mapToObj(number -> id(answer, number)).toList();
    }
  }
}
