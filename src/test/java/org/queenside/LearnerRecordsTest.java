package org.queenside;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.GuestMergeService;
import org.queenside.identity.account.LearnerDataExporter;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.queenside.identity.session.TestAccounts;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Everything that a table stores about a learner is merged when a guest signs in, can be exported,
 * and is deleted with the learner. The list of tables comes from the database itself, so a new
 * table that is forgotten here fails the test.
 */
@Tag("slow")
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
class LearnerRecordsTest {

  /**
   * What isn't moved when two accounts are merged: ways to sign in and their traces, computed or
   * short-lived data, and what only teachers have.
   */
  private static final String[] END_WITH_AN_ACCOUNT = {
    "sign_in",
    "known_device",
    "tied_device_sign_in",
    "external_identity",
    "second_step",
    "recovery_code",
    "sign_in_code",
    "invitation",
    "audit",
    "final_states",
    "game_challenge",
    // The account that is kept is in the class.
    "removed_pupil",
    "class_instructor",
    "class_assistant",
    "class_offer",
    "own_exercise",
    "assignment_draft",
    // Part of a draft that is deleted with its teacher.
    "assignment_draft_pupil",
    "assignment_template",
    "parent_link"
  };

  @Autowired private JdbcClient jdbc;
  @Autowired private ListableBeanFactory beans;
  @Autowired private List<LearnerRecords> records;
  @Autowired private LearnerDataExporter export;
  @Autowired private AccountRepository accounts;
  private LearnerSampleRows samples;

  @BeforeEach
  void prepare() {
    samples = new LearnerSampleRows(jdbc, accounts);
  }

  @Test
  void everyTableOfGuestsIsMergedWhenTheySignIn() {
    assertThat(LearnerSampleRows.OF_GUESTS.keySet())
        .as("tables that refer to a learner, except accounts and what only they do")
        .isEqualTo(without(tablesHangingOn("learner"), "account", "audit"));
    LearnerId guest = samples.learner();
    LearnerId ada = samples.learner();
    samples.fillGuest(guest);

    TestAccounts.merge(beans, guest, ada);

    for (String table : LearnerSampleRows.OF_GUESTS.keySet()) {
      assertThat(rows(table, "learner_id", ada)).as(table).isEqualTo(1);
    }
    TestAccounts.merge(beans, guest, ada);
    for (String table : LearnerSampleRows.OF_GUESTS.keySet()) {
      assertThat(rows(table, "learner_id", ada)).as(table).isEqualTo(1);
    }
    accounts.remove(ada);
  }

  @Test
  void everyTableOfAPupilIsMovedWhenTwoAccountsAreMerged() {
    LearnerId ada = samples.filledAccount();
    LearnerId eva = samples.learner();
    jdbc.sql(
            """
            insert into account (learner_id, role, sign_in_name, name, password_kind, made_at)
            values (?, 'learner', 'eva-of-this-test', 'Eva', 'words', now())""")
        .param(eva.value())
        .update();

    beans.getBean(GuestMergeService.class).mergePupils(ada, eva);

    Set<String> moved = new TreeSet<>(LearnerSampleRows.OF_GUESTS.keySet());
    moved.addAll(
        without(new TreeSet<>(LearnerSampleRows.OF_ACCOUNTS.keySet()), END_WITH_AN_ACCOUNT));
    for (String table : moved) {
      assertThat(rows(table, "learner_id", eva)).as(table).isEqualTo(1);
    }
    accounts.remove(eva);
    samples.remove(ada);
  }

  @Test
  void everyTableOfALearnerCanBeExported() {
    LearnerId ada = samples.filledAccount();
    Set<String> tables = new TreeSet<>(tablesHangingOn("learner"));
    tables.addAll(tablesHangingOn("account"));
    tables.add("learner");

    Map<String, String> queries = new LinkedHashMap<>();
    records.forEach(each -> queries.putAll(each.queries()));

    assertThat(queries.keySet()).isEqualTo(tables);
    queries.forEach(
        (table, query) ->
            assertThat(jdbc.sql(query).param(ada.value()).query().listOfRows())
                .as(table)
                .isNotEmpty());
    samples.remove(ada);
  }

  @Test
  void theFileExplainsItsContentAndContainsNoSecrets() {
    LearnerId ada = samples.filledAccount();
    var out = new ByteArrayOutputStream();

    export.write(ada, Locale.ENGLISH, out);

    String text = out.toString(StandardCharsets.UTF_8);
    JsonNode file = JsonMapper.shared().readTree(text);
    for (String table : LearnerSampleRows.OF_GUESTS.keySet()) {
      assertThat(file.path(table).path("about").asString()).as(table).isNotBlank();
      assertThat(file.path(table).path("rows").size()).as(table).isEqualTo(1);
    }
    assertThat(file.path("attempt").path("rows").path(0).path("item").asString())
        .isEqualTo("rook/first-move");
    assertThat(file.path("own_exercise").path("rows").path(0).path("source").asString())
        .isEqualTo("task: mate");
    assertThat(text)
        .doesNotContain(ada.toString(), "secret-hash")
        .doesNotContainPattern("\"[a-z_]*(hash|token|learner_id)\" :");
    samples.remove(ada);
  }

  @Test
  void aDeletedLearnerLeavesNoRowInAnyTable() {
    LearnerId ada = samples.filledAccount();

    samples.remove(ada);

    uuidColumns()
        .forEach(
            (table, columns) ->
                columns.forEach(
                    column ->
                        assertThat(rows(table, column, ada)).as(table + "." + column).isZero()));
  }

  private Set<String> tablesHangingOn(String table) {
    return new TreeSet<>(
        jdbc.sql(
                """
                select distinct hanging.table_name
                from information_schema.referential_constraints reference
                join information_schema.key_column_usage hanging
                  on hanging.constraint_name = reference.constraint_name
                join information_schema.key_column_usage pointed_at
                  on pointed_at.constraint_name = reference.unique_constraint_name
                where pointed_at.table_name = ?""")
            .param(table)
            .query(String.class)
            .list());
  }

  private Map<String, List<String>> uuidColumns() {
    Map<String, List<String>> columns = new LinkedHashMap<>();
    jdbc.sql(
            """
            select table_name, column_name from information_schema.columns
            where table_schema = 'public' and data_type = 'uuid'""")
        .query(
            row -> {
              columns
                  .computeIfAbsent(row.getString("table_name"), _ -> new ArrayList<>())
                  .add(row.getString("column_name"));
            });
    return columns;
  }

  private int rows(String table, String column, LearnerId learner) {
    return jdbc.sql("select count(*) from " + table + " where " + column + " = ?")
        .param(learner.value())
        .query(Integer.class)
        .single();
  }

  private static Set<String> without(Set<String> tables, String... left) {
    tables.removeAll(Set.of(left));
    return tables;
  }
}
