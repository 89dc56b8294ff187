package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.server.streams.DownloadHandler;
import java.util.Locale;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.puzzle.PuzzleCollection;
import org.queenside.puzzle.PuzzleCollectionService;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.format.PuzzleFormat;
import org.queenside.puzzle.transfer.PuzzleExporter;
import org.queenside.ui.DownloadLink;
import org.queenside.ui.Markup;

/** One collection with its name, size and downloads. */
final class CollectionListItem extends ListItem {
  private final PuzzleCollection collection;

  /** The form for a new name or the question whether to delete; otherwise empty. */
  private final Div question = new Div();

  CollectionListItem(PuzzleCollection collection, PuzzleExporter exporter) {
    this.collection = collection;
    question.addClassName("question");
    var count = Markup.span("count", getTranslation("collections.count", collection.puzzles()));
    var ways = Markup.div("ways", solve());
    for (PuzzleFormat format : PuzzleFormat.values()) {
      ways.add(export(format, exporter));
    }
    add(new H2(collection.name()), count, ways);
  }

  private Anchor solve() {
    String address = PuzzlePath.of(PuzzleFilter.of(collection.id())).address();
    var link = new Anchor(address, getTranslation("collections.solve"));
    link.addClassNames("btn", "text", "solve");
    link.setAriaLabel(getTranslation("collections.solve") + ": " + collection.name());
    return link;
  }

  private DownloadLink export(PuzzleFormat format, PuzzleExporter exporter) {
    DownloadHandler download =
        event -> {
          event.setFileName(fileName(format));
          event.setContentType("text/plain; charset=utf-8");
          exporter.write(collection, format, event.getOutputStream());
        };
    var link = new DownloadLink(download, format.name());
    link.addClassName("text");
    link.setAriaLabel(getTranslation("collections.export", collection.name(), format.name()));
    return link;
  }

  private String fileName(PuzzleFormat format) {
    String plain = collection.name().toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\d]+", "-");
    return plain + "." + format.ending();
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
    var rename = button("collections.rename", "text");
    rename.addClickListener(click -> askForName(rename, change));
    var delete = button("collections.delete", "text");
    delete.addClickListener(click -> askToDelete(delete, change));
    for (NativeButton button : new NativeButton[] {rename, delete}) {
      button.setAriaLabel(button.getText() + ": " + collection.name());
    }
    add(Markup.div("change", rename, delete), question);
  }

  /** A change that may fail. */
  private record Changes(
      PuzzleCollectionService collections,
      CollectionPermissions rights,
      AuditRepository audit,
      Runnable changed) {}

  private void askForName(NativeButton asked, Changes change) {
    var name = new Input();
    name.setId("name-" + collection.id());
    name.setValue(collection.name());
    name.getElement()
        .setAttribute("maxlength", String.valueOf(PuzzleCollectionService.LONGEST_NAME));
    var label = new NativeLabel(getTranslation("collections.name"));
    label.setFor(name);
    var save = button("collections.save", "line");
    save.addClickListener(
        click -> {
          change.rights.checkChange();
          String wanted = name.getValue().strip();
          if (!wanted.isEmpty()) {
            change.collections.rename(collection.id(), wanted);
            change.audit.note(AuditAction.COLLECTION_RENAMED, collection.name() + " → " + wanted);
          }
          close(asked);
          change.changed.run();
        });
    question.removeAll();
    question.add(label, name, save, keep("collections.cancel", asked));
    name.focus();
  }

  private void askToDelete(NativeButton asked, Changes change) {
    var sure = button("collections.delete.sure", "line");
    sure.addClickListener(
        click -> {
          change.rights.checkChange();
          change.collections.delete(collection.id());
          change.audit.note(AuditAction.COLLECTION_DELETED, collection.name());
          change.changed.run();
        });
    var keep = keep("collections.delete.keep", asked);
    question.removeAll();
    question.add(
        new Paragraph(
            getTranslation("collections.delete.ask", collection.name(), collection.puzzles())),
        sure,
        keep);
    keep.focus();
  }

  private NativeButton keep(String key, NativeButton asked) {
    var keep = button(key, "text");
    keep.addClickListener(click -> close(asked));
    return keep;
  }

  private void close(NativeButton asked) {
    question.removeAll();
    asked.focus();
  }

  private NativeButton button(String key, String style) {
    var button = new NativeButton(getTranslation(key));
    button.addClassNames("btn", style);
    return button;
  }
}
