/** How every test starts Chromium; `CHROMIUM_PATH` is set by scripts/lib/chromium.mjs. */
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

/** For the stories, whose pages live for seconds: optimizing their code takes longer than it saves. Not for measurements. */
export const shortLived = {
  launchOptions: {
    ...browser.launchOptions,
    args: [...browser.launchOptions.args, '--js-flags=--max-opt=0,--no-lazy-feedback-allocation'],
  },
}

/** A complete Chromium, with features that the windowless one lacks, such as notifications. */
export const wholeBrowser = {
  launchOptions: { ...browser.launchOptions, executablePath: process.env['WHOLE_CHROMIUM_PATH'] },
}
