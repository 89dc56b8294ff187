package org.queenside.school.report.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.streams.DownloadHandler;
import jakarta.annotation.security.RolesAllowed;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.school.report.Gradebook;
import org.queenside.school.report.GradebookColumn;
import org.queenside.school.report.GradebookCsv;
import org.queenside.school.report.GradebookRow;
import org.queenside.school.report.GradebookService;
import org.queenside.school.report.Grading;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.Button;
import org.queenside.ui.DownloadLink;
import org.queenside.ui.FileName;
import org.queenside.ui.Markup;
import org.queenside.ui.PrintButton;
import org.queenside.ui.Select;

/** The gradebook of a class: pupils by assignments, in a term or over the whole time. */
@Route("class/:class/gradebook/:term?")
@RolesAllowed("TEACHER")
class GradebookView extends AbstractClassView {

  /** The parameter of the address that says how the pupils are sorted. */
  private static final String SORT = "sort";

  private final GradebookService gradebooks;
  private final Paragraph status = Markup.paragraph("status");
  private @Nullable GradebookTable table;
  private int term;
  private boolean lowestFirst;
  private boolean writing;

  GradebookView(SchoolClassService classes, GradebookService gradebooks) {
    super(classes, ClassPage.GRADEBOOK);
    this.gradebooks = gradebooks;
    status.getElement().setAttribute("role", "status");
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    String asked = event.getRouteParameters().get("term").orElse("0");
    term = asked.matches("\\d{1,3}") ? Integer.parseInt(asked) : 0;
    lowestFirst = event.getLocation().getQueryParameters().getSingleParameter(SORT).isPresent();
    draw();
  }

  private void draw() {
    ClassId id = schoolClass().id();
    Gradebook book = gradebooks.open(id, term);
    term = book.term();
    var page = Markup.div("gradebook", new H1(sentence(book)), tools(book), status);
    if (book.columns().isEmpty()) {
      page.add(Markup.paragraph("lead", getTranslation("gradebook.none")));
    }
    if (!book.rows().isEmpty()) {
      table =
          new GradebookTable(
              book, sorted(book), writing && !book.isReadOnly(), this::comment, this::count);
      page.add(table);
    }
    if (!book.isReadOnly()) {
      page.add(new GradingForm(book, typed -> change(book.grading(), typed)));
    }
    show(page);
  }

  /** Says how the class is doing. */
  private String sentence(Gradebook book) {
    Integer average = book.average();
    if (average == null) {
      return getTranslation("gradebook.now.none");
    }
    String mark = book.scale().mark(average);
    return mark == null
        ? getTranslation("gradebook.now", average)
        : getTranslation("gradebook.now.mark", average, mark);
  }

  private List<GradebookRow> sorted(Gradebook book) {
    if (!lowestFirst) {
      return book.rows();
    }
    return book.rows().stream()
        .sorted(
            Comparator.comparing(
                GradebookRow::average, Comparator.nullsLast(Comparator.naturalOrder())))
        .toList();
  }

  private Div tools(Gradebook book) {
    var tools = Markup.div("ways");
    if (!book.terms().isEmpty()) {
      tools.add(terms(book));
    }
    if (book.rows().size() > 1) {
      tools.add(
          new Select<>(
                  "order",
                  getTranslation("gradebook.order"),
                  List.of(false, true),
                  lowest -> getTranslation(lowest ? "gradebook.order.average" : "gradebook.pupil"))
              .set(lowestFirst)
              .onChange(lowest -> go(book.term(), lowest)));
    }
    ClassId id = schoolClass().id();
    var link =
        new DownloadLink(
            download(id, term),
            getTranslation("gradebook.download"),
            () -> gradebooks.open(id, term));
    link.addClassName("line");
    tools.add(new PrintButton(getTranslation("gradebook.print")), link);
    if (!book.isReadOnly() && !book.rows().isEmpty()) {
      tools.add(
          Button.outlined(
              writing ? "gradebook.comments.done" : "gradebook.comments", this::switchWriting));
    }
    return tools;
  }

  private void switchWriting() {
    writing = !writing;
    draw();
    if (table != null) {
      table.focusComments();
    }
  }

  /** Opens a term and an order, which the address keeps. */
  private void go(int term, boolean lowest) {
    UI.getCurrent()
        .navigate(
            address(schoolClass().id(), "/gradebook" + (term == 0 ? "" : "/" + term)),
            lowest ? QueryParameters.of(SORT, "average") : QueryParameters.empty());
  }

  private Select<Integer> terms(Gradebook book) {
    var choices = IntStream.rangeClosed(0, book.terms().size()).boxed().toList();
    return new Select<>(
            "term",
            getTranslation("gradebook.term"),
            choices,
            number ->
                number == 0
                    ? getTranslation("gradebook.term.all")
                    : book.terms().get(number - 1).name())
        .set(book.term())
        .onChange(number -> go(number, lowestFirst));
  }

  /** Returns what is wrong with the typed texts, or nothing. */
  private String change(Grading before, Grading typed) {
    try {
      gradebooks.change(schoolClass().id(), before, typed);
    } catch (ChangeRefusedException e) {
      return getTranslation(e.messageKey(), e.arguments());
    } catch (ConflictException e) {
      return getTranslation("gradebook.conflict");
    } catch (ClassArchivedException e) {
      return getTranslation("gradebook.archived");
    }
    draw();
    status.setText(getTranslation("gradebook.saved"));
    return "";
  }

  private void count(GradebookColumn column, boolean counted) {
    String title = column.assignment().plan().title();
    String done = counted ? "gradebook.counts.yes" : "gradebook.counts.no";
    try {
      gradebooks.setCounted(schoolClass().id(), column.assignment().id(), counted);
    } catch (ClassArchivedException e) {
      done = "gradebook.archived";
    } catch (RecordNotFoundException e) {
      done = "gradebook.counts.gone";
    }
    draw();
    status.setText(getTranslation(done, title));
    if (table != null) {
      table.focus(column);
    }
  }

  /** Saves a comment, and returns it as stored. */
  private String comment(GradebookRow row, String before, String typed) {
    if (typed.length() > GradebookService.LONGEST_COMMENT) {
      status.setText(getTranslation("gradebook.comment.long", GradebookService.LONGEST_COMMENT));
      return before;
    }
    try {
      String saved = gradebooks.comment(schoolClass().id(), row.pupil().id(), before, typed);
      status.setText(getTranslation("gradebook.comment.saved", row.pupil().name()));
      return saved;
    } catch (ConflictException e) {
      status.setText(getTranslation("gradebook.conflict"));
    } catch (ClassArchivedException e) {
      status.setText(getTranslation("gradebook.archived"));
    }
    return before;
  }

  private DownloadHandler download(ClassId id, int term) {
    Locale locale = getLocale();
    return CheckedDownload.of(
        () -> gradebooks.export(id, term),
        GradebookView::fileName,
        "text/csv; charset=UTF-8",
        (book, spreadsheets, out) -> GradebookCsv.write(book, locale, spreadsheets, out));
  }

  private static String fileName(Gradebook book) {
    String term = book.term() == 0 ? "" : "-" + book.terms().get(book.term() - 1).name();
    return FileName.of("gradebook-" + book.schoolClass().name() + term, "csv");
  }

  @Override
  protected String headline() {
    return getTranslation("gradebook.headline");
  }
}
