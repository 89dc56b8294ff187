package org.queenside.store;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ArgumentsSource;

/**
 * Runs a test class once on H2 and once on PostgreSQL, each time on a new database with all
 * migrations applied. The class takes a {@link TestDatabase} in its constructor; its tests share
 * that database, so each works with its own learners.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@ParameterizedClass(name = "{0}")
@ArgumentsSource(NewDatabaseProvider.class)
public @interface OnEveryDatabase {}
