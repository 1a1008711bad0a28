package quintain.table.desk;

import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import quintain.binder.Invalid;
import quintain.kernel.Entry;
import quintain.kernel.Event;
import quintain.kernel.Outcome;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.peers.Exported;
import quintain.packs.peers.JournalPages;
import quintain.packs.peers.Luggage;
import quintain.table.log.Gallery;
import quintain.table.log.Journal;
import quintain.table.log.Logged;
import quintain.table.log.News;
import quintain.table.log.Portrait;
import quintain.table.log.Position.Standing;
import quintain.table.log.Scenes;
import quintain.table.log.Workshop;
import quintain.table.play.Declined;
import quintain.table.play.OpenTable;
import quintain.table.play.Portraying;
import quintain.table.play.Prepared;
import quintain.table.play.Travelling;
import quintain.table.show.Picture;
import quintain.table.store.Backdrop;
import quintain.table.store.Hearing;
import quintain.table.store.Kept;
import quintain.table.store.Pass;
import quintain.table.store.Place;
import quintain.table.store.Tokens;

/// The desk of one table as one seat may use it.
public final class TableDesk<S extends State, T extends Step, E extends Event> implements Desk {
  private final Laying laying;
  private final OpenTable<S, T, E> table;
  private final Place place;
  private final String token;
  private final Optional<Pass> pass;
  private final Programs programs;
  private final Sheets<S, T, E> sheets;
  private final OwnContent<S, T, E> own;
  private final Backstage<S, T, E> backstage;
  private final Maps<S, T, E> maps;

  /// @param pass the token for programs that this is, if it is one
  public TableDesk(
      Laying laying, OpenTable<S, T, E> table, Place place, String token, Optional<Pass> pass) {
    this.laying = laying;
    this.table = table;
    this.place = place;
    this.token = token;
    this.pass = pass;
    this.sheets = new Sheets<>(table.volume());
    this.backstage = new Backstage<>(laying, table);
    this.own = new OwnContent<>(table, this::referee);
    this.maps = new Maps<>(laying, table, own, this::referee);
    this.programs = new Programs(table, this::lettingIn);
  }

  @Override
  public OwnContent<S, T, E> own() {
    return referee(() -> own);
  }

  @Override
  public Maps<S, T, E> maps() {
    return referee(() -> maps);
  }

  @Override
  public Programs programs() {
    return programs;
  }

  /// Lets people or programs in, which no program does: with its token it would give itself others.
  /// And what people are let in by is made of the Referee's own.
  private <V> V lettingIn(Supplier<V> doing) {
    if (pass.isPresent()) {
      throw new NotAllowed("Only whoever has the Referee's own link does that");
    }
    return referee(doing);
  }

  /// Does something for the Referee, in the table's turn.
  private <V> V referee(Supplier<V> doing) {
    onlyReferee();
    needs(Pass.Scope.REFEREE);
    return seated(doing);
  }

  private void onlyReferee() {
    if (place.role() != Place.Role.REFEREE) {
      throw new NotAllowed("Only the Referee does that");
    }
  }

  private void needs(Pass.Scope scope) {
    if (pass.filter(each -> each.scope().compareTo(scope) < 0).isPresent()) {
      throw new NotAllowed("This token is not good for that");
    }
  }

  /// Does something for whoever still has this invitation.
  private <V> V seated(Supplier<V> doing) {
    return table.inTurn(
        () -> {
          var now = there(place.seat());
          if (!now.tokenHash().equals(place.tokenHash())
              || pass.filter(each -> !table.isGood(each)).isPresent()) {
            throw new NotAllowed("This invitation admits to nothing any more");
          }
          return doing.get();
        });
  }

  private Place there(String seat) {
    return table.seating().places().stream()
        .filter(each -> each.seat().equals(seat))
        .findFirst()
        .orElseThrow(() -> new NotAllowed("There is no seat '" + seat + "' at this table"));
  }

  // Seats

  @Override
  public Kept table() {
    var kept = seated(table::kept);
    // The origin counts the entries of another table, hidden ones too.
    return place.role() == Place.Role.REFEREE ? kept : kept.withOrigin("");
  }

  @Override
  public List<Place> places() {
    return seated(
        () ->
            place.role() == Place.Role.REFEREE
                ? table.seating().places()
                : table.seating().places().stream().map(each -> invited(each, "")).toList());
  }

  @Override
  public void retitle(String title) {
    alter(kept -> kept.withTitle(Laying.title(title)));
  }

  @Override
  public void archive(boolean away) {
    alter(kept -> kept.withArchived(away ? Optional.of(laying.now()) : Optional.empty()));
  }

