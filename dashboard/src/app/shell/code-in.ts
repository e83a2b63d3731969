/** The verification code contained in a text, so that it can be offered for copying; undefined where there is none. */
export const codeIn = (text: string): string | undefined => /\b\d{6}\b/.exec(text)?.[0]
