package org.queenside.text;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toSet;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/**
 * Checks the forms of words in a translated bundle. A sentence may have any piece in it, so each
 * needs the form that the sentence asks for.
 */
final class TermForms {
  private final Map<String, String> texts;
  private final Map<String, String> english;

  TermForms(Map<String, String> texts, Map<String, String> english) {
    this.texts = texts;
    this.english = english;
  }

  /** Returns the names of the forms that words have. */
  Set<String> names() {
    return texts.keySet().stream()
        .filter(key -> !english.containsKey(key) || english.containsKey(term(key)))
        .map(TermForms::name)
        .collect(toCollection(TreeSet::new));
  }

  /**
   * Checks every word and sentence.
   *
   * @param others the forms of words in other bundles that these sentences use
   * @param faults takes the key and what is wrong
   */
  void check(Set<String> others, BiConsumer<String, String> faults) {
    Map<String, Set<String>> formsOfSets =
        texts.keySet().stream()
            .filter(key -> !english.containsKey(key))
            .collect(
                groupingBy(
                    key -> term(term(key)), TreeMap::new, mapping(TermForms::name, toSet())));
    formsOfSets.forEach((set, forms) -> checkSet(set, forms, faults));
    Set<String> known = names();
    known.addAll(others);
    texts.forEach(
        (key, text) ->
            forms(text).stream()
                .filter(form -> !known.contains(form))
                .forEach(form -> faults.accept(key, "no word has the form '" + form + "'")));
  }

  private void checkSet(String set, Set<String> forms, BiConsumer<String, String> faults) {
    english.forEach(
        (term, text) -> {
          // A phrase such as "{0} on {1}" passes the form on to the piece in it.
          if (term(term).equals(set) && !text.contains("{") && texts.containsKey(term)) {
            forms.stream()
                .map(form -> term + "." + form)
                .filter(key -> !texts.containsKey(key) && !english.containsKey(key))
                .forEach(
                    key ->
                        faults.accept(term, "other words of its set have a form, so write " + key));
          }
        });
  }

  private static Set<String> forms(String text) {
    try {
      return MessagePattern.parse(text).forms();
    } catch (MessageSyntaxException notAMessage) {
      return Set.of();
    }
  }

  /** Returns the word that a key is a form of: {@code piece.rook} for {@code piece.rook.the}. */
  static String term(String key) {
    return key.substring(0, Math.max(0, key.lastIndexOf('.')));
  }

  private static String name(String key) {
    return key.substring(key.lastIndexOf('.') + 1);
  }
}
