package org.queenside;

import com.vaadin.flow.component.dependency.StyleSheet;
import com.vaadin.flow.component.page.AppShellConfigurator;
import com.vaadin.flow.theme.aura.Aura;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.security.autoconfigure.UserDetailsServiceAutoConfiguration;

/** Starts Queenside: one program with the web server, the course and the learners' data. */
@SpringBootApplication(exclude = UserDetailsServiceAutoConfiguration.class)
@StyleSheet(Aura.STYLESHEET)
@StyleSheet("styles.css")
public class Application implements AppShellConfigurator {

  /**
   * Starts the program.
   *
   * @param args Spring Boot options such as {@code --server.port=8081}
   */
  public static void main(String[] args) {
    SpringApplication.run(Application.class, args);
  }
}
