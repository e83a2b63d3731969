/** A text with a full stop, unless it ends in an abbreviation that has one: “10:00 a.m.” */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
