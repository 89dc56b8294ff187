package org.queenside.text;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A sentence with places for values, in the part of ICU's message syntax that translators need:
 * {@code {0}}, {@code {0:dative}} for a form of a {@link Term}, {@code {0,number,0.0}}, {@code
 * {0,plural,=0{none}one{# pupil}other{# pupils}}} and {@code {0,select,m{he}other{they}}}. Unlike
 * in ICU, an apostrophe is always an apostrophe.
 */
public final class MessagePattern {
  private static final String OTHER = "other";
  private static final int FIRST_GROUPED = 1000;

  private sealed interface Part {
    record Literal(String text) implements Part {}

    record Value(int index, String form) implements Part {}

    record Decimal(int index, String pattern) implements Part {}

    /** The number that a plural is about: {@code #}. */
    record Count(int index) implements Part {}

    record Plural(int index, Map<String, MessagePattern> branches) implements Part {}

    record Select(int index, String form, Map<String, MessagePattern> branches) implements Part {}
  }

  private final List<Part> parts;

  private MessagePattern(List<Part> parts) {
    this.parts = List.copyOf(parts);
  }

  /**
   * Reads a message.
   *
   * @throws MessageSyntaxException if braces don't match, or what they contain isn't known
   */
  public static MessagePattern parse(String text) throws MessageSyntaxException {
    return new Parser(text).whole();
  }

  /** Returns the numbers of the values that the message uses. */
  public Set<Integer> indexes() {
    Set<Integer> indexes = new TreeSet<>();
    for (Part part : parts) {
      switch (part) {
        case Part.Literal _, Part.Count _ -> {}
        case Part.Value(int index, var _) -> indexes.add(index);
        case Part.Decimal(int index, var _) -> indexes.add(index);
        case Part.Plural(int index, var branches) -> addAll(index, branches, indexes);
        case Part.Select(int index, var _, var branches) -> addAll(index, branches, indexes);
      }
    }
    return indexes;
  }

  /** Returns the forms of terms that the message asks for. */
  public Set<String> forms() {
    Set<String> forms = new TreeSet<>();
    for (Part part : parts) {
      switch (part) {
        case Part.Value(var _, String form) -> forms.add(form);
        case Part.Plural(var _, var branches) ->
            branches.values().forEach(branch -> forms.addAll(branch.forms()));
        case Part.Select(var _, String form, var branches) -> {
          forms.add(form);
          branches.values().forEach(branch -> forms.addAll(branch.forms()));
        }
        case Part.Literal _, Part.Count _, Part.Decimal _ -> {}
      }
    }
    forms.remove("");
    return forms;
  }

  private static void addAll(
      int index, Map<String, MessagePattern> branches, Set<Integer> indexes) {
    indexes.add(index);
    branches.values().forEach(branch -> indexes.addAll(branch.indexes()));
  }

  /** Writes terms in a form, as the bundle does that has the message. */
  interface TermWriter {
    String write(Term term, String form);
  }

  /**
   * Returns the message with its values. A value that is missing stays visible as its place: {@code
   * {3}}.
   *
   * @param form the form that terms without one of their own take, or empty
   */
  String format(Locale locale, TermWriter terms, String form, List<?> values) {
    var text = new StringBuilder();
    for (Part part : parts) {
      switch (part) {
        case Part.Literal(String literal) -> text.append(literal);
        case Part.Value(int index, String own) ->
            text.append(write(locale, terms, own.isEmpty() ? form : own, values, index));
        case Part.Decimal(int index, String pattern) ->
            text.append(
                new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(locale))
                    .format(value(values, index)));
        case Part.Count(int index) -> text.append(write(locale, terms, form, values, index));
        case Part.Plural(int index, var branches) ->
            text.append(
                branch(branches, value(values, index), locale).format(locale, terms, form, values));
        case Part.Select(int index, String own, var branches) ->
            text.append(
                branches
                    .getOrDefault(write(locale, terms, own, values, index), other(branches))
                    .format(locale, terms, form, values));
      }
    }
    return text.toString();
  }

  private static MessagePattern branch(
      Map<String, MessagePattern> branches, @Nullable Object value, Locale locale) {
    MessagePattern other = other(branches);
    if (!(value instanceof Number number)) {
      return other;
    }
    MessagePattern exact = branches.get("=" + number);
    return exact != null
        ? exact
        : branches.getOrDefault(PluralCategory.of(number.longValue(), locale).keyword(), other);
  }

  /** Every plural and select has this branch, or it can't be read. */
  private static MessagePattern other(Map<String, MessagePattern> branches) {
    return Objects.requireNonNull(branches.get(OTHER));
  }

  private static @Nullable Object value(List<?> values, int index) {
    return index < values.size() ? values.get(index) : null;
  }

  private static String write(
      Locale locale, TermWriter terms, String form, List<?> values, int index) {
    Object value = value(values, index);
    return value == null ? "{" + index + "}" : write(locale, terms, form, value);
  }

  private static String write(Locale locale, TermWriter terms, String form, Object value) {
    return switch (value) {
      case Term term -> terms.write(term, form);
      case Integer number when number >= 0 && number < FIRST_GROUPED && hasPlainDigits(locale) ->
          number.toString();
      case Number number -> NumberFormat.getInstance(locale).format(number);
      case Collection<?> all ->
          ListText.of(all.stream().map(each -> write(locale, terms, form, each)).toList(), locale);
      case Object other -> other.toString();
    };
  }

  private static boolean hasPlainDigits(Locale locale) {
    return DecimalFormatSymbols.getInstance(locale).getZeroDigit() == '0';
  }

  private static final class Parser {
    private final String text;
    private int at;

    Parser(String text) {
      this.text = text;
    }

    MessagePattern whole() throws MessageSyntaxException {
      MessagePattern pattern = pattern(-1);
      if (at < text.length()) {
        throw problem("there is a } without a {");
      }
      return pattern;
    }

    /** Reads up to the end or the brace that closes a branch of the plural with an index. */
    private MessagePattern pattern(int counted) throws MessageSyntaxException {
      var parts = new ArrayList<Part>();
      var literal = new StringBuilder();
      while (at < text.length() && text.charAt(at) != '}') {
        char each = text.charAt(at);
        if (each == '{' || each == '#' && counted >= 0) {
          if (!literal.isEmpty()) {
            parts.add(new Part.Literal(literal.toString()));
            literal.setLength(0);
          }
          at++;
          parts.add(each == '{' ? place(counted) : new Part.Count(counted));
        } else {
          literal.append(each);
          at++;
        }
      }
      if (!literal.isEmpty()) {
        parts.add(new Part.Literal(literal.toString()));
      }
      return new MessagePattern(parts);
    }

    private Part place(int counted) throws MessageSyntaxException {
      int index = number();
      String form = skip(':') ? word() : "";
      if (skip('}')) {
        return new Part.Value(index, form);
      }
      expect(',');
      String type = word();
      expect(',');
      Part part =
          switch (type) {
            case "number" -> new Part.Decimal(index, upToBrace());
            case "plural" -> new Part.Plural(index, branches(index));
            case "select" -> new Part.Select(index, form, branches(counted));
            default -> throw problem("'%s' is none of number, plural and select".formatted(type));
          };
      expect('}');
      return part;
    }

    private Map<String, MessagePattern> branches(int counted) throws MessageSyntaxException {
      Map<String, MessagePattern> branches = new LinkedHashMap<>();
      skipSpaces();
      while (at < text.length() && text.charAt(at) != '}') {
        String name = word();
        expect('{');
        branches.put(name, pattern(counted));
        expect('}');
        skipSpaces();
      }
      if (!branches.containsKey(OTHER)) {
        throw problem("there is no other{…}");
      }
      return branches;
    }

    private String upToBrace() {
      int from = at;
      while (at < text.length() && text.charAt(at) != '}') {
        at++;
      }
      return text.substring(from, at);
    }

    private int number() throws MessageSyntaxException {
      String digits = word();
      if (!digits.matches("[0-9]{1,2}")) {
        throw problem("{ is not followed by a number");
      }
      return Integer.parseInt(digits);
    }

    private String word() {
      skipSpaces();
      int from = at;
      while (at < text.length() && " ,:{}".indexOf(text.charAt(at)) < 0) {
        at++;
      }
      String word = text.substring(from, at);
      skipSpaces();
      return word;
    }

    private boolean skip(char expected) {
      boolean found = at < text.length() && text.charAt(at) == expected;
      at += found ? 1 : 0;
      return found;
    }

    private void skipSpaces() {
      while (at < text.length() && text.charAt(at) == ' ') {
        at++;
      }
    }

    private void expect(char expected) throws MessageSyntaxException {
      if (!skip(expected)) {
        throw problem("there is no " + expected);
      }
    }

    private MessageSyntaxException problem(String problem) {
      return new MessageSyntaxException(problem, at);
    }
  }
}
