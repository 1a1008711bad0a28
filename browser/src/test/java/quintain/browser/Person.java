package quintain.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Somebody at a browser: what they do, and everything their browser hears.
final class Person implements AutoCloseable {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final BrowserContext context;
  private final Page page;
  private final List<String> heard = new CopyOnWriteArrayList<>();
  private final List<String> said = new CopyOnWriteArrayList<>();
  private final List<String> complaints = new CopyOnWriteArrayList<>();
  private final Set<Request> fetching = new LinkedHashSet<>();
  private int tidings;
  private String seat = "";
  private final Map<String, String> seats = new LinkedHashMap<>();
  private JsonNode scene = Trial.JSON.nullNode();
  private boolean leaving;

  Person(BrowserContext context) {
    this.context = context;
    // As patient as [Trial#await].
    context.setDefaultTimeout((double) Trial.PATIENCE.toMillis());
    this.page = context.newPage();
    page.onWebSocket(
        socket -> {
          socket.onFrameReceived(frame -> hear(frame.text()));
          socket.onFrameSent(
              frame -> said.addAll(Trial.JSON.readTree(frame.text()).propertyNames()));
        });
    page.onRequest(this::fetch);
    page.onRequestFinished(
        request -> {
          hearAnswer(request);
          fetching.remove(request);
        });
    page.onRequestFailed(fetching::remove);
    page.onPageError(complaints::add);
    keeps("quintain.danger", "off");
  }

  /// As one who has said no to the notes of a first round before.
  void wantsNoNotes() {
    keeps("quintain.guide", "no");
  }

  /// As a Referee who has the danger reckoned after every change. Others have it off: it keeps a
  /// processor busy for a second after everything that happens.
  void wantsDanger() {
    keeps("quintain.danger", "on");
  }

  /// What this browser remembers of former visits.
  private void keeps(String key, String value) {
    context.addInitScript(
        "if (location.protocol === 'http:') localStorage.setItem('" + key + "', '" + value + "')");
  }

  /// Hears what the table's routes told, once all of it has come: the text of an answer whose page
  /// was left halfway is waited for without end.
  private void hearAnswer(Request request) {
    // Anybody may read which icons a book has; one may be called like somebody's id: `hound`.
    if (leaving || !request.url().contains("/api/") || request.url().endsWith("/icons")) {
      return;
    }
    try {
      var response = request.response();
      if (response != null
          && response.ok()
          && String.valueOf(response.headers().get("content-type")).contains("json")) {
        heard.add(response.text());
      }
    } catch (PlaywrightException gone) {
      // What came as the page closed or loaded anew cannot be read any more.
      if (!String.valueOf(gone.getMessage()).contains("navigated away")) {
        throw gone;
      }
    }
  }

  /// What another page was still waiting for when this one was opened never comes.
  private void fetch(Request request) {
    if (request.isNavigationRequest()) {
      fetching.clear();
    }
    fetching.add(request);
  }

  private void hear(String message) {
    heard.add(message);
    if (!message.startsWith("[")) {
      return;
    }
    for (JsonNode frame : Trial.JSON.readTree(message)) {
      if (frame.has("welcome")) {
        seat = frame.path("welcome").path("seat").asString();
      }
      if (frame.has("scene")) {
        scene = frame.path("scene");
        scene
            .path("roster")
            .forEach(each -> seats.put(each.path("id").asString(), each.path("seat").asString()));
      }
      if (frame.has("scene") || frame.has("entries")) {
        tidings++;
      }
    }
  }

  Page page() {
    return page;
  }

  /// Every frame and answer that came to this browser.
  List<String> heard() {
    return heard;
  }

  boolean hasHeard(String words) {
    return heard.stream().anyMatch(message -> message.contains(words));
  }

  /// The kind of every frame that this browser sent.
  List<String> said() {
    return said;
  }

  /// Every script error of this browser.
  List<String> complaints() {
    return complaints;
  }

  void goTo(String address) {
    page.navigate(address);
  }

  /// Resolves when six frames in a row have changed nothing, and nothing is loading or moving; or
  /// after ten seconds, so that a page that never rests is looked at all the same.
  static final String AT_REST =
      """
      () => new Promise((rest) => {
        let quiet = 0
        const end = performance.now() + 10_000
        const watch = new MutationObserver(() => (quiet = 0))
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        const moves = (each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity
        const stirs = () =>
          document.fonts.status === 'loading' ||
          document.querySelector('.busy, [aria-busy=true]') !== null ||
          document.getAnimations().some(moves)
        const look = () => {
          quiet = stirs() ? 0 : quiet + 1
          if (quiet < 6 && performance.now() < end) return requestAnimationFrame(look)
          watch.disconnect()
          rest()
        }
        requestAnimationFrame(look)
      })
      """;

