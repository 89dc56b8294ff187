package org.queenside.school.game;

import java.util.List;
import java.util.stream.Stream;
import org.queenside.game.GameId;
import org.queenside.game.PeerGameService;
import org.queenside.game.PeerPair;
import org.queenside.school.roster.ClassId;
import org.springframework.stereotype.Component;

/** Starts games in a class. Callers check permissions and hold the class's lock. */
@Component
record ClassGameStarter(ClassGameRepository repository, PeerGameService games) {

  /** Starts games, and withdraws their players' challenges to others. */
  List<GameId> start(ClassId schoolClass, List<PeerPair> pairs, ClassGameSettings settings) {
    repository.withdraw(
        pairs.stream().flatMap(pair -> Stream.of(pair.white(), pair.black())).toList());
    return games.start(schoolClass.value(), pairs, settings.clock(), settings.claimAfter());
  }
}
