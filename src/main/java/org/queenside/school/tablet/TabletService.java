package org.queenside.school.tablet;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.session.ClassTablet;
import org.queenside.identity.session.ClassTabletLinkRepository;
import org.queenside.identity.session.ClassTabletPrompt;
import org.queenside.identity.session.ClassTabletRepository;
import org.queenside.identity.session.CurrentClassTablet;
import org.queenside.identity.session.PasswordService;
import org.queenside.identity.session.SignInResult;
import org.queenside.identity.session.SignInService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.NameOrder;
import org.queenside.store.RecordNotFoundException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * What a tablet does while nobody is signed in. No account is needed here: a class tablet's cookie
 * grants access to the names of its classes, and a link from the teacher ties a device. On any
 * other device, each method throws {@link RecordNotFoundException} or returns nothing.
 */
@Component
public class TabletService {

  private final CurrentClassTablet device;
  private final ClassTabletRepository devices;
  private final ClassTabletLinkRepository links;
  private final TabletRepository repository;
  private final PasswordService passwords;
  private final SignInService signIn;

  TabletService(
      CurrentClassTablet device,
      ClassTabletRepository devices,
      ClassTabletLinkRepository links,
      TabletRepository repository,
      PasswordService passwords,
      SignInService signIn) {
    this.device = device;
    this.devices = devices;
    this.links = links;
    this.repository = repository;
    this.passwords = passwords;
    this.signIn = signIn;
  }

  /** The classes to which this tablet is tied, by name. */
  public List<TabletClass> classes() {
    return repository
        .classes(device.ties().stream().map(ClassTablet::schoolClass).toList())
        .stream()
        .sorted(Comparator.comparing(TabletClass::name, NameOrder.NATURAL))
        .toList();
  }

  /** The pupils of a class to which this tablet is tied: by name, or by card for symbols. */
  public List<TabletPupil> pupils(ClassId id) {
    requireTie(id);
    List<TabletRepository.Row> rows = repository.pupils(id);
    Set<LearnerId> signedIn = devices.signedIn(id.value());
    boolean symbols = repository.label(id) == TabletLabel.SYMBOLS;
    Map<String, String> names =
        ShortNames.of(rows.stream().map(TabletRepository.Row::name).toList());
    Comparator<TabletPupil> byName =
        Comparator.comparing(TabletPupil::firstName, NameOrder.NATURAL);
    return rows.stream()
        .map(
            row ->
                new TabletPupil(
                    row.card(),
                    symbols ? "" : names.getOrDefault(row.name(), row.name()),
                    signedIn.contains(row.id())))
        .sorted(byName.thenComparingInt(TabletPupil::card))
        .toList();
  }

  /** What the tablet asks a pupil for. */
  public ClassTabletPrompt prompt(ClassId id, int card) {
    requireTie(id);
    return passwords.promptOnClassTablet(pupil(id, card));
  }

  /** Signs a pupil in. */
  public SignInResult signIn(ClassId id, int card, String password) {
    ClassTablet tie = requireTie(id);
    return signIn.onClassTablet(tie, pupil(id, card), password);
  }

  /**
   * Returns the class to which a link ties devices; null if the link doesn't work.
   *
   * @param link what follows {@code /tie/} in its address
   */
  public @Nullable TabletClass linkedClass(String link) {
    UUID id = links.classOf(link);
    return id == null ? null : repository.classes(List.of(id)).getFirst();
  }

  /** Suggests a name for the next tablet of a link's class; empty if the link doesn't work. */
  public String nextName(String link) {
    UUID id = links.classOf(link);
    return id == null ? "" : TabletTieService.nextName(devices.ofClass(id));
  }

  /**
   * Ties this device to a link's class.
   *
   * @throws RecordNotFoundException if the link no longer works
   */
  @Transactional
  public void tie(String link, String name) {
    UUID id = links.classOf(link);
    if (id == null) {
      throw new RecordNotFoundException("link for tablets");
    }
    TabletTieService.requireRoom(devices.ofClass(id));
    device.tie(id, NameNormalizer.requireValid(name));
  }

  private ClassTablet requireTie(ClassId id) {
    ClassTablet tie = device.tieTo(id.value());
    if (tie == null) {
      throw new RecordNotFoundException("class " + id + " on this device");
    }
    return tie;
  }

  private LearnerId pupil(ClassId id, int card) {
    return repository.pupils(id).stream()
        .filter(row -> row.card() == card)
        .map(TabletRepository.Row::id)
        .findFirst()
        .orElseThrow(() -> new RecordNotFoundException("card " + card + " of class " + id));
  }
}
