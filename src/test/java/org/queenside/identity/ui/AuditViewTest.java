package org.queenside.identity.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditFilter;
import org.queenside.identity.management.AuditRepository;
import org.queenside.identity.management.AuditService;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.text.MessageBundle;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

@SpringBootTest
class AuditViewTest extends PageTester {

  @Autowired private AccountRepository accounts;
  @Autowired private CurrentAccount currentAccount;
  @Autowired private AuditRepository audit;
  @Autowired private AuditService log;
  @Autowired private JdbcClient jdbc;

  @BeforeEach
  void writeTwoEntries() {
    jdbc.sql("delete from audit").update();
    Account hill = accounts.add(AccountRole.ADMINISTRATOR, "Ms Hill", "h" + UUID.randomUUID());
    TestAccounts.signIn(currentAccount, hill);
    audit.note(AuditAction.CLASS_MADE, "Rooks");
    audit.note(AuditAction.PUPILS_ADDED, "Bishops", 24);
    visit("administration/log");
  }

  @Test
  void theFilterShowsWhatMatches() {
    assertThat(text())
        .doesNotContain("Nothing in the log")
        .contains("Ms Hill made the class Rooks", "Ms Hill added 24 pupils to Bishops");

    field("log-text").setValue("bish");
    fire($(Form.class).single().getElement(), "submit");
    assertThat(text()).contains("to Bishops").doesNotContain("class Rooks");

    field("log-text").setValue("queens");
    fire($(Form.class).single().getElement(), "submit");
    assertThat(text()).contains("Nothing in the log matches.");
  }

  @Test
  void wrongDaysAreNamed() {
    field("log-from").setValue("2026-11-23");
    field("log-until").setValue("2026-11-22");
    fire($(Form.class).single().getElement(), "submit");
    assertThat(text()).contains("The last day is before the first one.", "class Rooks");

    field("log-from").setValue("23.11.2026");
    fire($(Form.class).single().getElement(), "submit");
    assertThat(text()).contains("This isn’t a date.");
  }

  @Test
  void theTableHasTheSameSentences() throws IOException {
    var out = new ByteArrayOutputStream();
    AuditCsv.write(
        log,
        AuditFilter.ALL,
        ZoneId.of("UTC"),
        Locale.ENGLISH,
        MessageBundle.english("vaadin-i18n.translations")::get,
        out);

    assertThat(out.toString(StandardCharsets.UTF_8).lines())
        .satisfiesExactly(
            head -> assertThat(head).endsWith("Time,Who,About,What happened"),
            row -> assertThat(row).endsWith("Ms Hill,Pupils,Ms Hill added 24 pupils to Bishops"),
            row -> assertThat(row).endsWith("Ms Hill,Classes,Ms Hill made the class Rooks"));
  }

  private FormField field(String id) {
    return $(FormField.class).all().stream()
        .filter(field -> field.input().getId().orElseThrow().equals(id))
        .findFirst()
        .orElseThrow();
  }
}
