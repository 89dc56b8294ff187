package org.queenside.course.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GlossaryTest {
  private static final List<String> ENGLISH =
      List.of("Take the rook.", "A rook moves.", "Rooks are worth five.", "The king is lost.");

  private final Glossary glossary =
      new Glossary(
          Map.of("rook", "rook", "king", "king", "pin", "pinned"),
          Map.of("rook", "Turm|Türm", "king", "König"),
          "");

  @Test
  void aTermThatEnglishHasOftenIsExpected() {
    assertThat(glossary.unused(ENGLISH, List.of("Schlag die Burg.", "Der König ist weg.")))
        .containsExactlyEntriesOf(Map.of("rook", "Turm|Türm"));
  }

  @Test
  void anyFormOfTheWordWillDo() {
    assertThat(glossary.unused(ENGLISH, List.of("Beide TÜRME ziehen."))).isEmpty();
  }

  @Test
  void aTermThatEnglishHasSeldomMayBePutInOtherWords() {
    assertThat(glossary.unused(ENGLISH, List.of("Der Turm schlägt ihn."))).isEmpty();
  }

  @Test
  void theFileHasAPlaceForEveryTerm() throws IOException {
    assertThat(Glossary.read(null).write()).contains("\nrook=\n", "\nstalemate=\n");
  }

  @Test
  void whatATranslatorWroteStaysAndAnUnknownTermIsReported() throws IOException {
    Glossary own = Glossary.read("rook=torre\n#king=re\nstar=stella\n");

    assertThat(own.write())
        .startsWith("rook=torre\n#king=re\nstar=stella\n")
        .contains("\nking=\n", "\nstalemate=\n");
    assertThat(own.report("glossary.properties", own.write()).problems())
        .containsExactly("glossary.properties:3: warning: English has no term 'star'");
  }
}
