package org.queenside.web;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.TypeMismatchException;
import org.springframework.beans.factory.InjectionPoint;
import org.springframework.beans.factory.UnsatisfiedDependencyException;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/**
 * Explains which setting of Queenside is wrong. Spring's own message names neither the setting nor
 * its possible values, only the class that uses it.
 *
 * <p>A class that refuses a setting throws an {@link IllegalArgumentException} whose message starts
 * with the setting's name.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class SettingFailureAnalyzer implements FailureAnalyzer {

  private static final Pattern NAME = Pattern.compile("(queenside(?:\\.[a-z-]+)+)");
  private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{" + NAME.pattern());

  @Override
  public @Nullable FailureAnalysis analyze(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      FailureAnalysis found =
          switch (cause) {
            case UnsatisfiedDependencyException e
                when e.getCause() instanceof TypeMismatchException mismatch ->
                mismatch(e.getInjectionPoint(), mismatch, failure);
            case IllegalArgumentException e -> refusal(e.getMessage(), failure);
            default -> null;
          };
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static @Nullable FailureAnalysis mismatch(
      @Nullable InjectionPoint point, TypeMismatchException mismatch, Throwable failure) {
    Value value = point == null ? null : point.getAnnotation(Value.class);
    Matcher name = PLACEHOLDER.matcher(value == null ? "" : value.value());
    Class<?> type = mismatch.getRequiredType();
    if (!name.find() || type == null) {
      return null;
    }
    return analysis(
        name.group(1),
        "The setting %s is \"%s\", which isn't %s."
            .formatted(name.group(1), mismatch.getValue(), expected(type)),
        failure);
  }

  private static String expected(Class<?> type) {
    return switch (type.getSimpleName()) {
      case "int", "long" -> "a whole number";
      case "boolean" -> "true or false";
      case "Duration" -> "a length of time such as 400d or 12h";
      case "DataSize" -> "a size such as 500MB or 1GB";
      case "Path" -> "a folder";
      default -> "a " + type.getSimpleName();
    };
  }

  private static @Nullable FailureAnalysis refusal(@Nullable String message, Throwable failure) {
    Matcher name = NAME.matcher(message == null ? "" : message);
    return message != null && name.lookingAt() ? analysis(name.group(), message, failure) : null;
  }

  private static FailureAnalysis analysis(String name, String description, Throwable failure) {
    String variable = name.replace(".", "_").replace("-", "").toUpperCase(Locale.ROOT);
    String remedy =
        "Correct the setting on the command line, --%s=VALUE, or in the environment, %s=VALUE."
                .formatted(name, variable)
            + " docs/operating.md describes the possible values.";
    return new FailureAnalysis(description, remedy, failure);
  }
}
