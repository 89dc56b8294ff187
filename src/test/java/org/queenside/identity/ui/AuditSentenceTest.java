package org.queenside.identity.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository.Entry;
import org.queenside.identity.management.RegistrationPolicy;
import org.queenside.identity.retention.AccountRetentionPeriod;
import org.queenside.text.MessageBundle;

class AuditSentenceTest {

  private static final MessageBundle TEXTS = MessageBundle.english("vaadin-i18n.translations");

  /** Every action with every code it may have. */
  static Stream<Entry> entries() {
    return Arrays.stream(AuditAction.values())
        .flatMap(
            action ->
                switch (action) {
                  case INVITATION_MADE, ROLE_CHANGED ->
                      Arrays.stream(AccountRole.values())
                          .map(role -> entry(action, "ada", role.code()));
                  case SETTING_CHANGED -> settings();
                  case LEARNERS_DELETED, DELETION_PUT_OFF ->
                      Stream.of("guests", "pupils").map(kind -> entry(action, kind, "3"));
                  default -> Stream.of(entry(action, "5b", "3"));
                });
  }

  private static Stream<Entry> settings() {
    return Stream.concat(
        Arrays.stream(RegistrationPolicy.values())
            .map(each -> entry(AuditAction.SETTING_CHANGED, "registration", each.code())),
        Arrays.stream(AccountRetentionPeriod.values())
            .map(each -> entry(AuditAction.SETTING_CHANGED, "pupils-stay", each.code())));
  }

  @ParameterizedTest
  @MethodSource("entries")
  void everyActionHasASentenceThatNamesTheActor(Entry entry) {
    assertThat(AuditSentence.of(entry, TEXTS::get)).startsWith("Ms Hill ").doesNotContain("{");
    assertThat(TEXTS.has("admin.log.topic." + entry.action().topic().code())).isTrue();
  }

  @Test
  void sentencesArePlain() {
    assertThat(
            Stream.of(
                    entry(AuditAction.PUPILS_ADDED, "5b", "24"),
                    entry(AuditAction.PUPIL_LEFT, "5b", "1"),
                    entry(AuditAction.ROLE_CHANGED, "bo", "administrator"),
                    entry(AuditAction.SETTING_CHANGED, "pupils-stay", "a-year"),
                    entry(AuditAction.INSTRUCTOR_REMOVED, "5b", "Mr Brown"))
                .map(each -> AuditSentence.of(each, TEXTS::get)))
        .isEqualTo(
            List.of(
                "Ms Hill added 24 pupils to 5b",
                "Ms Hill removed 1 pupil from 5b",
                "Ms Hill made bo an administrator",
                "Ms Hill chose to delete pupils who stay away for a year",
                "Ms Hill removed Mr Brown as teacher of 5b"));
  }

  private static Entry entry(AuditAction action, String subject, String detail) {
    return new Entry(1, Instant.EPOCH, "Ms Hill", action, subject, detail);
  }
}
