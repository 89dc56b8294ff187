package org.queenside.store;

import static java.nio.file.StandardOpenOption.CREATE_NEW;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.springframework.aop.framework.ProxyFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.TransactionManager;
import org.springframework.transaction.annotation.AnnotationTransactionAttributeSource;
import org.springframework.transaction.interceptor.TransactionInterceptor;
import org.springframework.transaction.support.TransactionOperations;
import org.springframework.transaction.support.TransactionTemplate;

/** A separate database for one test class, with all migrations applied. */
public final class TestDatabase implements AutoCloseable {

  private final String name;
  private final HikariDataSource dataSource;

  private TestDatabase(String name, String url) {
    this.name = name;
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    this.dataSource = new HikariDataSource(config);
  }

  /** A new H2 database in memory, opened with the options of the real one. */
  public static TestDatabase onH2() {
    TestDatabase database = new TestDatabase("H2", h2Url("mem:" + uniqueName()));
    MigratedH2.copyTo(database.jdbc());
    return database;
  }

  /**
   * The H2 database in this folder, opened with the options of the real one, which is created if it
   * doesn't exist.
   */
  public static TestDatabase onH2File(Path folder) {
    return new TestDatabase("H2 file", h2Url("durable:" + file(folder))).migrated();
  }

  /** A new database like {@link #onH2File}, in a file that isn't written by H2 but copied. */
  public static TestDatabase onCopiedH2File(Path folder) throws IOException {
    Files.createDirectories(folder);
    Files.write(Path.of(file(folder) + ".mv.db"), MigratedH2.FILE, CREATE_NEW);
    return new TestDatabase("H2 file", h2Url("durable:" + file(folder)));
  }

  /** The same on a disk that records every step on the file. */
  static TestDatabase onRecordedDisk(Path folder) {
    return new TestDatabase("H2 recorded", h2Url("durable:recorded:" + file(folder))).migrated();
  }

  private static Path file(Path folder) {
    return folder.resolve("queenside").toAbsolutePath();
  }

  private static String h2Url(String place) {
    DurableFilePath.mount();
    return "jdbc:h2:" + place + ";" + ApplicationProperties.h2Options();
  }

  /** A new database on a PostgreSQL server that all tests of this process share. */
  public static TestDatabase onPostgreSql() {
    return new TestDatabase("PostgreSQL", PostgreSqlServer.newMigratedDatabase(uniqueName()));
  }

  /**
   * A permanent PostgreSQL database.
   *
   * @param url its JDBC address, including the user's name
   */
  public static TestDatabase at(String url) {
    return new TestDatabase("PostgreSQL", url).migrated();
  }

  private TestDatabase migrated() {
    Flyway.configure().dataSource(dataSource).load().migrate();
    return this;
  }

  /** Returns this database's JDBC address, including the user's name. */
  String url() {
    return dataSource.getJdbcUrl();
  }

  /** Returns the connections to this database. */
  public DataSource dataSource() {
    return dataSource;
  }

  /** Statements on this database; inside {@link #transactions()} they join the transaction. */
  public JdbcClient jdbc() {
    return JdbcClient.create(dataSource);
  }

  /** Transactions on this database. */
  public TransactionOperations transactions() {
    return new TransactionTemplate(new JdbcTransactionManager(dataSource));
  }

  /**
   * Wraps a bean as the application does, so that its {@code @Transactional} methods run in
   * transactions on this database.
   */
  @SuppressWarnings("unchecked")
  public <T> T transactional(T bean) {
    TransactionManager manager = new JdbcTransactionManager(dataSource);
    ProxyFactory factory = new ProxyFactory(bean);
    factory.setProxyTargetClass(true);
    factory.addAdvice(
        new TransactionInterceptor(manager, new AnnotationTransactionAttributeSource(false)));
    return (T) factory.getProxy();
  }

  @Override
  public void close() {
    dataSource.close();
  }

  @Override
  public String toString() {
    return name;
  }

  static String uniqueName() {
    return "test_" + UUID.randomUUID().toString().replace("-", "");
  }
}