  @Override
  public void delete() {
    alter(kept -> kept.withDeleted(Optional.of(laying.now())));
  }

  private void alter(UnaryOperator<Kept> change) {
    referee(
        () -> {
          table.alter(change.apply(table.kept()));
          return true;
        });
  }

  @Override
  public Invitation invite(String name, Place.Role role) {
    return lettingIn(
        () -> {
          if (role == Place.Role.REFEREE) {
            throw new NotAllowed("A table has one Referee; give that seat a new link instead");
          }
          Laying.checkRoom(table.seating().places().size() + 1);
          var called = Laying.name(name);
          var seat =
              Laying.seatFor(called, table.seating().places().stream().map(Place::seat).toList());
          return invite(new Place(table.id(), seat, called, role, ""), table::add);
        });
  }

  @Override
  public Invitation rotate(String seat) {
    return lettingIn(
        () ->
            invite(
                there(seat),
                place -> {
                  table.put(place);
                  return true;
                }));
  }

  private Invitation invite(Place guest, Predicate<Place> placing) {
    boolean own = guest.role() == Place.Role.REFEREE;
    var salt = own ? "" : laying.tokens().salt();
    var made = own ? laying.tokens().token() : Tokens.derived(token, salt);
    var place =
        new Place(guest.table(), guest.seat(), guest.name(), guest.role(), Tokens.hash(made), salt);
    if (!placing.test(place)) {
      throw new NotAllowed("Somebody has just taken that seat");
    }
    return new Invitation(table.id(), guest.seat(), guest.name(), made);
  }

  private static Place invited(Place guest, String hash) {
    return new Place(guest.table(), guest.seat(), guest.name(), guest.role(), hash);
  }

  @Override
  public Optional<Invitation> again(String seat) {
    return lettingIn(
        () -> {
          var guest = there(seat);
          if (guest.role() == Place.Role.REFEREE) {
            return Optional.of(new Invitation(table.id(), seat, guest.name(), token));
          }
          return made(guest.salt(), guest.tokenHash())
              .map(made -> new Invitation(table.id(), seat, guest.name(), made));
        });
  }

  /// The token that was made of the Referee's and a salt, if it still has this hash.
  private Optional<String> made(String salt, String hash) {
    return Optional.of(Tokens.derived(token, salt))
        .filter(made -> !salt.isEmpty() && Tokens.hash(made).equals(hash));
  }

  @Override
  public Optional<Opened> openInvitation() {
    return lettingIn(
        () ->
            laying
                .store()
                .openInvitation(table.id())
                .flatMap(open -> made(open.salt(), open.tokenHash()))
                .map(made -> new Opened(table.id(), made)));
  }

  @Override
  public Opened open() {
    return lettingIn(() -> laying.openToAnybody(table.id(), token));
  }

  @Override
  public void withdraw() {
    referee(
        () -> {
          laying.store().withdraw(table.id()).join();
          return true;
        });
  }

  @Override
  public void revoke(String seat) {
    referee(
        () -> {
          var guest = there(seat);
          if (guest.role() == Place.Role.REFEREE) {
            throw new NotAllowed("Nobody could let the Referee in again; ask for a new link");
          }
          table.put(invited(guest, ""));
          return true;
        });
  }

  @Override
  public void rename(String seat, String name) {
    referee(
        () -> {
          var guest = there(seat);
          table.put(
              new Place(
                  guest.table(),
                  seat,
                  Laying.name(name),
                  guest.role(),
                  guest.tokenHash(),
                  guest.salt()));
          return true;
        });
  }

  @Override
  public Map<String, Object> house() {
    var volume = table.volume();
    return seated(() -> volume.house(table.state()).map(volume::switches).orElseGet(Map::of));
  }

  // The picture under the map

  /// Nobody lays a picture farther from the map's corner than a map can be wide.
  private static final double FARTHEST = 500;

  @Override
  public void lay(Picture picture, Placing placing) {
    referee(
        () -> {
          var name = Backdrop.named(newName(), present(), Scenes.FIRST);
          table.backcloth().lay(placed(name, placing, picture.slender()), picture);
          table.stirred();
          return true;
        });
  }

  /// The scene that is open.
  private String present() {
    return table.log().position().standing().where().present();
  }

  @Override
  public void move(Placing placing) {
    referee(
        () -> {
          var there = table.backcloth().here(table.log().position());
          if (there.isEmpty()) {
            throw new NoSuchElementException("There is no picture under the map");
          }
          var now = there.get();
          table.backcloth().move(placed(now.picture(), placing, now.down() / now.across()));
          table.stirred();
          return true;
        });
  }

