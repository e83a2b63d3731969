import { everyAfter } from './every-after.ts'
import { normalise } from './normalise.ts'

const TITLE =
  '(?:mr|mrs|ms|miss|doctor|agent|lieutenant|officer|detective|sergeant|deputy|nurse|coach|pastor|father|reverend|professor|principal|aunt|auntie|uncle|captain)'
const KIN =
  '(?:mom|mum|mommy|dad|daddy|grandma|grandpa|nana|mother|father|sister|brother|wife|husband|son|daughter|cousin|aunt|uncle)'

/** Phrases with which people introduce themselves, the most reliable first. */
const INTRODUCTIONS = [
  /\bsoy (?:su|tu|la|el) \p{L}+ (?=.)/gu,
  /\b(?:my|the|first|last|full) name is (?=.)/g,
  /\bname is (?=.)/g,
  /\b(?:you can |just )?call me (?=.)/g,
  /\b(?:me llamo|mi nombre es|le habla|habla|soy) (?=.)/gu,
  /\bthis is (?=.)/g,
  /\b(?:hi|hey|hello|yeah|yes|oh|hola|morning|afternoon|it is|here is) (?:it is )?(?:just )?(?:me )?(?=.)/g,
  /\bi am (?=.)/g,
]
/** Relations, such as "It's his sister Clara". */
const RELATED = new RegExp(
  String.raw`\b(?:his|her|your|their|the|\p{L}+ s) (?:\p{L}+ )?(?:${KIN}|friend|neighbou?r|boss|colleague|coworker|landlord|nurse|teacher|coach|assistant|barber|plumber|mechanic|accountant|lawyer|roommate|partner) (\p{L}{2,}.*)`,
  'u',
)
/** Titles, such as "The band teacher, Mr. Cole". */
const TITLED = new RegExp(String.raw`\b(${TITLE} \p{L}{3,})(?: (?!from|with|at|office)|$)`, 'u')
const TRAILING = new RegExp(
  String.raw`(?:^|\b(?:hi|hey|hello|yes|yeah|it is)\b )((?:${TITLE} )?\p{L}{2,}(?: \p{L}{2,})?) (?:here|speaking|calling)\b`,
  'u',
)
const KINSHIP = new RegExp(
  String.raw`\b(?:i am|this is|it is|his|her|your|it is his|it is her|it is your)(?: (?:just|his|her|your|me|the))* (${KIN})(?: (\p{L}{3,}))?`,
  'u',
)

/** Words that end a name where people speak on without a comma. */
const ENDS =
  /^(?:from|with|at|of|over|and|i|we|calling|speaking|here|again|about|regarding|on|in|for|to|the|a|an|my|your|his|her|our|is|am|are|was|returning|just|again|his|who|how|trying|looking|down|out|by|but|because|if|so|you|he|she|it|they|de|y|que|llamo|para|con|su|tu|did|do|have|has|please|next|across|up|not|no|yes|ok|okay|thanks|thank|sorry|s|can|could|would|will|as|or|this|that|there|me|got|need|wanted)$/
