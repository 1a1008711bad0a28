package quintain.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.SelectOption;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.packs.Volume;

/// A campaign is made, played for an evening, taken along as a file and opened on another machine.
class CampaignTest extends Trial {
  private static final String MAP = "A map of the marsh";
  private static final String TREASURE = "What lies in the reeds";
  private static final String EVENING = "The first evening";

  @TempDir Path folder;

  /// All of it is the work of the client and the table, and of no book.
  static Stream<Volume<?, ?, ?>> anyBook() {
    return books().limit(1);
  }

  private static void press(Page page, String name) {
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true))
        .click();
  }

  private static void desk(Person referee, String part) {
    var page = referee.page();
    page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Desk")).click();
    page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(part)).click();
  }

  private static Locator card(Person referee, String title) {
    return referee
        .page()
        .getByRole(AriaRole.LISTITEM, new Page.GetByRoleOptions().setName(title).setExact(true));
  }

  private static Locator dialog(Person person) {
    return person.page().getByRole(AriaRole.DIALOG);
  }

  private static void openJournal(Person person) {
    press(person.page(), "Show the journal");
  }

  private static List<String> titles(Person person) {
    return person.page().locator(".journal .page-title").allInnerTexts();
  }

  /// A picture as somebody might draw it for their players.
  private static FilePayload drawing() {
    var image = new BufferedImage(900, 600, BufferedImage.TYPE_INT_RGB);
    var brush = image.createGraphics();
    brush.setColor(new Color(0xe8dcc0));
    brush.fillRect(0, 0, 900, 600);
    brush.setStroke(new BasicStroke(14));
    brush.setColor(new Color(0x3d6b7d));
    brush.drawArc(-100, 120, 700, 600, 20, 120);
    brush.drawArc(350, -260, 700, 620, 200, 120);
    brush.setColor(new Color(0x54432b));
    brush.fillRect(640, 330, 70, 50);
    brush.fillRect(180, 120, 40, 90);
    brush.dispose();
    var bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", bytes);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return new FilePayload("marsh.png", "image/png", bytes.toByteArray());
  }

  // Making it

  /// A creature of one's own, from a copy of the one that stands at some place in the book's list.
  private static void make(Person referee, Volume<?, ?, ?> volume, String name, int copyOf) {
    var page = referee.page();
    desk(referee, "Your own");
    page.getByLabel("What do you make?").selectOption(kindOfCreatures(volume));
    press(page, "Write it");
    page.getByLabel("Begin from").selectOption(new SelectOption().setIndex(copyOf));
    page.getByLabel("Name", new Page.GetByLabelOptions().setExact(true)).first().fill(name);
    page.locator(".own-preview").getByText(name).waitFor();
    press(page, "Keep it");
    page.locator(".own-name").getByText(name).waitFor();
    page.goBack();
    referee.awaitTable();
  }

  /// A scene, prepared aside with somebody of one's own in it.
  private static void prepare(Person referee, String title, String creature) {
    var page = referee.page();
    desk(referee, "Scenes");
    page.getByLabel("Its title", new Page.GetByLabelOptions().setExact(true)).fill(title);
    press(page, "Prepare it");
    page.getByText("You prepare").first().waitFor();
    desk(referee, "Your own");
    press(page, "Bring in " + creature);
    page.getByText("In play", new Page.GetByTextOptions().setExact(true)).first().waitFor();
    page.goBack();
    // Its figures are in play a moment before it stands there.
    page.locator("[data-figure]").getByText(creature).first().waitFor();
    press(page, "Keep it and go back");
    page.getByText("You prepare")
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    referee.awaitTable();
  }

  /// A picture of a scene, which only the Referee sees until it is shown.
  private static void illustrate(Person referee, String scene) {
    var page = referee.page();
    desk(referee, "Scenes");
    card(referee, scene).getByText("or a picture").click();
    choosePicture(page);
    press(page, "Put it into the journal");
    awaitPicture(card(referee, scene));
    for (int width : new int[] {390, 1024, 1440}) {
      page.setViewportSize(width, 900);
      referee.settle();
      shoot(page, "campaign", "scenes", ColorScheme.LIGHT, width);
    }
    page.goBack();
    referee.awaitTable();
  }

  /// How the party would fare in a scene that nobody has opened yet.
  private static void weigh(Person referee, String scene) {
    var page = referee.page();
    desk(referee, "Encounter");
    var where = page.getByLabel("Where the party would fight");
    where.selectOption(
        where
            .getByRole(AriaRole.OPTION, new Locator.GetByRoleOptions().setName(scene))
            .getAttribute("value"));
    press(page, "Reckon the danger");
    await(
        "it is weighed",
        () ->
            page.locator(".danger-figure").innerText().startsWith(scene + ":")
                && page.locator(".danger-sentence").count() > 0);
    press(page, "Reckon the danger");
    look(referee, "weighed");
    page.goBack();
    referee.awaitTable();
  }

  private static void choosePicture(Page page) {
    page.locator(".picture-field input[type=file]").setInputFiles(drawing());
    page.locator(".picture-field-image").waitFor();
  }

  private static void begin(Person referee, String title, String text) {
    var page = referee.page();
    press(page, "New page");
    page.getByLabel("Title", new Page.GetByLabelOptions().setExact(true)).fill(title);
    page.getByLabel(Pattern.compile("^Text")).fill(text);
  }

  private static void keep(Person referee, String title) {
    press(referee.page(), "Put it into the journal");
    referee.page().locator(".page-title").getByText(title).first().waitFor();
  }

  // Playing it

  private static void open(Person referee, String title) {
    card(referee, title)
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Open it"))
        .click();
    card(referee, title).getByText("Open now").waitFor();
  }

  /// Waits until a picture is drawn within something, and not broken.
  private static void awaitPicture(Locator within) {
    var picture = within.locator(".page-picture img").first();
    await(
        "the picture is there",
        () ->
            picture.count() > 0
                && (Boolean) picture.evaluate("each => each.complete && each.naturalWidth > 100"));
  }

  /// A player on the same machine as their Referee, by the link that the desk makes.
  private static Person guest(Person referee, String seatName, Served where) {
    var page = referee.page();
    desk(referee, "Seats");
    press(page, "New link for " + seatName);
    press(page, "Make a new link");
    var field = page.getByLabel("Link", new Page.GetByLabelOptions().setExact(true));
    field.waitFor();
    var link = URI.create(field.inputValue());
    page.keyboard().press("Escape");
    page.goBack();
    referee.awaitTable();
    var guest = browsers().person(1024, 768);
    guest.goTo(where.address() + link.getPath() + "#" + link.getFragment());
    guest.awaitTable();
    return guest;
  }

  private String seatName(Person referee, String figure) {
    var seat = referee.seatOf(figure);
    return exported(referee)
        .path("seats")
        .valueStream()
        .filter(each -> each.path("seat").asString().equals(seat))
        .findFirst()
        .orElseThrow()
        .path("name")
        .asString();
  }

  private Path saved(Person referee) {
    desk(referee, "Copies");
    var download = referee.page().waitForDownload(() -> press(referee.page(), "Save the table"));
    var file = folder.resolve(download.suggestedFilename());
    download.saveAs(file);
    referee.page().goBack();
    referee.awaitTable();
    return file;
  }

  @ParameterizedTest
  @MethodSource("anyBook")
  void aCampaignIsMadePlayedAndOpenedOnAnotherMachine(Volume<?, ?, ?> volume) {
    try (var referee = atDemo(volume, 1440, 900)) {
      var figure = firstPlayer(referee);
      var seat = seatName(referee, figure);
      try (var player = seated(referee, figure)) {
        player.heard().clear();
        make(referee, volume, "Salt Widow", 1);
        make(referee, volume, "Reed Wight", 2);
        prepare(referee, "The old mill", "Salt Widow");
        prepare(referee, "The weir", "Reed Wight");
        prepare(referee, "The bell tower", "Salt Widow");
        illustrate(referee, "The old mill");
        weigh(referee, "The weir");
        openJournal(referee);
        begin(referee, TREASURE, "- a silver ring");
        keep(referee, TREASURE);
        begin(referee, MAP, "Nobody has drawn the *north*.");
        choosePicture(referee.page());
        look(referee, "writing");
        keep(referee, MAP);
        assertThat(String.join("\n", player.heard()))
            .as("what a player hears of what is prepared")
            .doesNotContain("Widow", "Wight", "mill", "weir", "tower", "silver", "marsh");

        anEvening(referee, player);
        var file = saved(referee);
        onAnotherMachine(file, seat);
        assertThat(player.complaints()).isEmpty();
        assertThat(referee.complaints()).isEmpty();
      }
    }
  }

  private static void anEvening(Person referee, Person player) {
    var page = referee.page();
    page.getByLabel("Title of the session").fill(EVENING);
    press(page, "Begin");
    page.getByText("is under way").first().waitFor();
    desk(referee, "Scenes");
    open(referee, "The old mill");
    card(referee, "The old mill").getByText("to everyone").click();
    player.page().getByText("hands out: The old mill").first().waitFor();
    player.page().locator("[data-figure]").getByText("Salt Widow").first().waitFor();
    page.goBack();
    referee.awaitTable();

    openJournal(referee);
    page.locator(".journal .page-title").getByText(MAP).click();
    awaitPicture(dialog(referee));
    press(page, "Everyone");
    look(referee, "page");
    page.keyboard().press("Escape");
    player.page().getByText("hands out: " + MAP).first().waitFor();
    press(player.page(), "Read it");
    awaitPicture(dialog(player));
    assertNothingSerious(axe(player.page()), "a handout with a picture");
    player.page().locator(".page-picture").click();
    player.page().locator(".page-picture-large img").waitFor();
    press(player.page(), "Close the picture");
    player.page().keyboard().press("Escape");

    press(page, "Show the log");
    referee.say("/t " + TREASURE);
    await("it is rolled on", () -> referee.log().contains("a silver ring"));
    player.say("/r 1d1 # for luck");
    await("it is rolled", () -> referee.log().contains("for luck"));
    assertThat(player.log()).as("a page that the player does not read").doesNotContain("silver");
    desk(referee, "Scenes");
    open(referee, "The weir");
    player.page().locator("[data-figure]").getByText("Reed Wight").first().waitFor();
    page.goBack();
    referee.awaitTable();

    openJournal(referee);
    press(page, "End this session");
    press(page, "Recap");
    press(page, "Go on writing");
    assertThat(page.getByLabel(Pattern.compile("^Text")).inputValue()).startsWith("# " + EVENING);
    press(page, "Everyone");
    keep(referee, EVENING + ": what happened");
    look(referee, "journal");
  }

  private void onAnotherMachine(Path file, String seat) {
    try (var other = new Served(folder.resolve("other-machine"));
        var there = browsers().person(1440, 900)) {
      there.wantsNoNotes();
      there.goTo(other.address() + "/");
      there.page().getByLabel("Open a table from a file").setInputFiles(file);
      there.awaitTable();
      there.page().locator("[data-figure]").getByText("Reed Wight").first().waitFor();
      openJournal(there);
      assertThat(titles(there)).contains(TREASURE, MAP, EVENING + ": what happened");
      there.page().locator(".journal .page-title").getByText(MAP).click();
      awaitPicture(dialog(there));
      there.page().keyboard().press("Escape");

      try (var player = guest(there, seat, other)) {
        openJournal(player);
        assertThat(titles(player)).contains(MAP, EVENING + ": what happened");
        assertThat(titles(player)).doesNotContain(TREASURE);
        player.page().locator(".journal .page-title").getByText(MAP).click();
        awaitPicture(dialog(player));
        player.page().keyboard().press("Escape");

        desk(there, "Your own");
        for (String name : List.of("Salt Widow", "Reed Wight")) {
          there.page().locator(".own-name").getByText(name).waitFor();
        }
        there.page().goBack();
        desk(there, "Scenes");
        card(there, "The old mill").getByText("As you left it").waitFor();
        awaitPicture(card(there, "The old mill"));
        card(there, "The weir").getByText("Open now").waitFor();
        open(there, "The bell tower");
        player.page().locator("[data-figure]").getByText("Salt Widow").first().waitFor();
        there.page().goBack();
        there.awaitTable();
        there.say("/t " + TREASURE);
        await("they roll on it", () -> there.log().contains("a silver ring"));
        press(there.page(), "Undo the last command");
        player.page().locator("[data-figure]").getByText("Reed Wight").first().waitFor();
        assertThat(player.complaints()).isEmpty();
      }
      assertThat(there.complaints()).isEmpty();
    }
  }

  /// Pictures to look at, and no fault for those who cannot look.
  private static void look(Person person, String name) {
    var page = person.page();
    person.settle();
    assertNothingSerious(axe(page), name);
    for (var scheme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
      shoot(page, "campaign", name, scheme, 1440);
    }
  }
}
