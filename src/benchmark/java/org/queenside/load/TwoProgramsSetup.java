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
 * A complete installation on the loopback network of one machine: a PostgreSQL server, two
 * programs, and a proxy with the shipped configuration. Everything is in a temporary folder and is
 * deleted when this is closed or the process exits.
 */
final class TwoProgramsSetup implements AutoCloseable {

  private static final int PROGRAMS = 2;

  /** A reference to the logger, which would otherwise be collected and lose its level. */
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
   * @param heap the heap of each program, as in Java's option {@code -Xmx}
   * @param settings further settings of each program, as on the command line
   */
  TwoProgramsSetup(String heap, List<String> settings) throws IOException, InterruptedException {
    LoggingSystem.get(getClass().getClassLoader())
        .setLogLevel(LoggingSystem.ROOT_LOGGER_NAME, LogLevel.ERROR);
    SELENIUM.setLevel(Level.SEVERE);
    folder = Files.createTempDirectory("queenside-load");
    Runtime.getRuntime().addShutdownHook(atExit);
    database = new RestartablePostgreSql(folder.resolve("postgresql"), LoopbackNetwork.freePort());
    // Creates the tables first, because two programs on an empty database would wait for each
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
   * Looks for the required programs apart from Java.
   *
   * @return those that are missing
   */
  static List<String> missing(String... needed) {
    return Stream.of(needed).filter(name -> onPath(name).isEmpty()).toList();
  }

  /** Finds a program. Debian installs proxies in a folder that is only on root's path. */
  static Optional<Path> onPath(String program) {
    String path = System.getenv().getOrDefault("PATH", "") + File.pathSeparator + "/usr/sbin";
    return Stream.of(path.split(File.pathSeparator))
        .map(each -> Path.of(each, program))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Starts this proxy in front of the programs, replacing any other. */
  void use(ProxyProcess.Kind kind, boolean appending) throws IOException, InterruptedException {
    if (proxy != null) {
      proxy.close();
    }
    List<Integer> ports = programs.stream().map(RestartableApplication::port).toList();
    proxy =
        ProxyProcess.start(
            kind, new ProxyProcess.Surroundings(folder, http, https, ports), appending);
  }

  /** Returns the two programs. */
  List<RestartableApplication> programs() {
    return programs;
  }

  RestartablePostgreSql database() {
    return database;
  }

  /** Returns the proxy's address, with a slash at the end. */
  URI address() {
    return URI.create("https://localhost:" + https + "/");
  }

  /** Returns the port on which the proxy redirects to HTTPS. */
  int httpPort() {
    return http;
  }

  /** Returns the proxy's HTTPS port. */
  int httpsPort() {
    return https;
  }

  /** Returns a context that trusts only the proxy's certificate. */
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
   * Returns a client of the proxy.
   *
   * @param from the client address that the proxy sees, in the loopback network
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
