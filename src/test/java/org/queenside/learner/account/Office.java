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
  final InvitationDesk invitationDesk;
  final Administration administration;
  final Settings settings;

  /** The names of the classes that everybody leads. */
  final List<String> led = new ArrayList<>();

  Office(TestDatabase database) {
    var jdbc = database.jdbc();
    var transactions = database.transactions();
    house = new House(database);
    firstLink = new FirstLink(house.accounts, jdbc, house.clock, false);
    var invitations = new Invitations(jdbc, house.clock);
    var table = new SettingTable(jdbc, transactions);
    var entrance =
        new Entrance(
            house.accounts,
            house.passwords,
            house.arrival,
            house.secondStep,
            house.audit,
            transactions);
    admissions =
        new Admissions(firstLink, invitations, table, house.accounts, house.limit, entrance);
    var administrators = new ForAdministrators(house.current, transactions);
    invitationDesk = new InvitationDesk(administrators, invitations, house.audit);
    administration =
        new Administration(
            administrators,
            house.accounts,
            invitations,
            house.signIns,
            house.secondStep,
            ties(),
            house.audit);
    settings =
        new Settings(
            administrators,
            table,
            new PupilRetention(table, jdbc, transactions, house.clock),
            house.audit);
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
