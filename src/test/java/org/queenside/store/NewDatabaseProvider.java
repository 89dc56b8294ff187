package org.queenside.store;

import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.ParameterDeclarations;

/**
 * Provides a new, migrated database of every supported kind, and closes each after the tests that
 * used it.
 */
final class NewDatabaseProvider implements ArgumentsProvider {

  @Override
  public Stream<Arguments> provideArguments(
      ParameterDeclarations parameters, ExtensionContext context) {
    return Stream.<Supplier<TestDatabase>>of(TestDatabase::onH2, TestDatabase::onPostgreSql)
        .map(database -> Arguments.of(database.get()));
  }
}
