package org.queenside.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.queenside.browser.BrowserTest;
import org.queenside.chess.Move;
import org.queenside.game.review.GamePraise;
import org.queenside.game.review.GameReview;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ConfirmationNeededException;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.management.AccountAdministrationService;
import org.queenside.identity.management.AuditFilter;
import org.queenside.identity.management.AuditService;
import org.queenside.identity.management.Invitation;
import org.queenside.identity.management.InvitationService;
import org.queenside.identity.management.RegistrationPolicy;
import org.queenside.identity.management.SettingService;
import org.queenside.identity.management.SystemService;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.PupilAssignmentService;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.directory.ClassAdministrationService;
import org.queenside.school.roster.directory.ClassDirectoryService;
import org.queenside.store.RecordNotFoundException;
import org.springframework.aop.support.AopUtils;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Calls every public method that acts for the current user, with arguments of class A and as every
 * actor without a right to it. The method must refuse or reveal nothing about A, and must change
 * nothing. New methods are found automatically.
 */
@BrowserTest
class ServiceMatrixTest {

  private static final List<String> PACKAGES =
      List.of(
          "school.roster",
          "school.tablet",
          "school.assignment",
          "school.authoring",
          "school.report",
          "school.paper",
          "game",
          "game.review",
          "school.game");

  /** These don't check the actor, because their callers have, as their Javadoc says. */
  private static final Set<String> DO_NOT_ASK =
      Set.of(
          "ItemStateService",
          "LateWorkService",
          "ItemResolver",
          "ItemTitleResolver",
          "CorrectiveExercises",
          "PasswordGenerator",
          "LoginCardIssuer",
          "ClassPromoter",
          "GameService.search",
          "GameService.best",
          "GameService.warning",
          "GameService.hint",
          "GameService.offerDraw",
          "GameService.left",
          "GameReviewService.start",
          "SearchQueue",
          "PeerGameService.start",
          "WatchedGameService",
          "PlayingPupilReader",
          "PeerGameService.running",
          "OwnExerciseService.find",
          "OwnExerciseService.titles");

  /** These change other teachers' classes for administrators. */
  private static final Set<String> FOR_ADMINISTRATORS = Set.of("ClassAdministrationService");

  /** These need more than valid ids and refuse what doesn't exist. */
  private static final Set<String> WANT_MORE =
      Set.of(
          "AssignmentTemplateService.open",
          "PaperResultService.recordAnswer",
          "TabletService.pupils",
          "TabletService.prompt",
          "TabletService.signIn",
          "ClassmateGameService.challenge",
          "ClassmateGameService.accept",
          "ClassGameService.watch",
          "ClassPromotionService.undo",
          "RemovedPupilService.putBack",
          "PupilMergeService.merge",
          "TeacherService.accept",
          "TeacherService.decline",
          "TeacherService.handOver",
          "TeacherService.remove",
          "TeacherService.leave",
          "TeacherService.leaveAsAssistant",
          "TeacherService.removeAssistant");

  /** What an assistant may call: everything that shows a class, and leaving it. */
  private static final Set<String> OF_ASSISTANTS =
      Set.of(
          "AssignmentService.allToRead",
          "AssignmentService.ofCurrentClasses",
          "AssignmentService.openToRead",
          "AssignmentService.reopen",
          "TeacherService.leaveAsAssistant",
          "ClassBoardCellService.open",
          "ClassBoardService.open",
          "ClassBoardService.refresh",
          "ClassBoardService.running",
          "ClassBoardService.scene",
          "ClassGameService.finished[ClassId, LearnerId]",
          "ClassGameService.poll",
          "ClassGameService.watch",
          "ClassMisconceptionService.all",
          "ClassMisconceptionService.findings",
          "ClassMisconceptionService.of",
          "ClassStatusService.all",
          "GradebookService.export",
          "GradebookService.open",
          "PupilReportService.of",
          "RosterService.currentToRead",
          "RosterService.membersToRead",
          "SchoolClassService.openToRead",
          "SchoolClassService.overview",
          "TeacherService.accept",
          "TeacherService.decline",
          "WeeklyActivityService.of");

  private static final Set<Actor> WHO_MAY_NOT =
      EnumSet.of(
          Actor.VISITOR,
          Actor.LEARNER,
          Actor.CLASSMATE,
          Actor.PUPIL_OF_B,
          Actor.TEACHER_OF_B,
          Actor.ASSISTANT,
          Actor.ADMINISTRATOR,
          Actor.UNCONFIRMED_ADMINISTRATOR);

