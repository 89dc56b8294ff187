package org.queenside.school.roster.names;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.names.DelimitedText.Row;
import org.queenside.text.LatinLetters;

/** What a line is that has no pupil but belongs to the list. */
public enum LineKind {
  /** The titles of the columns. */
  HEADING,
  /** Such as "Class 5b" or "Teacher: Ms Hill". */
  TITLE,
  /** Totals, points and the like, which school programs add. */
  SUMMARY,
  /** What separates the columns: "sep=;". */
  SETTING;

  private static final String CLASS_WORDS =
      "(class|klasse|kl|classe|clase|klas|klasa|trida|osztaly|sinif|klass|klase|form|tutor group|year|grade|group|gruppe"
          + "|lerngruppe|kurs|course|cours|section|jahrgang|stufe|division|room|raum)";
  private static final String LABELS =
      "(teachers?|(klassen)?lehr(er|erin|kraft|person)|klassen(leitung|leiter|leiterin|vorstand)|tutor|form tutor"
          + "|prof(esseur)? principal|enseignante?|maitresse?|maestr[oa]|profesora?|docente|school|schule|ecole|escuela"
          + "|schuljahr|school year|academic year|annee scolaire|stand|datum|date|printed( on)?|gedruckt( am)?|erstellt( am)?"
          + "|exported( on)?|halbjahr|term|semester|trimestre|periode|period|seite|page|fach|subject|matiere)";
  private static final String LISTS =
      "((klassen|schuler|namens|teilnehmer|anwesenheits|kurs)liste|class ?list|class register|register|roster|name list"
          + "|list of (names|pupils|students)|liste (des eleves|de classe)|lista de (alumnos|clase)|pupils? in|students? in)";
  private static final String SCHOOLS =
      "\\p{L}*(schule|gymnasium|school|college|lycee|ecole|escuela|colegio|scuola|academy|kindergarten)";

  private static final Pattern TITLES =
      Pattern.compile(
          CLASS_WORDS
              + "( ?:.*| .{1,2}| .*\\d.*| (of|von|de|der|des|d|di) .+|)"
              + "|"
              + LABELS
              + "( ?:.*| .*\\d.*|)"
              + "|(teacher|klassenlehr(er|erin|kraft)|klassenleitung) .+"
              + "|"
              + LISTS
              + "\\b.*"
              + "|(page|seite) \\d+.*|\\(c\\).*|generated .*");
  private static final int LONGEST = 200;
  private static final Pattern LABEL = Pattern.compile("(" + CLASS_WORDS + "|" + LABELS + ") ?:?");
  private static final Pattern SCHOOL = Pattern.compile("(.* )?" + SCHOOLS + "( .*)?");
  private static final Pattern SUMMARIES =
      Pattern.compile(
          "(points possible|class average|overall average|manual posting|durchschnitt|mittelwert"
              + "|moyenne( de la classe)?|gesamtzahl|anzahl|effectif)( ?[:=]? ?[\\d.,%/ ]*)"
              + "|\\d+ (pupils?|students?|schuler(innen)?( und schuler(innen)?)?|kinder|eleves|alumnos|names?|children|sus)\\.?"
              + "|(total|anzahl|summe|gesamt)( number)?( of| der| de| des)? (pupils?|students?|schuler|kinder|eleves|alumnos).*"
              + "|student, test|test,? student");

  /** Words that could also be names, so no other may follow. */
  private static final Pattern SUMS =
      Pattern.compile(
          "(totals?|sum|summe|gesamt|count|average|schnitt|mean|median|points|max\\.? points|(max\\.? )?punkte|due date|date"
              + "|media|suma|toplam|итого|всего)( ?[:=] ?[\\d.,%/ ]*| \\d[\\d.,%/ ]*|)");

  /** Returns what a row is if it has no pupil; null if it may be one. */
  static @Nullable LineKind of(Row row, boolean atTop) {
    List<String> filled = row.cells().stream().filter(cell -> !cell.isEmpty()).toList();
    if (DelimitedText.isSetting(row.text())) {
      return SETTING;
    }
    if (filled.isEmpty() || filled.getFirst().length() > LONGEST) {
      return null;
    }
    String first = LatinLetters.of(filled.getFirst());
    String last = filled.getLast();
    if (SUMMARIES.matcher(first).matches()
        || SUMMARIES.matcher(LatinLetters.of(row.text())).matches()
        || SUMS.matcher(first).matches()
            && filled.stream().skip(1).noneMatch(cell -> CellKind.of(cell) == CellKind.WORDS)) {
      return SUMMARY;
    }
    boolean title =
        switch (filled.size()) {
          case 1 ->
              TITLES.matcher(first).matches()
                  || CellKind.of(last) == CellKind.CLASS
                  || atTop && first.indexOf(',') < 0 && SCHOOL.matcher(first).matches();
          case 2 -> LABEL.matcher(first).matches() && (atTop || first.endsWith(":"));
          default -> false;
        };
    return title ? TITLE : null;
  }
}
