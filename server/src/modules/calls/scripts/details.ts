/** What a caller tells of themselves, in the words of a transcription. */

const NAME = String.raw`([\p{L}][\p{L}'’-]+(?:\s+[\p{L}][\p{L}'’-]+){0,2})`
const INTRODUCED = new RegExp(
  String.raw`\b(?:my name is|my name's|this is|i am|i'm|it's|you can call me|call me|name is)\s+${NAME}`,
  'iu',
)
const BARE = new RegExp(`^(?:it's |it is |sure,? |yes,? )?${NAME}[.!]?$`, 'iu')
/** "I'm looking for" introduces nobody. */
const NOT_A_NAME =
  /^(?:a|an|the|not|just|so|very|still|also|here|there|in|on|at|from|with|about|looking|calling|trying|interested|wondering|hoping|going|sure|sorry|fine|good|great|okay|ok|yes|no|yeah|nope|thanks|thank|nothing|maybe|what|when|where|how|why|who|can|could|do|does|is|are|hello|hi|hey|my|your|his|her|our|their|ready|happy|new|afraid|having|planning|thinking)\b/i
const LOWER_REST = /\s+(?:and|from|with|at|calling|i|here|speaking|for|about|but)\b.*$/i

/** @param isAsked the caller was asked for it, so that a bare name counts. */
export function nameIn(utterance: string, isAsked: boolean): string | null {
  const found =
    INTRODUCED.exec(utterance)?.[1] ?? (isAsked ? BARE.exec(utterance.trim())?.[1] : null)
  if (!found || NOT_A_NAME.test(found)) return null
  const name = found.replace(LOWER_REST, '').trim()
  return name ? name.replaceAll(/(^|[\s'-])\p{Ll}/gu, (letter) => letter.toUpperCase()) : null
}

const EMAIL = /[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}/i

/** An email address or a telephone number, also as it is spoken: "ada at example dot com", "202 555 0123". */
export function contactIn(utterance: string): string | null {
  const written = utterance
    .replaceAll(/\s+(?:at|@)\s+(?=\S+\s+(?:dot|\.)\s+|\S+\.[a-z])/gi, '@')
    .replaceAll(/\s+dot\s+/gi, '.')
  const email = EMAIL.exec(written)?.[0]
  if (email) return email.toLowerCase()
  const digits = /(?:\+?\d[\s().-]*){7,15}/.exec(utterance)?.[0].replaceAll(/[^\d+]/g, '')
  if (!digits) return null
  return digits.length === 10 ? `+1${digits}` : digits
}

export const saysYes = (utterance: string) =>
  /\b(?:yes|yeah|yep|sure|correct|right|that works|this number|this one|same number|okay|ok|please do|fine)\b/i.test(
    utterance,
  )

export const saysNo = (utterance: string) =>
  /^\W*(?:no|nope|nah|not now|no thanks|no thank you|rather not|i'd rather not)\b/i.test(utterance)

export const wantsPerson = (utterance: string) =>
  /\b(?:talk|speak|chat) (?:to|with) (?:an? |the |your |some ?)?(?:real |live |actual )?(?:human|person|agent|operator|someone|somebody|representative|owner|manager|staff)\b|\b(?:connect|transfer|put) me (?:to|with|through)\b|\b(?:real|live) (?:human|person|agent)\b|^\W*(?:operator|representative|human|agent)\W*$/i.test(
    utterance,
  )

/** Wants to be called, visited or served, which somebody has to see to. */
export const wantsCallback = (utterance: string) =>
  /\b(?:book|booking|appointment|schedule|reserve|reservation|call me back|callback|call back|sign (?:me )?up|place an order|set up a (?:meeting|call|demo)|get a quote|free quote|an estimate|a demo|leave (?:a |my )?(?:message|number|details))\b/i.test(
    utterance,
  )

export const saysGoodbye = (utterance: string) =>
  /^\W*(?:ok(?:ay)?,? |great,? |no,? |thanks,? |thank you,? |alright,? )*(?:good ?bye|bye(?:[- ]bye)?|that'?s (?:all|it|everything)|that will be all|nothing else|i'm (?:all )?good|have a (?:nice|good|great) (?:day|one|evening|weekend))\b/i.test(
    utterance,
  )
