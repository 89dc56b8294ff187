package org.queenside.load;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;

/** The sign-in page without a browser. */
final class SignInForm {

  private static final Properties TEXTS = texts();

  private final FlowPage page;

  private SignInForm(FlowPage page) {
    this.page = page;
  }

  static SignInForm open(HttpClient http, URI address, HttpClientSession visitor)
      throws IOException, InterruptedException {
    return new SignInForm(FlowPage.open(http, address, visitor, "sign-in"));
  }

  /** Switches to the form for short codes, which is cheap for the server: no password is hashed. */
  SignInForm byCode() throws IOException, InterruptedException {
    int button = found(page.nodeSaying(text("signin.way.code")), "the choice of a code");
    page.send(page.message(List.of(FlowPage.click(button))));
    return this;
  }

  /**
   * Fills in fields and submits the form.
   *
   * @param fields the values by the fields' ids
   */
  HttpResponse<byte[]> send(Map<String, String> fields) throws IOException, InterruptedException {
    List<Map<String, Object>> rpc = new ArrayList<>();
    int form = 0;
    for (Map.Entry<String, String> field : fields.entrySet()) {
      int input = found(page.node(field.getKey()), "the field " + field.getKey());
      rpc.add(FlowPage.value(input, field.getValue()));
      rpc.add(FlowPage.event(input, "change", Map.of()));
      form = found(page.around(input, "form"), "the form");
    }
    rpc.add(FlowPage.event(form, "submit", Map.of()));
    HttpResponse<byte[]> answer = page.post(page.message(rpc));
    if (answer.statusCode() == 200) {
      page.read(answer);
    }
    return answer;
  }

  /**
   * Submits a wrong code.
   *
   * @return whether the program checked it; false after too many attempts
   */
  boolean tryCode(String code) throws IOException, InterruptedException {
    HttpResponse<byte[]> answer = send(Map.of("code", code));
    String said = new String(answer.body(), StandardCharsets.UTF_8);
    if (answer.statusCode() == 429 || said.contains(begin("signin.too-many"))) {
      return false;
    }
    CheckReport.require(
        said.contains(begin("signin.wrong.code")),
        "a wrong code is answered with status "
            + answer.statusCode()
            + " and "
            + said.substring(0, Math.min(300, said.length())));
    return true;
  }

  /** Returns an interface text up to its first placeholder. */
  static String begin(String key) {
    return text(key).split("\\{", 2)[0].strip();
  }

  static String text(String key) {
    return Objects.requireNonNull(TEXTS.getProperty(key), key);
  }

  private static int found(Integer node, String what) {
    CheckReport.require(node != null, "the sign-in page lacks " + what);
    return node;
  }

  private static Properties texts() {
    try (InputStream in =
        SignInForm.class.getResourceAsStream("/vaadin-i18n/translations.properties")) {
      Properties texts = new Properties();
      texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      return texts;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
