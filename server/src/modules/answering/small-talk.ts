import { detectLanguage } from '../listening/language/detect.ts'
import { wordingIn } from '../../wording/index.ts'
import { saidName } from '../agents/said-name.ts'
import type { AgentProfile } from './types.ts'

export type SmallTalk =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'wellbeing'
  | 'introduction'
  | 'acknowledged'
  | 'wait'
  | 'presence'
  | 'identity'

const FILLER =
  '(?:there|all|everyone|again|so much|very much|a lot|a bunch|much|for (?:the|your) help|for that|team)'
/** "My name is on the wrong invoice" tells no name, and what follows an "and" is what they came for. */
const NO_NAME =
  '(?:an?|and|but|the|on|in|not|no|wrong|misspel\\w*|spel\\w*|missing|listed|incorrect|already|still|y|et|und|e|en)'
const NAME_WORD = `(?!${NO_NAME}\\b)[\\p{L}'-]+`
// A space between each two: words that could be parted anywhere would take a long one for ever to refuse.
const NAME = `${NAME_WORD}(?: ${NAME_WORD}){0,3}`
const PATTERNS: [SmallTalk, RegExp][] = [
  [
    'identity',
    /^(?:so )?(?:who|what) are you(?: exactly)?$|^are you (?:an? |really an? )?(?:real )?(?:bot|robot|human|person|ai|machine|chatbot|real|real person)(?: or (?:a )?\w+(?: \w+)?)?$|^what(?:'s| is) your name$|^am i (?:talking|speaking|chatting) (?:to|with) (?:a|an) .*(?:bot|human|person|robot|machine)$|^(?:quién|qué) eres$|^eres un (?:bot|robot|humano)$|^(?:qui|t')?\s?(?:êtes-vous|es-tu)$|^qui es-tu$|^(?:êtes-vous|es-tu) un (?:robot|bot|humain)$|^wer (?:bist du|sind sie)$|^(?:bist du|sind sie) ein (?:bot|roboter|mensch)$|^chi sei$|^sei un (?:bot|robot)$|^quem és$|^quem é você$|^(?:você )?é um (?:bot|robô|robot)$|^wie ben je$|^ben je een (?:bot|robot|mens)$/,
  ],
  [
    'wellbeing',
    /^(?:(?:hi|hello|hey)\s*)?how(?:'s it going| are you(?: doing)?(?: today)?| do you do)$|^(?:qué tal|cómo estás?|ça va|comment (?:ça va|allez-vous)|wie geht(?:'s| es (?:dir|ihnen))|come (?:stai|va)|tudo bem|como vai|hoe gaat het)$/,
  ],
  [
    'introduction',
    new RegExp(
      `^(?:(?:hi|hello|hey|hola|bonjour|hallo|ciao|olá) )?(?:my name(?:'s| is)|me llamo|mi nombre es|je m'appelle|ich heiße|mein name ist|mi chiamo|(?:o )?meu nome é|me chamo|mijn naam is|ik heet) ${NAME}$`,
      'u',
    ),
  ],
  [
    'greeting',
    new RegExp(
      `^(?:hi+|hello+|hey+|hiya|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|hola|buenos días|buenas(?: tardes| noches)?|bonjour|salut|bonsoir|hallo|guten (?:tag|morgen|abend)|moin|servus|ciao|buongiorno|buonasera|olá|oi|bom dia|boa tarde|boa noite|hoi|goedemorgen|goedemiddag|goedendag)(?: ${FILLER})?$`,
    ),
  ],
  [
    'thanks',
    new RegExp(
      `^(?:(?:ok|okay|great|perfect|awesome|cool|nice|super) )?(?:thanks|thank you|thx|ty|cheers|much appreciated|gracias|muchas gracias|merci(?: beaucoup)?|danke(?: schön| sehr)?|vielen dank|grazie(?: mille)?|obrigad[oa]|muito obrigad[oa]|bedankt|dank (?:je|u)(?: wel)?)(?: ${FILLER})*$`,
    ),
  ],
  [
    'goodbye',
    /^(?:good ?bye|bye(?: bye)?|see you(?: later| soon)?|have a (?:nice|good|great) (?:day|one|evening|weekend)|adiós|hasta luego|au revoir|tschüss?|auf wiedersehen|arrivederci|tchau|adeus|até logo|tot ziens|doei|dag)$/,
  ],
  [
    'acknowledged',
    /^(?:oh|hm+|uh huh|ok(?:ay)?|great|perfect|got it|i (?:see|understand)|sure|cool|nice|alright|all right|(?:that )?sounds good|that'?s (?:good|great|fine)|yes|yes please|no|no thanks|yep|nope|good|vale|sí|claro|perfecto|entiendo|está bien|d'accord|gut|alles klar|va bene|certo|tudo bem|prima|goed)$/,
  ],
  [
    'wait',
    /^(?:(?:just )?(?:a|one) (?:moment|second|sec|minute)|(?:please )?(?:wait|hold on|hang on)(?: (?:a|one) (?:moment|second|sec|minute))?|(?:espere )?un momento|esper[ae]|un instant|(?:einen )?moment|un attimo|um momento|een moment(?:je)?)(?: please| por favor| s'il vous plaît| bitte| per favore| alstublieft)?$/,
  ],
  [
    'presence',
    /^(?:are you (?:still )?there|can you hear me(?: now)?|(?:sigue|está) ahí|me (?:oye|escucha)|vous (?:êtes là|m'entendez)|sind sie (?:noch )?da|hören sie mich|mi sente|está aí|me ouve|bent u er(?: nog)?|hoort u mij)$/,
  ],
]

/** Greetings and the like, which need no knowledge; null for a question. */
export function smallTalkOf(text: string): SmallTalk | null {
  const whole = kindOf(plainOf(text))
  if (whole) return whole
  // "Hi, good morning." and "No, thank you." are one and then another: the last is what is answered.
  const kinds = text
    .split(/[.,!?]+/)
    .flatMap((part) => plainOf(part) || [])
    .map(kindOf)
  return kinds.includes(null) ? null : (kinds.at(-1) ?? null)
}

const kindOf = (plain: string): SmallTalk | null =>
  PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s'’-]/gu, ' ')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Play with the machine, which no knowledge of a business has to hold. */
const BANTER =
  /^(?:please )?(?:(?:can you |could you )?(?:tell|sing|write|give) me (?:an? |another )?(?:joke|song|poem|story|riddle|secret)|(?:do you )?(?:love|like|hate) (?:me|you)|(?:are you|you are|you're) (?:stupid|dumb|smart|funny|single|alive|cute|boring|useless)|(?:i love you|marry me|lol|haha+|test(?:ing)?|asdf\w*|blah(?: blah)*)|what(?:'s| is) the (?:weather|meaning of life|capital of .+)(?: like)?(?: today)?|who won .+)$/

/** Whether a question is not about the business, so that not knowing it is no gap in its knowledge. */
export const isBanter = (text: string): boolean => BANTER.test(plainOf(text))

/** What the agent says to it, from its own profile. */
export function replyToSmallTalk(talk: SmallTalk, agent: AgentProfile, text: string): string {
  const language = agent.language === 'auto' ? languageOf(text) : agent.language
  const { chat } = wordingIn(language)
  return talk === 'identity' ? chat.identity({ brand: saidName(agent) }) : chat[talk]
}

const GREETING_LANGUAGE: [string, RegExp][] = [
  ['es', /\b(?:hola|me llamo|mi nombre es|buen[oa]s|gracias|adiós|qué tal)/i],
  ['fr', /\b(?:bonjour|je m'appelle|salut|bonsoir|merci|au revoir|ça va)/i],
  ['de', /\b(?:hallo|ich heiße|mein name ist|guten|moin|servus|danke|dank|tschüs|wiedersehen)/i],
  ['it', /\b(?:ciao|mi chiamo|buongiorno|buonasera|grazie|arrivederci)/i],
  ['pt', /(?:\bolá|\boi\b|bom dia|me chamo|meu nome|boa (?:tarde|noite)|obrigad|tchau|adeus)/i],
  ['nl', /\b(?:hoi|mijn naam|ik heet|goede|bedankt|dank (?:je|u)|tot ziens|doei)/i],
]

const languageOf = (text: string) =>
  GREETING_LANGUAGE.find(([, pattern]) => pattern.test(text))?.[0] ??
  detectLanguage(text, { languages: [], before: null })
