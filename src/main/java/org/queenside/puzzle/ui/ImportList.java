package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.queenside.puzzle.CollectionId;
import org.queenside.puzzle.exchange.Import;
import org.queenside.puzzle.exchange.ImportDesk;
import org.queenside.puzzle.exchange.Importer;

/** The imports, each with how it stands. Rows stay what they are while their content changes. */
final class ImportList extends Section {
  private final ImportDesk desk;
  private final Importer importer;
  private final CollectionRights rights;
  private final Runnable changed;
  private final UnorderedList list = new UnorderedList();
  private final Map<CollectionId, ImportItem> items = new HashMap<>();

  ImportList(ImportDesk desk, Importer importer, CollectionRights rights, Runnable changed) {
    this.desk = desk;
    this.importer = importer;
    this.rights = rights;
    this.changed = changed;
    list.addClassName("import-list");
    add(new H3(getTranslation("collections.imports")), list);
    setVisible(false);
  }

  void show(List<Import> imports) {
    setVisible(!imports.isEmpty());
    items
        .entrySet()
        .removeIf(
            entry -> {
              boolean gone =
                  imports.stream().noneMatch(one -> one.collection().equals(entry.getKey()));
              if (gone) {
                list.remove(entry.getValue());
              }
              return gone;
            });
    for (Import one : imports.reversed()) {
      items.computeIfAbsent(one.collection(), _ -> add(one)).show(one);
    }
  }

  private ImportItem add(Import begun) {
    ImportItem item = new ImportItem(begun, desk, importer, rights, changed);
    list.addComponentAsFirst(item);
    return item;
  }
}