  @Override
  public void takeAway() {
    referee(
        () -> {
          table.backcloth().takeAway();
          table.stirred();
          return true;
        });
  }

  @Override
  public Optional<Picture> picture() {
    var look =
        seated(
            () -> {
              var showing = table.volume().book().showing();
              var view =
                  CannotShow.unless(() -> showing.view(table.state(), new Seat(place.seat())));
              return table.backcloth().look(view, table.log().position());
            });
    return look.flatMap(table.backcloth()::picture);
  }

  // Faces

  @Override
  public void portray(String who, Picture picture, String around) {
    var frame =
        Portrait.read(around)
            .orElseThrow(() -> new NotAllowed("A face stands on a colour, such as `#1f6b3f`"));
    needs(Pass.Scope.PLAY);
    var file = picture.face().file();
    seated(
        () -> {
          try {
            table.seating().onlyPlayers(place.seat());
            if (table.gallery().size() >= Gallery.MOST) {
              throw new NotAllowed(
                  "This table has taken " + Gallery.MOST + " pictures of faces; that is enough");
            }
            var face = Optional.of(frame.showing(newName()));
            table.append(
                "", List.of(Portraying.news(table, place.seat(), who, face, Optional.of(file))));
            return true;
          } catch (Declined declined) {
            throw new NotAllowed(String.valueOf(declined.getMessage()));
          }
        });
  }

  @Override
  public Optional<Picture> face(String picture) {
    boolean seen =
        seated(
            () -> {
              var showing = table.volume().book().showing();
              var view =
                  CannotShow.unless(() -> showing.view(table.state(), new Seat(place.seat())));
              var portraits = table.log().position().portraits();
              return view.panels().stream()
                  .map(panel -> portraits.getOrDefault(panel.subject(), ""))
                  .flatMap(face -> Portrait.read(face).flatMap(Portrait::picture).stream())
                  .anyMatch(picture::equals);
            });
    return seen ? table.gallery().file(picture).map(Picture::faceOf) : Optional.empty();
  }

  // Pictures of the journal

  @Override
  public String pin(Picture picture) {
    needs(Pass.Scope.PLAY);
    var file = picture.sheet().file();
    return seated(
        () -> {
          try {
            table.seating().onlyPlayers(place.seat());
          } catch (Declined declined) {
            throw new NotAllowed(String.valueOf(declined.getMessage()));
          }
          if (!table.gallery().hasRoomForPages(file.length)) {
            throw new NotAllowed(
                "This table has taken as many pictures for its journal as it can: %d, or %d MB"
                    .formatted(Gallery.MOST_FOR_PAGES, Gallery.MOST_BYTES_FOR_PAGES / 1_000_000));
          }
          var name = newName();
          table.append("", List.of(pictured(name, place.seat(), file)));
          return name;
        });
  }

  private static News pictured(String name, String by, byte[] file) {
    var base64 = Base64.getEncoder().encodeToString(file);
    return new News(new Logged.Pictured(name, base64), by, Hearing.NOBODY);
  }

  @Override
  public Optional<Picture> pinned(String picture) {
    boolean seen =
        seated(
            () ->
                table.gallery().isSeenBy(place.seat(), picture, table.log().position().journal()));
    return seen ? table.gallery().page(picture).map(Picture::sheetOf) : Optional.empty();
  }

  /// Those that stand on pages now, once each.
  private List<News> pictures() {
    return table.log().position().journal().pages().values().stream()
        .map(Journal.Page::picture)
        .filter(picture -> !picture.isEmpty())
        .distinct()
        .flatMap(
            picture -> table.gallery().page(picture).map(file -> along(picture, file)).stream())
        .toList();
  }

  private News along(String picture, byte[] file) {
    return pictured(picture, table.gallery().senderOf(picture).orElse(""), file);
  }

  private String newName() {
    return laying.tokens().table();
  }

  static Backdrop placed(String picture, Placing placing, double slender) {
    within("how far right", placing.x(), -FARTHEST, FARTHEST);
    within("how far down", placing.y(), -FARTHEST, FARTHEST);
    within("how wide", placing.across(), 1, FARTHEST);
    within("how opaque", placing.opacity(), 0.05, 1);
    return new Backdrop(
        picture,
        placing.x(),
        placing.y(),
        placing.across(),
        placing.across() * slender,
        placing.opacity());
  }

  private static void within(String what, double value, double least, double most) {
    // Written so that what is no number at all is refused too.
    if (!(value >= least && value <= most)) {
      throw new NotAllowed("Say " + what + " with a number from " + least + " to " + most);
    }
  }

  // Copies

