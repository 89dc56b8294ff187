package org.queenside.puzzle.ui;

import com.vaadin.flow.component.HtmlComponent;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.server.streams.DownloadHandler;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.transfer.ImportCounts;
import org.queenside.puzzle.transfer.ImportService;
import org.queenside.puzzle.transfer.PuzzleImport;
import org.queenside.ui.Button;
import org.queenside.ui.DownloadLink;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;

/** One import with its progress, its result and its actions. */
final class ImportListItem extends ListItem {
  private static final int ANNOUNCED_STEP = 25;

  private final PuzzleCollectionId collection;
  private final CollectionPermissions rights;
  private final Progress bar = new Progress();
  private final Span standing = Markup.span("standing");
  private final Paragraph counts = new Paragraph();
  private final Paragraph noted = new Paragraph();
  private final Div problem = new Div();
  private final Span spoken = Markup.span("sr");
  private final Button stop;
  private final Button remove;
  private String said = "";

  /** The browser's own progress bar. */
  @Tag("progress")
  private static final class Progress extends HtmlComponent {
    void show(int percent) {
      getElement().setAttribute("max", "100");
      getElement().setProperty("value", percent);
    }
  }

  ImportListItem(
      PuzzleImport begun,
      ImportService importService,
      CollectionPermissions rights,
      Runnable changed) {
    this.collection = begun.collection();
    this.rights = rights;
    this.stop = button("stop", () -> importService.stop(collection), changed);
    this.remove = button("remove", () -> importService.remove(collection), changed);

    spoken.getElement().setAttribute("role", "status");
    bar.getElement().setAttribute("aria-label", begun.fileName());
    add(
        Markup.span("file", begun.fileName()),
        standing,
        bar,
        counts,
        noted,
        problem,
        Markup.div("change", stop, remove, report(begun, importService)),
        spoken);
  }

  void show(PuzzleImport now) {
    boolean running = now.state() == PuzzleImport.State.RUNNING;
    String state = now.state().name().toLowerCase(Locale.ROOT);
    ImportCounts found = now.counts();
    bar.setVisible(now.state() != PuzzleImport.State.DONE);
    bar.show(now.percent());
    standing.setText(getTranslation("collections.import." + state, now.percent()));
    counts.setText(
        getTranslation(
            "collections.import.counts",
            found.read(),
            found.taken(),
            found.noMate(),
            found.doubled(),
            found.broken()));
    noted.setVisible(found.noted() > 0);
    noted.setText(getTranslation("collections.import.noted", found.noted()));
    stop.setVisible(running);
    remove.setVisible(now.isRemovable());
    showProblem(now.problem(getLocale()));
    speak(state, now);
  }

  private void showProblem(String text) {
    if (!text.equals(problem.getElement().getAttribute("data-text"))) {
      problem.getElement().setAttribute("data-text", text);
      problem.removeAll();
      if (!text.isEmpty()) {
        problem.add(new Notice(Tone.REFUSED, getTranslation("collections.import.problem"), text));
      }
    }
  }

  /** Announces only quarters and the end to screen readers, instead of every second's progress. */
  private void speak(String state, PuzzleImport now) {
    int step = now.percent() / ANNOUNCED_STEP * ANNOUNCED_STEP;
    String text =
        getTranslation(
            "collections.import.said",
            now.fileName(),
            getTranslation("collections.import." + state, step));
    if (!text.equals(said)) {
      said = text;
      spoken.setText(text);
    }
  }

  private DownloadLink report(PuzzleImport begun, ImportService importService) {
    DownloadHandler download =
        event -> {
          event.setFileName(begun.fileName() + "-report.txt");
          event.setContentType("text/plain; charset=utf-8");
          event
              .getOutputStream()
              .write(
                  importService
                      .report(collection)
                      .text(getLocale())
                      .getBytes(StandardCharsets.UTF_8));
        };
    var link =
        new DownloadLink(
            download, getTranslation("collections.import.report"), rights::checkImport);
    link.addClassName("text");
    link.setAriaLabel(link.getText() + ": " + begun.fileName());
    return link;
  }

  private Button button(String key, Runnable action, Runnable changed) {
    return Button.text(
        "collections.import." + key,
        () -> {
          rights.checkImport();
          action.run();
          changed.run();
        });
  }
}
