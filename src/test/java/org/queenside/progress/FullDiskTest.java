package org.queenside.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.queenside.TestTimeout;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.session.CurrentLearner;
import org.queenside.identity.session.TestBrowser;
import org.queenside.store.FillableFilePath;
import org.queenside.store.NotSavedException;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** The whole application with its shipped settings, on a disk that becomes full. */
@Tag("slow")
@SpringBootTest(
    properties = {
      "spring.datasource.url=jdbc:h2:filling:${test.folder}/queenside;${queenside.h2.options}",
      "logging.level.org.springframework.transaction=off",
      "logging.level.com.zaxxer.hikari=off"
    })
@DirtiesContext
class FullDiskTest {

  private static final String ITEM = "rook/first-move";

  @TempDir private static Path folder;

  @Autowired private AttemptLogService log;
  @Autowired private ProgressRepository progress;
  @Autowired private CurrentLearner currentLearner;

  @DynamicPropertySource
  static void mountTheDisk(DynamicPropertyRegistry registry) {
    FillableFilePath.mount();
    registry.add("test.folder", folder::toString);
  }

  @AfterAll
  static void freeTheDisk() {
    FillableFilePath.free();
  }

  @Test
  void savingWorksAgainOnceTheDiskHasSpace() {
    LearnerId learner = new TestBrowser().request(currentLearner::findOrCreate);
    log.record(learner, Attempt.solved("rook/before", "a1a7", Effort.NONE, 3));
    Attempt attempt = Attempt.solved(ITEM, "a1a7", Effort.NONE, 2);

    FillableFilePath.fill();
    assertThatThrownBy(() -> log.record(learner, attempt)).isInstanceOf(NotSavedException.class);
    assertThatThrownBy(() -> log.record(learner, attempt)).isInstanceOf(NotSavedException.class);

    FillableFilePath.free();
    recordAsSoonAsPossible(learner, attempt);
    Progress saved = Progress.of(progress.of(learner, Area.COURSE));
    assertThat(saved.stars("rook/before")).isEqualTo(3);
    assertThat(saved.stars(ITEM)).isEqualTo(2);
    assertThat(saved.items().get(ITEM).tries()).isEqualTo(1);
  }

  /** H2 closes itself on a full disk. The pool replaces the broken connection, which reopens H2. */
  private void recordAsSoonAsPossible(LearnerId learner, Attempt attempt) {
    Instant deadline = Instant.now().plus(TestTimeout.LIMIT);
    while (true) {
      try {
        log.record(learner, attempt);
        return;
      } catch (NotSavedException notYet) {
        assertThat(Instant.now()).as(notYet.getMessage()).isBefore(deadline);
      }
    }
  }
}
