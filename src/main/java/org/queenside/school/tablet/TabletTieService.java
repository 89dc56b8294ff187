package org.queenside.school.tablet;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.management.AuditAction;
import org.queenside.identity.management.AuditRepository;
import org.queenside.identity.session.ClassTablet;
import org.queenside.identity.session.ClassTabletLinkRepository;
import org.queenside.identity.session.ClassTabletRepository;
import org.queenside.identity.session.ClassTabletSignIn;
import org.queenside.identity.session.CurrentClassTablet;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.ChangeRefusedException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** The tablets of a class, for its teachers. */
@Component
public class TabletTieService {

  /** The most devices that can be tied to a class. */
  public static final int MOST = 100;

  private static final int SIGN_INS_SHOWN = 30;

  private final SchoolClassService classes;
  private final CurrentClassTablet device;
  private final ClassTabletRepository devices;
  private final ClassTabletLinkRepository links;
  private final TabletRepository repository;
  private final AuditRepository audit;

  TabletTieService(
      SchoolClassService classes,
      CurrentClassTablet device,
      ClassTabletRepository devices,
      ClassTabletLinkRepository links,
      TabletRepository repository,
      AuditRepository audit) {
    this.classes = classes;
    this.device = device;
    this.devices = devices;
    this.links = links;
    this.repository = repository;
    this.audit = audit;
  }

  /** The tablets of a class, most recently used first. */
  public List<ClassTablet> tablets(ClassId id) {
    return devices.ofClass(classes.open(id).id().value());
  }

  /** The last sign-ins of pupils on the tablets of a class, latest first. */
  public List<ClassTabletSignIn> recentSignIns(ClassId id) {
    return devices.recentSignIns(classes.open(id).id().value(), SIGN_INS_SHOWN);
  }

  /** Suggests a name for the next tablet. */
  public String nextName(ClassId id) {
    return nextName(tablets(id));
  }

  /** Ties this browser's device to a class. The teacher stays signed in. */
  @Transactional
  public void tie(ClassId id, String name) {
    String tidy = NameNormalizer.requireValid(name);
    SchoolClass schoolClass = classes.openForChange(id);
    requireRoom(devices.ofClass(id.value()));
    device.tie(id.value(), tidy);
    audit.note(AuditAction.DEVICE_TIED, schoolClass.name());
  }

  /**
   * Unties a device, and signs out the pupil who is signed in on it. Does nothing if it isn't tied
   * any more.
   */
  @Transactional
  public void untie(ClassId id, UUID tablet) {
    SchoolClass schoolClass = classes.open(id);
    if (devices.untie(id.value(), tablet)) {
      audit.note(AuditAction.DEVICE_UNTIED, schoolClass.name());
    }
  }

  /**
   * Makes a link that ties any number of devices for {@link ClassTabletLinkRepository#LIFE}. The
   * previous one stops working.
   *
   * @return what follows {@code /tie/} in its address
   */
  @Transactional
  public String newLink(ClassId id) {
    SchoolClass schoolClass = classes.openForChange(id);
    audit.note(AuditAction.DEVICE_LINK_MADE, schoolClass.name());
    return links.renew(id.value()).text();
  }

  /** What the tablets of a class show for each pupil. */
  public TabletLabel label(ClassId id) {
    return repository.label(classes.open(id).id());
  }

  /** Changes what the tablets of a class show for each pupil. */
  @Transactional
  public void setLabel(ClassId id, TabletLabel label) {
    repository.setLabel(classes.openForChange(id).id(), label);
  }

  static void requireRoom(List<ClassTablet> tied) {
    if (tied.size() >= MOST) {
      throw new ChangeRefusedException("tablets.too-many", MOST);
    }
  }

  static String nextName(List<ClassTablet> tied) {
    Set<String> taken = tied.stream().map(ClassTablet::name).collect(Collectors.toSet());
    return IntStream.rangeClosed(1, tied.size() + 1)
        .mapToObj(number -> "Tablet " + number)
        .filter(name -> !taken.contains(name))
        .findFirst()
        .orElseThrow();
  }
}
