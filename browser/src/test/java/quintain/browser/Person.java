package quintain.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import tools.jackson.databind.json.JsonMapper;

/// Somebody at a browser: what they do, and everything their browser hears.
final class Person implements AutoCloseable {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final BrowserContext context;
  private final Page page;
  private final List<String> heard = new CopyOnWriteArrayList<>();
  private final List<String> complaints = new CopyOnWriteArrayList<>();

  Person(BrowserContext context) {
    this.context = context;
    this.page = context.newPage();
    page.onWebSocket(socket -> socket.onFrameReceived(frame -> heard.add(frame.text())));
    page.onResponse(
        response -> {
          if (response.url().contains("/api/") && response.ok()) {
            heard.add(response.text());
          }
        });
    page.onPageError(complaints::add);
  }

  Page page() {
    return page;
  }

  /// Every frame and answer that came to this browser.
  List<String> heard() {
    return heard;
  }

  /// Every script error of this browser.
  List<String> complaints() {
    return complaints;
  }

  void goTo(String address) {
    page.navigate(address);
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

  void say(String words) {
    page.locator("#table-chat").fill(words);
    page.locator("#table-chat").press("Enter");
  }

  /// Opens the form of a command, fills in what is given and sends it.
  void command(String name, Map<String, Object> slots) {
    var form = form(name, slots);
    form.locator("button[type=submit]:enabled").click();
    form.waitFor(
        new Locator.WaitForOptions()
            .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
  }

  /// Opens the form of a command and fills in what is given.
  Locator form(String name, Map<String, Object> slots) {
    offer("[data-command='" + name + "']", slots).click();
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
      for (Locator menu : page.locator(".offer-opens").all()) {
        menu.click();
        page.locator("[role=menu]").waitFor();
        found = fitting(selector, slots);
        if (found.isPresent()) {
          break;
        }
        page.keyboard().press("Escape");
      }
    }
    return found.orElseGet(() -> page.locator(selector).first());
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

  /// The key of the question this browser shows, empty for none.
  String asked() {
    return String.valueOf(
        page.evaluate("() => document.querySelector('form.question')?.dataset.key ?? ''"));
  }

  String log() {
    return page.locator(".log-scroll").first().innerText();
  }

  @Override
  public void close() {
    context.close();
  }
}
