/** The verification code in a text, worth a copy button; undefined where there is none. */
export const codeIn = (text: string): string | undefined => /\b\d{6}\b/.exec(text)?.[0]