  @Override
  public Invitation fork(long seq, String title) {
    return referee(
        () -> {
          if (seq < 1 || seq > table.log().count(place.seat())) {
            throw new NotAllowed("There is no entry " + seq);
          }
          var moment = table.log().moment(place.seat(), seq);
          // Nobody shall go on by themselves before anybody has looked about.
          var manner = table.log().position().manner().playing(Map.of());
          var invitation =
              laying.lay(
                  table.volume(),
                  title,
                  table.id() + "@" + moment.seq(),
                  moment.standing(),
                  manner,
                  table.seating().places(),
                  along(moment.standing()));
          // What came with a map that nobody had laid by then stays here.
          layPicture(
              invitation,
              table
                  .backcloth()
                  .where()
                  .filter(there -> there.came() <= moment.seq())
                  .map(Backdrop::byItself));
          return invitation;
        });
  }

  /// What is no part of the game and yet belongs to it: faces, the journal, what the Referee has
  /// made, and the scenes as they were at that moment.
  private List<News> along(Standing<S, T> moment) {
    var position = table.log().position();
    var along = new ArrayList<>(faces());
    backstage.scenes(moment).forEach(along::add);
    along.addAll(pictures());
    for (Journal.Page page : position.journal().pages().values()) {
      along.add(new News(new Logged.Wrote(page, List.of()), page.by(), page.readers()));
    }
    along.addAll(made());
    return List.copyOf(along);
  }

  private List<News> made() {
    var workshop = table.log().position().workshop();
    var made = new ArrayList<News>();
    workshop.entries().forEach(each -> made.add(OwnContent.prepared(each)));
    workshop.papers().forEach(each -> made.add(OwnContent.filed(each)));
    return List.copyOf(made);
  }

  private List<News> faces() {
    var faces = new ArrayList<News>();
    table
        .log()
        .position()
        .portraits()
        .forEach((who, face) -> faces.add(new News(portrayed(who, face), "", Hearing.NOBODY)));
    return faces;
  }

  private Logged portrayed(String who, String face) {
    var file =
        Portrait.read(face).flatMap(Portrait::picture).flatMap(name -> table.gallery().file(name));
    return new Logged.Portrayed(
        who, face, file.map(Base64.getEncoder()::encodeToString).orElse(""), List.of());
  }

  /// Lays the picture that is here under the map of another table, too.
  private void layPicture(Invitation other, Optional<Backdrop> where) {
    var store = laying.store();
    where.ifPresent(
        there ->
            store
                .picture(table.id())
                .ifPresent(file -> store.lay(other.table(), there, file).join()));
  }

  @Override
  public Invitation copy(String title) {
    return referee(
        () -> {
          var invitation =
              laying.lay(
                  table.kept().book(),
                  Laying.title(title),
                  table.kept().origin(),
                  table.seating().places(),
                  table.log().chronicle().between(0, table.log().last()));
          layPicture(invitation, table.backcloth().where());
          return invitation;
        });
  }

  @Override
  public List<String> scenes() {
    return referee(() -> laying.ready(table.volume()).map(Staging::title).stream().toList());
  }

  @Override
  public String heroes() {
    return seated(
        () ->
            table.volume().book().foresight().outcome(table.state()).sides().stream()
                .map(Outcome.Side::name)
                .findFirst()
                .orElse(""));
  }

  @Override
  public void stage(Scene scene) {
    referee(
        () -> {
          var source = laying.source(table.volume(), scene);
          var papers = Laying.kept(source, table.volume());
          own.checkPapers(papers);
          new Staging<>(table).lay(source);
          papers.forEach(kept -> own.keep("Party", kept));
          return true;
        });
  }

  // Scenes

  @Override
  public Invitation prepare(Preparation wish) {
    return referee(
        () -> {
          var along = faces();
          along.addAll(made());
          return backstage.prepare(wish, along);
        });
  }

  @Override
  public String keep(String scene, String title, Invitation workshop) {
    return referee(() -> backstage.keep(scene, title, workshop));
  }

  @Override
  public String export() {
    return seated(
        () ->
            place.role() == Place.Role.REFEREE ? Copying.whole(table) : Copying.seen(table, place));
  }

  @Override
  public Optional<Sheet> sheet(String character) {
    return seated(
        () ->
            CannotShow.unless(
                () -> sheets.sheet(table.state(), new Seat(place.seat()), character)));
  }

