package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.i18n.I18NProvider;
import java.time.Clock;
import org.queenside.identity.account.AccountOverview;
import org.queenside.identity.management.AccountAdministrationService;
import org.queenside.ui.FoldedSection;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.PagedList;
import org.queenside.ui.StatusMessage;

/** Lists teachers and administrators, and finds anyone, with what can be done to an account. */
final class StaffSection extends FoldedSection {

  private final AccountAdministrationService administration;
  private final Clock clock;
  private final Div accounts = new Div();
  private final StatusMessage status = new StatusMessage();
  private final FormField text =
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
    super(I18NProvider.translate("admin.staff"));
    this.administration = administration;
    this.clock = clock;
    add(
        new Paragraph(getTranslation("admin.staff.about")),
        new Form(getTranslation("admin.find.go"), this::find, text).quiet(),
        status,
        accounts);
    text.setValue(wanted);
    find();
    if (!wanted.isEmpty()) {
      setOpen(true);
      text.input().focus();
    }
  }

  private void find() {
    text.clearError();
    status.removeAll();
    String typed = text.value();
    var found =
        PagedList.of(
            AccountAdministrationService.PAGE,
            skipped -> administration.search(typed, skipped),
            this::row);
    accounts.removeAll();
    accounts.add(found);
    if (found.isEmpty()) {
      text.showError(getTranslation("admin.find.none"));
    }
  }

  private AccountListItem row(AccountOverview overview) {
    return new AccountListItem(
        overview,
        administration,
        clock,
        done -> {
          text.setValue("");
          find();
          status.showSuccessAndFocus(done);
        });
  }
}
