package org.queenside.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.util.FileSystemUtils;

/** The first start. */
class H2FileCreatorTest {

  @TempDir private Path folder;

  @Test
  void aNewFileHasItsTables() throws Exception {
    DatabaseStartupCheck.check(url(), new Properties());

    assertThat(tables(url())).isTrue();
    assertThat(names()).containsExactly("queenside.mv.db");
  }

  @Test
  void theFolderMayBeNamedFromWhereTheProgramWasStarted() throws Exception {
    Path relative = Files.createTempDirectory(Path.of("target"), "data");
    String url = "jdbc:h2:durable:%s/queenside;%s";

    DatabaseStartupCheck.check(
        url.formatted(relative, ApplicationProperties.h2Options()), new Properties());

    assertThat(relative.resolve("queenside.mv.db")).exists();
    FileSystemUtils.deleteRecursively(relative);
  }

  /** A program that is killed before creating its tables leaves an empty database. */
  @Test
  void aStartContinuesAfterAKilledFirstStart() throws Exception {
    DurableFilePath.mount();
    H2File unfinished = new H2File(url(), place()).sibling("-unfinished");
    DriverManager.getConnection(unfinished.url()).close();

    DatabaseStartupCheck.check(url(), new Properties());

    assertThat(tables(url())).isTrue();
    assertThat(names()).containsExactly("queenside.mv.db");
  }

  @Test
  void aDamagedFileOfAKilledFirstStartIsDeleted() throws Exception {
    Files.writeString(folder.resolve("queenside-unfinished.mv.db"), "half a block ".repeat(500));

    DatabaseStartupCheck.check(url(), new Properties());

    assertThat(tables(url())).isTrue();
    assertThat(names()).containsExactly("queenside.mv.db");
  }

  /** The second of two simultaneous first starts mustn't delete the other's file. */
  @Test
  void aFileThatAnotherFirstStartIsMakingIsKept() throws Exception {
    DurableFilePath.mount();
    H2File unfinished = new H2File(url(), place()).sibling("-unfinished");
    try (Connection first = DriverManager.getConnection(unfinished.url())) {
      first.createStatement().execute("create table mine (id int)");

      assertThatThrownBy(() -> H2FileCreator.create(new H2File(url(), place()), new Properties()))
          .isInstanceOf(Exception.class);

      assertThat(unfinished.path()).exists();
    }
  }

  private Stream<String> names() throws Exception {
    return Stream.of(Objects.requireNonNull(folder.toFile().list()));
  }

  private String place() {
    return folder.resolve("queenside").toString();
  }

  private String url() {
    return "jdbc:h2:durable:" + place() + ";" + ApplicationProperties.h2Options();
  }

  private static boolean tables(String url) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        ResultSet tables = connection.getMetaData().getTables(null, null, "attempt", null)) {
      return tables.next();
    }
  }
}