  @Override
  public Departures departures() {
    return seated(
        () ->
            CannotShow.unless(
                () ->
                    new Departures(
                        sheets.formats(),
                        sheets.travellers(
                            table.state(), new Seat(place.seat()), new Travelling<>(table).party()),
                        place.role() == Place.Role.REFEREE ? maps.ways() : List.of(),
                        place.role() == Place.Role.REFEREE
                            ? own.papers().stream()
                                .filter(each -> !maps.isFormat(each.format()))
                                .toList()
                            : List.of())));
  }

  @Override
  public Optional<Leaving> leaving(String character, String format) {
    return seated(
        () ->
            CannotShow.unless(
                () -> {
                  var state = table.state();
                  return sheets
                      .exported(state, new Seat(place.seat()), character, format)
                      .map(
                          exported ->
                              new Leaving(
                                  table.volume().book().showing().nameOf(state, character),
                                  exported.text()));
                }));
  }

  @Override
  public Map<String, String> papers(String format) {
    return seated(
        () -> {
          var papers = new LinkedHashMap<String, String>();
          if (place.role() == Place.Role.REFEREE && !maps.isFormat(format)) {
            for (Workshop.Paper paper : table.log().position().workshop().papers()) {
              if (paper.kept().format().equals(format)) {
                papers.put(
                    Luggage.fresh(paper.name(), List.copyOf(papers.keySet())),
                    Exported.paper(paper.kept().document()));
              }
            }
          }
          return papers;
        });
  }

  @Override
  public String logbook() {
    return seated(() -> heard().text());
  }

  @Override
  public List<JournalPages.Page> logbookPages() {
    return seated(() -> heard().pages());
  }

  private Logbook heard() {
    return new Logbook(
        table.kept().title(),
        table.log().pages().all(place.seat()),
        seat -> table.seating().find(seat).map(Place::name).orElse(seat));
  }

  @Override
  public List<JournalPages.Page> journal() {
    return seated(
        () ->
            table.log().position().journal().pages().values().stream()
                .filter(page -> page.readers().includes(place.seat()))
                .map(
                    page ->
                        new JournalPages.Page(page.title(), page.text(), page.readers().everyone()))
                .toList());
  }

  @Override
  public Arriving<S, T, E> arriving() {
    needs(Pass.Scope.PLAY);
    return seated(
        () -> {
          if (place.role() == Place.Role.SPECTATOR) {
            throw new NotAllowed("Those who watch bring nobody in");
          }
          return new Arriving<>(table, place, own, maps, laying.library());
        });
  }

  // Commands

  @Override
  public Stock stock() {
    return referee(
        () -> {
          var creatures = new ArrayList<Stocked>();
          for (var creature :
              table.volume().book().cast().bestiary(Prepared.in(table, table.state()))) {
            creatures.add(stocked(creature));
          }
          return new Stock(List.copyOf(creatures), readyMade());
        });
  }

  private Stocked stocked(Entry entry) {
    return new Stocked(
        entry.id(), entry.name(), entry.atAGlance(), table.volume().codec().plain(entry));
  }

  @Override
  public List<Stocked> pregens() {
    return seated(this::readyMade);
  }

  /// The ready-made characters of the book and of the packs that are on: entries that are sheets.
  private List<Stocked> readyMade() {
    var volume = table.volume();
    var content = volume.stock(table.state());
    var found = new ArrayList<Stocked>();
    for (var kind : volume.book().formats().content()) {
      if (kind.entry().equals(volume.book().formats().sheet())) {
        for (var sheet : content.all(kind)) {
          found.add(stocked(sheet));
        }
      }
    }
    return List.copyOf(found);
  }

  @Override
  public Object bringing(String creature, String id) {
    return referee(
        () -> {
          own.needed(creature);
          return plain(table.volume().book().cast().bringing(creature, id));
        });
  }

  @Override
  public Object welcoming(String id, String seat, String sheetJson) {
    needs(Pass.Scope.PLAY);
    Supplier<Object> written =
        () -> {
          there(seat);
          try {
            return plain(
                table.volume().book().cast().welcoming(id, new Seat(seat), sheets.read(sheetJson)));
          } catch (Invalid e) {
            throw Laying.unreadable(e);
          }
        };
    // What a player may bring along the book says when the command is given.
    if (place.role() != Place.Role.PLAYER || !seat.equals(place.seat())) {
      onlyReferee();
    }
    return seated(written);
  }

  @Override
  public Object handing(String id, String seat) {
    return referee(
        () -> {
          there(seat);
          return plain(table.volume().book().cast().handing(id, new Seat(seat)));
        });
  }

  @Override
  public Object setting(String fact, Object value, String reason) {
    return referee(() -> plain(table.volume().book().facts().setting(fact, value, reason)));
  }

  private Object plain(T command) {
    return table.volume().codec().plain(command, table.volume().book().formats().step());
  }
}