  /// Waits until the page has come to rest. Of a request that a page made while it was left, nobody
  /// ever tells the end: such a one is waited for as long as for a page that never rests.
  void settle() {
    do {
      long end = System.nanoTime() + Duration.ofSeconds(10).toNanos();
      page.waitForCondition(() -> fetching.isEmpty() || System.nanoTime() > end);
      fetching.clear();
      page.evaluate(AT_REST);
    } while (!fetching.isEmpty());
  }

  /// What the screen tells of the game, without what is reckoned aside and comes when it comes.
  String screen() {
    return (String)
        page.evaluate(
            """
            () => {
              for (const aside of document.querySelectorAll('.danger')) aside.style.display = 'none'
              return document.querySelector('main').innerText
            }
            """);
  }

  // What the table tells

  /// Waits until this browser was told something in these words.
  void awaitWords(String words) {
    page.waitForCondition(() -> hasHeard(words));
  }

  /// How often the table has told this browser anything new of the game.
  int tidings() {
    return tidings;
  }

  /// The seat that plays a figure.
  String seatOf(String figure) {
    page.waitForCondition(() -> seats.containsKey(figure));
    return String.valueOf(seats.get(figure));
  }

  void awaitTidingsAfter(int before) {
    try {
      page.waitForCondition(() -> tidings > before);
    } catch (TimeoutError never) {
      throw new AssertionError("nothing more was told; the screen says:\n" + screen(), never);
    }
  }

  /// Whether the table waits for anybody, as far as this browser was told.
  boolean isTableWaiting() {
    return scene.path("busy").asBoolean();
  }

  /// Whether the fight is over, as far as this browser was told.
  boolean isOver() {
    return scene.path("over").asBoolean();
  }

  /// Waits until nobody is on turn who plays by themselves, or they have been quiet for a while:
  /// then they wait for somebody else.
  void awaitOthers() {
    int before = tidings;
    long quiet = System.nanoTime() + Duration.ofSeconds(3).toNanos();
    while (isAnybodyPlayingByThemselves() && System.nanoTime() < quiet && question().count() == 0) {
      page.waitForTimeout(50);
      if (tidings > before) {
        before = tidings;
        quiet = System.nanoTime() + Duration.ofSeconds(3).toNanos();
      }
    }
  }

  /// As far as this browser was told.
  private boolean isAnybodyPlayingByThemselves() {
    return !isOver() && scene.path("roster").valueStream().anyMatch(Person::isPlayingByThemselves);
  }

  private static boolean isPlayingByThemselves(JsonNode figure) {
    return figure.path("turn").asBoolean()
        && !figure.path("out").asBoolean()
        && figure.hasNonNull("itself");
  }

  /// Whether what this browser was told last is a question that the other is asked.
  boolean hearsQuestionTo(Person other) {
    return scene.path("question").path("seat").asString("").equals(other.seat);
  }

