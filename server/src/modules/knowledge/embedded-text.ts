/** What a model embeds of a passage. */
export const embeddedText = ({ heading, text }: { heading: string; text: string }): string =>
  heading ? `${heading}\n${text}` : text
