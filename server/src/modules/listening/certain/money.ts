import type { Language } from '../../../wording/types.ts'
import { whole } from './whole.ts'

/**
 * An order to buy gift cards or to pay with them. Customers ask for gift cards too, so in the later languages only forms of the verb count
 * that give an order, and not those of a wish.
 */
export const GIFT_CARDS: Record<Language, RegExp> = {
  en: whole(
    '(?:buy|get|purchase|pay)(?![\\p{L}\\d]).{0,40}(?<![\\p{L}\\d])(?:gift cards?|google play cards?|apple cards?|steam cards?|vouchers?)',
  ),
  es: whole('compre(?![\\p{L}\\d]).{0,40}(?<![\\p{L}\\d])tarjetas de regalo'),
  de: whole(
    '(?:kaufen|besorgen|bezahlen|zahlen) sie .{0,40}(?:geschenkkarten?|gutscheinkarten?|guthabenkarten?|google[- ]play[- ]karten?|steam[- ]karten?|paysafecards?)',
    '(?:müssen|sollen) sie .{0,30}(?:geschenkkarten?|gutscheinkarten?|guthabenkarten?|google[- ]play[- ]karten?|paysafecards?) .{0,10}(?:kaufen|besorgen|bezahlen)',
  ),
  fr: whole(
    '(?:achetez|payez|réglez|devez (?:acheter|payer|régler)) .{0,40}(?:cartes?[- ]cadeaux?|cartes? google play|cartes? itunes|cartes? pcs|coupons? (?:pcs|transcash|neosurf)|tickets? neosurf)',
  ),
  it: whole(
    '(?:compri|comprate|acquistate|paghi|pagate|deve pagare) .{0,40}(?:cart[ae] regalo|gift cards?|buon[oi] regalo|cart[ae] google play|ricaric(?:a|he) paysafe)',
  ),
  pt: whole(
    '(?<!eu )(?:compre|comprem|pague|paguem) .{0,40}(?:cart(?:ão|ões)(?: de)?[- ]presente|vales?[- ](?:presente|oferta)|gift cards?|cart(?:ão|ões) google play|paysafecards?)',
  ),
  nl: whole(
    '(?<!(?:te|ik|je|jij|we|wij|ze) )(?:koop|koopt u|betaal|betaalt u)(?! (?:ik|je|jij|we|wij)) .{0,40}(?:cadeaukaart(?:en)?|cadeaubon(?:nen)?|gift ?cards?|google[- ]play[- ]kaart(?:en)?|paysafecards?)',
  ),
}

/** An order to move money to a “safe account”, which no bank has. An infinitive does not count: “we never ask you to move …”. */
export const SAFE_ACCOUNT: Record<Language, RegExp> = {
  en: whole(
    "(?<!(?:to|never|you|not|n't|we|they) )(?:move|transfer|wire) .{0,40}(?:safe|secure) account",
  ),
  es: whole('(?<!(?:que|no|nunca) )(?:transfiera|mueva|pase) .{0,40}cuenta segura'),
  de: whole('(?:überweisen|transferieren|übertragen) sie (?!nie|nicht).{0,40}sicheres konto'),
  fr: whole(
    "(?<!(?:ne|n'|vous) )(?:transférez|virez|déplacez) (?!jamais|pas).{0,40}compte (?:sécurisé|sûr)",
  ),
  it: whole('(?<!(?:che|non|mai) )(?:trasferisca|sposti|bonifichi) .{0,40}conto sicuro'),
  pt: whole('(?<!(?:que|não|nunca) )(?:transfira|mova|passe) .{0,40}conta segura'),
  nl: whole('(?:maak|maakt u|boek|boekt u|zet|zet u) (?!nooit|niet).{0,40}veilige rekening'),
}
