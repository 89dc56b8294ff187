package org.queenside.load;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.jspecify.annotations.Nullable;
import org.queenside.store.TestDatabase;
import org.springframework.boot.logging.LogLevel;
import org.springframework.boot.logging.LoggingSystem;

/**
 * What a school district runs, on the loopback network of one machine: a PostgreSQL server, two
 * programs, and a proxy with the configuration that ships. Everything lies in a temporary folder
 * and goes when this is closed or the process ends.
 */
final class TwoProgramsSetup implements AutoCloseable {

  private static final int PROGRAMS = 2;

  /** Kept here, because a logger that nobody holds forgets its level. */
  private static final Logger SELENIUM = Logger.getLogger("org.openqa");

  private final Path folder;
  private final RestartablePostgreSql database;
  private final List<RestartableApplication> programs = new ArrayList<>();
  private final int http = LoopbackNetwork.freePort();
  private final int https = LoopbackNetwork.freePort();
  private final Thread atExit = new Thread(this::stopQuietly, "stop");
  private @Nullable ProxyProcess proxy;

  /**
   * Starts PostgreSQL and the programs, and waits until they are ready.
   *
   * @param heap of each program, as Java's option {@code -Xmx} takes it
   * @param settings further settings of each program, as on the command line
   */
  TwoProgramsSetup(String heap, List<String> settings) throws IOException, InterruptedException {
    LoggingSystem.get(getClass().getClassLoader())
        .setLogLevel(LoggingSystem.ROOT_LOGGER_NAME, LogLevel.ERROR);
    SELENIUM.setLevel(Level.SEVERE);
    folder = Files.createTempDirectory("queenside-load");
    Runtime.getRuntime().addShutdownHook(atExit);
    database = new RestartablePostgreSql(folder.resolve("postgresql"), LoopbackNetwork.freePort());
    // The tables are made before: two programs on an empty database would do it one after the
    // other.
    TestDatabase.at(database.url()).close();
    for (int i = 0; i < PROGRAMS; i++) {
      String name = i == 0 ? "one" : "two";
      List<String> all =
          new ArrayList<>(
              List.of(
                  "--spring.datasource.url=" + database.url(),
                  "--queenside.trusted-proxies=127.0.0.1",
                  "--queenside.drain=8s",
                  "--server.tomcat.accesslog.enabled=true",
                  "--server.tomcat.accesslog.directory=" + folder.resolve(name),
                  "--server.tomcat.accesslog.prefix=access",
                  "--server.tomcat.accesslog.buffered=false",
                  "--server.tomcat.accesslog.request-attributes-enabled=true",
                  "--server.tomcat.accesslog.pattern=%a %s %m %U"));
      all.addAll(settings);
      programs.add(new RestartableApplication(name, LoopbackNetwork.freePort(), folder, heap, all));
    }
    for (RestartableApplication program : programs) {
      program.awaitReady();
    }
  }

  /**
   * Looks for the programs that are needed besides Java.
   *
   * @return those that aren't on the path
   */
  static List<String> missing(String... needed) {
    return Stream.of(needed).filter(name -> onPath(name).isEmpty()).toList();
  }

  /** Where a program is installed. Debian keeps proxies where only root looks for them. */
  static Optional<Path> onPath(String program) {
    String path = System.getenv().getOrDefault("PATH", "") + File.pathSeparator + "/usr/sbin";
    return Stream.of(path.split(File.pathSeparator))
        .map(each -> Path.of(each, program))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Puts this proxy in front of the programs, in place of the one before. */
  void use(ProxyProcess.Kind kind, boolean appending) throws IOException, InterruptedException {
    if (proxy != null) {
      proxy.close();
    }
    List<Integer> ports = programs.stream().map(RestartableApplication::port).toList();
    proxy =
        ProxyProcess.start(
            kind, new ProxyProcess.Surroundings(folder, http, https, ports), appending);
  }

  /** The programs, the first one first. */
  List<RestartableApplication> programs() {
    return programs;
  }

  RestartablePostgreSql database() {
    return database;
  }

  /** Where the proxy answers, with a slash at the end. */
  URI address() {
    return URI.create("https://localhost:" + https + "/");
  }

  /** Where the proxy leads from HTTP to HTTPS. */
  int httpPort() {
    return http;
  }

  /** Where the proxy speaks HTTPS. */
  int httpsPort() {
    return https;
  }

  /** Trusts the proxy's certificate and no other. */
  SSLContext trust() {
    try (var in = Files.newInputStream(folder.resolve("queenside.crt"))) {
      KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
      store.load(null, null);
      store.setCertificateEntry(
          "proxy", CertificateFactory.getInstance("X.509").generateCertificate(in));
      TrustManagerFactory trust =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      trust.init(store);
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(null, trust.getTrustManagers(), null);
      return context;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("the certificate can't be used", e);
    }
  }

  /**
   * A client of the proxy.
   *
   * @param from the address that the proxy sees, one of the loopback network
   */
  HttpClient client(String from) throws IOException {
    return HttpClient.newBuilder()
        .sslContext(trust())
        .version(HttpClient.Version.HTTP_1_1)
        .connectTimeout(Duration.ofSeconds(10))
        .localAddress(InetAddress.getByName(from))
        .followRedirects(HttpClient.Redirect.NEVER)
        .build();
  }

  private void stopQuietly() {
    try {
      stop();
    } catch (IOException | InterruptedException e) {
      System.err.println("could not clean up " + folder + ": " + e.getMessage());
    }
  }

  private void stop() throws IOException, InterruptedException {
    if (proxy != null) {
      proxy.close();
    }
    for (RestartableApplication program : programs) {
      program.close();
    }
    database.close();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }

  @Override
  public void close() {
    Runtime.getRuntime().removeShutdownHook(atExit);
    stopQuietly();
  }
}
