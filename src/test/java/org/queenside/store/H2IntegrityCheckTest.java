package org.queenside.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that can be opened, but is damaged somewhere in the middle. */
class H2IntegrityCheckTest {

  private static final String MARKER = "a setting that is easy to find";

  @TempDir private Path folder;
  private Path file;
  private String url;

  @BeforeEach
  void makeADatabase() {
    file = folder.resolve("queenside.mv.db");
    url =
        "jdbc:h2:durable:%s;%s"
            .formatted(folder.resolve("queenside"), ApplicationProperties.h2Options());
    try (TestDatabase database = TestDatabase.onH2File(folder)) {
      database
          .jdbc()
          .sql(
              "insert into setting select 'name ' || x, ? || x from system_range(1, 5000) as r (x)")
          .param(MARKER)
          .update();
    }
  }

  @Test
  void theTableIsNamedAndTheFileLeftAsItIs() throws Exception {
    byte[] damaged = Files.readAllBytes(file);
    Matcher rows =
        Pattern.compile(MARKER).matcher(new String(damaged, StandardCharsets.ISO_8859_1));
    // A few rows among many, damaged at the bytes that describe what follows.
    for (int row = 1; rows.find(); row++) {
      if (row % 700 == 0) {
        Arrays.fill(damaged, rows.start() - 2, rows.start(), (byte) 0xff);
      }
    }
    Files.write(file, damaged);

    DatabaseStartupException problem =
        catchThrowableOfType(
            DatabaseStartupException.class,
            () -> DatabaseStartupCheck.check(url, new Properties()));

    assertThat(problem)
        .hasMessageContaining("Can't read the table setting")
        .hasMessageContaining(file.toString());
    assertThat(problem.remedy()).contains("backup");
    assertThat(file).hasBinaryContent(damaged);
  }

  @Test
  void theFileTellsWhetherItWasClosed() throws Exception {
    H2File closed = new H2File(url, folder.resolve("queenside").toString());
    assertThat(closed.wasClosed()).isTrue();

    try (TestDatabase database = TestDatabase.onH2File(folder)) {
      database.jdbc().sql("delete from setting").update();
      Files.copy(file, folder.resolve("killed.mv.db"));
    }

    H2File killed = new H2File(url, folder.resolve("killed").toString());
    assertThat(killed.wasClosed()).isFalse();
    assertThat(closed.wasClosed()).isTrue();
  }
}
