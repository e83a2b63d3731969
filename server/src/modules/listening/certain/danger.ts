import type { Language } from '../../../wording/types.ts'
import { whole } from './whole.ts'

/** Up to four of these words. Others would let in “I call for the fire brigade's donations”. */
const few = (...words: string[]): string => `(?:(?:${words.join('|')}) ){0,4}`

/** Words that report danger to life or house. In the later languages, where help is named, the words before it must call for it. */
export const DANGER: Record<Language, RegExp> = {
  en: whole(
    "nine one one|ambulance|not breathing|can(?:'t|not) breathe|unconscious|heart attack|house is on fire",
  ),
  es: whole('ambulancia|no respira|infarto|incendio'),
  de: whole(
    `(?:ruf(?:e|en|t)?|hol(?:e|en|t)?|schick(?:e|en|t)?|brauch(?:e|en|t)?) ${few('sie', 'bitte', 'schnell', 'sofort', 'den', 'einen', 'die')}(?:krankenwagen|rettungswagen|notarzt|feuerwehr)`,
    '(?:krankenwagen|rettungswagen|notarzt|feuerwehr) (?:ist )?(?:schon )?(?:rufen|gerufen|unterwegs)',
    'atme(?:t|n) nicht|(?:bekomm|krieg)(?:e|t) keine luft|bewusstlos',
    'hat (?:gerade )?einen herzinfarkt|(?:haus|wohnung|küche|scheune) brennt',
  ),
  fr: whole(
    `appel(?:ez|le|er|é) ${few('vite', 'tout', 'de', 'suite', 'le', 'les', 'une')}(?:l')?(?:samu|pompiers|secours|ambulance)`,
    "ne respire (?:plus|pas)|n'arrive (?:plus|pas) à respirer|a perdu connaissance|est inconsciente?",
    'fait (?:une crise cardiaque|un infarctus|un arrêt cardiaque)',
    '(?:maison|appartement|cuisine|immeuble|grange) (?:est en feu|brûle)',
  ),
  it: whole(
    `chiam(?:a|i|ate|are|ato) ${few('subito', 'i', 'il')}(?:un'|l')?(?:ambulanza|pompieri|vigili del fuoco|centodiciotto|118)`,
    'non respira|non riesc[eo] a respirare|priv[oa] di sensi|ha perso i sensi|(?:sta avendo|ha avuto) un infarto',
    '(?:casa|cucina|appartamento|palazzo) (?:sta bruciando|va a fuoco|è in fiamme|in fiamme)',
  ),
  pt: whole(
    `cham(?:e|a|ar|em|ei|ou) ${few('já', 'depressa', 'uma', 'a', 'os', 'o')}(?:ambulância|bombeiros|inem|samu)`,
    'não (?:respira|está a respirar|está respirando|consegue respirar|consigo respirar)|está inconsciente|perdeu os sentidos',
    '(?:está a ter|está tendo|teve) um (?:enfarte|infarto|ataque cardíaco)',
    '(?:casa|cozinha|apartamento|prédio) (?:está a arder|está em chamas|está pegando fogo|pegou fogo)',
  ),
  nl: whole(
    `bel(?:t|len)? ${few('nu', 'snel', 'meteen', 'een', 'de')}(?:ambulance|brandweer)|ademt niet|(?:krijg|krijgt) geen (?:lucht|adem)`,
    'bewusteloos|buiten bewustzijn|heeft een (?:hartaanval|hartinfarct|hartstilstand)',
    '(?:huis|woning|keuken|schuur|flat) (?:staat in brand|in brand staat)',
  ),
}

/** What people call an emergency. */
export const EMERGENCY: Record<Language, RegExp> = {
  en: whole('emergency'),
  es: whole('emergencia|urgencia'),
  de: whole('notfall(?:e?s)?|notfälle?n?'),
  fr: whole('urgence'),
  it: whole('emergenza|urgenza'),
  pt: whole('emergência|urgência'),
  nl: whole('noodgeval|spoedgeval'),
}
