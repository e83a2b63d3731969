import { everyAfter } from './every-after.ts'
import { normalise, readable } from './normalise.ts'

const AFTER = [
  /\b(?:calling from|call(?:ing)? (?:you )?(?:on behalf of|for)|here (?:from|at|with)|speaking from|i am (?:from|with)|we are (?:from|with)|on behalf of) (?=.)/g,
  /\b(?:from|with|at|over at|down at|llamo de|hablo de|de parte de) (?=.)/gu,
  /\bthis is (?:the )?(?=.)/g,
]
const ENDS =
  /^(?:calling|about|regarding|and|to|i|we|my|for|on|it|is|was|just|here|your|because|his|her|he|she|you|in|at|from|with|how|who|that|if|returning|our|are|concerning|trying|so|but|this|they|today|where|please|speaking|again|by|me|a|an|or|near|not|no|whose|have|has|s|would|could|can|as|am|following|reaching|looking|got|there|up|out|over)$/
const NO_ORGANISATION =
  /^(?:the|your|my|his|her|him|you|me|them|us|home|work|here|a|an|this|that|last|all|it|our|some|any|least|one|now|today|yesterday|tomorrow|time|school|once|first|noon|night|what|where|questions?|help|everything|respect|regards?|another|people|family|everyone|jail|both|lots?|more|those|these|their|out|next|door|zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|residual|list|file|now|\d+.*|.*\d.*)$/
const KNOWN_AS =
  /\b(?:office|clinic|school|pharmacy|bank|company|department|services?|center|hospital|insurance|solutions|security|group|systems|inc|llc|support|dental|motors|auto|plumbing|heating|energy|electric|realty|association|academy|elementary|administration|medical|fedex|ups|dhl|amazon|walgreens|cvs|library|county|police|microsoft|irs|foundation|garage|bakery|veterinary|vet|animal|university|college|church|airlines?|staffing|partners|associates|labs?|florist|hardware|roofing|construction|logistics|consulting|claims|mutual|financial|capital|media|marketing|research|wireless|telecom|delivery|driver|tailor|florist|uber|catering|kitchen|shop|store)\b/
const LONGEST = 5

/**
 * The company, practice or office the caller names as theirs; null when they name none.
 * @param answersWho whether the speech answers the question who is calling
 */
export function organisationIn(speech: string, answersWho = false): string | null {
  const text = normalise(speech)
  for (const pattern of AFTER) {
    for (const rest of everyAfter(text, pattern)) {
      const name = leadingWords(rest)
      if (name && (pattern !== AFTER[2] || KNOWN_AS.test(name))) return name
    }
  }
  return answersWho && KNOWN_AS.test(text) && text.split(' ').length <= LONGEST
    ? readable(text)
    : null
}

function leadingWords(rest: string): string | null {
  const words = rest.replace(/^(?:the|a|an) /, '').split(' ')
  const name: string[] = []
  for (const word of words) {
    if (name.length === LONGEST || (ENDS.test(word) && word !== 's')) break
    name.push(word)
  }
  if (name.length === 0 || NO_ORGANISATION.test(name[0]!)) return null
  return name
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .replace(/ S\b/g, "'s")
}
