package org.queenside.load;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Authenticator;
import java.net.CookieHandler;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSession;
import org.jspecify.annotations.Nullable;

/**
 * An HTTP client with one connection that stays open. It takes a fifth of the processor time of
 * Java's own client, so a load test on the same cores measures the program and not the client. It
 * can only do what {@link FlowPage} needs: plain HTTP/1.1, one request at a time.
 *
 * <p>Not thread-safe.
 */
final class OneConnectionClient extends HttpClient {

  private static final int LINE = 8192;

  private final List<Integer> sizes = new ArrayList<>();
  private @Nullable Socket socket;
  private @Nullable InputStream in;

  /** Returns the sizes of the bodies of all answers to messages, in bytes. */
  List<Integer> sizes() {
    return sizes;
  }

  @Override
  public <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> handler)
      throws IOException {
    boolean reused = socket != null;
    try {
      return exchange(request, handler);
    } catch (IOException e) {
      disconnect();
      if (!reused) {
        throw e;
      }
      // The server may close an idle connection; messages are numbered, so twice does no harm.
      return exchange(request, handler);
    }
  }

  private <T> HttpResponse<T> exchange(HttpRequest request, HttpResponse.BodyHandler<T> handler)
      throws IOException {
    InputStream input = connect(request);
    write(request);
    String status = line(input);
    if (!status.startsWith("HTTP/1.1 ")) {
      throw new IOException("not an answer: " + status);
    }
    Map<String, List<String>> fields = new HashMap<>();
    for (String line = line(input); !line.isEmpty(); line = line(input)) {
      int colon = line.indexOf(':');
      fields
          .computeIfAbsent(
              line.substring(0, colon).toLowerCase(Locale.ROOT), _ -> new ArrayList<>())
          .add(line.substring(colon + 1).strip());
    }
    byte[] body = body(input, fields);
    if (request.method().equals("POST")) {
      sizes.add(body.length);
    }
    if (fields.getOrDefault("connection", List.of()).contains("close")) {
      disconnect();
    }
    HttpHeaders headers = HttpHeaders.of(fields, (_, _) -> true);
    return new Answer<>(
        Integer.parseInt(status.substring(9, 12)), request, headers, read(body, handler, headers));
  }

  private InputStream connect(HttpRequest request) throws IOException {
    if (in == null) {
      Socket opened = new Socket();
      opened.setTcpNoDelay(true);
      opened.setSoTimeout((int) request.timeout().orElse(Duration.ofSeconds(60)).toMillis());
      opened.connect(
          new InetSocketAddress(request.uri().getHost(), request.uri().getPort()), 10_000);
      socket = opened;
      in = new BufferedInputStream(opened.getInputStream(), LINE);
    }
    return in;
  }

  private void disconnect() {
    try (Socket _ = socket) {
      socket = null;
      in = null;
    } catch (IOException e) {
      // It is gone either way.
    }
  }

  private void write(HttpRequest request) throws IOException {
    var uri = request.uri();
    var head = new StringBuilder(400);
    head.append(request.method()).append(' ').append(uri.getRawPath());
    if (uri.getRawQuery() != null) {
      head.append('?').append(uri.getRawQuery());
    }
    head.append(" HTTP/1.1\r\nHost: ").append(uri.getHost()).append(':').append(uri.getPort());
    request
        .headers()
        .map()
        .forEach(
            (name, values) ->
                values.forEach(
                    value -> head.append("\r\n").append(name).append(": ").append(value)));
    byte[] body = request.bodyPublisher().map(OneConnectionClient::bytes).orElse(new byte[0]);
    if (body.length > 0) {
      head.append("\r\nContent-Length: ").append(body.length);
    }
    byte[] start = head.append("\r\n\r\n").toString().getBytes(StandardCharsets.ISO_8859_1);
    byte[] all = new byte[start.length + body.length];
    System.arraycopy(start, 0, all, 0, start.length);
    System.arraycopy(body, 0, all, start.length, body.length);
    if (socket != null) {
      socket.getOutputStream().write(all);
    }
  }

  private static byte[] bytes(HttpRequest.BodyPublisher publisher) {
    var collector = HttpResponse.BodySubscribers.ofByteArray();
    publisher.subscribe(
        new Flow.Subscriber<>() {
          @Override
          public void onSubscribe(Flow.Subscription subscription) {
            collector.onSubscribe(subscription);
          }

          @Override
          public void onNext(ByteBuffer item) {
            collector.onNext(List.of(item));
          }

          @Override
          public void onError(Throwable throwable) {
            collector.onError(throwable);
          }

          @Override
          public void onComplete() {
            collector.onComplete();
          }
        });
    return collector.getBody().toCompletableFuture().join();
  }

  private static byte[] body(InputStream input, Map<String, List<String>> fields)
      throws IOException {
    List<String> length = fields.get("content-length");
    if (length != null) {
      return input.readNBytes(Integer.parseInt(length.getFirst()));
    }
    if (!fields.getOrDefault("transfer-encoding", List.of()).contains("chunked")) {
      return new byte[0];
    }
    List<byte[]> chunks = new ArrayList<>();
    int total = 0;
    for (int size = chunkSize(input); size > 0; size = chunkSize(input)) {
      chunks.add(input.readNBytes(size));
      total += size;
      line(input);
    }
    line(input);
    ByteBuffer all = ByteBuffer.allocate(total);
    chunks.forEach(all::put);
    return all.array();
  }

  private static int chunkSize(InputStream input) throws IOException {
    return Integer.parseInt(line(input).split(";", 2)[0].strip(), 16);
  }

  private static String line(InputStream input) throws IOException {
    var line = new StringBuilder(80);
    for (int next = input.read(); next != '\n'; next = input.read()) {
      if (next < 0 || line.length() > LINE) {
        throw new EOFException("the connection has ended");
      }
      if (next != '\r') {
        line.append((char) next);
      }
    }
    return line.toString();
  }

  private static <T> T read(byte[] body, HttpResponse.BodyHandler<T> handler, HttpHeaders headers) {
    HttpResponse.BodySubscriber<T> subscriber = handler.apply(new Info(headers));
    subscriber.onSubscribe(
        new Flow.Subscription() {
          @Override
          public void request(long n) {}

          @Override
          public void cancel() {}
        });
    subscriber.onNext(List.of(ByteBuffer.wrap(body)));
    subscriber.onComplete();
    return subscriber.getBody().toCompletableFuture().join();
  }

  private record Info(HttpHeaders headers) implements HttpResponse.ResponseInfo {
    @Override
    public int statusCode() {
      return 200;
    }

    @Override
    public Version version() {
      return Version.HTTP_1_1;
    }
  }

  private record Answer<T>(int statusCode, HttpRequest request, HttpHeaders headers, T body)
      implements HttpResponse<T> {
    @Override
    public Optional<HttpResponse<T>> previousResponse() {
      return Optional.empty();
    }

    @Override
    public Optional<SSLSession> sslSession() {
      return Optional.empty();
    }

    @Override
    public URI uri() {
      return request.uri();
    }

    @Override
    public Version version() {
      return Version.HTTP_1_1;
    }
  }

  @Override
  public <T> CompletableFuture<HttpResponse<T>> sendAsync(
      HttpRequest request, HttpResponse.BodyHandler<T> handler) {
    throw new UnsupportedOperationException();
  }

  @Override
  public <T> CompletableFuture<HttpResponse<T>> sendAsync(
      HttpRequest request,
      HttpResponse.BodyHandler<T> handler,
      HttpResponse.PushPromiseHandler<T> pushed) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Optional<CookieHandler> cookieHandler() {
    return Optional.empty();
  }

  @Override
  public Optional<Duration> connectTimeout() {
    return Optional.empty();
  }

  @Override
  public Redirect followRedirects() {
    return Redirect.NEVER;
  }

  @Override
  public Optional<ProxySelector> proxy() {
    return Optional.empty();
  }

  @Override
  public SSLContext sslContext() {
    throw new UnsupportedOperationException();
  }

  @Override
  public SSLParameters sslParameters() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Optional<Authenticator> authenticator() {
    return Optional.empty();
  }

  @Override
  public Version version() {
    return Version.HTTP_1_1;
  }

  @Override
  public Optional<Executor> executor() {
    return Optional.empty();
  }

  @Override
  public void close() {
    disconnect();
  }
}
