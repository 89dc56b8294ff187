package org.queenside.access;

import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.engine.Opponent;
import org.queenside.game.ComputerTurn;
import org.queenside.game.GameId;
import org.queenside.game.GameService;
import org.queenside.game.GameSettings;
import org.queenside.game.PeerGameService;
import org.queenside.game.PeerPair;
import org.queenside.game.PlayedGame;
import org.queenside.game.SideChoice;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.SignInRepository;
import org.queenside.identity.session.TestAccounts;
import org.queenside.identity.session.TestBrowser;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentContent;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.Audience;
import org.queenside.school.assignment.CompletionRules;
import org.queenside.school.authoring.OwnExercise;
import org.queenside.school.authoring.OwnExerciseService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.TestClasses;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Two new classes with their people. Everything that belongs to class A has a unique name. */
@Component
final class TwoClassesFixture {

  static final String CLASS = "Secret class A";
  static final String PUPIL = "Secret pupil A";

  private final CurrentAccount currentAccount;
  private final AccountRepository accounts;
  private final SignInRepository signIns;
  private final SchoolClassService classes;
  private final AssignmentService assignments;
  private final OwnExerciseService ownExercises;
  private final AttemptLogService log;
  private final GameService games;
  private final PeerGameService peers;
  private final JdbcClient jdbc;

  TwoClassesFixture(
      CurrentAccount currentAccount,
      AccountRepository accounts,
      SignInRepository signIns,
      SchoolClassService classes,
      AssignmentService assignments,
      OwnExerciseService ownExercises,
      AttemptLogService log,
      GameService games,
      PeerGameService peers,
      JdbcClient jdbc) {
    this.currentAccount = currentAccount;
    this.accounts = accounts;
    this.signIns = signIns;
    this.classes = classes;
    this.assignments = assignments;
    this.ownExercises = ownExercises;
    this.log = log;
    this.games = games;
    this.peers = peers;
    this.jdbc = jdbc;
  }

  /**
   * The contents of class A.
   *
   * @param code the class code
   * @param pupil the actor of that name
   * @param group a group of A with the pupil in it
   * @param own an exercise that A's teacher has written and not shared
   * @param game a game in which it is the pupil's turn
   * @param board a game of the pupil with another one of the class
   */
  record Year(
      ClassId schoolClass,
      String code,
      LearnerId pupil,
      long group,
      AssignmentId assignment,
      OwnExercise own,
      PlayedGame game,
      GameId board,
      Map<Actor, Account> people) {

    /** Names that only class A may see. */
    Set<String> secrets() {
      return Set.of(CLASS, PUPIL, "Secret task A", "Secret exercise A");
    }

    /** Returns the address of a route with the parameters of class A. */
    String address(String route) {
      return Arrays.stream(route.split("/"))
          .map(part -> part.startsWith(":") ? value(part) : part)
          .collect(Collectors.joining("/"));
    }

    private String value(String parameter) {
      return switch (parameter) {
        case ":class" -> schoolClass.toString();
        case ":pupil" -> pupil.toString();
        case ":assignment", ":assignment?" -> assignment.toString();
        case ":own", ":own?" -> Long.toString(own.id());
        case ":term?" -> "0";
        case ":place?" -> "2";
        case ":place" -> "1";
        case ":lesson" -> "rook";
        case ":exercise?" -> "first-move";
        case ":game" -> "pawn-game";
        case ":id" -> game.id().toString();
        case ":board", ":board?" -> board.toString();
        case ":ply" -> "0";
        case ":mode" -> "daily";
        case ":puzzle?" -> "1";
        case ":rule" -> "castling";
        case ":drill" -> "set-up";
        case ":token" -> "A".repeat(43);
        default -> throw new IllegalArgumentException("no value for " + parameter);
      };
    }

    @Nullable Account account(Actor actor) {
      return people.get(actor);
    }
  }

  Year begin() {
    return begin(CLASS);
  }

  /** Begins with a class that no test takes for the secret one, so it may change. */
  Year beginOpen() {
    return begin("Open class");
  }

  private Year begin(String className) {
    Map<Actor, Account> people = new EnumMap<>(Actor.class);
    for (Actor actor : Actor.values()) {
      AccountRole role = role(actor);
      if (role != null) {
        String name = actor == Actor.PUPIL ? PUPIL : "Somebody";
        people.put(actor, accounts.add(role, name, "a" + UUID.randomUUID()));
      }
    }
    Account teacher = people.get(Actor.TEACHER);
    SchoolClass created = as(teacher, () -> classes.create(className, ZoneId.of("Europe/Berlin")));
    ClassId a = created.id();
    ClassId b =
        as(
            people.get(Actor.TEACHER_OF_B),
            () -> classes.create("Class B", ZoneId.of("Europe/Berlin")).id());
    LearnerId pupil = people.get(Actor.PUPIL).id();
    TestClasses made = new TestClasses(jdbc);
    made.addPupil(a, pupil);
    made.addPupil(a, people.get(Actor.CLASSMATE).id());
    made.addPupil(b, people.get(Actor.PUPIL_OF_B).id());
    made.addTeacher(a, people.get(Actor.CO_TEACHER).id(), false);
    made.addAssistant(a, people.get(Actor.ASSISTANT).id());
    long group = made.addGroup(a, "Group", pupil).value();
    OwnExercise own =
        as(teacher, () -> ownExercises.create("Secret exercise A", TeacherExercises.MATE_IN_ONE));
    AssignmentId assignment = as(teacher, () -> assignments.create(a, plan(own, group)));
    log.record(pupil, Attempt.wrong("rook/first-move", "a2a6", Effort.NONE, "sliders-jump"));
    PlayedGame game = as(people.get(Actor.PUPIL), this::play);
    return new Year(
        a, created.code(), pupil, group, assignment, own, game, board(a, pupil, made), people);
  }

