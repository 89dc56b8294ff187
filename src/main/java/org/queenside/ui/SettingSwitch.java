package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.i18n.I18NProvider;

/** A switch for something that only the browser stores. */
@Tag("queenside-setting")
public final class SettingSwitch extends Component {

  private SettingSwitch(String name) {
    getElement().setAttribute("name", name);
  }

  private static SettingSwitch button(String name, String key) {
    var result = new SettingSwitch(name);
    result.getElement().setAttribute("label", I18NProvider.translate(key));
    return result;
  }

  /** Lets the user choose whether the next task waits for a press. */
  public static SettingSwitch forWaiting() {
    return button("wait", "lesson.wait");
  }

  /** Lets the user choose whether characters talk beside the lessons. */
  public static SettingSwitch forQuiet() {
    return button("quiet", "lesson.quiet");
  }

  /** Lets the user choose whether score sheets show pieces as pictures instead of letters. */
  public static SettingSwitch forFigurines() {
    var result = new SettingSwitch("figurines");
    var box = new Checkbox(I18NProvider.translate("play.figurines")).asSwitch();
    result.getElement().appendChild(box.getElement());
    return result;
  }
}
