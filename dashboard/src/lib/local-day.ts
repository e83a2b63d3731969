/** The day in the viewer's own time zone, as a date field has it: '2026-12-24'. */
export const localDay = (at: Date): string => at.toLocaleDateString('sv-SE')