  private GameId board(ClassId schoolClass, LearnerId pupil, TestClasses made) {
    LearnerId other = accounts.add(AccountRole.LEARNER, "Somebody", "a" + UUID.randomUUID()).id();
    made.addPupil(schoolClass, other);
    List<PeerPair> pair = List.of(new PeerPair(pupil, other));
    return peers.start(schoolClass.value(), pair, null, Duration.ofMinutes(3)).getFirst();
  }

  private PlayedGame play() {
    PlayedGame begun =
        PlayedGame.begin(
            GameId.random(), GameSettings.against(Opponent.HUNGRY_PAWN, SideChoice.WHITE));
    PlayedGame moved = games.play(begun, Move.parseUci("e2e4"));
    return games.answer(moved, new ComputerTurn.Moves(Move.parseUci("e7e5")));
  }

  /** Assigns to the group of the pupil, not to the classmate. */
  private static AssignmentPlan plan(OwnExercise own, long group) {
    return new AssignmentPlan(
        new AssignmentContent(
            "Secret task A",
            "",
            List.of(
                AssignedItem.once("rook/first-move", "lesson/rook"),
                AssignedItem.once(OwnExercise.item(own.id()), "own")),
            CompletionRules.USUAL),
        new Audience.Chosen(Set.of(new GroupId(group)), Set.of()),
        new AssignmentSchedule(LocalDateTime.of(2026, 1, 1, 8, 0), null));
  }

  private static @Nullable AccountRole role(Actor actor) {
    return switch (actor) {
      case VISITOR, EXPIRED -> null;
      case LEARNER, PUPIL, CLASSMATE, PUPIL_OF_B -> AccountRole.LEARNER;
      case TEACHER_OF_B, TEACHER, CO_TEACHER, ASSISTANT -> AccountRole.TEACHER;
      case ADMINISTRATOR, UNCONFIRMED_ADMINISTRATOR -> AccountRole.ADMINISTRATOR;
    };
  }

  /** Runs an action in a request of an account, or of a visitor for null. */
  <T extends @Nullable Object> T as(@Nullable Account account, Supplier<T> action) {
    TestBrowser browser = new TestBrowser();
    if (account != null) {
      browser.request(
          () -> {
            TestAccounts.signIn(currentAccount, account);
            return true;
          });
    }
    return browser.request(action);
  }

  /** Returns the cookie that an actor's browser sends, or null. */
  @Nullable String cookie(Actor actor, Year year) {
    Account account = year.account(actor == Actor.EXPIRED ? Actor.TEACHER : actor);
    Duration life = actor == Actor.EXPIRED ? Duration.ofSeconds(-1) : Duration.ofHours(1);
    return account == null
        ? null
        : TestAccounts.signInByCookie(
            signIns, account, life, actor != Actor.UNCONFIRMED_ADMINISTRATOR);
  }

  /** Returns all rows about class A and its pupil, as text. */
  String everythingOf(Year year) {
    UUID id = year.schoolClass().value();
    UUID pupil = year.pupil().value();
    UUID teacher = year.people().get(Actor.TEACHER).id().value();
    return String.join(
        "\n",
        rows("school_class where id = ?", id),
        rows("class_instructor where class_id = ?", id),
        rows("class_assistant where class_id = ?", id),
        rows("class_offer where class_id = ?", id),
        rows("class_pupil where class_id = ?", id),
        rows("class_group where class_id = ?", id),
        rows("class_group_pupil where group_id = ?", year.group()),
        rows("tied_device where class_id = ?", id),
        rows("tied_device_link where class_id = ?", id),
        rows("assignment where class_id = ?", id),
        rows("assignment_item where assignment_id = ?", year.assignment().value()),
        rows("assignment_group where assignment_id = ?", year.assignment().value()),
        rows("own_exercise where author_id = ?", teacher),
        rows("account where learner_id in (?, ?)", pupil, teacher),
        rows("sign_in_code where learner_id in (?, ?)", pupil, teacher),
        rows("attempt where learner_id = ?", pupil),
        rows("progress where learner_id = ?", pupil),
        rows("game where learner_id = ?", pupil),
        rows("game where class_id = ?", id),
        rows("game_player where game_id = ?", year.board().value()),
        rows("tournament where class_id = ?", id),
        rows("class_games where class_id = ?", id),
        rows("assignment_draft where class_id = ?", id),
        rows("assignment_template where learner_id = ?", teacher),
        rows("term_plan where class_id = ?", id),
        rows("class_grading where class_id = ?", id),
        rows("removed_pupil where class_id = ?", id),
        rows("class_promotion where from_class_id = ?", id),
        rows("pupil_comment where class_id = ?", id),
        rows("parent_link where class_id = ?", id),
        rows("class_message where class_id = ?", id),
        rows("live_lesson where class_id = ?", id),
        rows("live_answer where learner_id = ?", pupil));
  }

  private String rows(String from, Object... parameters) {
    List<Map<String, Object>> rows =
        jdbc.sql("select * from " + from).params(parameters).query().listOfRows();
    return from + rows.stream().map(Object::toString).sorted().toList();
  }
}
