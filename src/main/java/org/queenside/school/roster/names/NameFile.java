package org.queenside.school.roster.names;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Decodes files of names. Files in UTF-8 and UTF-16 say what they are. In older encodings, the same
 * bytes may be "Dvořák" or "Dvoøák", so such a file has several readings.
 */
public final class NameFile {

  /** The size of the largest file that is read, in bytes. */
  public static final int LARGEST = 1 << 20;

  private static final int MOST_READINGS = 6;

  /** In this order if nothing else decides. */
  private static final List<Charset> CODE_PAGES =
      Stream.of(
              "windows-1252",
              "windows-1250",
              "windows-1251",
              "windows-1254",
              "windows-1253",
              "x-MacRoman",
              "IBM850",
              "ISO-8859-2",
              "windows-1257",
              "KOI8-R",
              "windows-1255",
              "windows-1256")
          .filter(Charset::isSupported)
          .map(Charset::forName)
          .toList();

  /** Reasons why a file can't be read. */
  public enum Problem {
    /** It is a spreadsheet or another binary file. */
    SPREADSHEET,
    NOT_TEXT,
    EMPTY
  }

  /** A file from which no names can be read. */
  public static final class NameFileException extends Exception {

    private final Problem problem;

    NameFileException(Problem problem) {
      super("unreadable file of names: " + problem);
      this.problem = problem;
    }

    /** Returns why it can't be read. */
    public Problem problem() {
      return problem;
    }
  }

  /**
   * A way to read a file.
   *
   * @param charset the name of its encoding
   * @param sample some words that only this reading has; none if it is the only one
   */
  public record Reading(String charset, String text, List<String> sample) {
    /** Copies the list. */
    public Reading {
      sample = List.copyOf(sample);
    }
  }

  private NameFile() {}

  /**
   * Decodes a file.
   *
   * @return its readings, the most likely first
   * @throws NameFileException if no names can be read from it
   */
  public static List<Reading> read(byte[] file) throws NameFileException {
    if (startsWith(file, 'P', 'K') || startsWith(file, 0xD0, 0xCF)) {
      throw new NameFileException(Problem.SPREADSHEET);
    }
    List<Reading> readings = decode(file);
    String text = readings.getFirst().text();
    if (text.indexOf('\0') >= 0 || text.startsWith("%PDF")) {
      throw new NameFileException(Problem.NOT_TEXT);
    }
    if (text.isBlank()) {
      throw new NameFileException(Problem.EMPTY);
    }
    return readings;
  }

  private static List<Reading> decode(byte[] file) {
    boolean even = file.length > 1 && file.length % 2 == 0;
    if (startsWith(file, 0xFF, 0xFE) || even && file[0] != 0 && file[1] == 0) {
      return only(StandardCharsets.UTF_16LE, file);
    }
    if (startsWith(file, 0xFE, 0xFF) || even && file[0] == 0 && file[1] != 0) {
      return only(StandardCharsets.UTF_16BE, file);
    }
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(file));
      return only(StandardCharsets.UTF_8, file);
    } catch (CharacterCodingException e) {
      return decodeCodePage(file);
    }
  }

  private static List<Reading> only(Charset charset, byte[] file) {
    String text = new String(file, charset);
    return List.of(
        new Reading(
            charset.name(), text.startsWith("\uFEFF") ? text.substring(1) : text, List.of()));
  }

  private static List<Reading> decodeCodePage(byte[] file) {
    record Candidate(Charset charset, String text, List<String> words) {}
    List<Candidate> candidates = new ArrayList<>();
    for (Charset charset : CODE_PAGES) {
      String text = new String(file, charset);
      if (candidates.stream().noneMatch(each -> each.text().equals(text))) {
        candidates.add(new Candidate(charset, text, foreignWords(text)));
      }
    }
    return candidates.stream()
        .sorted(Comparator.comparingDouble(each -> Spelling.faults(each.words())))
        .limit(MOST_READINGS)
        .map(
            each ->
                new Reading(
                    each.charset().name(), each.text(), each.words().stream().limit(3).toList()))
        .toList();
  }

  /** The words that depend on the encoding. */
  private static List<String> foreignWords(String text) {
    return Stream.of(text.split("[\\s,;|\"\\p{Z}]+"))
        .filter(word -> word.chars().anyMatch(letter -> letter >= 0x80))
        .distinct()
        .toList();
  }

  private static boolean startsWith(byte[] file, int first, int second) {
    return file.length > 1 && (file[0] & 0xFF) == first && (file[1] & 0xFF) == second;
  }
}
