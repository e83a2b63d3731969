import { ara, deu, eng, fra, hin, ita, jpn, nld, pol, por, porBr, spa, tur, zho } from 'stopword'
import { memoized } from '../../../lib/memoized.ts'
import { isListed } from './concepts.ts'
import forms from './function-words.json' with { type: 'json' }

const list = (words: string) => words.trim().split(/\s+/)

const GENERAL: Record<string, string[]> = {
  en: eng,
  de: deu,
  fr: fra,
  es: spa,
  it: ita,
  pt: [...por, ...porBr],
  nl: nld,
  pl: pol,
  tr: tur,
  ar: ara,
  hi: hin,
  ja: jpn,
  zh: zho,
}

/** Further words that questions consist of: question phrases, greetings, thanks, and contractions typed without an apostrophe. */
const IN_QUESTIONS: Record<string, string> = {
  en: `about anybody anyone anything aren't can't cannot didn't does doesn't doing don't else ever get gets getting go going got
    having hello hers hey hi i'd i'll i'm i've isn't it's its just know let long may mine most no not off one other ours own per
    please really shall she so somebody someone something tell thank thanks that's there's until us use want wanna wasn't what's
    when where's who's whom whose why will won't you'd you'll yours yes ask question wondering wonder curious possible possibly
    actually currently maybe okay ok need needed needs looking look give gives given guys folks able kind sort type way ways thing
    things u ur pls every lot during without within whats wheres whens hows whos dont doesnt im ive youre theres cant isnt arent
    id often frequently goes gone quite rather bit even always sometimes somewhere anywhere everywhere away around again together
    alone though although whether however dear hmm um oh plz thx couldnt didnt wont wouldnt shouldnt hasnt havent werent wasnt
    youll theyre hes shes gonna gotta anyways anyway besides towards onto upon among across via likes guess suppose somehow
    whatever whichever whoever whenever wherever myself yourself itself ourselves themselves exactly precisely`,
  es: `algo alguna alguno ante antes aquí así cuales cuándo cuánto cuanto cuánta cuántos cuántas cuesta desde dónde entre era eres es
    esa esta está están este esto estos favor gracias ha hacen hay hola les mis puedo puede pueden quién ser si son te tiene
    tienen tengo tu tus una unos usted ustedes ya yo cuál cómo hace necesito quiero exactamente`,
  fr: `combien comment dois fait peut peux pourquoi quand quoi si sur puis-je puis bonjour merci est-ce faut coûte exactement`,
  de: `auf hallo kostet so wieviel zu danke bitte dürfen bietet genau`,
  it: `cosa costa dal grazie no posso può qual quali quando sì ciao buongiorno devo vorrei com esattamente`,
  pt: `custa já olá por pode quanta preciso exatamente`,
  nl: `al doen ga gaat hallo hebt hoeveel jij jou jouw jullie kan kosten kost kunt meer onze voor waar waarom wanneer welke wordt
    bedankt graag dank precies`,
  pl: `czy ile kiedy gdzie jak jaki jaka jakie który która które macie mają państwo proszę dziękuję dzień dobry chcę chciałbym chciałabym
    kosztuje mogę można jest są wasz wasza wasze wam u`,
  tr: `mı mi mu mü var yok ne kadar nedir nerede nasıl kaç hangi zaman misiniz mısınız musunuz müsünüz lütfen merhaba teşekkürler
    istiyorum olur`,
  ar: `هل متى أين كم كيف ما ماذا لديكم لديك عندكم عندك يوجد توجد هناك هي هو في من على إلى عن مع يمكن يمكنني أريد شكرا مرحبا فضلك`,
  hi: `क्या कब कहाँ कैसे कितना कितनी कितने कौन कौनसा है हैं आप आपके आपका आपकी हूँ मैं मुझे का की के को से में पर पास कृपया धन्यवाद नमस्ते चाहिए`,
  ja: `何 何時 何分 何曜日 何日 いつ どこ いくら どの どれ 誰 なぜ ください くださ ありがとう こんにちは 教え 知り できます できますか でしょう 方法`,
  zh: `有 吗 呢 吧 几 几点 什么 怎么 怎样 多少 哪里 哪儿 哪些 请问 可以 能 是 在 我们 你们 您 您们 想 要 需要 知道 谢谢 你好 您好 了 们 一下 多久 会 点`,
}

/**
 * The closed classes of six languages, as they are typed: pronouns, articles, prepositions, conjunctions, and the forms of the verbs that any
 * question may have ("have", "can", "give", "take"). Words that the lexicon lists are kept.
 */
const functionWords: Record<string, string> = forms

/** A short word in hiragana alone is grammar; a longer one may have meaning. */
const GRAMMAR = /^\p{Script=Hiragana}{1,3}$/u

/** As many languages as agents commonly know. */
const LANGUAGES = 16

const known = new Map<string, ReadonlySet<string>>()

/** Whether a word says nothing about the subject of a question. */
export const isStopWord = (word: string, language: string): boolean =>
  stopWordsOf(language).has(word) || GRAMMAR.test(word)

/** Whether a word is one of the commonest of a language, which are in every text: “with”, “as”. */
export const isSmallWord = (word: string, language: string): boolean =>
  smallWordsOf(language).has(word)

const smallWordsOf = memoized(LANGUAGES, (language) => new Set(GENERAL[language]))

/** Computed when first needed: reading a language's words takes a while, and most servers need only one or two languages. */
function stopWordsOf(language: string): ReadonlySet<string> {
  let words = known.get(language)
  if (words) return words
  words = new Set([
    ...(GENERAL[language] ?? []).filter((word) => !isListed(word, language)),
    ...list(IN_QUESTIONS[language] ?? ''),
    ...list(functionWords[language] ?? '').filter((word) => !isListed(word, language)),
  ])
  known.set(language, words)
  return words
}
