package quintain.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
    return Optional.ofNullable(System.getenv("CHROMIUM"))
        .map(Path::of)
        .or(() -> Optional.of(Path.of("/usr/bin/chromium")))
        .filter(Files::isExecutable)
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
            new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setLocale("en")
                .setReducedMotion(ReducedMotion.REDUCE)));
  }

  /// The same at a screen that knows fingers.
  Person toucher(int width, int height) {
    return new Person(
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setHasTouch(true)
                .setLocale("en")));
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
