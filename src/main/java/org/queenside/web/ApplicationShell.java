package org.queenside.web;

import com.vaadin.flow.component.dependency.StyleSheet;
import com.vaadin.flow.component.page.AppShellConfigurator;
import com.vaadin.flow.component.page.Viewport;
import com.vaadin.flow.server.AppShellSettings;

/** The HTML page around all views: style sheets, icon and viewport. */
@StyleSheet("css/tokens.css")
@StyleSheet("css/base.css")
@StyleSheet("css/form.css")
@StyleSheet("css/account.css")
@StyleSheet("css/own.css")
@StyleSheet("css/start.css")
@StyleSheet("css/course.css")
@StyleSheet("css/lesson.css")
@StyleSheet("css/sheet.css")
@StyleSheet("css/diploma.css")
@StyleSheet("css/paper.css")
@StyleSheet("css/play.css")
@StyleSheet("css/collections.css")
@StyleSheet("css/puzzle.css")
@StyleSheet("css/practice.css")
@StyleSheet("css/assignment.css")
@StyleSheet("css/classes.css")
@StyleSheet("css/workshop.css")
@StyleSheet("css/cards.css")
@StyleSheet("css/misconceptions.css")
@StyleSheet("css/class-board.css")
@StyleSheet("css/reports.css")
@Viewport("width=device-width, initial-scale=1")
public class ApplicationShell implements AppShellConfigurator {

  @Override
  public void configurePage(AppShellSettings settings) {
    settings.addLink("icon", "icon.svg");
    settings.addMetaTag("color-scheme", "light dark");
    settings.addMetaTag(
        "description",
        "Learn the rules of chess by playing them, in the browser, without an account.");
  }
}
