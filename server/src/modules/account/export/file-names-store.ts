/** Longest name of a file in the archive, in characters: with its folders it fits all systems. */
const LONGEST = 100

/** SQL for a text as a part of a path: without the characters that one of the usual systems does not allow in names. */
export const asFileName = (text: string): string =>
  `right(regexp_replace(${text}, '[[:cntrl:]\\\\/:*?"<>|]', '_', 'g'), ${LONGEST})`
