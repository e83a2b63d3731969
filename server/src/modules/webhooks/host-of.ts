/** All of an address that a log or a mail may hold: the rest of it may be a secret. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? ''