  @Autowired private TwoClassesFixture school;
  @Autowired private ApplicationContext beans;
  @Autowired private SchoolClassService classes;
  @Autowired private RosterService roster;
  @Autowired private AssignmentService assignments;
  @Autowired private PupilAssignmentService tasks;
  @Autowired private AccountAdministrationService administration;
  @Autowired private InvitationService invitations;
  @Autowired private SettingService settings;
  @Autowired private AuditService log;
  @Autowired private SystemService system;
  @Autowired private ClassDirectoryService directory;
  @Autowired private ClassAdministrationService classAdministration;
  @Autowired private JdbcClient jdbc;

  /** The actors who are refused. */
  Set<Actor> unauthorised() {
    return WHO_MAY_NOT;
  }

  @TestFactory
  Stream<DynamicTest> unauthorisedActorsReadAndChangeNothing() {
    TwoClassesFixture.Year year = school.begin();
    ArgumentFactory arguments = arguments(year);
    String before = school.everythingOf(year);
    return unauthorised().stream()
        .flatMap(
            actor ->
                methods()
                    .filter(action -> actor != Actor.ASSISTANT || !action.isOneOf(OF_ASSISTANTS))
                    .filter(action -> !mayAdministrate(actor, action))
                    .map(
                        action ->
                            dynamicTest(
                                actor + " " + action,
                                () -> {
                                  refused(year, actor, action, arguments);
                                  assertThat(school.everythingOf(year))
                                      .as("%s by %s", action, actor)
                                      .isEqualTo(before);
                                })));
  }

  /** Makes sure that the methods don't simply refuse everyone or every argument. */
  @TestFactory
  Stream<DynamicTest> theTeacherOfTheClassIsNotRefused() {
    return methods()
        .filter(action -> action.takes("ClassId") || action.takes("Assignment"))
        .filter(action -> !action.isOneOf(WANT_MORE) && !action.isOneOf(FOR_ADMINISTRATORS))
        .map(
            action ->
                dynamicTest(
                    action.toString(),
                    () -> {
                      TwoClassesFixture.Year year = school.beginOpen();
                      Object answer = call(year.account(Actor.TEACHER), action, arguments(year));
                      assertThat(isRefusal(answer)).as("%s says %s", action, answer).isFalse();
                    }));
  }

  @TestFactory
  Stream<DynamicTest> theAssistantReadsAndChangesNothing() {
    return methods()
        .filter(action -> action.isOneOf(OF_ASSISTANTS))
        .map(
            action ->
                dynamicTest(
                    action.toString(),
                    () -> {
                      TwoClassesFixture.Year year = school.begin();
                      String before = school.everythingOf(year);
                      Object answer = call(year.account(Actor.ASSISTANT), action, arguments(year));
                      assertThat(isRefusal(answer) && !action.isOneOf(WANT_MORE))
                          .as("%s says %s", action, answer)
                          .isFalse();
                      assertThat(String.valueOf(answer))
                          .doesNotContain(year.code(), year.account(Actor.PUPIL).signInName());
                      if (!action.isOneOf(Set.of("TeacherService.leaveAsAssistant"))) {
                        assertThat(school.everythingOf(year)).as("%s", action).isEqualTo(before);
                      }
                    }));
  }

  /** Administration requires the role and a recently typed password. */
  @TestFactory
  Stream<DynamicTest> administrationRequiresAnAdministratorWithAFreshPassword() {
    TwoClassesFixture.Year year = school.begin();
    ArgumentFactory arguments =
        new ArgumentFactory(
                year.pupil(),
                year.schoolClass(),
                year.account(Actor.TEACHER),
                RegistrationPolicy.EVERYBODY,
                AuditFilter.ALL)
            .with(Invitation.class, invitation());
    return Stream.of(
            administration, invitations, settings, log, system, directory, classAdministration)
        .flatMap(ServiceMatrixTest::methodsOf)
        .flatMap(
            action ->
                unauthorised().stream()
                    .filter(actor -> actor != Actor.ADMINISTRATOR)
                    .map(
                        actor ->
                            dynamicTest(
                                actor + " " + action,
                                () -> administrationRefuses(year, actor, action, arguments))));
  }

  private void administrationRefuses(
      TwoClassesFixture.Year year, Actor actor, Action action, ArgumentFactory arguments) {
    Object answer =
        actor == Actor.UNCONFIRMED_ADMINISTRATOR
            ? call(year.account(actor), action, arguments, this::forgetProofs)
            : call(year.account(actor), action, arguments);
    assertThat(answer)
        .as("%s by %s", action, actor)
        .isInstanceOf(
            actor == Actor.UNCONFIRMED_ADMINISTRATOR
                ? ConfirmationNeededException.class
                : RoleRequiredException.class);
  }

  private void forgetProofs() {
    jdbc.sql("update sign_in set proven_at = null").update();
  }

