package org.queenside.command;

import java.util.Set;
import org.queenside.puzzle.Collection;
import org.queenside.puzzle.Puzzles;
import org.queenside.puzzle.exchange.Import;
import org.queenside.puzzle.exchange.Importer;

/** Lists the collections, and the imports that are not done. */
final class CollectionsCommand implements Command {

  @Override
  public String name() {
    return "collections";
  }

  @Override
  public Set<String> options() {
    return Set.of();
  }

  @Override
  public int run(CommandLine line, Output output) {
    try (Database database = Database.open(line.settings())) {
      for (Collection collection : database.get(Puzzles.class).collections()) {
        output
            .out()
            .println(
                CommandWords.say(
                    "collections.line",
                    collection.id().toString(),
                    collection.puzzles(),
                    collection.name()));
      }
      for (Import begun : database.get(Importer.class).all()) {
        if (begun.state() != Import.State.DONE) {
          output
              .out()
              .println(
                  CommandWords.say(
                      "collections.begun",
                      begun.collection().toString(),
                      begun.counts().taken(),
                      begun.collectionName(),
                      begun.fileName()));
        }
      }
    }
    return 0;
  }
}
