import vader from 'vader-sentiment'

/** How a message sounds, -1 (bad) to 1 (good). */
export const sentimentOf = (text: string): number =>
  vader.SentimentIntensityAnalyzer.polarity_scores(text).compound
