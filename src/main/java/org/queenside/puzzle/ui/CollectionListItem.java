package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.server.streams.DownloadHandler;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.puzzle.PuzzleCollection;
import org.queenside.puzzle.PuzzleCollectionService;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.format.PuzzleFormat;
import org.queenside.puzzle.transfer.PuzzleExporter;
import org.queenside.ui.Button;
import org.queenside.ui.DownloadLink;
import org.queenside.ui.FileName;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** One collection with its name, size and downloads. */
final class CollectionListItem extends ListItem {
  private final PuzzleCollection collection;

  /** The form for renaming or the question before deleting; otherwise empty. */
  private final InlineQuestion question = new InlineQuestion();

  CollectionListItem(PuzzleCollection collection, PuzzleExporter exporter) {
    this.collection = collection;

    var count = Markup.span("count", getTranslation("collections.count", collection.puzzles()));
    var ways = Markup.div("ways", solve());
    for (PuzzleFormat format : PuzzleFormat.values()) {
      ways.add(export(format, exporter));
    }
    add(new H2(collection.name()), count, ways);
  }

  private Anchor solve() {
    String address = PuzzleAddress.of(PuzzleFilter.of(collection.id())).address();
    var link = LinkButton.text(address, "collections.solve");
    link.addClassName("solve");
    return link.about(collection.name());
  }

  private DownloadLink export(PuzzleFormat format, PuzzleExporter exporter) {
    DownloadHandler download =
        event -> {
          event.setFileName(FileName.of(collection.name(), format.ending()));
          event.setContentType("text/plain; charset=utf-8");
          exporter.write(collection, format, event.getOutputStream());
        };
    var link = new DownloadLink(download, format.name());
    link.addClassName("text");
    link.setAriaLabel(getTranslation("collections.export", collection.name(), format.name()));
    return link;
  }

  /**
   * Adds buttons to rename and to delete.
   *
   * @param changed called after a change
   */
  void addEditButtons(
      PuzzleCollectionService collections,
      CollectionPermissions rights,
      AuditRepository audit,
      Runnable changed) {
    var change = new Changes(collections, rights, audit, changed);
    var rename =
        Button.text("collections.rename", asked -> askForName(asked, change))
            .about(collection.name());
    var delete =
        Button.text("collections.delete", asked -> askToDelete(asked, change))
            .about(collection.name());
    add(Markup.div("change", rename, delete), question);
  }

  /** A change that may fail. */
  private record Changes(
      PuzzleCollectionService collections,
      CollectionPermissions rights,
      AuditRepository audit,
      Runnable changed) {}

  private void askForName(Button asked, Changes change) {
    var name = new Input();
    name.setId("name-" + collection.id());
    name.setValue(collection.name());
    name.getElement()
        .setAttribute("maxlength", String.valueOf(PuzzleCollectionService.LONGEST_NAME));
    var label = new NativeLabel(getTranslation("collections.name"));
    label.setFor(name);
    question.ask(
        asked,
        label,
        name,
        Button.outlined("collections.save", () -> rename(name.getValue().strip(), change)),
        question.cancelButton());
    name.focus();
  }

  private void rename(String wanted, Changes change) {
    change.rights.checkChange();
    if (!wanted.isEmpty()) {
      change.collections.rename(collection.id(), wanted);
      change.audit.note(AuditAction.COLLECTION_RENAMED, collection.name(), wanted);
    }
    question.cancel();
    change.changed.run();
  }

  private void askToDelete(Button asked, Changes change) {
    question.confirm(
        asked,
        getTranslation("collections.delete.ask", collection.name(), collection.puzzles()),
        getTranslation("collections.delete.sure"),
        getTranslation("collections.delete.keep"),
        () -> delete(change));
  }

  private void delete(Changes change) {
    change.rights.checkChange();
    change.collections.delete(collection.id());
    change.audit.note(AuditAction.COLLECTION_DELETED, collection.name());
    change.changed.run();
  }
}
