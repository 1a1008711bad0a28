package quintain.table.desk;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import quintain.binder.Codec;
import quintain.binder.Invalid;
import quintain.kernel.Event;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Volume;
import quintain.table.log.Chronicle;
import quintain.table.log.Damaged;
import quintain.table.log.Gallery;
import quintain.table.log.Journal;
import quintain.table.log.LogCodec;
import quintain.table.log.Logged;
import quintain.table.log.Logged.Told;
import quintain.table.log.Position;
import quintain.table.log.Redaction;
import quintain.table.log.Scenes;
import quintain.table.log.Workshop;
import quintain.table.play.OpenTable;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Backcloth;
import quintain.table.show.Offering;
import quintain.table.show.Picture;
import quintain.table.show.Scenery;
import quintain.table.show.Showing;
import quintain.table.store.Backdrop;
import quintain.table.store.Envelope;
import quintain.table.store.Hearing;
import quintain.table.store.Place;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.exc.ValueInstantiationException;
import tools.jackson.databind.json.JsonMapper;

/// Whole tables as JSON: out of the house and back in.
///
/// The Referee's copy holds the log, so that a table can be laid from it; whatever the Referee may
/// not hear is in its place without its words. Invitations are never in it.
final class Copying {
  private static final int VERSION = 1;

  private static final String WROTE = Names.of(Logged.Wrote.class);
  private static final String PICTURED = Names.of(Logged.Pictured.class);

  /// In characters; what waits for a browser may be some millions long.
  private static final int LONGEST_ENTRY = 1_000_000;

  private static final int LONGEST_SCENE = 4_000_000;

  /// A file of many small things takes many times its length in memory. An entry of a log is some
  /// twenty of these.
  private static final long MOST_TOKENS = 2_500_000;

