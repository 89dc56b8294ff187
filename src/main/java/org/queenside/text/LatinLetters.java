package org.queenside.text;

import static java.util.stream.Collectors.toMap;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes names in the letters a to z, so that they can be typed on any keyboard and compared. What
 * comes out is readable rather than scholarly, and can't be turned back.
 */
public final class LatinLetters {

  /** Letters that aren't a plain letter with an accent, each before its replacement. */
  private static final Map<Integer, String> REPLACEMENTS =
      Stream.of(
              "ßss æae œoe øo đd ðd þth łl ħh ıi ĸk ŋng ŧt əe",
              "аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh",
              "щshch ъ ыy ь эe юyu яya іi їyi єye ґg ђdj јj љlj њnj ћc џdz ѕdz әa ғg қq ңn өo ұu",
              "үu һh αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo",
              "اa آa أa إi ٱa ىa ةa بb تt ثth جj حh خkh دd ذdh رr زz سs شsh صs ضd طt ظz عa غgh فf",
              "قq كk لl مm نn هh وw ؤw يy ئy ء پp چch ژzh کk گg یy",
              "אa בb גg דd הh וv זz חh טt יy כk ךk לl מm םm נn ןn סs עa פp ףp צts ץts קk רr שsh תt",
              "აa ბb გg დd ეe ვv ზz თt იi კk ლl მm ნn ოo პp ჟzh რr სs ტt უu ფp ქk ღgh ყq შsh ჩch ცts",
              "ძdz წts ჭch ხkh ჯj ჰh աa բb գg դd եe զz էe ըy թt ժzh իi լl խkh ծts կk հh ձdz ղgh ճch",
              "մm յy նn շsh ոo չch պp ջj ռr սs վv տt րr ցts ւv փp քk օo ֆf ևev")
          .flatMap(line -> Stream.of(line.split(" ")))
          .collect(toMap(each -> each.codePointAt(0), each -> each.substring(1)));

  private static final Set<UnicodeScript> ALPHABETS =
      Set.of(UnicodeScript.LATIN, UnicodeScript.GREEK, UnicodeScript.CYRILLIC);

  private static final int FIRST_HANGUL = 0xAC00;
  private static final int LAST_HANGUL = 0xD7A3;

  /** The sounds of a Korean syllable, in the order of Unicode. */
  private static final String[] HANGUL_FIRST =
      "g,kk,n,d,tt,r,m,b,pp,s,ss,,j,jj,ch,k,t,p,h".split(",");

  private static final String[] HANGUL_VOWEL =
      "a,ae,ya,yae,eo,e,yeo,ye,o,wa,wae,oe,yo,u,wo,we,wi,yu,eu,ui,i".split(",");
  private static final String[] HANGUL_LAST =
      ",k,k,k,n,n,n,t,l,k,m,l,l,l,p,l,m,p,p,t,t,ng,t,t,k,t,p,t".split(",");

  /** Names of characters that contain their sound, such as "KATAKANA LETTER SMALL YA". */
  private static final Pattern SOUND =
      Pattern.compile(
          "(?:HIRAGANA|KATAKANA|ETHIOPIC|DEVANAGARI|BENGALI|GURMUKHI|GUJARATI|ORIYA|TAMIL|TELUGU"
              + "|KANNADA|MALAYALAM|KHMER|MYANMAR|TIBETAN|CHEROKEE)"
              + " (LETTER|SYLLABLE|VOWEL SIGN) (?:[A-Z]+ )?([A-Z]+)");

  private LatinLetters() {}

  /**
   * Returns a text in small letters from a to z. Characters that aren't letters stay as they are,
   * and so do letters whose sound isn't known here, such as Chinese ones.
   */
  public static String of(String text) {
    if (text.chars().allMatch(each -> each < 0x80)) {
      return text.toLowerCase(Locale.ROOT);
    }
    String small =
        Normalizer.normalize(text, Normalizer.Form.NFKC)
            .toLowerCase(Locale.ROOT)
            .replaceAll("[οό][υύ]", "ou");
    var latin = new StringBuilder(small.length());
    Normalizer.normalize(small, Normalizer.Form.NFKC)
        .codePoints()
        .forEach(each -> append(latin, each));
    return latin.toString();
  }

  private static void append(StringBuilder latin, int character) {
    String replacement = REPLACEMENTS.get(character);
    if (character < 0x80) {
      latin.append((char) character);
    } else if (replacement != null) {
      latin.append(replacement);
    } else if (ALPHABETS.contains(UnicodeScript.of(character))) {
      appendWithoutAccents(latin, character);
    } else if (character >= FIRST_HANGUL && character <= LAST_HANGUL) {
      appendHangul(latin, character - FIRST_HANGUL);
    } else if (Character.isDigit(character)) {
      latin.append(Character.digit(character, 10));
    } else if (Character.isLetter(character) || isMark(character)) {
      appendByName(latin, character);
    } else {
      latin.appendCodePoint(character);
    }
  }

  private static void appendWithoutAccents(StringBuilder latin, int character) {
    Normalizer.normalize(Character.toString(character), Normalizer.Form.NFKD)
        .codePoints()
        .filter(each -> !isMark(each))
        .forEach(each -> latin.append(REPLACEMENTS.getOrDefault(each, Character.toString(each))));
  }

  private static void appendHangul(StringBuilder latin, int syllable) {
    latin
        .append(HANGUL_FIRST[syllable / (HANGUL_VOWEL.length * HANGUL_LAST.length)])
        .append(HANGUL_VOWEL[syllable / HANGUL_LAST.length % HANGUL_VOWEL.length])
        .append(HANGUL_LAST[syllable % HANGUL_LAST.length]);
  }

  private static void appendByName(StringBuilder latin, int character) {
    String name = String.valueOf(Character.getName(character));
    Matcher sound = SOUND.matcher(name);
    if (name.endsWith(" SIGN VIRAMA")) {
      removeLast(latin, 'a');
    } else if (sound.matches()) {
      // A vowel sign replaces the "a" with which the consonant before it is read.
      if (sound.group(1).equals("VOWEL SIGN")) {
        removeLast(latin, 'a');
      }
      latin.append(
          sound
              .group(2)
              .toLowerCase(Locale.ROOT)
              .replace("aa", "a")
              .replace("ii", "i")
              .replace("uu", "u"));
    } else if (!isMark(character)) {
      latin.appendCodePoint(character);
    }
  }

  private static void removeLast(StringBuilder text, char letter) {
    int last = text.length() - 1;
    if (last >= 0 && text.charAt(last) == letter) {
      text.setLength(last);
    }
  }

  private static boolean isMark(int character) {
    return switch (Character.getType(character)) {
      case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK -> true;
      default -> false;
    };
  }
}
