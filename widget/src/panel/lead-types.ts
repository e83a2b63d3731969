/** What a visitor wrote into a field of the form. */
export type LeadAnswer = { label: string; value: string }
