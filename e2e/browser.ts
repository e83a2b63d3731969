/** How every test starts Chromium; `CHROMIUM_PATH` is what scripts/lib/chromium.mjs found. */
export const browser = {
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
}

/** With what one without a window leaves out, such as notifications. */
export const wholeBrowser = {
  launchOptions: { ...browser.launchOptions, executablePath: process.env['WHOLE_CHROMIUM_PATH'] },
}
