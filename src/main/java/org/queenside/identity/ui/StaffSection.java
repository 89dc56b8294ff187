package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.StaffMember;
import org.queenside.identity.management.AccountAdministrationService;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;

/** Lists instructors and administrators, with what can be done to their accounts. */
final class StaffSection extends AdministrationSection {

  private final AccountAdministrationService administration;
  private final Clock clock;
  private final UnorderedList staff = Markup.list("rows");
  private final StatusMessage status = new StatusMessage();
  private final UnorderedList other = Markup.list("rows");
  private final FormField name =
      new FormField("sign-in-name", getTranslation("admin.find.name"))
          .withHelp(getTranslation("admin.find.about"))
          .with("autocomplete", "off")
          .with("autocapitalize", "none");

  /**
   * Creates the section.
   *
   * @param wanted the user name of the account to show first, or empty
   */
  StaffSection(AccountAdministrationService administration, Clock clock, String wanted) {
    super("admin.staff");
    this.administration = administration;
    this.clock = clock;
    var form = new Form(getTranslation("admin.find.go"), this::find, name);
    form.addClassName("quiet");
    add(new Paragraph(getTranslation("admin.staff.about")), status, staff, new Div(form), other);
    refresh();
    if (!wanted.isEmpty()) {
      name.setValue(wanted);
      find();
      name.input().focus();
    }
  }

  private void refresh() {
    staff.removeAll();
    administration.staff().forEach(member -> staff.add(row(member)));
  }

  private void find() {
    name.clearError();
    other.removeAll();
    status.removeAll();
    @Nullable Account found = administration.find(name.value());
    if (found == null) {
      name.showError(getTranslation("admin.find.none"));
    } else {
      other.add(row(new StaffMember(found, null, false)));
    }
  }

  private StaffListItem row(StaffMember member) {
    return new StaffListItem(
        member,
        administration,
        clock,
        done -> {
          other.removeAll();
          refresh();
          status.showSuccessAndFocus(done);
        });
  }
}
