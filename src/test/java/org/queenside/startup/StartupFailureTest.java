package org.queenside.startup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.queenside.Application;
import org.queenside.store.PostgreSqlServer;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

/**
 * Every failure to start ends with one message that says what to do. Two of these starts are
 * processes; the others have the same settings, but don't load Java and all classes again.
 */
@Tag("slow")
@ExtendWith(OutputCaptureExtension.class)
class StartupFailureTest {

  private final CapturedOutput output;
  @TempDir private Path data;

  StartupFailureTest(CapturedOutput output) {
    this.output = output;
  }

  @Test
  void aPortInUseIsNamed() throws Exception {
    try (ServerSocket taken = new ServerSocket(0)) {
      String port = String.valueOf(taken.getLocalPort());

      assertThat(processOutput(data, "--server.port=" + port))
          .contains("Port " + port)
          .contains("in use")
          .contains("--server.port=8081");
    }
  }

  @Test
  void aPortThatDoesNotExistIsNamed() throws Exception {
    assertThat(failureOutput(data, "--server.port=99999"))
        .contains("cannot listen on port 99999: port out of range")
        .contains("--server.port=8081");
  }

  @Test
  void aDatabaseInUseIsNamed() throws Exception {
    try (Connection other = DriverManager.getConnection("jdbc:h2:file:" + file())) {
      assertThat(failureOutput(data))
          .contains(file() + " is in use by another program")
          .contains("--queenside.data=FOLDER");
      assertThat(other.isValid(1)).isTrue();
    }
  }

  @Test
  void aDamagedDatabaseIsNamedAndNotChanged() throws Exception {
    Path damaged = Path.of(file() + ".mv.db");
    Files.writeString(damaged, "not a database ".repeat(1000));
    byte[] before = Files.readAllBytes(damaged);

    assertThat(processOutput(data)).contains(damaged + ", is damaged").contains("backup");
    assertThat(damaged).hasBinaryContent(before);
  }

  @Test
  void aTruncatedDatabaseIsNamedAndNotChanged() throws Exception {
    Path damaged = Path.of(file() + ".mv.db");
    try (Connection connection = DriverManager.getConnection("jdbc:h2:file:" + file())) {
      connection.createStatement().execute("create table t as select x from system_range(1, 9999)");
    }
    byte[] whole = Files.readAllBytes(damaged);
    byte[] half = Arrays.copyOf(whole, whole.length / 2);
    Files.write(damaged, half);

    assertThat(failureOutput(data)).contains(damaged + ", is damaged");
    assertThat(damaged).hasBinaryContent(half);
  }

  /** A damaged H2 file in which a chunk is missing that the rest of the file refers to. */
  @Test
  void aDatabaseWithAMissingChunkIsNamedAndNotChanged() throws Exception {
    Path damaged = Path.of(file() + ".mv.db");
    try (Connection connection = DriverManager.getConnection("jdbc:h2:file:" + file())) {
      connection.createStatement().execute("create table t as select x from system_range(1, 9999)");
    }
    byte[] hole = Files.readAllBytes(damaged);
    Arrays.fill(hole, 2 * 4096, 5 * 4096, (byte) 0);
    Files.write(damaged, hole);

    assertThat(failureOutput(data)).contains(damaged + ", is damaged");
    assertThat(damaged).hasBinaryContent(hole);
  }

  @Test
  void aDataFolderWithoutANameIsRefused() throws Exception {
    assertThat(failureOutput(Path.of("")))
        .contains("queenside.data doesn't name a folder")
        .contains("--queenside.data=FOLDER");
  }

  @Test
  void aDataFolderThatCannotBeWrittenIsNamed() throws Exception {
    Path readOnly = Files.writeString(data.resolve("a file, no folder"), "");

    assertThat(failureOutput(readOnly))
        .contains("Can't write the learners' data to " + readOnly)
        .contains("--queenside.data=FOLDER");
  }

  @Test
  void aReadOnlyDatabaseFileIsNamed() throws Exception {
    String url = "jdbc:h2:file:" + file() + ";DATABASE_TO_LOWER=TRUE";
    try (Connection connection = DriverManager.getConnection(url)) {
      connection.createStatement().execute("create table flyway_schema_history (version int)");
    }

    // H2 opens a read-only file as it does with this option. Root could always write the file.
    assertThat(failureOutput(data, "--spring.datasource.url=" + url + ";ACCESS_MODE_DATA=r"))
        .contains("Can't write the learners' data to " + file());
  }

  @Test
  void aReadOnlyDataFolderIsNamed() throws Exception {
    String url = "jdbc:h2:file:" + file() + ";ACCESS_MODE_DATA=r";

    assertThat(failureOutput(data, "--spring.datasource.url=" + url))
        .contains("Can't write the learners' data to " + file());
  }

  @Test
  void aDatabaseServerThatDoesNotAnswerIsNamed() throws Exception {
    try (ServerSocket free = new ServerSocket(0)) {
      String url = "jdbc:postgresql://localhost:" + free.getLocalPort() + "/queenside";
      free.close();

      assertThat(failureOutput(data, "--spring.datasource.url=" + url))
          .contains("postgresql://localhost")
          .contains("spring.datasource.url");
    }
  }

  /** The check before the start finds the server there; the migrations don't any more. */
  @Test
  void aDatabaseServerThatGoesAwayDuringTheStartIsNamed() throws Exception {
    String url = PostgreSqlServer.newDatabase("lost_during_start");
    try (ConnectionRelay relay = ConnectionRelay.forOneConnection(url)) {
      assertThat(failureOutput(data, "--server.port=0", "--spring.datasource.url=" + relay.url()))
          .contains("went away while the program was starting", "postgresql://localhost")
          .contains("Start the program again");
    }
  }

  @Test
  void anInvalidSettingIsNamed() throws Exception {
    assertThat(failureOutput(data, "--server.port=0", "--queenside.forget-after=xyz"))
        .contains("queenside.forget-after is \"xyz\"", "a length of time such as 400d")
        .contains("--queenside.forget-after=VALUE");
  }

  @Test
  void aBackupFolderWithPostgreSqlIsRefusedAndPgDumpNamed() throws Exception {
    String url = PostgreSqlServer.newDatabase("backup_folder");

    assertThat(
            failureOutput(
                data,
                "--server.port=0",
                "--spring.datasource.url=" + url,
                "--queenside.backup.folder=" + data))
        .contains("queenside.backup.folder is only for H2; back up PostgreSQL with pg_dump");
  }

  private String file() {
    return data.resolve("queenside").toString();
  }

  private static String processOutput(Path data, String... arguments) throws Exception {
    try (ApplicationProcess program = ApplicationProcess.start(data, arguments)) {
      String output = program.awaitRemainingOutput();

      assertThat(program.awaitExitCode()).isNotZero();
      return checked(output);
    }
  }

  /** Starts the program here, with the shipped settings instead of those of tests. */
  private String failureOutput(Path data, String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add("--spring.config.location=classpath:/application.properties");
    all.add("--queenside.data=" + data);
    int before = output.length();

    assertThatThrownBy(() -> SpringApplication.run(Application.class, all.toArray(String[]::new)))
        .isNotNull();

    return checked(output.toString().substring(before));
  }

  private static String checked(String output) {
    assertThat(output).contains("APPLICATION FAILED TO START").doesNotContain("\tat ", "Exception");
    return output;
  }
}
