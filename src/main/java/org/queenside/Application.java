package org.queenside;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.security.autoconfigure.UserDetailsServiceAutoConfiguration;

/** Starts Queenside: one program with the web server, the course and the learners' data. */
@SpringBootApplication(exclude = UserDetailsServiceAutoConfiguration.class)
public class Application {

  /**
   * Starts the program.
   *
   * @param args Spring Boot options such as {@code --server.port=8081}
   */
  public static void main(String[] args) {
    SpringApplication.run(Application.class, args);
  }
}
