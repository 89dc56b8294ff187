package org.queenside.school.paper;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.store.ConflictException;
import org.springframework.stereotype.Component;

/** Stores answers typed in from paper together with their attempts. Callers check access first. */
@Component
record PaperAnswerRecorder(
    PaperAnswerRepository table, AttemptLogService log, LearnerRepository learners) {

  /** An answer has fewer words than this, and so fewer attempts. */
  private static final int MOST_ATTEMPTS = PaperAnswerText.LONGEST / 2 + 1;

  /**
   * Replaces the previously typed answer. The same answer typed twice counts once; the attempts of
   * a replaced answer are removed.
   *
   * @param before the previous answer that the page showed
   * @param attempts the attempts of the answer
   * @param madeAt when the pupil wrote it
   * @throws ConflictException if the stored answer has changed since; nothing is saved
   */
  void put(AnswerId sheet, String before, String answer, List<Attempt> attempts, Instant madeAt) {
    learners.change(
        sheet.pupil(),
        "an answer on paper",
        () -> {
          String stored = table.find(sheet.assignment(), sheet.pupil(), sheet.item());
          if (stored.equals(answer)) {
            return;
          }
          if (!stored.equals(before)) {
            throw new ConflictException("the answer on paper to " + sheet.item());
          }
          log.withdraw(sheet.pupil(), sheet.ids(stored));
          table.put(sheet.assignment(), sheet.pupil(), sheet.item(), answer);
          for (int number = 0; number < attempts.size(); number++) {
            Attempt attempt = attempts.get(number).withId(sheet.id(answer, number));
            log.record(sheet.pupil(), attempt, madeAt);
          }
        });
  }

  /** One task on one pupil's sheet. */
  record AnswerId(AssignmentId assignment, LearnerId pupil, String item) {

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
