package org.queenside.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.queenside.store.DatabaseStorage.Place;

class DatabaseStorageTest {

  @Test
  void theH2FileHasASizeAndFreeSpaceOnItsDisk(@TempDir Path folder) {
    try (TestDatabase database = TestDatabase.onH2File(folder)) {
      Place place = new DatabaseStorage(database.jdbc(), database.url()).find();

      assertThat(place).isInstanceOf(Place.InFile.class);
      Place.InFile file = (Place.InFile) place;
      assertThat(file.file()).isEqualTo(folder.resolve("queenside.mv.db").toAbsolutePath());
      assertThat(file.bytes()).isPositive();
      assertThat(file.free()).isPositive();
    }
  }

  @Test
  void thePostgreSqlServerReportsTheSizeOfTheDatabase() {
    try (TestDatabase database = TestDatabase.onPostgreSql()) {
      assertThat(new DatabaseStorage(database.jdbc(), database.url()).find())
          .isInstanceOfSatisfying(
              Place.OnServer.class, server -> assertThat(server.bytes()).isPositive());
    }
  }

  @Test
  void aDatabaseInMemoryIsNamedAsSuch() {
    try (TestDatabase database = TestDatabase.onH2()) {
      assertThat(new DatabaseStorage(database.jdbc(), "jdbc:h2:mem:any").find())
          .isEqualTo(new Place.InMemory());
    }
  }
}
