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

/** The cookies and headers of one client. Not thread-safe. */
public final class HttpClientSession {

  private final Map<String, String> cookies = new LinkedHashMap<>();
  private final Map<String, Supplier<String>> headers = new LinkedHashMap<>();
  private final List<String> received = new ArrayList<>();

  /** Adds a cookie. */
  public HttpClientSession with(String cookie, String value) {
    cookies.put(cookie, value);
    return this;
  }

  /** Adds a header to each request, which a browser couldn't do. */
  HttpClientSession claiming(String header, Supplier<String> value) {
    headers.put(header, value);
    return this;
  }

  /** Adds the cookies and headers to a request. */
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

  /** Stores the cookies of a response and removes those that it deletes. */
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

  /** Removes session cookies, as closing a browser does. */
  void closeBrowser() {
    cookies.keySet().removeIf(name -> !name.contains("guest") && !name.contains("sign-in"));
    received.clear();
  }

  /** Returns the value of the first cookie whose name ends like this, or null. */
  @Nullable String cookieEnding(String name) {
    return cookies.entrySet().stream()
        .filter(each -> each.getKey().endsWith(name))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(null);
  }

  /** Returns the {@code Set-Cookie} lines since the start of the session. */
  List<String> received() {
    return received;
  }
}
