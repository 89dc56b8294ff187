package org.queenside.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Only the user who runs the program may read the learners' data. */
@DisabledOnOs(OS.WINDOWS)
class PrivateFilesTest {

  private static final String FILE = "rw-------";

  @TempDir private Path folder;

  @Test
  void aNewDatabaseIsPrivateAndSoIsItsFolder() throws Exception {
    Path data = folder.resolve("new").resolve("data");

    open(data);

    assertThat(permissions(data)).isEqualTo("rwx------");
    assertThat(permissions(data.resolve("queenside.mv.db"))).isEqualTo(FILE);
  }

  @Test
  void aDatabaseThatEveryoneCouldReadIsPrivateAfterTheStart() throws Exception {
    TestDatabase.onH2File(folder).close();
    Path file = folder.resolve("queenside.mv.db");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));

    open(folder);

    assertThat(permissions(file)).isEqualTo(FILE);
  }

  @Test
  void filesThatH2WritesNextToTheDatabaseArePrivate() throws Exception {
    try (TestDatabase database = TestDatabase.onH2File(folder)) {
      database.jdbc().sql("shutdown compact").update();
    }

    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).isNotEmpty().allMatch(file -> permissions(file).equals(FILE));
    }
  }

  private static void open(Path data) {
    DatabaseStartupCheck.check(
        "jdbc:h2:durable:%s;%s"
            .formatted(data.resolve("queenside"), ApplicationProperties.h2Options()),
        new Properties());
  }

  static String permissions(Path file) {
    try {
      return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
