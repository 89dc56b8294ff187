package org.queenside.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FileNameTest {

  @Test
  void keepsLettersAndDigits() {
    assertThat(FileName.of("Class 5b/Élan, 2nd term", "csv"))
        .isEqualTo("class-5b-élan-2nd-term.csv");
  }
}
