package org.queenside.school.report.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.report.ParentLinkService;
import org.queenside.school.report.PupilReportService;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.ui.Button;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.LinkButton;
import org.queenside.ui.LoopbackAddress;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.Table;

/** Prints the sheets for the parents of a whole class, with the codes for their own pages. */
@Route("class/:class/parents")
@RolesAllowed("TEACHER")
class ParentSheetsView extends AbstractClassView {

  private final RosterService roster;
  private final PupilReportService reports;
  private final ParentReportServices services;
  private final ParentLinkService links;
  private final Div state = new Div();
  private final InlineQuestion question = new InlineQuestion();
  private final ChangeNotice notice = new ChangeNotice();
  private final Div local = new Div();
  private final Div sheets = Markup.div("home-sheets");

  ParentSheetsView(
      SchoolClassService classes,
      RosterService roster,
      PupilReportService reports,
      ParentReportServices services,
      ParentLinkService links) {
    super(classes, ClassPage.PARENTS, "sheets.headline");
    this.roster = roster;
    this.reports = reports;
    this.services = services;
    this.links = links;
    addClassName("sheet-page");
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    sheets.removeAll();
    show(state, question, notice, local, sheets);
    draw(schoolClass);
  }

  private void draw(SchoolClass schoolClass) {
    List<Pupil> pupils = roster.pupils(schoolClass.id());
    Map<LearnerId, Instant> made = links.madeAt(schoolClass.id());
    state.removeAll();
    if (pupils.isEmpty()) {
      state.add(
          new H1(getTranslation("pupils.none")),
          Markup.div("go", LinkButton.filled(address(schoolClass.id(), "/add"), "pupils.add")));
      return;
    }
    List<LearnerId> all = pupils.stream().map(Pupil::id).toList();
    List<LearnerId> missing = all.stream().filter(each -> !made.containsKey(each)).toList();
    int having = all.size() - missing.size();
    var buttons = Markup.div("ways");
    boolean canMakeCodes = !schoolClass.archived() && !missing.isEmpty();
    if (canMakeCodes) {
      buttons.add(Button.filled("sheets.print.codes", () -> print(pupils, missing)));
    }
    buttons.add(
        canMakeCodes
            ? Button.text("sheets.print", () -> print(pupils, List.of()))
            : Button.filled("sheets.print", () -> print(pupils, List.of())));
    if (!schoolClass.archived() && having > 0) {
      buttons.add(
          Button.text(
              "sheets.renew",
              button ->
                  question.confirm(
                      button,
                      getTranslation("sheets.renew.ask", having),
                      getTranslation("sheets.renew"),
                      () -> print(pupils, all))));
    }
    state.add(
        new H1(getTranslation("sheets.now", having, all.size())),
        buttons,
        table(schoolClass, pupils, made));
  }

  private Table table(SchoolClass schoolClass, List<Pupil> pupils, Map<LearnerId, Instant> made) {
    var dates = new DateFormatter(getLocale());
    var table = new Table();
    table.addClassName("pupil-table");
    Table.Row head = table.head();
    head.header(getTranslation("pupils.name"));
    head.header(getTranslation("sheets.since"));
    for (Pupil each : pupils) {
      Table.Row row = table.row();
      row.header(
          new Anchor(PupilRouteParameters.of(schoolClass.id(), each.id()) + "/sheet", each.name()));
      Instant at = made.get(each.id());
      row.cell(at == null ? "–" : dates.of(at.atZone(schoolClass.zone())));
    }
    return table;
  }

  /** Draws all sheets, makes codes for the parents of some pupils, and prints. */
  private void print(List<Pupil> pupils, Collection<LearnerId> withCode) {
    question.close();
    notice.attempt(
        () -> {
          SchoolClass schoolClass = schoolClass();
          Map<LearnerId, ParentReportSheet> drawn = new LinkedHashMap<>();
          for (Pupil each : pupils) {
            drawn.put(
                each.id(),
                new ParentReportSheet(
                    schoolClass, reports.of(schoolClass.id(), each.id()), services));
          }
          Map<LearnerId, String> codes = links.create(schoolClass.id(), withCode);
          draw(schoolClass);
          sheets.removeAll();
          drawn.values().forEach(sheets::add);
          notice.showSuccessAndFocus(getTranslation("sheets.done", drawn.size(), codes.size()));
          // Parents use the same address that the teacher is using now.
          getElement()
              .executeJs("return document.baseURI")
              .then(String.class, base -> print(base, drawn, codes));
        });
  }

  private void print(
      String base, Map<LearnerId, ParentReportSheet> drawn, Map<LearnerId, String> codes) {
    local.removeAll();
    if (LoopbackAddress.is(base) && !codes.isEmpty()) {
      local.add(
          new Notice(
              Tone.HINT, getTranslation("parents.local"), getTranslation("parents.local.about")));
    }
    drawn.forEach(
        (pupil, sheet) -> {
          String code = codes.get(pupil);
          sheet.showCode(code == null ? "" : base + "parents/" + code);
        });
    UI.getCurrent().getPage().executeJs("requestAnimationFrame(() => window.print())");
  }

  @Override
  public String back() {
    return address(schoolClass().id(), "/pupils");
  }
}
