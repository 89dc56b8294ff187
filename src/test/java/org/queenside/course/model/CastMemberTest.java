package org.queenside.course.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.queenside.engine.Opponent;

class CastMemberTest {

  @Test
  void learnersMeetThemAgainWhenTheyPlayTheComputer() {
    assertThat(CastMember.codes())
        .containsExactlyElementsOf(Arrays.stream(Opponent.values()).map(Opponent::code).toList());
  }

  @Test
  void aCodeLeadsToItsMember() {
    assertThat(CastMember.of("sly-king")).isEqualTo(CastMember.SLY_KING);
  }
}
