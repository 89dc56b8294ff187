package org.queenside.learner.account;

import java.util.ArrayList;
import java.util.List;
import org.queenside.database.TestDatabase;
import org.queenside.learner.ClassTies;
import org.queenside.learner.House;
import org.queenside.learner.LearnerId;

/** What makes, changes and ends accounts on a test's database, put together as the program does. */
final class Office {

  final House house;
  final FirstLink firstLink;
  final Admissions admissions;
  final Administration administration;

  /** The names of the classes that everybody leads. */
  final List<String> led = new ArrayList<>();

  Office(TestDatabase database) {
    var jdbc = database.jdbc();
    var transactions = database.transactions();
    house = new House(database);
    firstLink = new FirstLink(house.accounts, false);
    var invitations = new Invitations(jdbc, house.clock);
    var settings = new Settings(jdbc, transactions);
    admissions =
        new Admissions(
            firstLink,
            invitations,
            settings,
            house.accounts,
            house.passwords,
            house.signIn,
            house.limit,
            house.audit,
            transactions);
    administration =
        new Administration(
            house.current,
            house.accounts,
            invitations,
            settings,
            new PupilRetention(settings, jdbc, transactions, house.clock),
            house.signIns,
            ties(),
            house.audit,
            transactions);
  }

  private ClassTies ties() {
    return new ClassTies() {
      @Override
      public boolean isPupil(LearnerId learner) {
        return false;
      }

      @Override
      public List<String> ledBy(LearnerId learner) {
        return led;
      }
    };
  }
}
