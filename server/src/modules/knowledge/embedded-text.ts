/** The text of a passage that is given to the embedding model. */
export const embeddedText = ({ heading, text }: { heading: string; text: string }): string =>
  heading ? `${heading}\n${text}` : text
