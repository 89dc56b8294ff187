package org.queenside.school.tablet.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.NativeButton;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.account.Password;
import org.queenside.identity.session.ClassTabletRepository;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.CurrentClassTablet;
import org.queenside.identity.session.PasswordService;
import org.queenside.identity.session.TestAccounts;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.TestClasses;
import org.queenside.school.tablet.TabletTieService;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

@SpringBootTest
class TabletViewTest extends PageTester {

  @Autowired private SchoolClassService classes;
  @Autowired private TabletTieService ties;
  @Autowired private AccountRepository accounts;
  @Autowired private PasswordService passwords;
  @Autowired private CurrentAccount currentAccount;
  @Autowired private CurrentClassTablet device;
  @Autowired private ClassTabletRepository devices;
  @Autowired private JdbcClient jdbc;
  private Account teacher;
  private ClassId id;
  private Account amira;

  @BeforeEach
  void tieTheDevice() {
    teacher = accounts.add(AccountRole.TEACHER, "Ms Teacher", "teacher-" + UUID.randomUUID());
    id = newClass("5b");
    amira = accounts.add(AccountRole.LEARNER, "Amira Haddad", "amira-" + UUID.randomUUID());
    passwords.set(amira.id(), passwords.hash(Password.typed(Password.Kind.PICTURES, "KnPqR")));
    new TestClasses(jdbc).addPupil(id, amira.id());
    TestAccounts.tie(device, id.value());
  }

  @Test
  void aDeviceWithoutTheCookieOfATiedOneShowsNothing() {
    devices.untieAll(id.value());

    visit("tablet");

    assertThat(text()).contains("This device isn’t tied to a class").doesNotContain("Amira", "5b");
  }

  @Test
  void theFirstPageAndTheSignInPageLeadToTheNames() {
    visit("");
    assertThat(path()).isEqualTo("tablet");
    visit("sign-in?out");
    assertThat(path()).isEqualTo("tablet");
    assertThat(text()).contains("Tap your name").contains("Amira").doesNotContain("Haddad");

    visit("sign-in?teacher");
    assertThat(path()).isEqualTo("sign-in");
    assertThat(text()).contains("User name");
  }

  @Test
  void threePicturesSignIn() {
    visit("tablet?pupil=1");
    assertThat(text()).contains("Hi, Amira").contains("Tap the first three pictures");

    tap("White king", "Black knight", "White bishop");
    assertThat(text()).contains("Not quite. Try again.").doesNotContain("0 of 3");

    tap("White king", "Black knight");
    assertThat(text()).contains("2 of 3 pictures tapped");
    press("Undo last");
    assertThat(text()).contains("1 of 3 pictures tapped");
    tap("Black knight", "White pawn");
    assertThat(devices.signedIn(id.value())).containsExactly(amira.id());
  }

  @Test
  void tooManyWrongTriesBlockOnlyThatPupil() {
    visit("tablet?pupil=1");
    for (int slip = 0; slip < 11; slip++) {
      tap("White king", "White king", "White king");
    }
    assertThat(text())
        .contains("Too many wrong tries, Amira. Ask your teacher, or wait 5 minutes.");

    visit("tablet");
    assertThat(text()).contains("Tap your name").doesNotContain("wrong tries");
  }

  @Test
  void anUnknownNumberLeadsBackToTheNames() {
    for (String card : List.of("2", "0", "-1", "x", "99999999999999")) {
      visit("tablet?pupil=" + card);
      assertThat(text()).contains("Tap your name");
    }
  }

  @Test
  void aTabletThatWasUntiedMeanwhileGoesBack() {
    visit("tablet?pupil=1");
    devices.untieAll(id.value());

    tap("White king", "Black knight", "White pawn");

    assertThat(devices.signedIn(id.value())).isEmpty();
    visit("tablet");
    assertThat(text()).contains("isn’t tied");
  }

  @Test
  void aDeviceOfTwoClassesAsksForTheClassFirst() {
    ClassId other = newClass("6a");
    TestAccounts.tie(device, other.value());

    visit("tablet");

    assertThat(text()).contains("Tap your class").contains("5b").contains("6a");
    assertThat($(Anchor.class).all())
        .extracting(Anchor::getHref)
        .contains("tablet?class=" + id, "tablet?class=" + other);
    visit("tablet?class=" + id);
    assertThat($(Anchor.class).all())
        .extracting(Anchor::getHref)
        .contains("tablet?class=" + id + "&pupil=1");
    visit("tablet?class=" + UUID.randomUUID() + "&pupil=1");
    assertThat(text()).contains("Tap your class").doesNotContain("Amira");
  }

  @Test
  void whoeverIsStillSignedInIsNamed() {
    TestAccounts.signIn(currentAccount, amira);

    visit("tablet");

    assertThat(text()).contains("You’re signed in as Amira Haddad.").contains("sign out");
  }

  @Test
  void theTeachersListUntiesADevice() {
    TestAccounts.signIn(currentAccount, teacher);
    visit("class/" + id + "/tablets");
    assertThat(text())
        .contains("One tablet is tied to this class")
        .contains("Nobody has signed in there yet.");

    press("Untie");
    assertThat(text()).contains("Untie Tablet 1?");
    test($(NativeButton.class).withText("Untie").all().getLast()).click();

    assertThat(ActingAs.call(teacher, () -> ties.tablets(id))).isEmpty();
    assertThat(text())
        .contains("No tablet is tied to this class yet")
        .contains("Tablet 1 is untied.");
  }

  @Test
  void theOldAddressOfTheCodesLeadsToTheTabletsWhichMakeThem() {
    TestAccounts.signIn(currentAccount, teacher);
    visit("class/" + id + "/codes");
    assertThat(path()).isEqualTo("class/" + id + "/tablets");
    assertThat(text()).doesNotContain("Codes for 5b");

    press("Make sign-in codes");

    assertThat(text()).contains("Codes for 5b").containsPattern("Amira Haddad[0-9A-Z]");
  }

  @Test
  void anExpiredLinkIsRefusedPolitely() {
    String link = ActingAs.call(teacher, () -> ties.newLink(id));
    visit("tie/" + link);
    assertThat(text()).contains("Tie this device to 5b?");
    ActingAs.call(teacher, () -> ties.newLink(id));

    visit("tie/" + link);

    assertThat(text()).contains("This link doesn’t work any more.");
  }

  private void tap(String... pictures) {
    for (String picture : pictures) {
      NativeButton button =
          $(NativeButton.class).all().stream()
              .filter(each -> picture.equals(each.getAriaLabel().orElse("")))
              .findFirst()
              .orElseThrow();
      test(button).click();
    }
  }

  private static String path() {
    return UI.getCurrent().getActiveViewLocation().getPath();
  }

  private ClassId newClass(String name) {
    return ActingAs.call(teacher, () -> classes.create(name, ZoneId.of("Europe/Berlin")).id());
  }
}
