package org.queenside.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.convert.ApplicationConversionService;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.springframework.util.unit.DataSize;

class SettingFailureAnalyzerTest {

  /** A bean with settings of every type. */
  static final class Settings {

    @SuppressWarnings("unused")
    Settings(
        @Value("${queenside.backup.keep:7}") int copies,
        @Value("${queenside.forget-after:400d}") Duration absence,
        @Value("${queenside.import.largest:1GB}") DataSize largest,
        @Value("${queenside.administrator-link:false}") boolean wanted) {
      if (copies < 1) {
        throw new IllegalArgumentException("queenside.backup.keep must be 1 or more");
      }
    }
  }

  /** Spring fails to create this bean because it fails to create the other one. */
  record Outer(Settings settings) {}

  @ParameterizedTest
  @CsvSource({
    "queenside.backup.keep,abc,a whole number,QUEENSIDE_BACKUP_KEEP",
    "queenside.backup.keep,0,must be 1 or more,QUEENSIDE_BACKUP_KEEP",
    "queenside.forget-after,xyz,a length of time,QUEENSIDE_FORGETAFTER",
    "queenside.import.largest,x,a size such as 500MB,QUEENSIDE_IMPORT_LARGEST",
    "queenside.administrator-link,maybe,true or false,QUEENSIDE_ADMINISTRATORLINK"
  })
  void theSettingAndItsPossibleValuesAreNamed(
      String name, String value, String wanted, String variable) {
    FailureAnalysis said = new SettingFailureAnalyzer().analyze(failure(name, value));

    assertThat(Objects.requireNonNull(said).getDescription()).contains(name).contains(wanted);
    assertThat(said.getAction()).contains("--" + name + "=VALUE").contains(variable + "=VALUE");
  }

  @Test
  void otherFailuresAreNotAnalysed() {
    var analyzer = new SettingFailureAnalyzer();

    for (Throwable other :
        List.of(new IllegalArgumentException("a bad move"), new IllegalStateException())) {
      assertThat(analyzer.analyze(other)).isNull();
    }
  }

  private static Throwable failure(String name, String value) {
    try (var context = new AnnotationConfigApplicationContext()) {
      context.getEnvironment().getPropertySources().addFirst(properties(name, value));
      context
          .getDefaultListableBeanFactory()
          .setConversionService(ApplicationConversionService.getSharedInstance());
      context.register(Outer.class, Settings.class);
      return catchThrowable(context::refresh);
    }
  }

  private static MapPropertySource properties(String name, String value) {
    return new MapPropertySource("test", Map.of(name, value));
  }
}
