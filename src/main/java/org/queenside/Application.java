package org.queenside;

import org.queenside.command.CommandRunner;
import org.queenside.web.OutOfMemoryExitWarning;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.security.autoconfigure.UserDetailsServiceAutoConfiguration;

/** Starts Queenside: the web server with the course and the learners' data, or one command. */
@SpringBootApplication(exclude = UserDetailsServiceAutoConfiguration.class)
public class Application {

  /**
   * Starts the web server, or runs one command and exits.
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
