package org.queenside.school.roster;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.queenside.identity.account.NameNormalizer;

/** The titles that spreadsheets and school programs give to columns of names. */
final class ColumnTitles {

  private static final Set<String> NAME =
      Set.of("name", "names", "pupil", "pupils", "student", "child", "full name", "nom", "nome");
  private static final Set<String> FIRST =
      titles(
          """
          first name, firstname, first names, given name, given names, forename, first,
          vorname, rufname, prénom, prenom, nombre, voornaam, imię, fornavn, förnamn, etunimi""");
  private static final Set<String> LAST =
      titles(
          """
          last name, lastname, surname, family name, last, nachname, familienname, zuname,
          nom de famille, apellido, apellidos, cognome, sobrenome, achternaam, nazwisko,
          etternavn, efternavn, efternamn, sukunimi""");
  private static final Set<String> GROUP = Set.of("group", "team", "gruppe", "groupe", "grupo");

  private ColumnTitles() {}

  /** What the columns contain, judging by their titles; empty if no title belongs to names. */
  static List<ColumnMeaning> meanings(List<String> cells) {
    List<ColumnMeaning> meanings = cells.stream().map(ColumnTitles::meaning).toList();
    if (meanings.stream()
        .allMatch(each -> each == ColumnMeaning.IGNORED || each == ColumnMeaning.GROUP)) {
      return List.of();
    }
    // Beside a column of first names, "Name" is the last name.
    return meanings.contains(ColumnMeaning.FIRST_NAME)
            && !meanings.contains(ColumnMeaning.LAST_NAME)
        ? meanings.stream()
            .map(each -> each == ColumnMeaning.FULL_NAME ? ColumnMeaning.LAST_NAME : each)
            .toList()
        : meanings;
  }

  private static ColumnMeaning meaning(String cell) {
    String title =
        NameNormalizer.normalize(cell.replaceAll("[\"*:_]", " ")).toLowerCase(Locale.ROOT);
    if (FIRST.contains(title)) {
      return ColumnMeaning.FIRST_NAME;
    }
    if (LAST.contains(title)) {
      return ColumnMeaning.LAST_NAME;
    }
    if (NAME.contains(title)) {
      return ColumnMeaning.FULL_NAME;
    }
    return GROUP.contains(title) ? ColumnMeaning.GROUP : ColumnMeaning.IGNORED;
  }

  static Set<String> titles(String list) {
    return Set.of(list.split(",\\s+"));
  }
}
