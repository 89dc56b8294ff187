package org.queenside.load;

import java.util.List;
import java.util.Set;

/**
 * Starts two programs on one PostgreSQL behind HAProxy and behind nginx, with the shipped
 * configurations, and checks each promise. {@code docs/proxy/try-two-programs.sh} runs it.
 */
final class TwoProgramsCheck {

  private TwoProgramsCheck() {}

  /**
   * Runs all checks; exits with 1 if one fails, and with 2 if they can't run.
   *
   * @param args {@code --proxy=haproxy} or {@code --proxy=nginx} for only one of them, {@code
   *     --heap=300m} for the heap of each program
   */
  public static void main(String[] args) throws Exception {
    LoadTestArguments settings;
    List<ProxyProcess.Kind> kinds;
    try {
      settings = new LoadTestArguments(args, Set.of("proxy", "heap"));
      String proxy = settings.text("proxy", "");
      kinds =
          proxy.isEmpty()
              ? List.of(ProxyProcess.Kind.values())
              : List.of(ProxyProcess.Kind.named(proxy));
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.exit(2);
      return;
    }
    List<String> missing =
        TwoProgramsSetup.missing("haproxy", "nginx", "openssl", "chromium", "chromedriver");
    if (!missing.isEmpty()) {
      System.err.println("Please install " + String.join(", ", missing) + " first.");
      System.exit(2);
    }
    int failed;
    try (var district = new TwoProgramsSetup(settings.text("heap", "300m"), List.of())) {
      failed = tryAll(district, kinds);
    }
    System.out.println(failed == 0 ? "Everything holds." : failed + " failed.");
    System.exit(failed == 0 ? 0 : 1);
  }

  private static int tryAll(TwoProgramsSetup district, List<ProxyProcess.Kind> kinds)
      throws Exception {
    var checks = new CheckReport();
    int number = 10;
    for (ProxyProcess.Kind kind : kinds) {
      String behind = "behind " + kind.program() + ", ";
      district.use(kind, false);
      var proxy = new ProxyChecks(district);
      checks.check(behind + "health checks are not available from outside", proxy::healthIsOurs);
      checks.check(behind + "the client's address can't be forged", proxy::forgedAddress);
      String from = "127.0.1." + number++;
      String another = "127.0.1." + number++;
      checks.check(
          behind + "a forged address doesn't get past the limit of wrong sign-ins",
          () -> proxy.limitPerAddress(from, another));
      checks.check(behind + "a large body is refused", proxy::largeBody);
      checks.check(behind + "a foreign host name has no effect", proxy::foreignHost);
      checks.check(behind + "HSTS and cookies", proxy::secureCookies);
      checks.check(behind + "visitors stay with one program", proxy::stickySessions);
      checks.check(behind + "slow bodies delay no one else", proxy::slowBodies);
      var failover = new FailoverChecks(district);
      checks.check(behind + "PostgreSQL down: pages stay", failover::databaseAway);
      checks.check(behind + "kill -9: the page comes back", failover::killedInABrowser);
      checks.check(behind + "kill -TERM: users notice nothing", failover::drained);
      district.use(kind, true);
      checks.check(
          "behind " + kind.program() + " that appends, the client's address can't be forged",
          new ProxyChecks(district)::forgedAddress);
    }
    return checks.failed();
  }
}
