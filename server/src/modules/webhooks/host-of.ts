/** The host of an address, the only part that may appear in a log or a mail: path and query may contain a secret. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? ''
