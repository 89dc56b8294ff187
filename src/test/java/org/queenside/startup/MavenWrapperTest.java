package org.queenside.startup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Runs {@code mvnw} on a machine with a JDK and a Maven that is too old. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "mvnw is a shell script")
class MavenWrapperTest {

  @TempDir private Path machine;
  private Path home;
  private Path tools;

  @BeforeEach
  void aMachineWithAnOldMaven() throws IOException {
    home = Files.createDirectory(machine.resolve("home"));
    tools = Files.createDirectory(machine.resolve("bin"));
    Path maven = Files.writeString(tools.resolve("mvn"), "#!/bin/sh\necho Apache Maven 3.0.5\n");
    assertThat(maven.toFile().setExecutable(true)).isTrue();
  }

  @Test
  void withoutMavenOrARepositoryItSaysWhatToInstall() throws Exception {
    assertThat(mvnw(Map.of()))
        .contains("Maven 3.6.3 or newer is needed")
        .contains("apt install maven")
        .contains("MVNW_REPOURL");
  }

  @Test
  void aDownloadWithAWrongChecksumIsNotInstalled() throws Exception {
    Path folder = machine.resolve("repository/org/apache/maven/apache-maven/3.9.11");
    Files.writeString(
        Files.createDirectories(folder).resolve("apache-maven-3.9.11-bin.tar.gz"), "not Maven");

    assertThat(mvnw(Map.of("MVNW_REPOURL", "file://" + machine.resolve("repository"))))
        .contains("SHA-512 differs");
    try (Stream<Path> left = Files.walk(home)) {
      assertThat(left.filter(Files::isRegularFile)).isEmpty();
    }
  }

  @Test
  void mavenIsFetchedFromTheFirstMirrorInTheUsersSettings() throws Exception {
    Files.writeString(
        Files.createDirectories(home.resolve(".m2")).resolve("settings.xml"),
        """
        <settings>
          <servers><server><id>other</id></server></servers>
          <mirrors>
            <mirror>
              <id>ours</id>
              <url>file:///no-such-folder/first</url>
            </mirror>
            <mirror><id>second</id><url>file:///no-such-folder/second</url></mirror>
          </mirrors>
        </settings>
        """);

    assertThat(mvnw(Map.of()))
        .contains("could not be fetched from file:///no-such-folder/first/org/apache/maven");
  }

  @Test
  void onlyAStartWithNothingToCompileUsesTheFirstCompilerAlone() throws Exception {
    Path project = Files.createDirectories(machine.resolve("project/src")).getParent();
    Files.copy(Path.of("mvnw"), project.resolve("mvnw"));
    Path source = Files.writeString(project.resolve("src/A.java"), "class A {}");
    Files.writeString(project.resolve("pom.xml"), "<project/>");
    Files.writeString(
        tools.resolve("mvn"), "#!/bin/sh\necho Apache Maven 3.9.11, options: $MAVEN_OPTS\n");
    String option = "-XX:TieredStopAtLevel=1";
    assertThat(run(project, Map.of(), 0, "spring-boot:run")).doesNotContain(option);

    Path built = Files.createDirectories(project.resolve("target/classes/META-INF"));
    Files.writeString(built.resolve("build-info.properties"), "");
    Files.setLastModifiedTime(source, FileTime.fromMillis(0));
    assertThat(run(project, Map.of("MAVEN_OPTS", "-Xmx2g"), 0, "-q", "spring-boot:run"))
        .contains("options: " + option + " -Xmx2g");
    assertThat(run(project, Map.of(), 0, "verify")).doesNotContain(option);

    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(60)));
    assertThat(run(project, Map.of(), 0, "spring-boot:run")).doesNotContain(option);
  }

  /** Runs the wrapper where it must fail, and returns its output. */
  private String mvnw(Map<String, String> environment) throws Exception {
    return run(Path.of(""), environment, 1, "--version");
  }

  private String run(Path project, Map<String, String> environment, int code, String... arguments)
      throws Exception {
    List<String> command = new ArrayList<>(List.of("/bin/sh", "./mvnw"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(project.toAbsolutePath().toFile())
            .redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().putAll(environment);
    builder.environment().put("PATH", tools + ":/usr/bin:/bin");
    builder.environment().put("HOME", home.toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isEqualTo(code);
    return output;
  }
}
