package org.queenside.command;

import java.util.Set;
import org.queenside.puzzle.PuzzleCollection;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.transfer.PuzzleImport;
import org.queenside.puzzle.transfer.PuzzleImporter;

/** Lists the collections, and the running imports. */
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
  public int run(CommandLine line, CommandOutput output) {
    try (CommandContext database = CommandContext.open(line.settings())) {
      for (PuzzleCollection collection : database.get(PuzzleService.class).collections()) {
        output
            .out()
            .println(
                MESSAGES.get(
                    "collections.line",
                    collection.id().toString(),
                    collection.puzzles(),
                    collection.name()));
      }
      for (PuzzleImport begun : database.get(PuzzleImporter.class).all()) {
        if (begun.state() == PuzzleImport.State.RUNNING) {
          output
              .out()
              .println(
                  MESSAGES.get(
                      "collections.running",
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
