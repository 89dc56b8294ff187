package org.queenside.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * HAProxy or nginx with the configuration from {@code docs/proxy}. Only host name, ports, files and
 * users are changed, so that it runs without privileges on the loopback network.
 */
final class ProxyProcess implements AutoCloseable {

  private static final Path SHIPPED = Path.of("docs", "proxy");
  private static final Duration START = Duration.ofSeconds(10);

  /** The proxies with a configuration. */
  enum Kind {
    HAPROXY("haproxy", "haproxy.cfg"),
    NGINX("nginx", "nginx.conf");

    private final String program;
    private final String file;

    Kind(String program, String file) {
      this.program = program;
      this.file = file;
    }

    /**
     * Returns the proxy with this name.
     *
     * @throws IllegalArgumentException with a message for the user, if there is none
     */
    static Kind named(String name) {
      return Arrays.stream(values())
          .filter(kind -> kind.program.equals(name))
          .findFirst()
          .orElseThrow(
              () -> new IllegalArgumentException("--proxy must be haproxy or nginx, not " + name));
    }

    /** Returns the name of the program to install. */
    String program() {
      return program;
    }
  }

  private final Process process;

  private ProxyProcess(Process process) {
    this.process = process;
  }

  /** The addresses that a proxy needs. */
  record Surroundings(Path folder, int http, int https, List<Integer> programs) {}

  /**
   * Starts a proxy.
   *
   * @param appending whether it appends to the client's X-Forwarded-For instead of replacing it, as
   *     many other proxies do
   */
  static ProxyProcess start(Kind kind, Surroundings around, boolean appending)
      throws IOException, InterruptedException {
    Path certificate = certificate(around.folder());
    String text = Files.readString(SHIPPED.resolve(kind.file));
    for (Map.Entry<String, String> change :
        changes(kind, around, certificate, appending).entrySet()) {
      if (!text.contains(change.getKey())) {
        throw new IOException(kind.file + " no longer has the line: " + change.getKey());
      }
      text = text.replace(change.getKey(), change.getValue());
    }
    Path file = around.folder().resolve(kind.file);
    Files.writeString(file, text);
    List<String> command =
        switch (kind) {
          case HAPROXY -> List.of(program(kind), "-db", "-f", file.toString());
          case NGINX ->
              List.of(
                  program(kind),
                  "-p",
                  around.folder() + "/",
                  "-c",
                  file.toString(),
                  "-g",
                  "daemon off;");
        };
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(
                ProcessBuilder.Redirect.appendTo(
                    around.folder().resolve(kind.program + ".log").toFile()))
            .start();
    var proxy = new ProxyProcess(process);
    proxy.await(around.http(), around.folder().resolve(kind.program + ".log"));
    return proxy;
  }

  private static String program(Kind kind) {
    return TwoProgramsSetup.onPath(kind.program()).orElseThrow().toString();
  }

  private void await(int port, Path log) throws IOException, InterruptedException {
    long end = System.nanoTime() + START.toNanos();
    while (System.nanoTime() < end && process.isAlive()) {
      if (LoopbackNetwork.status(port, "/") != 0) {
        return;
      }
      Thread.sleep(100);
    }
    process.destroyForcibly();
    throw new IOException("the proxy did not start:\n" + Files.readString(log));
  }

  private static Map<String, String> changes(
      Kind kind, Surroundings around, Path certificate, boolean appending) {
    Map<String, String> changes = new LinkedHashMap<>();
    changes.put("10.0.0.11:8080", "127.0.0.1:" + around.programs().get(0));
    changes.put("10.0.0.12:8080", "127.0.0.1:" + around.programs().get(1));
    changes.put("queenside.example.org", "localhost");
    switch (kind) {
      case HAPROXY -> {
        changes.put("    log /dev/log local0 info\n", "");
        changes.put("    user haproxy\n    group haproxy\n", "");
        changes.put("    maxconn 10000\n", "    maxconn 4000\n");
        changes.put("bind :80\n", "bind 127.0.0.1:" + around.http() + "\n");
        changes.put("bind :443 ", "bind 127.0.0.1:" + around.https() + " ");
        changes.put("/etc/haproxy/queenside.pem", certificate.toString());
        if (appending) {
          changes.put("http-request set-header X-Forwarded-For %[src]", "option forwardfor");
        }
      }
      case NGINX -> {
        Path folder = around.folder();
        changes.put("user www-data;\n", "");
        changes.put("worker_rlimit_nofile 20000;\n", "");
        changes.put("worker_connections 10000;", "worker_connections 4000;");
        changes.put("/run/nginx.pid", folder.resolve("nginx.pid").toString());
        changes.put("/var/log/nginx/error.log", folder.resolve("nginx-error.log").toString());
        changes.put(
            "access_log /var/log/nginx/access.log combined;",
            """
            access_log off;
                client_body_temp_path nginx-body;
                proxy_temp_path nginx-proxy;
                fastcgi_temp_path nginx-fastcgi;
                uwsgi_temp_path nginx-uwsgi;
                scgi_temp_path nginx-scgi;""");
        changes.put("listen 80 ", "listen 127.0.0.1:" + around.http() + " ");
        changes.put("listen 443 ", "listen 127.0.0.1:" + around.https() + " ");
        changes.put("/etc/nginx/queenside.crt", certificate.toString());
        changes.put("/etc/nginx/queenside.key", certificate.toString());
        if (appending) {
          changes.put("X-Forwarded-For $remote_addr", "X-Forwarded-For $proxy_add_x_forwarded_for");
        }
      }
    }
    return changes;
  }

  /** Creates a self-signed certificate for localhost and its key in one file. */
  private static Path certificate(Path folder) throws IOException, InterruptedException {
    Path both = folder.resolve("queenside.pem");
    if (Files.exists(both)) {
      return both;
    }
    Path key = folder.resolve("queenside.key");
    Path certificate = folder.resolve("queenside.crt");
    Process made =
        new ProcessBuilder(
                "openssl",
                "req",
                "-x509",
                "-newkey",
                "ec",
                "-pkeyopt",
                "ec_paramgen_curve:prime256v1",
                "-nodes",
                "-days",
                "2",
                "-subj",
                "/CN=localhost",
                "-addext",
                "subjectAltName=DNS:localhost,IP:127.0.0.1",
                "-keyout",
                key.toString(),
                "-out",
                certificate.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(made.getInputStream().readAllBytes());
    if (made.waitFor() != 0) {
      throw new IOException("openssl made no certificate: " + said);
    }
    Files.writeString(both, Files.readString(certificate) + Files.readString(key));
    return both;
  }

  boolean isAlive() {
    return process.isAlive();
  }

  @Override
  public void close() throws InterruptedException {
    // nginx stops its workers when it is terminated, but not when it is killed.
    process.destroy();
    process.waitFor();
  }
}
