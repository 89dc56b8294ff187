package org.queenside.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import org.junit.jupiter.api.Test;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.mock.env.MockEnvironment;

/** Tests which startup failures mean that the database has gone away. */
class DatabaseLostFailureAnalyzerTest {

  private final DatabaseLostFailureAnalyzer analyzer =
      new DatabaseLostFailureAnalyzer(
          new MockEnvironment()
              .withProperty(
                  "spring.datasource.url", "jdbc:postgresql://db.example/q?password=secret"));

  @Test
  void aBrokenConnectionIsNamedWithoutThePassword() {
    FailureAnalysis found = analyze(new SQLException("I/O error", "08006"));

    assertThat(found.getDescription())
        .contains("postgresql://db.example/q", "I/O error")
        .doesNotContain("secret");
  }

  @Test
  void aServerThatIsBeingStoppedIsNamed() {
    assertThat(analyze(new SQLException("terminating connection", "57P01"))).isNotNull();
    assertThat(analyze(new SQLTransientConnectionException("not available"))).isNotNull();
  }

  @Test
  void otherProblemsAreLeftToOthers() {
    assertThat(analyze(new SQLException("syntax error", "42601"))).isNull();
    assertThat(analyze(new SQLException("no state"))).isNull();
    assertThat(analyze(new IllegalStateException("something else"))).isNull();
    assertThat(
            analyze(
                new DatabaseStartupException(
                    "can't be opened", "", new SQLException("refused", "08001"))))
        .isNull();
  }

  private FailureAnalysis analyze(Exception cause) {
    return analyzer.analyze(new IllegalStateException("a bean could not be made", cause));
  }
}
