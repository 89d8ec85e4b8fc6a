"""Chromium by Selenium and Firefox by Marionette, with one face: what a test of the player needs of a browser."""

import base64
import shutil
import time


class Chromium:
    name = "chromium"

    def __init__(self):
        from selenium import webdriver
        from selenium.webdriver.chrome.service import Service

        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium")
        for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.driver.execute_cdp_cmd("Browser.grantPermissions", {"permissions": ["clipboardReadWrite"]})

    def size(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def media(self, scheme="light", motion="no-preference", media=""):
        features = [{"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": motion}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": media, "features": features})

    def open(self, address):
        self.driver.get("about:blank")
        self.driver.get(address)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def run_async(self, script, *arguments):
        self.driver.set_script_timeout(60)
        return self.driver.execute_async_script(script, *arguments)

    def keys(self, *keys):
        from selenium.webdriver.common.action_chains import ActionChains
        from selenium.webdriver.common.keys import Keys

        chain = ActionChains(self.driver, duration=0)
        for key in keys:
            *modifiers, last = [part for part in key.split("+") if part] or ["+"]
            last = getattr(Keys, last, last)
            for modifier in modifiers:
                chain.key_down(getattr(Keys, modifier))
            chain.send_keys(last)
            for modifier in modifiers:
                chain.key_up(getattr(Keys, modifier))
        chain.perform()

    def click(self, selector):
        self.driver.find_element("css selector", selector).click()

    def picture(self):
        return base64.b64decode(self.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"])

    def errors(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]

    def close(self):
        self.driver.quit()


class Firefox:
    name = "firefox"

    def __init__(self):
        from marionette_driver.marionette import Marionette

        self.driver = Marionette(
            bin=shutil.which("firefox-esr") or shutil.which("firefox"), headless=True, gecko_log="-", port=2828 + int(time.time()) % 200,
            prefs={"browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False})
        self.driver.start_session()

    def size(self, width, height):
        self.driver.set_window_rect(width=width, height=height)
        inner = self.run("return [innerWidth, innerHeight]")
        self.driver.set_window_rect(width=width + width - inner[0], height=height + height - inner[1])

    def media(self, scheme="light", motion="no-preference", media=""):
        with self.driver.using_context("chrome"):
            self.driver.execute_script(
                "Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', arguments[0]);"
                "Services.prefs.setIntPref('ui.prefersReducedMotion', arguments[1]);",
                [0 if scheme == "dark" else 1, 1 if motion == "reduce" else 0])

    def open(self, address):
        self.driver.navigate("about:blank")
        self.driver.navigate(address)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, list(arguments), sandbox=None)

    def run_async(self, script, *arguments):
        return self.driver.execute_async_script(script, list(arguments), sandbox=None, script_timeout=60000)

    def keys(self, *keys):
        from marionette_driver.keys import Keys

        names = {"ARROW_RIGHT": Keys.ARROW_RIGHT, "ARROW_LEFT": Keys.ARROW_LEFT, "ESCAPE": Keys.ESCAPE, "SHIFT": Keys.SHIFT, "HOME": Keys.HOME, "END": Keys.END, "SPACE": Keys.SPACE}
        actions = self.driver.actions.sequence("key", "keyboard")
        for key in keys:
            *modifiers, last = [part for part in key.split("+") if part] or ["+"]
            for modifier in modifiers:
                actions.key_down(names[modifier])
            actions.key_down(names.get(last, last)).key_up(names.get(last, last))
            for modifier in modifiers:
                actions.key_up(names[modifier])
        actions.perform()

    def click(self, selector):
        self.driver.find_element("css selector", selector).click()

    def picture(self):
        return base64.b64decode(self.driver.screenshot(full=False))

    def errors(self):
        with self.driver.using_context("chrome"):
            return self.driver.execute_script(
                "const found = Services.console.getMessageArray().filter((m) => m instanceof Ci.nsIScriptError && /^file:/.test(m.sourceName) && !/scroll-linked/.test(m.errorMessage))"
                "  .map((m) => `${m.sourceName}:${m.lineNumber}: ${m.errorMessage}`); Services.console.reset(); return found;")

    def close(self):
        self.driver.delete_session()
        self.driver.cleanup()