  void press(String button) {
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(button)).first().click();
  }

  /// The seat's token, as the browser keeps it.
  String token() {
    return String.valueOf(
        page.evaluate(
            "() => { const kept = Object.values(localStorage).join(' ');"
                + " const found = kept.match(/\"token\":\"([^\"]+)\"/); return found?.[1] }"));
  }

  // At the table

  void awaitTable() {
    page.waitForSelector("[data-figure]");
  }

  void choose(String figure) {
    page.locator("[data-figure='" + figure + "']").first().click();
  }

  void chooseOwnSeat() {
    page.locator(".figure-seat").first().click();
  }

  /// Turns to whoever gives a command: the one it is done by, or one's own seat.
  void turnTo(Map<String, Object> slots) {
    if (slots.get("by") instanceof String by) {
      choose(by);
    } else {
      chooseOwnSeat();
    }
  }

  void say(String words) {
    page.locator("#table-chat").fill(words);
    page.locator("#table-chat").press("Enter");
  }

  /// Opens the form of a command, fills in what is given and sends it.
  void command(String name, Map<String, Object> slots) {
    page.locator(".toast-done [aria-label=Close]").all().forEach(Locator::click);
    offer("[data-command='" + name + "']", slots).click();
    page.locator("form.offer-form, .toast-done").first().waitFor();
    if (page.locator("form.offer-form").count() == 0) {
      return; // it left nothing to choose and nothing to chance
    }
    var form = filled(slots);
    form.locator("button[type=submit]:enabled").click();
    form.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
  }

  /// Whether the form that opens can be sent as it is: not where nobody is in reach to be struck.
  boolean isFormWhole() {
    return leadsOn() && page.locator(SEND).count() > 0;
  }

  /// While the odds are weighed, nobody knows yet whether it can be sent.
  private static final String SEND =
      "form.offer-form:has(.offer-odds[aria-busy=false]) button[type=submit]:enabled";

  /// Whether the form that opens can be sent or offers a way there, as soon as the table has looked
  /// at it; not if none opens, or it has gone meanwhile.
  boolean leadsOn() {
    var form = page.locator("form.offer-form");
    try {
      form.first().waitFor(new Locator.WaitForOptions().setTimeout(10_000));
    } catch (TimeoutError _) {
      return false;
    }
    var lookedAt = form.locator(".offer-odds[aria-busy=false]");
    Trial.await("the form is looked at", () -> form.count() == 0 || lookedAt.count() > 0);
    return page.locator(SEND + ", form.offer-form .offer-instead").count() > 0;
  }

  void closeForm() {
    page.keyboard().press("Escape");
    page.locator("form.offer-form")
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
  }

  /// Opens the form of a command and fills in what is given.
  Locator form(String name, Map<String, Object> slots) {
    offer("[data-command='" + name + "']", slots).click();
    return filled(slots);
  }

  private Locator filled(Map<String, Object> slots) {
    var form = page.locator("form.offer-form");
    form.waitFor();
    var submit = form.locator("button[type=submit]:enabled");
    submit.waitFor();
    slots.forEach(
        (slot, value) -> {
          fill(form, slot, value);
          submit.waitFor(); // what is chosen may open or close other slots
        });
    return form;
  }

  /// The button of an offer, wherever it lies: in the bar itself or in one of its menus. Of several
  /// offers of a command it is the one that has filled in nothing else than is wanted.
  private Locator offer(String selector, Map<String, Object> slots) {
    page.locator("[data-command]").first().waitFor();
    var found = fitting(selector, slots);
    if (found.isEmpty()) {
      for (Locator menu : page.locator(".offer-opens:enabled").all()) {
        open(menu);
        found = fitting(selector, slots);
        if (found.isPresent()) {
          break;
        }
        page.keyboard().press("Escape");
      }
    }
    return found.orElseGet(() -> page.locator(selector).first());
  }

  /// Opens a menu; one that is drawn anew just then may miss the first click.
  private void open(Locator menu) {
    menu.click();
    try {
      page.locator("[role=menu]").waitFor(new Locator.WaitForOptions().setTimeout(5_000));
    } catch (TimeoutError _) {
      menu.click();
      page.locator("[role=menu]").waitFor();
    }
  }

  private Optional<Locator> fitting(String selector, Map<String, Object> slots) {
    return page.locator(selector).all().stream()
        .filter(offer -> fits(offer.getAttribute("data-filled"), slots))
        .findFirst();
  }

  private static boolean fits(String filled, Map<String, Object> slots) {
    var there = JSON.readTree(filled);
    return slots.entrySet().stream()
        .filter(slot -> there.has(slot.getKey()))
        .allMatch(
            slot -> there.path(slot.getKey()).asString("").equals(slot.getValue().toString()));
  }

  private static void fill(Locator form, String slot, Object value) {
    var field = form.locator("[data-slot='" + slot + "']");
    if (field.count() == 0) {
      return; // the offer has filled it, or there was only one way
    }
    var wanted = value instanceof List<?> several ? several : List.of(value);
    if (field.locator("select").count() > 0) {
      field.locator("select").selectOption(String.valueOf(wanted.getFirst()));
      return;
    }
    if (field.locator("input[type=radio]").count() > 0) {
      field.locator("input[type=radio][value='" + wanted.getFirst() + "']").check();
      return;
    }
    var boxes = field.locator("input[type=checkbox]");
    if (boxes.count() > 0) {
      for (Object one : wanted) {
        field.locator("input[type=checkbox][value='" + one + "']").check();
      }
      for (int i = 0; i < boxes.count(); i++) {
        var box = boxes.nth(i);
        if (box.isChecked() && !wanted.contains(box.getAttribute("value"))) {
          box.uncheck();
        }
      }
      return;
    }
    field.locator("input, textarea").first().fill(String.valueOf(wanted.getFirst()));
  }

  /// What this browser is asked now, if anything.
  Locator question() {
    return page.locator("form.question");
  }

  /// This very question, if this browser shows it.
  Locator question(Asked asked) {
    return page.locator(
        "form.question[data-key='" + asked.key() + "'][data-seat='" + asked.seat() + "']");
  }

  /// A question by its key and the seat that it is put to; both empty for none.
  record Asked(String key, String seat) {}

  /// The question that this browser shows.
  Asked asked() {
    var both =
        String.valueOf(
            page.evaluate(
                "() => { const shown = document.querySelector('form.question')?.dataset;"
                    + " return (shown?.key ?? '') + ' ' + (shown?.seat ?? '') }"));
    return new Asked(both.substring(0, both.indexOf(' ')), both.substring(both.indexOf(' ') + 1));
  }

  String log() {
    return page.locator(".log-scroll").first().innerText();
  }

  @Override
  public void close() {
    leaving = true;
    context.close();
  }
}
