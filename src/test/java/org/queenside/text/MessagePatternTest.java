package org.queenside.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Expected texts follow ICU's message format; categories are the samples of Unicode CLDR 48. */
class MessagePatternTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "It’s {0}’s turn | Ada | It’s Ada’s turn",
        "{0,plural,=0{none}one{# move}other{# moves}} | 0 | none",
        "{0,plural,=0{none}one{# move}other{# moves}} | 1 | 1 move",
        "{0,plural,=0{none}one{# move}other{# moves}} | 1200 | 1,200 moves",
        "#{0}, {0,plural, one {a} other {b #, {0}}} | 7 | #7, b 7, 7",
        "{0,select,m{he}f{she}other{they}} | f | she",
        "{0,select,m{he}f{she}other{they}} | x | they",
        "{0,number,0.0} | 2 | 2.0",
        "{1} | x | {1}",
      })
  void formats(String text, String value, String expected) throws MessageSyntaxException {
    Object argument = value.matches("\\d+") ? (Object) Integer.valueOf(value) : value;
    assertThat(
            MessagePattern.parse(text)
                .format(Locale.ENGLISH, (term, form) -> term.key(), "", List.of(argument)))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"en | a, b and c", "de | a, b und c", "es | a, b y c", "fr | a, b et c"})
  void listsAreWrittenAsTheLanguageDoes(Locale locale, String expected) throws Exception {
    assertThat(
            MessagePattern.parse("{0}")
                .format(
                    locale,
                    (term, form) -> term.key(),
                    "",
                    List.of(List.of("a", Term.of("b"), "c"))))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{0",
        "0}",
        "{}",
        "{a}",
        "{0,choice,1#x}",
        "{0,plural,one{x}}",
        "{0,plural,other{x}"
      })
  void refuses(String text) {
    assertThatExceptionOfType(MessageSyntaxException.class)
        .isThrownBy(() -> MessagePattern.parse(text));
  }

  @ParameterizedTest
  @CsvSource({
    "en,0,OTHER",
    "en,1,ONE",
    "en,2,OTHER",
    "de,1,ONE",
    "es,1,ONE",
    "es,0,OTHER",
    "fr,0,ONE",
    "fr,1,ONE",
    "fr,2,OTHER",
    "pt,0,ONE",
    "ja,1,OTHER",
    "ru,1,ONE",
    "ru,2,FEW",
    "ru,5,MANY",
    "ru,11,MANY",
    "ru,12,MANY",
    "ru,21,ONE",
    "ru,22,FEW",
    "pl,1,ONE",
    "pl,2,FEW",
    "pl,5,MANY",
    "pl,21,MANY",
    "pl,22,FEW",
    "pl,112,MANY",
    "hr,1,ONE",
    "hr,3,FEW",
    "hr,11,OTHER",
    "hr,101,ONE",
    "cs,1,ONE",
    "cs,4,FEW",
    "cs,5,OTHER",
    "sl,101,ONE",
    "sl,2,TWO",
    "sl,103,FEW",
    "sl,5,OTHER",
    "lt,21,ONE",
    "lt,2,FEW",
    "lt,10,OTHER",
    "lt,12,OTHER",
    "lv,10,ZERO",
    "lv,21,ONE",
    "lv,2,OTHER",
    "ro,1,ONE",
    "ro,0,FEW",
    "ro,19,FEW",
    "ro,101,FEW",
    "ro,20,OTHER",
    "ar,0,ZERO",
    "ar,1,ONE",
    "ar,2,TWO",
    "ar,3,FEW",
    "ar,103,FEW",
    "ar,11,MANY",
    "ar,100,OTHER",
    "he,1,ONE",
    "he,2,TWO",
    "he,3,OTHER",
    "ga,1,ONE",
    "ga,2,TWO",
    "ga,3,FEW",
    "ga,7,MANY",
    "ga,11,OTHER",
    "gd,11,ONE",
    "gd,12,TWO",
    "gd,13,FEW",
    "gd,20,OTHER",
    "cy,0,ZERO",
    "cy,1,ONE",
    "cy,2,TWO",
    "cy,3,FEW",
    "cy,6,MANY",
    "cy,4,OTHER",
    "mt,1,ONE",
    "mt,2,TWO",
    "mt,0,FEW",
    "mt,11,MANY",
    "mt,20,OTHER",
    "is,21,ONE",
    "is,11,OTHER",
    "fil,4,OTHER",
    "fil,5,ONE",
    "fil,24,OTHER",
  })
  void countedThingsHaveTheCategoriesOfTheLanguage(
      String language, long count, PluralCategory expected) {
    assertThat(PluralCategory.of(count, Locale.of(language))).isEqualTo(expected);
  }
}
