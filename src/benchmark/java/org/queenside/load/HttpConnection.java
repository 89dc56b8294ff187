package org.queenside.load;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/**
 * A browser's cookies and its one connection, which stays open: HTTP/1.1, one request at a time. It
 * takes a fifth of the processor time of Java's own client, so a load test on the same cores
 * measures the program and not the client.
 *
 * <p>Not thread-safe.
 */
public final class HttpConnection implements AutoCloseable {

  private static final SSLSocketFactory TLS = (SSLSocketFactory) SSLSocketFactory.getDefault();
  private static final int CONNECT_MILLIS = 10_000;

  /** Longer than the proxies' timeout for a program. */
  private static final int ANSWER_MILLIS = 65_000;

  private static final int BUFFER = 8192;

  /** The status and the body of an answer. */
  public record Answer(int status, byte[] body) {

    String text() {
      return new String(body, StandardCharsets.UTF_8);
    }
  }

  private final URI address;
  private final Map<String, String> cookies = new LinkedHashMap<>();
  private @Nullable Socket socket;
  private @Nullable InputStream in;
  private long posts;
  private long postBytes;

  /**
   * Creates a browser without cookies. It connects with its first request.
   *
   * @param address of the program or the proxy, as http or https
   */
  public HttpConnection(URI address) {
    this.address = address;
  }

  /** Adds a cookie. */
  public HttpConnection with(String cookie, String value) {
    cookies.put(cookie, value);
    return this;
  }

  /** Returns the value of the first cookie whose name ends like this, or null. */
  @Nullable String cookieEnding(String name) {
    return cookies.entrySet().stream()
        .filter(cookie -> cookie.getKey().endsWith(name))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(null);
  }

  /** Forgets the session, as closing a browser does, but not who the guest is. */
  void closeBrowser() {
    cookies.keySet().removeIf(name -> !name.endsWith("guest") && !name.endsWith("sign-in"));
    close();
  }

  /** Returns how many bodies of answers to POST were read. */
  long posts() {
    return posts;
  }

  /** Returns how many bytes those bodies had together. */
  long postBytes() {
    return postBytes;
  }

  /**
   * Asks for a page.
   *
   * @param path without a leading slash
   * @param headers further lines, each with a line break at its end
   */
  Answer get(String path, String headers) throws IOException {
    return send("GET", path, "Accept: text/html,*/*;q=0.8\r\n" + headers, new byte[0]);
  }

  /** Posts JSON. */
  Answer post(String path, String json) throws IOException {
    byte[] body = json.getBytes(StandardCharsets.UTF_8);
    String type = "Content-Type: application/json; charset=UTF-8\r\n";
    Answer answer = send("POST", path, type, body);
    posts++;
    postBytes += answer.body().length;
    return answer;
  }

  private Answer send(String method, String path, String headers, byte[] body) throws IOException {
    boolean reused = socket != null;
    try {
      return exchange(method, path, headers, body);
    } catch (IOException e) {
      close();
      if (!reused) {
        throw e;
      }
      // The server may close an idle connection; messages are numbered, so twice does no harm.
      return exchange(method, path, headers, body);
    }
  }

  private Answer exchange(String method, String path, String headers, byte[] body)
      throws IOException {
    InputStream input = connect();
    write(head(method, path, body.length) + headers + cookieLine() + "\r\n", body);
    String status = line(input);
    if (!status.startsWith("HTTP/1.1 ")) {
      throw new IOException("not an answer: " + status);
    }
    Map<String, String> fields = new HashMap<>();
    for (String line = line(input); !line.isEmpty(); line = line(input)) {
      int colon = line.indexOf(':');
      String name = line.substring(0, colon).toLowerCase(Locale.ROOT);
      String value = line.substring(colon + 1).strip();
      fields.put(name, value);
      if (name.equals("set-cookie")) {
        takeCookie(value);
      }
    }
    byte[] answer = body(input, fields);
    if (fields.getOrDefault("connection", "").equalsIgnoreCase("close")) {
      close();
    }
    return new Answer(Integer.parseInt(status.substring(9, 12)), answer);
  }

