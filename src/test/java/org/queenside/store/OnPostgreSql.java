package org.queenside.store;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.test.context.ContextConfiguration;

/**
 * Starts the application of a test on an empty PostgreSQL database instead of H2. Classes that are
 * alike otherwise share one application.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@ContextConfiguration(initializers = OnPostgreSql.NewDatabase.class)
public @interface OnPostgreSql {

  /** Moves an application to a database of its own. */
  final class NewDatabase implements ApplicationContextInitializer<ConfigurableApplicationContext> {

    @Override
    public void initialize(ConfigurableApplicationContext application) {
      String url = PostgreSqlServer.newDatabase(TestDatabase.uniqueName());
      TestPropertyValues.of("spring.datasource.url=" + url).applyTo(application);
    }
  }
}
