/** The attribute by which the card of a note is found. */
export const NOTE_ID = 'data-note'