/** Words that follow "I am" or "this is" without being a name. */
const NO_NAME =
  /^(?:a|an|the|just|not|calling|very|so|really|sorry|good|fine|well|trying|looking|returning|regarding|about|going|here|still|also|only|in|on|at|from|with|his|her|your|my|their|our|one|it|he|she|they|we|you|yes|yeah|no|ok|okay|hi|hello|hey|sure|thanks|thank|there|wondering|hoping|supposed|afraid|glad|happy|sick|stuck|outside|important|urgent|personal|private|business|regards|what|who|why|how|because|busy|driving|running|late|waiting|ready|done|back|home|real|kind|pretty|pleased|excited|contacting|reaching|following|checking|asking|able|an?|to|for|do|does|did|can|could|would|will|is|was|are|am|message|call|reminder|automated|recorded|me|myself|him|that|this|all|well|actually|like|uh|oh|of|some|someone|somebody|nobody|everything|something|nothing|anyone|morning|afternoon|evening|day|sir|ma'?am|madam|please|if|i|may|speak|is|get|go|let|tell|where|when|which|more|never|ever|already|an|our|final|second|last|first|official|legal|customer|service|again|both|part|doctor|phone|number|wrong|eight|seven|nine|ten|six|five|four|three|two|concerned|interested|su|tu|soy|habla|hola|buenas|buenos|la|el|una?|de|por|para|llamando|buenos|buenas|days?|wait|look|listen|well|right|oh|hold|great|cool|dude|man|bro|guys|everyone|folks|friend|neighbor|neighbour|mommy|help|stop|put|connect|nice|now|an|calling|confirming|old|new|with|senior|junior|local|out|up|over|down|available|currently|such|goodbye|bye|uber|dear|honey|buddy|dispatch|sweetie|love|guess|too|scared|worried|pregnant|bleeding|dying|hurt|lost|locked|offering|selling|working|doing|having|making|taking|gonna|interested|mom|mum|dad|daddy|grandpa|grandma|abuela|abuelo|papá|mamá|hija|hijo|chief|boss|hon|sweetheart|guess|carefully|checking|yours?|today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/

/** The caller's name as they said it, with capitals; null when they gave none. */
export function callerNameIn(speech: string, ownerName: string, askedWho: boolean): string | null {
  const text = normalise(speech)
  const own = new Set(normalise(ownerName).split(' '))
  const kin = KINSHIP.exec(text)
  const trailing = TRAILING.exec(text)
  for (const introduction of INTRODUCTIONS) {
    for (const found of everyAfter(text, introduction)) {
      const name = leadingName(found, own)
      if (name) return capitals(name)
    }
  }
  const related = RELATED.exec(text)?.[1]
  const named = related && leadingName(related, own)
  if (named) return capitals(named)
  if (trailing) {
    const name = leadingName(trailing[1]!, own)
    if (name) return capitals(name)
  }
  const titled = TITLED.exec(text)?.[1]
  const surname = titled?.split(' ')[1]
  if (titled && surname && !own.has(surname) && !NO_NAME.test(surname) && !ENDS.test(surname)) {
    return capitals(titled)
  }
  if (kin && !isOrganised(text)) {
    const second = kin[2] && !NO_NAME.test(kin[2]) && !ENDS.test(kin[2]) && !own.has(kin[2])
    return capitals(second ? `${kin[2]}` : kin[1]!)
  }
  return askedWho ? bareName(text, own) : null
}

const LONGEST = 3

function leadingName(rest: string, own: Set<string>): string | null {
  const words = rest.split(' ', LONGEST + 2)
  const titled = new RegExp(`^${TITLE}$`).test(words[0] ?? '') && words.length > 1
  const name: string[] = titled ? [words[0]!] : []
  for (const word of words.slice(name.length)) {
    if (name.length === LONGEST || ENDS.test(word) || !/^\p{L}{2,}$/u.test(word)) break
    if (NO_NAME.test(word) || (own.has(word) && name.length === 0)) break
    if (isOrganised(word)) return null
    name.push(word)
  }
  return name.length > (titled ? 1 : 0) ? name.join(' ') : null
}

/** The name in an answer to "who is calling" that begins with it, such as "Dave", "uh Maria Lopez" or "Joe in two A". */
function bareName(text: string, own: Set<string>): string | null {
  const words = text
    .replace(/^(?:yes|yeah|hi|hello|oh|ok|okay|sure|well|so|just)\b ?/g, '')
    .split(' ')
  const end = words.findIndex((word) => ENDS.test(word))
  const name = end < 0 ? words : words.slice(0, end)
  const isName =
    name.length > 0 &&
    name.length <= LONGEST &&
    name.every((word) => /^\p{L}{2,}$/u.test(word) && !NO_NAME.test(word) && !own.has(word))
  return isName && !isOrganised(name.join(' ')) ? capitals(name.join(' ')) : null
}

const isOrganised = (text: string) =>
  /\b(?:office|clinic|school|pharmacy|bank|company|department|services?|center|centre|hospital|insurance|solutions|security|group|systems?|inc|llc|support|dental|motors|auto|plumbing|heating|energy|electric|realty|association|academy|elementary|administration|medical|delivery|amazon|fedex|ups|customer|team|desk|division|agency|foundation|headquarters)\b/.test(
    text,
  )

const capitals = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .replace(/^Doctor /, 'Dr. ')
    .replace(/^Mr /, 'Mr. ')
    .replace(/^Mrs /, 'Mrs. ')
