package org.queenside;

import org.queenside.command.CommandRunner;
import org.queenside.web.OutOfMemoryExitWarning;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.security.autoconfigure.UserDetailsServiceAutoConfiguration;

/** Starts Queenside: one program with the web server, the course and the learners' data. */
@SpringBootApplication(exclude = UserDetailsServiceAutoConfiguration.class)
public class Application {

  /**
   * Starts the program, or carries out one command and ends.
   *
   * @param args Spring Boot options such as {@code --server.port=8081}, or a command such as {@code
   *     import FILE}
   */
  public static void main(String[] args) {
    if (CommandRunner.isCommand(args)) {
      System.exit(CommandRunner.run(System.out, System.err, args));
    }
    var application = new SpringApplication(Application.class);
    application.addListeners(new OutOfMemoryExitWarning());
    application.run(args);
  }
}
