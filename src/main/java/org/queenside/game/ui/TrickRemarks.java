package org.queenside.game.ui;

import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.queenside.game.PlayedTrick;
import org.queenside.ui.Translator;

/** What is said about the tricks of a game when it is looked at again. */
public final class TrickRemarks {

  private TrickRemarks() {}

  /**
   * Returns a remark for each trick that was answered, by the number of moves played before it.
   *
   * @param opponent the name of the player who tried them
   */
  public static SortedMap<Integer, String> of(
      List<PlayedTrick> tricks, String opponent, Translator translator, Locale locale) {
    var texts = new TrickText(translator);
    SortedMap<Integer, String> remarks = new TreeMap<>();
    for (PlayedTrick played : tricks) {
      if (!played.isOpen()) {
        remarks.put(played.ply(), texts.told(played, opponent, locale));
      }
    }
    return remarks;
  }
}
