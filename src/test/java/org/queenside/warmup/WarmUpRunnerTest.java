package org.queenside.warmup;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.queenside.Application;
import org.queenside.identity.account.LearnerRepository;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.ConfigurableApplicationContext;

@Tag("slow")
@ExtendWith(OutputCaptureExtension.class)
class WarmUpRunnerTest {

  /** Each guest finishes the exercise it has begun, so it plays one even on a busy machine. */
  @Test
  void theProgramPlaysExercisesAtTheStartAndKeepsNothing(CapturedOutput output) {
    try (ConfigurableApplicationContext program =
        start("--queenside.warm-up.time=1s", "--logging.level.org.queenside.warmup=info")) {
      assertThat(output).containsPattern("Warmed up by playing [1-9]\\d* exercises");
      assertThat(output).doesNotContain("The warm-up ended early");
      assertThat(program.getBean(LearnerRepository.class).countGuests()).isZero();
    }
  }

  @Test
  void aTrainingRunEndsAfterwards() {
    ConfigurableApplicationContext program =
        start("--queenside.warm-up.time=10ms", "--queenside.warm-up.exit=true");

    assertThat(program.isActive()).isFalse();
  }

  private static ConfigurableApplicationContext start(String... settings) {
    return new SpringApplicationBuilder(Application.class)
        .properties("server.port=0", "server.address=127.0.0.1", "vaadin.productionMode=true")
        .run(settings);
  }
}
