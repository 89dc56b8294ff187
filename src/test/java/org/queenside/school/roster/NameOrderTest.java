package org.queenside.school.roster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NameOrderTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ana, Ángel, Beatriz, Núñez, Núria, Nuria Ñ., Ñíguez, Olmos",
        "Adam, Ähnlich, Anton, Émile, Erik, Özil, Zoe",
        "Nunes, nuñez, Nuño, Oscar",
        "5a, 5b, 10a, 10b"
      })
  void namesAreInTheOrderThatPeopleExpect(String names) {
    List<String> expected = List.of(names.split(", ", -1));
    List<String> sorted = new ArrayList<>(expected);
    Collections.reverse(sorted);

    sorted.sort(NameOrder.NATURAL);

    assertThat(sorted).isEqualTo(expected);
  }
}
