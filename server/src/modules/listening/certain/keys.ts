import type { Language } from '../../../wording/types.ts'
import { whole } from './whole.ts'

/**
 * What may follow the number of a key: the end of a phrase, or what the key is for. Otherwise two buttons, the third bell or a number to
 * call is meant.
 */
const before = (...next: string[]): string =>
  `(?=\\s*(?:$|[^\\p{L}\\d\\s]|(?:${next.join('|')})(?!\\p{L})))`

/** An order to press a key of the telephone. */
export const KEY: Record<Language, RegExp> = {
  en: whole(
    '(?:press|push|dial)(?: the)?(?: number| key)? (?:\\d|zero|one|two|three|four|five|six|seven|eight|nine|star|pound)',
  ),
  es: whole(
    '(?:oprima|presione|pulse|marque)(?: el| la)?(?: number| key| tecla)? (?:\\d|uno|dos|tres|cuatro|cinco|nueve)',
  ),
  de: whole(
    '(?:drücken|tippen) sie (?:jetzt |bitte |nun )?(?:auf )?(?:die )?(?:taste |nummer |ziffer |zahl )?' +
      `(?:\\d|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun)${before('um', 'für', 'wenn', 'falls', 'damit', 'und', 'oder', 'jetzt')}`,
    `wählen sie (?:jetzt |bitte |nun )?(?:die )?(?:taste |ziffer )?(?:\\d|eins)${before('um', 'für', 'wenn', 'falls')}`,
  ),
  fr: whole(
    'appuyez (?:maintenant )?sur (?:la touche |le )?' +
      `(?:\\d|un|deux|trois|quatre|cinq|six|sept|huit|neuf|zéro)${before('pour', 'si', 'afin', 'et', 'ou', 'maintenant')}`,
    `(?:tapez|faites|composez) (?:sur )?(?:le |la touche )(?:\\d|un|deux|trois|quatre|cinq|six|sept|huit|neuf|zéro)${before('pour', 'si', 'afin')}`,
  ),
  it: whole(
    '(?:prema|premi|premete|premere|digiti|digita|digitate|digitare|schiacci) (?:ora |adesso )?(?:il )?(?:tasto |numero )?' +
      `(?:\\d|uno|due|tre|quattro|cinque|sei|sette|otto|nove|zero)${before('per', 'se', 'e', 'o', 'ora', 'adesso')}`,
  ),
  pt: whole(
    '(?:pressione|prima|carregue|aperte|digite|tecle|disque|marque) (?:agora )?(?:n?[ao] )?(?:tecla |número )?' +
      `(?:\\d|dois|três|quatro|cinco|seis|sete|oito|nove|zero)${before('para', 'se', 'e', 'ou', 'agora')}`,
    // “um” is also “a”, as in “carregue num botão”.
    `(?:pressione|prima|carregue|aperte|digite|tecle|disque|marque) (?:n?a tecla |n?o número |tecla |número |n?o )um${before('para', 'se', 'e', 'ou', 'agora')}`,
  ),
  nl: whole(
    '(?:druk|drukt u|drukt)(?: nu)?(?: op)?(?: de)?(?: toets| cijfer| nummer)? ' +
      `(?:\\d|twee|drie|vier|vijf|zes|zeven|acht|negen|nul)${before('om', 'voor', 'als', 'en', 'of', 'nu')}`,
    // “een” is also “a”, as in “druk op een knop”, and “toets” a test at school.
    `(?:druk|drukt u|drukt)(?: nu)? op (?:de )?(?:toets |cijfer |nummer )een${before('om', 'voor', 'als', 'en', 'of', 'nu')}`,
    `(?:toetst u|toets nu|kies toets)(?: een| de)? (?:\\d|twee|drie|vier|vijf|zes|zeven|acht|negen|nul)${before('om', 'voor', 'als')}`,
  ),
}
