package org.queenside.classroom.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Input;
import org.junit.jupiter.api.Test;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.TestTeacher;
import org.queenside.look.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

@SpringBootTest
class ClassesViewTest extends PageTester {

  @Autowired private CurrentClasses classes;
  @Autowired private TestTeacher teacher;

  @Test
  void aNewTeacherMakesAClassAndIsLedToAddingPupils() {
    teacher.signIn();
    go("classes");
    assertThat(text()).contains("Make a class");

    $(Input.class).id("class-name").setValue("  Class\t5b ");
    press("Make the class");

    assertThat(classes.all()).singleElement().extracting("name").isEqualTo("Class 5b");
    ClassId id = classes.all().getFirst().id();
    assertThat(UI.getCurrent().getActiveViewLocation().getPath()).isEqualTo("class/" + id + "/add");
    go("classes");
    assertThat($(Anchor.class).all())
        .anyMatch(
            link -> link.getHref().equals("class/" + id) && link.getText().equals("Class 5b"));
  }

  @Test
  void aClassWithoutANameIsNotMade() {
    teacher.signIn();
    go("classes");

    $(Input.class).id("class-name").setValue(" \u202E ");
    press("Make the class");

    assertThat(text()).contains("A class needs a name of at most 60 letters.");
    assertThat(classes.all()).isEmpty();
  }

  private static void go(String address) {
    UI.getCurrent().navigate(address);
  }
}
