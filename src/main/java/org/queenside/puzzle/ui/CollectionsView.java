package org.queenside.puzzle.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.dependency.StyleSheet;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import com.vaadin.flow.server.streams.UploadEvent;
import com.vaadin.flow.shared.Registration;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.puzzle.PuzzleCollection;
import org.queenside.puzzle.PuzzleCollectionService;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.transfer.ImportException;
import org.queenside.puzzle.transfer.ImportService;
import org.queenside.puzzle.transfer.PuzzleExporter;
import org.queenside.puzzle.transfer.PuzzleImport;
import org.queenside.ui.Focus;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.Page;
import org.queenside.ui.UploadField;

/**
 * The puzzle collections. Everyone may download them, teachers import new ones, and administrators
 * rename and delete them.
 */
@Route("collections")
@AnonymousAllowed
@StyleSheet("context://board/collections.css")
class CollectionsView extends Page {
  private static final int POLL_MILLIS = 1000;
  private static final String FILES = ".csv,.epd,.fen,.pgn,.txt,.gz,.zst";

  private final PuzzleService puzzles;
  private final PuzzleCollectionService collections;
  private final PuzzleExporter exporter;
  private final ImportService importService;
  private final CollectionPermissions rights;
  private final AuditRepository audit;
  private final boolean mayBring;
  private final boolean mayChange;

  private final H1 headline = new H1(heading());
  private final UnorderedList list = Markup.list("collection-list");
  private final ImportList imports;
  private final Div answer = new Div();
  private List<PuzzleCollection> shown = List.of();
  private @Nullable Registration polling;

  /** Why the last file was refused, as set by the upload request. */
  private volatile String refusal = "";

  CollectionsView(
      PuzzleService puzzles,
      PuzzleCollectionService collections,
      PuzzleExporter exporter,
      ImportService importService,
      ActingAccount actingAccount,
      AuditRepository audit) {
    super("page collections");
    this.puzzles = puzzles;
    this.collections = collections;
    this.exporter = exporter;
    this.importService = importService;
    this.rights = new CollectionPermissions(actingAccount);
    this.audit = audit;
    this.mayBring = rights.mayImport();
    this.mayChange = rights.mayChange();
    this.imports = new ImportList(importService, rights, this::refresh);

    answer.getElement().setAttribute("role", "status");

    add(headline, Markup.paragraph("lead", getTranslation("collections.lead")), list);
    add(mayBring ? bringing() : new Paragraph(getTranslation("collections.keeper")));
  }

  private Section bringing() {
    var upload =
        new UploadField(
            "collections.upload", FILES, importService.largest(), this::receive, this::received);
    return Markup.section(
        "bringing",
        new H2(getTranslation("collections.upload.headline")),
        new Paragraph(getTranslation("collections.upload.about")),
        upload,
        answer,
        imports);
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    refresh();
  }

  @Override
  protected void onAttach(AttachEvent event) {
    polling = event.getUI().addPollListener(poll -> refresh());
    refresh();
  }

  @Override
  protected void onDetach(DetachEvent event) {
    event.getUI().setPollInterval(-1);
    if (polling != null) {
      polling.remove();
    }
  }

  /** Runs without the session's lock, for as long as the upload takes. */
  private void receive(UploadEvent event) throws IOException {
    refusal = "";
    rights.checkImport();
    String name = event.getFileName().replaceAll(".*[/\\\\]|\\p{Cntrl}", "");
    try (InputStream in = event.getInputStream()) {
      importService.receive(name, in, event.getFileSize(), event.getUI().getLocale());
      audit.note(AuditAction.COLLECTION_BROUGHT, name);
    } catch (ImportException e) {
      refusal = e.text(event.getUI().getLocale());
      event.reject(refusal);
    }
  }

  private void received() {
    answer.removeAll();
    if (!refusal.isEmpty()) {
      answer.add(new Notice(Tone.REFUSED, getTranslation("collections.upload.not"), refusal));
    }
    refresh();
  }

  /** Redraws the list with its buttons. */
  private void changed() {
    refresh();
    Focus.moveTo(headline);
  }

  /** Polls every second while an import is running. */
  private void refresh() {
    List<PuzzleImport> all = mayBring ? importService.all() : List.of();
    boolean busy = all.stream().anyMatch(one -> one.state() == PuzzleImport.State.RUNNING);
    List<PuzzleCollection> now = puzzles.collections();
    if (!now.equals(shown)) {
      shown = now;
      list.removeAll();
      now.forEach(collection -> list.add(item(collection)));
    }
    if (mayBring) {
      imports.show(all);
    }
    getUI().ifPresent(ui -> ui.setPollInterval(busy ? POLL_MILLIS : -1));
  }

  private CollectionListItem item(PuzzleCollection collection) {
    CollectionListItem item = new CollectionListItem(collection, exporter);
    if (mayChange && !collection.builtIn()) {
      item.addEditButtons(collections, rights, audit, this::changed);
    }
    return item;
  }

  @Override
  public String heading() {
    return getTranslation("collections.headline");
  }
}
