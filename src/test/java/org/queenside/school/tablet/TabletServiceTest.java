package org.queenside.school.tablet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.ZoneId;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.account.Password;
import org.queenside.identity.session.ClassTabletPrompt;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.PasswordService;
import org.queenside.identity.session.SignInResult;
import org.queenside.identity.session.TestBrowser;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassSettingsService;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.TestClasses;
import org.queenside.school.roster.pupil.LockedOutPupilService;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.RecordNotFoundException;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What a tablet shows and does, and what it refuses. */
@SpringBootTest
class TabletServiceTest {

  private static final String PICTURES = "KnPqR";

  @Autowired private TabletService tablets;
  @Autowired private TabletTieService ties;
  @Autowired private SchoolClassService classes;
  @Autowired private ClassSettingsService settings;
  @Autowired private LockedOutPupilService lockedOut;
  @Autowired private AccountRepository accounts;
  @Autowired private PasswordService passwords;
  @Autowired private CurrentAccount currentAccount;
  @Autowired private JdbcClient jdbc;
  private final TestBrowser tablet = new TestBrowser();
  private Account teacher;
  private ClassId id;
  private Account amira;

  @BeforeEach
  void tieATablet() {
    teacher = accounts.add(AccountRole.TEACHER, "Ms Teacher", "teacher-" + UUID.randomUUID());
    id = newClass("5b");
    amira = pupil(id, "Amira Haddad");
    pupil(id, "Ben Kuhn");
    tablet.request(() -> tie(id, "Tablet 1"));
  }

  @Test
  void theTabletShowsFirstNamesAndWhoIsSignedIn() {
    assertThat(tablet.request(() -> tablets.pupils(id)))
        .containsExactly(new TabletPupil(1, "Amira", false), new TabletPupil(2, "Ben", false));

    signIn(1, "KnP");

    assertThat(tablet.request(() -> tablets.pupils(id)))
        .containsExactly(new TabletPupil(1, "Amira", true), new TabletPupil(2, "Ben", false));
    assertThat(asTeacher(() -> ties.recentSignIns(id)))
        .singleElement()
        .satisfies(
            signIn -> {
              assertThat(signIn.pupil()).isEqualTo("Amira Haddad");
              assertThat(signIn.device()).isEqualTo("Tablet 1");
            });
  }

  @Test
  void withSymbolsNoNameLeavesTheServer() {
    asTeacher(
        () -> {
          ties.setLabel(id, TabletLabel.SYMBOLS);
          return true;
        });

    assertThat(tablet.request(() -> tablets.pupils(id)))
        .extracting(TabletPupil::firstName)
        .containsExactly("", "");
    assertThat(new TabletPupil(14, "", false).piece()).isEqualTo('Q');
  }

  @Test
  void anotherDeviceSeesNothing() {
    TestBrowser other = new TestBrowser();

    assertThat(other.request(tablets::classes)).isEmpty();
    for (Supplier<Object> attempt : attempts(id, 1)) {
      assertThatThrownBy(() -> other.request(attempt)).isInstanceOf(RecordNotFoundException.class);
    }
    assertThatThrownBy(() -> other.request(() -> ActingAs.call(teacher, () -> tablets.pupils(id))))
        .isInstanceOf(RecordNotFoundException.class);
  }

  @Test
  void aPupilOfAnotherClassCannotSignInHere() {
    ClassId other = newClass("6a");
    Account dilek = pupil(other, "Dilek");
    pupil(other, "Emre");
    pupil(other, "Finn");

    for (Supplier<Object> attempt : attempts(other, 1)) {
      assertThatThrownBy(() -> tablet.request(attempt)).isInstanceOf(RecordNotFoundException.class);
    }
    assertThatThrownBy(() -> signIn(3, "KnP")).isInstanceOf(RecordNotFoundException.class);
    assertThat(signIn(1, "KnP")).isEqualTo(new SignInResult.SignedIn(amira));
    assertThat(tablet.request(currentAccount::findIgnoringPageOwner)).isNotEqualTo(dilek);
  }

  @Test
  void aTeacherWhoLearnsInTheClassIsNotShown() {
    new TestClasses(jdbc).addPupil(id, teacher.id());

    assertThat(tablet.request(() -> tablets.pupils(id))).hasSize(2);
    assertThatThrownBy(() -> signIn(3, "KnP")).isInstanceOf(RecordNotFoundException.class);
  }

  @Test
  void theTabletAsksForWhatThePupilHas() {
    assertThat(prompt(1)).isEqualTo(ClassTabletPrompt.FIRST_PICTURES);

    passwords.set(amira.id(), passwords.hash(Password.typed(Password.Kind.WORDS, "a-b-c")));
    assertThat(prompt(1)).isEqualTo(ClassTabletPrompt.PASSWORD);
    assertThat(signIn(1, "A B C")).isEqualTo(new SignInResult.SignedIn(amira));

    jdbc.sql("update account set password_hash = null where learner_id = ?")
        .param(amira.id().value())
        .update();
    assertThat(prompt(1)).isEqualTo(ClassTabletPrompt.NONE);
  }

