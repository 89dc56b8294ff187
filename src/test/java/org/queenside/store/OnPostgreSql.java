package org.queenside.store;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.test.context.ContextConfiguration;

/**
 * Starts a test's application on an empty PostgreSQL database instead of H2. Otherwise identical
 * classes share one application.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Tag("slow")
@ContextConfiguration(initializers = OnPostgreSql.NewDatabase.class)
public @interface OnPostgreSql {

  /** Gives an application its own database. */
  final class NewDatabase implements ApplicationContextInitializer<ConfigurableApplicationContext> {

    @Override
    public void initialize(ConfigurableApplicationContext application) {
      String url = PostgreSqlServer.newDatabase(TestDatabase.uniqueName());
      TestPropertyValues.of("spring.datasource.url=" + url).applyTo(application);
    }
  }
}
