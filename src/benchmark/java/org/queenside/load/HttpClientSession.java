package org.queenside.load;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a browser keeps for the program and sends with each request. For one thread at a time. */
public final class HttpClientSession {

  private final Map<String, String> cookies = new LinkedHashMap<>();
  private final Map<String, Supplier<String>> headers = new LinkedHashMap<>();
  private final List<String> received = new ArrayList<>();

  /** Keeps a cookie. */
  public HttpClientSession with(String cookie, String value) {
    cookies.put(cookie, value);
    return this;
  }

  /** Sends a header with each request, as browsers don't. */
  HttpClientSession claiming(String header, Supplier<String> value) {
    headers.put(header, value);
    return this;
  }

  /** Adds what this visitor sends with each request. */
  HttpRequest.Builder dress(HttpRequest.Builder request) {
    headers.forEach((name, value) -> request.header(name, value.get()));
    if (!cookies.isEmpty()) {
      request.header(
          "Cookie",
          cookies.entrySet().stream()
              .map(each -> each.getKey() + "=" + each.getValue())
              .collect(Collectors.joining("; ")));
    }
    return request;
  }

  /** Keeps the cookies of an answer and drops those that it deletes. */
  void take(HttpResponse<?> answer) {
    for (String line : answer.headers().allValues("Set-Cookie")) {
      received.add(line);
      String pair = line.split(";", 2)[0];
      String name = pair.substring(0, pair.indexOf('=')).strip();
      String value = pair.substring(pair.indexOf('=') + 1);
      if (value.isEmpty() || line.contains("Max-Age=0")) {
        cookies.remove(name);
      } else {
        cookies.put(name, value);
      }
    }
  }

  /** Forgets what a browser forgets when it is closed. */
  void closeBrowser() {
    cookies.keySet().removeIf(name -> !name.contains("guest") && !name.contains("sign-in"));
    received.clear();
  }

  /** The value of the first cookie whose name ends like this, or null. */
  @Nullable String cookieEnding(String name) {
    return cookies.entrySet().stream()
        .filter(each -> each.getKey().endsWith(name))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(null);
  }

  /** The lines with which cookies came since the browser was opened. */
  List<String> received() {
    return received;
  }
}
