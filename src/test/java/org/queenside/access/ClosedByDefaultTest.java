package org.queenside.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.browser.BrowserTest;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.web.bind.annotation.ResponseBody;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** An address that a programmer adds without saying who may open it answers nobody. */
@BrowserTest
class ClosedByDefaultTest {

  private static final String FORGOTTEN = "/forgotten";

  private static final String FORGOTTEN_DATA = "/api/forgotten";

  /** Files are open to everyone. */
  private static final String OPEN = "/css/not-forgotten";

  @Autowired private TwoClassesFixture school;
  @Autowired private RequestMappingHandlerMapping controllers;
  @LocalServerPort private int port;
  private RequestMappingInfo addresses;

  /** A controller that says nothing about access. */
  static final class ForgottenController {

    @ResponseBody
    public String secret() {
      return "secret";
    }
  }

  @BeforeEach
  void addController() throws NoSuchMethodException {
    addresses =
        RequestMappingInfo.paths(FORGOTTEN, FORGOTTEN + "/{more}", FORGOTTEN_DATA, OPEN)
            .options(controllers.getBuilderConfiguration())
            .build();
    controllers.registerMapping(
        addresses, new ForgottenController(), ForgottenController.class.getMethod("secret"));
  }

  @AfterEach
  void removeController() {
    controllers.unregisterMapping(addresses);
  }

  @Test
  void theControllerWorks() throws Exception {
    assertThat(get(OPEN, "*/*", "").body()).isEqualTo("secret");
  }

  @ParameterizedTest
  @ValueSource(strings = {FORGOTTEN, FORGOTTEN + "/more", FORGOTTEN + "?v=1", FORGOTTEN_DATA})
  void itsAddressDoesNotExistForVisitors(String path) throws Exception {
    HttpResponse<String> page = get(path, "text/html", "");
    assertThat(page.statusCode()).isEqualTo(404);
    assertThat(page.body()).contains("There’s nothing at this address.");
    assertThat(page.headers().allValues("Set-Cookie")).isEmpty();
    assertThat(get(path, "*/*", "").statusCode()).isEqualTo(404);
    assertThat(get(path, "*/*", "").body()).doesNotContain("secret");
  }

  @ParameterizedTest
  @ValueSource(strings = {FORGOTTEN, FORGOTTEN_DATA})
  void norForAdministrators(String path) throws Exception {
    String cookie = school.cookie(Actor.ADMINISTRATOR, school.begin());
    HttpResponse<String> page = get(path, "text/html", cookie);
    assertThat(page.statusCode()).isEqualTo(404);
    assertThat(page.body()).contains("There’s nothing at this address.");
  }

  private HttpResponse<String> get(String path, String accept, String cookie)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
            .header("Accept", accept);
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie);
    }
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(request.build(), BodyHandlers.ofString());
    }
  }
}
