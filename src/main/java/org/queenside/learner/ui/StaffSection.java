package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.Account;
import org.queenside.learner.StaffMember;
import org.queenside.learner.account.Administration;
import org.queenside.look.Field;
import org.queenside.look.Form;

/** Who teaches and who looks after the program, and what can be done about it. */
final class StaffSection extends AdministrationSection {

  private final Administration administration;
  private final Clock clock;
  private final UnorderedList staff = new UnorderedList();
  private final Said said = new Said();
  private final UnorderedList other = new UnorderedList();
  private final Field name =
      new Field("sign-in-name", getTranslation("admin.find.name"))
          .about(getTranslation("admin.find.about"))
          .with("autocomplete", "off")
          .with("autocapitalize", "none");

  StaffSection(Administration administration, Clock clock) {
    super("admin.staff");
    this.administration = administration;
    this.clock = clock;
    staff.addClassName("rows");
    other.addClassName("rows");
    var form = new Form(getTranslation("admin.find.go"), this::find, name);
    form.addClassName("quiet");
    add(new Paragraph(getTranslation("admin.staff.about")), said, staff, new Div(form), other);
    refresh();
  }

  private void refresh() {
    staff.removeAll();
    administration.staff().forEach(member -> staff.add(row(member)));
  }

  private void find() {
    name.accept();
    other.removeAll();
    said.removeAll();
    @Nullable Account found = administration.find(name.value());
    if (found == null) {
      name.refuse(getTranslation("admin.find.none"));
    } else {
      other.add(row(new StaffMember(found, null, false)));
    }
  }

  private StaffItem row(StaffMember member) {
    return new StaffItem(
        member,
        administration,
        clock,
        done -> {
          other.removeAll();
          refresh();
          said.conclude(done);
        });
  }
}
