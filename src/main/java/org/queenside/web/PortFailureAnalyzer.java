package org.queenside.web;

import java.net.BindException;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.boot.web.server.WebServerException;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.core.env.Environment;

/**
 * Explains why the program can't listen on its port: another program uses it, the user isn't
 * allowed to, or there is no such port. Spring Boot recognises only the first case and doesn't say
 * how to choose another port.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class PortFailureAnalyzer extends AbstractFailureAnalyzer<WebServerException> {

  private static final String REMEDY =
      "Start the program on another port: with --server.port=8081 at the end of the command, or with"
          + " SERVER_PORT=8081 before it.";

  private final Environment environment;

  PortFailureAnalyzer(Environment environment) {
    this.environment = environment;
  }

  @Override
  protected @Nullable FailureAnalysis analyze(Throwable failure, WebServerException problem) {
    if (problem instanceof PortInUseException taken) {
      return new FailureAnalysis(
          "Port %d is in use by another program, perhaps by a Queenside that's already running."
              .formatted(taken.getPort()),
          "Stop the other program. Or: " + REMEDY,
          failure);
    }
    Throwable cause = NestedExceptionUtils.getMostSpecificCause(failure);
    if (cause instanceof BindException || cause instanceof IllegalArgumentException) {
      return new FailureAnalysis(
          "The program cannot listen on port %s: %s."
              .formatted(environment.getProperty("server.port", "8080"), cause.getMessage()),
          REMEDY,
          failure);
    }
    return null;
  }
}