  private void takeCookie(String line) {
    String[] pair = line.split(";", 2)[0].split("=", 2);
    if (pair[1].isEmpty() || line.contains("Max-Age=0")) {
      cookies.remove(pair[0]);
    } else {
      cookies.put(pair[0], pair[1]);
    }
  }

  private String cookieLine() {
    return cookies.isEmpty()
        ? ""
        : cookies.entrySet().stream()
            .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
            .collect(Collectors.joining("; ", "Cookie: ", "\r\n"));
  }

  private String head(String method, String path, int length) {
    String head = "%s /%s HTTP/1.1\r\nHost: %s\r\n".formatted(method, path, address.getAuthority());
    return length == 0 ? head : head + "Content-Length: " + length + "\r\n";
  }

  private InputStream connect() throws IOException {
    if (in == null) {
      boolean secure = address.getScheme().equals("https");
      int port = address.getPort() >= 0 ? address.getPort() : secure ? 443 : 80;
      Socket plain = new Socket();
      plain.setTcpNoDelay(true);
      plain.setSoTimeout(ANSWER_MILLIS);
      plain.connect(new InetSocketAddress(address.getHost(), port), CONNECT_MILLIS);
      socket = secure ? secured(plain, port) : plain;
      in = new BufferedInputStream(socket.getInputStream(), BUFFER);
    }
    return in;
  }

  private Socket secured(Socket plain, int port) throws IOException {
    var secured = (SSLSocket) TLS.createSocket(plain, address.getHost(), port, true);
    SSLParameters parameters = secured.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    secured.setSSLParameters(parameters);
    return secured;
  }

  private void write(String head, byte[] body) throws IOException {
    byte[] start = head.getBytes(StandardCharsets.ISO_8859_1);
    byte[] all = new byte[start.length + body.length];
    System.arraycopy(start, 0, all, 0, start.length);
    System.arraycopy(body, 0, all, start.length, body.length);
    output().write(all);
  }

  private OutputStream output() throws IOException {
    if (socket == null) {
      throw new EOFException("not connected");
    }
    return socket.getOutputStream();
  }

  /**
   * Starts a POST with a body that never ends and sends a byte of it each second.
   *
   * @return the status if the server answers first, or 0 if it waits all the time
   */
  int postSlowly(String path, int seconds) throws IOException {
    InputStream input = connect();
    if (socket != null) {
      socket.setSoTimeout(1_000);
    }
    write(head("POST", path, 5_000) + "Content-Type: application/json\r\n\r\n{", new byte[0]);
    for (int i = 0; i < seconds; i++) {
      output().write(' ');
      try {
        return Integer.parseInt(line(input).substring(9, 12));
      } catch (SocketTimeoutException e) {
        // Nothing yet; the next byte follows.
      }
    }
    return 0;
  }

  private static byte[] body(InputStream input, Map<String, String> fields) throws IOException {
    String length = fields.get("content-length");
    if (length != null) {
      return input.readNBytes(Integer.parseInt(length));
    }
    if (!fields.getOrDefault("transfer-encoding", "").equals("chunked")) {
      return new byte[0];
    }
    var all = new ByteArrayOutputStream();
    for (int size = chunkSize(input); size > 0; size = chunkSize(input)) {
      all.write(input.readNBytes(size));
      line(input);
    }
    line(input);
    return all.toByteArray();
  }

  private static int chunkSize(InputStream input) throws IOException {
    return Integer.parseInt(line(input).split(";", 2)[0].strip(), 16);
  }

  private static String line(InputStream input) throws IOException {
    var line = new StringBuilder(80);
    for (int next = input.read(); next != '\n'; next = input.read()) {
      if (next < 0 || line.length() > BUFFER) {
        throw new EOFException("the connection has ended");
      }
      if (next != '\r') {
        line.append((char) next);
      }
    }
    return line.toString();
  }

  @Override
  public void close() {
    try (Socket _ = socket) {
      socket = null;
      in = null;
    } catch (IOException e) {
      // It is gone either way.
    }
  }
}