  @Test
  void anArchivedClassIsUntiedAndStaysSoWhenItIsRestored() {
    signIn(1, "KnP");
    String link = asTeacher(() -> ties.newLink(id));

    asTeacher(() -> settings.archive(classes.open(id)));

    assertThat(tablet.request(tablets::classes)).isEmpty();
    assertThat(tablet.request(currentAccount::findIgnoringPageOwner)).isNull();
    assertThat(tablets.linkedClass(link)).isNull();
    assertThatThrownBy(() -> asTeacher(() -> ties.newLink(id)))
        .isInstanceOf(ClassArchivedException.class);
    assertThatThrownBy(() -> asTeacher(() -> tie(id, "Tablet 2")))
        .isInstanceOf(ClassArchivedException.class);
    asTeacher(() -> settings.restore(classes.open(id)));
    assertThat(asTeacher(() -> ties.tablets(id))).isEmpty();
    assertThat(tablets.linkedClass(link)).isNull();
  }

  @Test
  void aLinkTiesDevicesUntilANewOneIsMade() {
    TestBrowser other = new TestBrowser();
    String link = asTeacher(() -> ties.newLink(id));
    assertThat(tablets.linkedClass(link)).isEqualTo(new TabletClass(id, "5b"));
    assertThat(tablets.nextName(link)).isEqualTo("Tablet 2");

    other.request(() -> tieBy(link));
    assertThat(other.request(() -> tablets.pupils(id))).hasSize(2);

    asTeacher(() -> ties.newLink(id));
    assertThatThrownBy(() -> new TestBrowser().request(() -> tieBy(link)))
        .isInstanceOf(RecordNotFoundException.class);
    assertThat(asTeacher(() -> ties.tablets(id))).hasSize(2);
  }

  @Test
  void aClassHasAHundredTabletsAtMost() {
    String link = asTeacher(() -> ties.newLink(id));
    for (int number = 2; number <= TabletTieService.MOST; number++) {
      new TestBrowser().request(() -> tieBy(link));
    }

    assertThatThrownBy(() -> new TestBrowser().request(() -> tieBy(link)))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("tablets.too-many");
    assertThat(asTeacher(() -> ties.tablets(id))).hasSize(TabletTieService.MOST);
  }

  @Test
  void theTeacherSeesWhoIsLockedOutAndLetsThemIn() {
    for (int slip = 0; slip < 10; slip++) {
      signIn(1, "PPP");
    }
    assertThat(signIn(1, "KnP")).isInstanceOf(SignInResult.RateLimited.class);
    assertThat(asTeacher(() -> lockedOut.lockedOut(id)))
        .extracting(Pupil::id)
        .containsExactly(amira.id());
    ClassId other = newClass("6a");
    assertThatThrownBy(() -> asTeacher(() -> unlock(other)))
        .isInstanceOf(RecordNotFoundException.class);

    asTeacher(() -> unlock(id));

    assertThat(asTeacher(() -> lockedOut.lockedOut(id))).isEmpty();
    assertThat(signIn(1, "KnP")).isInstanceOf(SignInResult.SignedIn.class);
  }

  private Iterable<Supplier<Object>> attempts(ClassId wanted, int card) {
    return java.util.List.of(
        () -> tablets.pupils(wanted),
        () -> tablets.prompt(wanted, card),
        () -> tablets.signIn(wanted, card, "KnP"));
  }

  private SignInResult signIn(int card, String pictures) {
    return tablet.request(() -> tablets.signIn(id, card, pictures));
  }

  private ClassTabletPrompt prompt(int card) {
    return tablet.request(() -> tablets.prompt(id, card));
  }

  private boolean unlock(ClassId from) {
    lockedOut.unlock(from, amira.id());
    return true;
  }

  private boolean tieBy(String link) {
    tablets.tie(link, "Tablet");
    return true;
  }

  private boolean tie(ClassId to, String name) {
    return asTeacher(
        () -> {
          ties.tie(to, name);
          return true;
        });
  }

  private <T extends @Nullable Object> T asTeacher(Supplier<T> action) {
    return ActingAs.call(teacher, action::get);
  }

  private ClassId newClass(String name) {
    return asTeacher(() -> classes.create(name, ZoneId.of("Europe/Berlin")).id());
  }

  private Account pupil(ClassId in, String name) {
    Account pupil = accounts.add(AccountRole.LEARNER, name, "pupil-" + UUID.randomUUID());
    passwords.set(pupil.id(), passwords.hash(Password.typed(Password.Kind.PICTURES, PICTURES)));
    new TestClasses(jdbc).addPupil(in, pupil.id());
    return pupil;
  }
}
