package org.queenside.school.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.vaadin.flow.server.VaadinSession;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.session.TestBrowser;
import org.queenside.school.roster.RosterFixture.Person;
import org.queenside.store.ConflictException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class SchoolClassServiceTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
  private static final ZoneId LISBON = ZoneId.of("Europe/Lisbon");

  private final RosterFixture school;
  private final Person ada;
  private final Person ben;

  SchoolClassServiceTest(TestDatabase database) {
    school = new RosterFixture(database, Clock.systemUTC());
    ada = school.teacher("Ada");
    ben = school.teacher("Ben");
  }

  @Test
  void newClassHasACodeOfSixUnambiguousLetters() {
    SchoolClass made = ada.does(() -> school.classes.create(" 5b ", BERLIN));

    assertThat(made.name()).isEqualTo("5b");
    assertThat(made.code()).matches("[BCDFGHJKMNPQRSTVWXZ]{6}");
    assertThat(made.zone()).isEqualTo(BERLIN);
    assertThat(made.archived()).isFalse();
  }

  @Test
  void classesAreListedInNaturalOrder() {
    ada.does(() -> school.classes.create("Class 10a", BERLIN));
    ada.does(() -> school.classes.create("Class 5b", BERLIN));
    SchoolClass old = ada.does(() -> school.classes.create("Class 1c", BERLIN));
    ada.does(() -> school.settings.archive(old));

    assertThat(ada.does(school.classes::all))
        .extracting(SchoolClass::name)
        .containsExactly("Class 5b", "Class 10a", "Class 1c");
  }

  @Test
  void jobOrCommandActsForAnAccountWithoutVaadin() {
    SchoolClass made = ActingAs.call(ada.account, () -> school.classes.create("5b", BERLIN));

    assertThat(VaadinSession.getCurrent()).isNull();
    assertThat(ActingAs.call(ada.account, school.classes::all)).containsExactly(made);
    assertThat(ada.does(school.classes::all)).containsExactly(made);
    assertThat(ActingAs.call(ben.account, school.classes::all)).isEmpty();
    assertThatThrownBy(school.classes::all).isInstanceOf(RoleRequiredException.class);
  }

  @Test
  void anotherTeachersClassIsNotFound() {
    SchoolClass adas = ada.does(() -> school.classes.create("5b", BERLIN));

    assertThat(ben.does(school.classes::all)).isEmpty();
    assertThatThrownBy(() -> ben.does(() -> school.classes.open(adas.id())))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> ben.does(() -> school.settings.change(adas, "Mine", BERLIN)))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> new TestBrowser().request(() -> school.classes.open(adas.id())))
        .isInstanceOf(RoleRequiredException.class);
  }

  @Test
  void secondChangeOfTheSameVersionIsRefused() {
    SchoolClass seen = ada.does(() -> school.classes.create("5b", BERLIN));
    SchoolClass first = ada.does(() -> school.settings.change(seen, "5c", LISBON));

    assertThatThrownBy(() -> ada.does(() -> school.settings.change(seen, "5d", BERLIN)))
        .isInstanceOf(ConflictException.class);

    assertThat(ada.does(() -> school.classes.open(seen.id()))).isEqualTo(first);
    assertThat(first.name()).isEqualTo("5c");
    assertThat(first.zone()).isEqualTo(LISBON);
  }

  @Test
  void archivedClassIsReadOnlyUntilItIsRestored() {
    SchoolClass made = ada.does(() -> school.classes.create("5b", BERLIN));
    ada.adds(made.id(), "Amira");

    SchoolClass archived = ada.does(() -> school.settings.archive(made));

    assertThat(archived.archived()).isTrue();
    assertThat(ada.does(() -> school.roster.pupils(made.id()))).hasSize(1);
    assertThatThrownBy(() -> ada.does(() -> school.settings.change(archived, "5c", BERLIN)))
        .isInstanceOf(ClassArchivedException.class);
    assertThatThrownBy(() -> ada.adds(made.id(), "Ben")).isInstanceOf(ClassArchivedException.class);
    assertThatThrownBy(() -> ada.does(() -> school.groups.create(made.id(), "Knights")))
        .isInstanceOf(ClassArchivedException.class);
    assertThatThrownBy(() -> ada.does(() -> school.loginCards.shortCodes(made.id())))
        .isInstanceOf(ClassArchivedException.class);

    ada.does(() -> school.settings.restore(archived));
    assertThat(ada.adds(made.id(), "Ben")).hasSize(1);
  }

  @Test
  void newCodeReplacesTheOldOne() {
    SchoolClass made = ada.does(() -> school.classes.create("5b", BERLIN));
    ada.adds(made.id(), "Amira");
    assertThat(school.membership.find(made.code(), 1)).isNotNull();

    SchoolClass renewed = ada.does(() -> school.settings.renewCode(made));

    assertThat(school.membership.find(made.code(), 1)).isNull();
    String typed =
        " "
            + renewed.code().substring(0, 3).toLowerCase(Locale.ROOT)
            + "-"
            + renewed.code().substring(3);
    assertThat(school.membership.find(typed, 1)).isNotNull();
    assertThat(school.membership.find(renewed.code(), 2)).isNull();
  }
}
