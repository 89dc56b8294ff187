package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.queenside.identity.management.AuditFilter;
import org.queenside.identity.management.AuditTopic;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.Select;

/** Chooses which entries of the audit log are shown: by words, by topic and by days. */
final class AuditFilterForm extends Div {

  /** In a shorter month, the 31st means the first day of the next month. */
  private static final DateTimeFormatter LENIENT =
      DateTimeFormatter.ISO_LOCAL_DATE.withResolverStyle(ResolverStyle.LENIENT);

  private final Clock clock;
  private final Consumer<AuditFilter> chosen;
  private final FormField text =
      new FormField("log-text", getTranslation("admin.log.text")).with("autocomplete", "off");
  private final Select<Optional<AuditTopic>> topic =
      new Select<>(
          "log-topic",
          getTranslation("admin.log.topic"),
          Select.orNothing(List.of(AuditTopic.values())),
          this::name);
  private final FormField from = day("log-from", "admin.log.from");
  private final FormField until = day("log-until", "admin.log.until");

  AuditFilterForm(Clock clock, Consumer<AuditFilter> chosen) {
    this.clock = clock;
    this.chosen = chosen;
    var form = new Form(getTranslation("admin.log.show"), this::apply, text, topic, from, until);
    addClassName("filter");
    add(form.quiet());
  }

  private String name(Optional<AuditTopic> topic) {
    return getTranslation("admin.log.topic." + topic.map(AuditTopic::code).orElse("all"));
  }

  private FormField day(String id, String label) {
    return new FormField(id, getTranslation(label)).with("type", "date");
  }

  private void apply() {
    from.clearError();
    until.clearError();
    if (!isDay(from) || !isDay(until)) {
      return;
    }
    Instant first = start(from, 0, Instant.EPOCH);
    Instant end = start(until, 1, AuditFilter.END);
    if (first.isBefore(end)) {
      chosen.accept(new AuditFilter(text.value(), topic.value().orElse(null), first, end));
    } else {
      until.showError(getTranslation("admin.log.order"));
    }
  }

  private boolean isDay(FormField field) {
    boolean day = field.value().matches("|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])");
    if (!day) {
      field.showError(getTranslation("admin.log.no-day"));
    }
    return day;
  }

  /** Returns when a day begins in the time zone of the program, or that many days later. */
  private Instant start(FormField field, int daysLater, Instant otherwise) {
    return field.value().isEmpty()
        ? otherwise
        : LocalDate.parse(field.value(), LENIENT)
            .plusDays(daysLater)
            .atStartOfDay(clock.getZone())
            .toInstant();
  }
}