  private static Invitation invitation() {
    return new Invitation(0, AccountRole.TEACHER, null, "", Instant.EPOCH);
  }

  private void refused(
      TwoClassesFixture.Year year, Actor actor, Action action, ArgumentFactory arguments) {
    Object answer = call(year.account(actor), action, arguments);
    if (!isRefusal(answer)) {
      assertThat(String.valueOf(answer))
          .as("%s for %s", action, actor)
          .doesNotContain(year.secrets());
      assertThat(action.takes("ClassId")).as("%s lets %s in", action, actor).isFalse();
    }
  }

  private static boolean mayAdministrate(Actor actor, Action action) {
    return action.isOneOf(FOR_ADMINISTRATORS)
        && (actor == Actor.ADMINISTRATOR || actor == Actor.UNCONFIRMED_ADMINISTRATOR);
  }

  private static boolean isRefusal(@Nullable Object answer) {
    return answer instanceof RoleRequiredException || answer instanceof RecordNotFoundException;
  }

  private @Nullable Object call(
      @Nullable Account account, Action action, ArgumentFactory arguments) {
    return call(account, action, arguments, () -> {});
  }

  private @Nullable Object call(
      @Nullable Account account, Action action, ArgumentFactory arguments, Runnable before) {
    Object[] values =
        Arrays.stream(action.method().getGenericParameterTypes()).map(arguments::of).toArray();
    return school.as(
        account,
        () -> {
          before.run();
          try {
            return action.method().invoke(action.bean(), values);
          } catch (InvocationTargetException e) {
            return e.getCause();
          } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  private ArgumentFactory arguments(TwoClassesFixture.Year year) {
    Object task = school.as(year.account(Actor.PUPIL), () -> tasks.open(year.assignment()));
    return school.as(
        year.account(Actor.TEACHER),
        () ->
            new ArgumentFactory(
                    task,
                    year.schoolClass(),
                    year.pupil(),
                    year.assignment(),
                    year.own(),
                    year.game(),
                    year.game().id(),
                    new GameReview(
                        List.of(), List.of(0), new GamePraise(GamePraise.Reason.WON, null)),
                    Move.parseUci("g1f3"),
                    year.game().game().rule(Move.parseUci("g1g3")),
                    new GroupId(year.group()),
                    classes.open(year.schoolClass()),
                    roster.pupils(year.schoolClass()).stream()
                        .filter(pupil -> pupil.id().equals(year.pupil()))
                        .findFirst()
                        .orElseThrow(),
                    assignments.open(year.schoolClass(), year.assignment()),
                    assignments.open(year.schoolClass(), year.assignment()).plan())
                .with(long.class, year.own().id()));
  }

  private Stream<Action> methods() {
    return beans.getBeansWithAnnotation(Component.class).values().stream()
        .filter(bean -> isTested(AopUtils.getTargetClass(bean)))
        .flatMap(ServiceMatrixTest::methodsOf)
        .filter(action -> !action.isOneOf(DO_NOT_ASK) && !action.isOfTests())
        .sorted(Comparator.comparing(Action::toString));
  }

  private static Stream<Action> methodsOf(Object bean) {
    return Arrays.stream(AopUtils.getTargetClass(bean).getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()))
        .filter(method -> Modifier.isPublic(method.getDeclaringClass().getModifiers()))
        // Other tests share the application, so nothing in it may be stopped.
        .filter(method -> !(bean instanceof DisposableBean) || !method.getName().equals("destroy"))
        .map(method -> new Action(bean, method));
  }

  /** Repositories don't ask either; ArchitectureTest checks that only their feature calls them. */
  private static boolean isTested(Class<?> type) {
    String name = type.getPackageName().replaceFirst("^org\\.queenside\\.", "");
    return (PACKAGES.contains(name) || name.startsWith("school.roster.") && !name.endsWith(".ui"))
        && !type.getSimpleName().endsWith("Repository");
  }

  private record Action(Object bean, Method method) {

    boolean takes(String type) {
      return Arrays.stream(method.getParameterTypes())
          .anyMatch(each -> each.getSimpleName().equals(type));
    }

    boolean isOneOf(Set<String> names) {
      String owner = method.getDeclaringClass().getSimpleName();
      return names.contains(owner)
          || names.contains(owner + "." + method.getName())
          || names.contains(toString());
    }

    boolean isOfTests() {
      return method
          .getDeclaringClass()
          .getProtectionDomain()
          .getCodeSource()
          .getLocation()
          .getPath()
          .contains("test-");
    }

    @Override
    public String toString() {
      return method.getDeclaringClass().getSimpleName()
          + "."
          + method.getName()
          + Arrays.stream(method.getParameterTypes()).map(Class::getSimpleName).toList();
    }
  }
}
