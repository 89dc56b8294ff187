package org.queenside.store;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * Makes Spring Boot print a {@link DatabaseStartupException} as a message instead of a stack trace.
 */
final class DatabaseStartupFailureAnalyzer
    extends AbstractFailureAnalyzer<DatabaseStartupException> {

  @Override
  protected FailureAnalysis analyze(Throwable rootFailure, DatabaseStartupException problem) {
    return new FailureAnalysis(problem.getMessage(), problem.remedy(), problem);
  }
}
