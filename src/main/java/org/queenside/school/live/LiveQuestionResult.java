package org.queenside.school.live;

/**
 * The result of a question of a live lesson.
 *
 * @param number its number, from 0
 * @param item its name in the attempt log
 * @param answered how many pupils answered
 * @param right how many of them were right
 */
public record LiveQuestionResult(int number, String item, int answered, int right) {}
