package quintain.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/// Chromium, driven by Playwright.
final class Browsers implements AutoCloseable {
  private final Playwright playwright =
      Playwright.create(
          new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
  private final Browser browser =
      playwright
          .chromium()
          .launch(
              new BrowserType.LaunchOptions()
                  .setExecutablePath(chromium())
                  .setArgs(
                      List.of(
                          "--no-sandbox",
                          "--disable-gpu",
                          "--disable-quic",
                          "--no-first-run",
                          "--disable-background-networking",
                          "--disable-component-update",
                          "--disable-sync")));

  private static Path chromium() {
    return Stream.of(
            System.getenv("CHROMIUM"), "/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
        .filter(Objects::nonNull)
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "Chromium was not found: ./verify installs it, or let CHROMIUM name it"));
  }

  /// Somebody with a browser of their own: nothing is shared with the others. Their device asks for
  /// little motion, so that no test waits for things to come flying.
  Person person(int width, int height) {
    return new Person(
        browser.newContext(
            wideAs(width, height)
                .setReducedMotion(ReducedMotion.REDUCE)
                .setServiceWorkers(ServiceWorkerPolicy.BLOCK)));
  }

  /// The same whose browser speaks another language than English.
  Person speaker(int width, int height, String language) {
    return new Person(
        browser.newContext(
            wideAs(width, height)
                .setLocale(language)
                .setReducedMotion(ReducedMotion.REDUCE)
                .setServiceWorkers(ServiceWorkerPolicy.BLOCK)));
  }

  /// The same with pages that are kept for when there is no network.
  Person keeper(int width, int height) {
    return new Person(
        browser.newContext(wideAs(width, height).setReducedMotion(ReducedMotion.REDUCE)));
  }

  /// The same at a screen that knows fingers.
  Person toucher(int width, int height) {
    return new Person(
        browser.newContext(
            wideAs(width, height).setHasTouch(true).setServiceWorkers(ServiceWorkerPolicy.BLOCK)));
  }

  private static Browser.NewContextOptions wideAs(int width, int height) {
    return new Browser.NewContextOptions().setViewportSize(width, height).setLocale("en");
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
