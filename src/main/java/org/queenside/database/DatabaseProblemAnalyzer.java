package org.queenside.database;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Has Spring Boot print a {@link DatabaseProblem} as a message instead of a stack trace. */
final class DatabaseProblemAnalyzer extends AbstractFailureAnalyzer<DatabaseProblem> {

  @Override
  protected FailureAnalysis analyze(Throwable rootFailure, DatabaseProblem problem) {
    return new FailureAnalysis(problem.getMessage(), problem.remedy(), problem);
  }
}