  private static final JsonMapper JSON =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxTokenCount(MOST_TOKENS)
                          .maxNestingDepth(100)
                          .build())
                  .build())
          .build();

  /// A table on its way.
  ///
  /// @param quintain the version of this form
  record Copy(
      int quintain,
      String book,
      String title,
      String origin,
      List<Sat> seats,
      List<Row> log,
      Optional<Under> backdrop) {}

  /// The picture under the map on its way.
  ///
  /// @param picture its file in Base64
  /// @param scene the one that it lies in; absent for the first
  record Under(
      double x, double y, double across, double opacity, String picture, Optional<String> scene) {}

  record Sat(String seat, String name, String role) {
    /// Whatever is not whole is refused at its place.
    Sat {
      for (var part : Arrays.asList(seat, name, role)) {
        Objects.requireNonNull(part);
      }
    }
  }

  /// An envelope on its way.
  ///
  /// @param hearing the seats it is for; absent for everyone
  record Row(
      long seq,
      String kind,
      int version,
      String seat,
      String cause,
      long at,
      Optional<List<String>> hearing,
      String body) {
    /// Whatever is not whole is refused at its place: a file of empty entries would fill the
    /// memory.
    Row {
      for (var part : Arrays.asList(kind, seat, cause, hearing, body)) {
        Objects.requireNonNull(part);
      }
    }
  }

  /// What a player takes along.
  record Seen(String book, String title, String seat, List<ToSeat.Entry> log, ToSeat.Scene scene) {}

  private final Laying laying;

  Copying(Laying laying) {
    this.laying = laying;
  }

  // Out

  static <S extends State, T extends Step, E extends Event> String whole(OpenTable<S, T, E> table) {
    var scribe = table.log().codec();
    var rows = new ArrayList<Row>();
    var log = table.log().chronicle().between(0, table.log().last());
    var pictures = picturesOfTheReferee(log, scribe);
    for (Envelope envelope : log) {
      var hearing = envelope.hearing();
      rows.add(
          new Row(
              envelope.seq(),
              envelope.kind(),
              envelope.version(),
              envelope.seat(),
              envelope.cause(),
              envelope.at().toEpochMilli(),
              hearing.everyone() ? Optional.empty() : Optional.of(hearing.seats()),
              body(envelope, scribe, pictures)));
    }
    var kept = table.kept();
    return JSON.writeValueAsString(
        new Copy(
            VERSION,
            kept.book(),
            kept.title(),
            kept.origin(),
            table.seating().places().stream()
                .map(place -> new Sat(place.seat(), place.name(), place.role().name()))
                .toList(),
            rows,
            table
                .backcloth()
                .standing(table.log().position())
                .flatMap(where -> under(where, table.backcloth()))));
  }

  private static Optional<Under> under(Backdrop where, Backcloth backcloth) {
    return backcloth
        .whole()
        .map(
            picture ->
                new Under(
                    where.x(),
                    where.y(),
                    where.across(),
                    where.opacity(),
                    Base64.getEncoder().encodeToString(picture.file()),
                    Optional.of(where.sceneOr(Scenes.FIRST))));
  }

  /// Those that have stood on a page which the Referee could read, and those of the Referee.
  private static Set<String> picturesOfTheReferee(List<Envelope> log, LogCodec scribe) {
    var referee = Seat.REFEREE.id();
    var pictures = new LinkedHashSet<String>();
    for (Envelope envelope : log) {
      boolean page = envelope.kind().equals(WROTE) && envelope.hearing().includes(referee);
      boolean own = envelope.kind().equals(PICTURED) && envelope.seat().equals(referee);
      if (page && scribe.read(envelope) instanceof Logged.Wrote wrote) {
        pictures.add(wrote.page().picture());
      }
      if (own && scribe.read(envelope) instanceof Logged.Pictured picture) {
        pictures.add(picture.picture());
      }
    }
    return pictures;
  }

  /// The body with what the Referee may hear of it.
  private static String body(Envelope envelope, LogCodec scribe, Set<String> pictures) {
    var logged = scribe.read(envelope);
    boolean heard =
        logged instanceof Logged.Pictured picture
            ? pictures.contains(picture.picture())
            : envelope.hearing().includes(Seat.REFEREE.id());
    var own = fit(logged, heard);
    return own.equals(logged) ? envelope.body() : scribe.write(own);
  }

  private static Logged fit(Logged logged, boolean heard) {
    var told = heard ? kept(logged.told()) : List.<Told>of();
    return switch (logged) {
      case Logged.Opened _,
          Logged.Commanded _,
          Logged.Paused _,
          Logged.Called _,
          Logged.Heeded _,
          Logged.Ruled _,
          Logged.Stocked _,
          Logged.Made _,
          Logged.Filed _,
          Logged.Unmade _,
          Logged.Erased _,
          Logged.SessionBegan _,
          Logged.SessionEnded _,
          Logged.Arranged _,
          Logged.Prepared _,
          Logged.PutAway _ ->
          logged;
      case Logged.Stepped step ->
          told.equals(step.told())
              ? step
              : new Logged.Stepped(
                  step.run(), step.step(), List.of(), step.events(), step.then(), told);
      case Logged.Cancelled cancelled ->
          new Logged.Cancelled(cancelled.run(), cancelled.reason(), told);
      case Logged.Rewound rewound -> new Logged.Rewound(rewound.to(), rewound.reason(), told);
      case Logged.Portrayed face ->
          new Logged.Portrayed(face.who(), face.colour(), face.picture(), told);
      case Logged.Talked _ -> new Logged.Talked(told);
      case Logged.Threw _ -> new Logged.Threw(told);
      case Logged.Pictured picture -> heard ? picture : new Logged.Pictured(picture.picture(), "");
      case Logged.Noted noted -> heard ? noted : new Logged.Noted("", "");
      case Logged.Wrote wrote -> heard ? wrote : new Logged.Wrote(wrote.page().blank(), told);
      case Logged.Revealed revealed -> new Logged.Revealed(revealed.entry(), told);
    };
  }

  private static List<Told> kept(List<Told> told) {
    var referee = Seat.REFEREE.id();
    boolean all =
        told.stream()
            .allMatch(
                line ->
                    line.hearing().includes(referee)
                        && line.dice().stream().allMatch(d -> d.hearing().includes(referee)));
    return all ? told : Redaction.heard(told, referee);
  }

  /// What a seat may see, for itself.
  static <S extends State, T extends Step, E extends Event> String seen(
      OpenTable<S, T, E> table, Place place) {
    var seat = place.seat();
    var entries = table.log().pages().all(seat);
    var scene = table.at(seat, table.log().count(seat)).orElseThrow();
    return new Codec()
        .writePretty(new Seen(table.kept().book(), table.kept().title(), seat, entries, scene));
  }

  // Back in

  Desk.Invitation bringBack(String export) {
    Copy copy;
    try {
      copy = JSON.readValue(export, Copy.class);
    } catch (ValueInstantiationException _) {
      throw new NotAllowed(
          "That is no table of this kind: a seat or an entry of its log is not whole");
    } catch (JacksonException e) {
      throw new NotAllowed("That is no table of this kind: " + e.getOriginalMessage());
    }
    try {
      if (copy.quintain() != VERSION) {
        throw new NotAllowed(
            "That is a table of version " + copy.quintain() + "; this house reads " + VERSION);
      }
      return bringBack(copy, laying.volume(copy.book()));
    } catch (Invalid e) {
      throw Laying.unreadable(e);
    } catch (Damaged e) {
      throw new NotAllowed("That table cannot be laid: " + e.getMessage());
    } catch (NoSuchElementException | IllegalArgumentException | ClassCastException e) {
      throw new NotAllowed("That table cannot be laid: " + e.getMessage());
    } catch (NullPointerException | IllegalStateException e) {
      throw new NotAllowed("That table cannot be laid: something is missing in it");
    }
  }

  private <S extends State, T extends Step, E extends Event> Desk.Invitation bringBack(
      Copy copy, Volume<S, T, E> volume) {
    var places = new ArrayList<Place>();
    for (Sat sat : copy.seats()) {
      places.add(
          new Place("", sat.seat(), Laying.name(sat.name()), Place.Role.valueOf(sat.role()), ""));
    }
    boolean oneReferee =
        places.stream().filter(place -> place.role() == Place.Role.REFEREE).count() == 1
            && places.stream()
                .anyMatch(
                    place ->
                        place.role() == Place.Role.REFEREE
                            && place.seat().equals(Seat.REFEREE.id()));
    if (!oneReferee || places.stream().map(Place::seat).distinct().count() != places.size()) {
      throw new NotAllowed("A table has one Referee, and every seat once");
    }
    var log = new ArrayList<Envelope>();
    for (Row row : copy.log()) {
      if (row.seq() != log.size() + 1) {
        throw new NotAllowed("Entry " + (log.size() + 1) + " is missing in the log");
      }
      log.add(
          new Envelope(
              row.seq(),
              row.kind(),
              row.version(),
              row.seat(),
              row.cause(),
              Instant.ofEpochMilli(row.at()),
              row.hearing().map(Hearing::only).orElse(Hearing.EVERYONE),
              row.body()));
    }
    if (log.isEmpty()
        || !(new LogCodec(volume).read(log.getFirst()) instanceof Logged.Opened opened)
        || !opened.book().equals(volume.book().id())) {
      throw new NotAllowed("The log does not begin with the laying of this table");
    }
    // Whatever cannot be folded now could never be opened.
    var chronicle = new Chronicle<>(volume, Chronicle.of(log));
    log.forEach(entry -> checkLength(entry, chronicle.codec().read(entry)));
    var logged = log.stream().map(chronicle.codec()::read).toList();
    checkFaces(logged);
    checkPictures(logged);
    var position = chronicle.now(log.size()).position();
    show(volume, position, places);
    var picture = copy.backdrop().map(Copying::picture);
    var invitation =
        laying.lay(
            volume.book().id(),
            Laying.title(copy.title()),
            copy.origin(),
            List.copyOf(places),
            List.copyOf(log));
    picture.ifPresent(
        under ->
            laying
                .store()
                .lay(
                    invitation.table(),
                    TableDesk.placed(
                        Backdrop.named(laying.tokens().table(), under.scene(), Scenes.FIRST),
                        under.placing(),
                        under.picture().slender()),
                    under.picture().file())
                .join());
    return invitation;
  }

  /// Whoever comes is told the last entry in any case, however long it is.
  private static void checkLength(Envelope entry, Logged logged) {
    long length = 0;
    for (Told told : logged.told()) {
      length += told.text().length() + told.inFull().length();
    }
    if (length > LONGEST_ENTRY) {
      throw new NotAllowed(
          "That table cannot be laid: entry " + entry.seq() + " is too long to be told");
    }
  }

  /// No picture is believed because it stands in a log.
  private static void checkFaces(List<Logged> log) {
    int pictures = 0;
    for (Logged logged : log) {
      if (logged instanceof Logged.Portrayed face && !face.picture().isEmpty()) {
        pictures++;
        if (pictures > Gallery.MOST) {
          throw new NotAllowed(
              "That table cannot be laid: it has more than " + Gallery.MOST + " pictures of faces");
        }
        try {
          Gallery.file(face).ifPresent(Picture::faceOf);
        } catch (Picture.Unfit e) {
          throw new NotAllowed("A face cannot be shown: " + e.getMessage());
        }
      }
    }
  }

  private static void checkPictures(List<Logged> log) {
    int pictures = 0;
    int bytes = 0;
    for (Logged logged : log) {
      if (logged instanceof Logged.Pictured picture && !picture.file().isEmpty()) {
        try {
          pictures++;
          bytes += Gallery.file(picture).map(Picture::sheetOf).orElseThrow().file().length;
        } catch (Picture.Unfit e) {
          throw new NotAllowed("A picture of the journal cannot be shown: " + e.getMessage());
        }
        if (pictures > Gallery.MOST_FOR_PAGES || bytes > Gallery.MOST_BYTES_FOR_PAGES) {
          throw new NotAllowed(
              "That table cannot be laid: there are too many pictures in its journal");
        }
      }
    }
  }

  /// Shows everybody at the table what they would see, as a rehearsal: what fails now would fail
  /// whenever somebody comes.
  private static <S extends State, T extends Step, E extends Event> void show(
      Volume<S, T, E> volume, Position<S, T> position, List<Place> places) {
    var state = position.standing().game().state();
    var showing = new Showing<>(volume);
    var offering = new Offering<>(volume, showing);
    var scenery = new Scenery<>(volume, showing, offering);
    try {
      Laying.checkCrowd(volume, state);
      for (Place place : places) {
        var scene = scenery.rehearsed(state, position.portraits(), place.seat());
        if (JSON.writeValueAsString(scene).length() > LONGEST_SCENE) {
          throw new NotAllowed("That table cannot be laid: its scene is too large to be shown");
        }
        offering.shown(state, place.seat());
      }
      if (position.scenes().shelf().size() > Scenes.MOST) {
        throw new NotAllowed(
            "That table cannot be laid: it has more than " + Scenes.MOST + " scenes");
      }
      if (position.journal().length() > Journal.MOST_CHARACTERS) {
        throw new NotAllowed("That table cannot be laid: its journal is too long to be told");
      }
      if (position.workshop().length() > Workshop.MOST_CHARACTERS
          || position.workshop().entries().size() > Workshop.MOST_ENTRIES
          || position.workshop().papers().size() > Workshop.MOST_PAPERS) {
        throw new NotAllowed("That table cannot be laid: it has too much content of its own");
      }
      var sheets = new Sheets<>(volume);
      for (String id : volume.book().cast().roster(state)) {
        sheets.sheet(state, Seat.REFEREE, id);
      }
    } catch (NotAllowed refused) {
      throw refused;
    } catch (RuntimeException e) {
      throw new NotAllowed("That table cannot be shown: " + e.getMessage());
    }
  }

  /// The scene that a picture lies in, which becomes a part of its name.
  private static String scene(Under under) {
    var scene = under.scene().orElse(Scenes.FIRST);
    if (!scene.matches("[A-Za-z0-9_-]{1,40}")) {
      throw new NotAllowed("The picture under the map lies in no scene");
    }
    return scene;
  }

  private record Laid(Picture picture, Desk.Placing placing, String scene) {}

  private static Laid picture(Under under) {
    try {
      var placing = new Desk.Placing(under.x(), under.y(), under.across(), under.opacity());
      var picture = Picture.of(Base64.getDecoder().decode(under.picture()));
      TableDesk.placed("", placing, picture.slender());
      return new Laid(picture, placing, scene(under));
    } catch (Picture.Unfit e) {
      throw new NotAllowed("The picture under the map cannot be laid: " + e.getMessage());
    }
  }
}
