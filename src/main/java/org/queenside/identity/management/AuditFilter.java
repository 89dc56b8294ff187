package org.queenside.identity.management;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Which entries of the audit log to show.
 *
 * @param text a part of the actor's name, the subject or the detail, ignoring case; empty for all
 * @param topic what the entries are about, or null for everything
 * @param from the earliest time
 * @param until the time before which they were written
 */
public record AuditFilter(String text, @Nullable AuditTopic topic, Instant from, Instant until) {

  /** Later than every entry. */
  public static final Instant END = Instant.parse("9999-12-31T00:00:00Z");

  /** Matches every entry. */
  public static final AuditFilter ALL = new AuditFilter("", null, Instant.EPOCH, END);

  /** Trims the text and makes it lower case. */
  public AuditFilter {
    text = text.strip().toLowerCase(Locale.ROOT);
  }

  /** Returns the names of the matching actions in the database. */
  List<String> actions() {
    return Arrays.stream(AuditAction.values())
        .filter(action -> topic == null || action.topic() == topic)
        .map(AuditAction::code)
        .toList();
  }
}
