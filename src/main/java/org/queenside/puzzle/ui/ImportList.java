package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.transfer.ImportService;
import org.queenside.puzzle.transfer.PuzzleImport;
import org.queenside.ui.Markup;

/** The imports with their progress. Rows keep their components when their content changes. */
final class ImportList extends Section {
  private final ImportService importService;
  private final CollectionPermissions rights;
  private final Runnable changed;
  private final UnorderedList list = Markup.list("import-list");
  private final Map<PuzzleCollectionId, ImportListItem> items = new HashMap<>();

  ImportList(ImportService importService, CollectionPermissions rights, Runnable changed) {
    this.importService = importService;
    this.rights = rights;
    this.changed = changed;
    add(new H3(getTranslation("collections.imports")), list);
    setVisible(false);
  }

  void show(List<PuzzleImport> imports) {
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
    for (PuzzleImport one : imports.reversed()) {
      items.computeIfAbsent(one.collection(), _ -> add(one)).show(one);
    }
  }

  private ImportListItem add(PuzzleImport begun) {
    ImportListItem item = new ImportListItem(begun, importService, rights, changed);
    list.addComponentAsFirst(item);
    return item;
  }
}
