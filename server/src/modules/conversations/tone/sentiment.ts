import vader from 'vader-sentiment'

/** How a sentence sounds that names a feeling or complains, and is not merely about something unpleasant. */
const FEELING =
  /\b(?:thank\w*|thx|cheers|great|perfect|awesome|amazing|excellent|wonderful|fantastic|lovely|brilliant|love|happy|glad|pleased|appreciate\w*|helpful|terrible|awful|horrible|angry|furious|mad at|annoy\w*|upset|frustrat\w*|ridiculous|useless|pathetic|unacceptable|disgust\w*|disappoint\w*|disgrace\w*|rude|stupid|idiot\w*|hate|worst|scam\w*|rip-?off|joke of|shame\w*|liars?|lied|sucks?|wtf|unhappy|fed up|sick of|so bad|not good|poor service)\b/i
const COMPLAINT =
  /\b(?:nobody|no one|no-one) (?:answer|repl|respond|call|help|pick)\w*|\bcharged (?:me )?twice\b|\b(?:still|been) waiting\b|\bwant my money back\b|\b(?:doesn['’]?t|does not|don['’]?t|do not|didn['’]?t|did not|isn['’]?t|is not) (?:work|working|help|arrive|listen)\w*|\bare you (?:kidding|joking)\b|\bnever (?:again|arrived|came|answered|replied)\b|\bwaste of (?:time|money)\b/i
const ASKS =
  /\?\s*$|^(?:how|what|when|where|who|which|why|do|does|did|is|are|can|could|will|would|may|should)\b/i
const COMPLAINS = -0.45
/** A statement without a word of feeling is heard only when it is this loud. */
const LOUD = 0.65

/**
 * How a message sounds, -1 (bad) to 1 (good), 0 when it merely asks or tells. What a question is about (an emergency, a fee, pain)
 * says nothing of how the one who asks feels.
 */
export function sentimentOf(text: string): number {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => sentence.trim())
  const scores = sentences.map(scoreOf).filter((score) => score !== 0)
  return scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : 0
}

function scoreOf(sentence: string): number {
  if (COMPLAINT.test(sentence)) return Math.min(compoundOf(sentence), COMPLAINS)
  if (FEELING.test(sentence)) return compoundOf(sentence)
  if (ASKS.test(sentence.trim())) return 0
  const compound = compoundOf(sentence)
  return Math.abs(compound) >= LOUD ? compound : 0
}

/** The dearest part of taking a message in, which a plain question does without. */
const compoundOf = (sentence: string): number =>
  vader.SentimentIntensityAnalyzer.polarity_scores(sentence).compound
