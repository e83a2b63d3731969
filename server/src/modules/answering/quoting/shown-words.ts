const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl']

const letters = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Each name of some units, in every language, long and short, as Intl has them, with the English name of the unit. */
const namesOf = (units: string[]) =>
  units.flatMap((unit) =>
    LANGUAGES.flatMap((language) =>
      (['long', 'short'] as const).flatMap((unitDisplay) =>
        [1, 3].flatMap((count) =>
          letters(
            new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count),
          ).map((word) => [word, unit] as const),
        ),
      ),
    ),
  )

const MEASURES = new Map(
  namesOf(['kilometer', 'meter', 'centimeter', 'mile', 'kilogram', 'gram', 'liter', 'milliliter']),
)

/** The unit of a length, a weight or a volume by its English name: "kilometer" for "km". */
export const measureOf = (word: string): string | undefined => MEASURES.get(word)

const TIME_UNITS = new Map(namesOf(['minute', 'hour', 'day', 'week', 'month', 'year']))
for (const [unit, words] of Object.entries({
  second: 'second seconds',
  minute: 'mins',
  hour: 'hrs',
  day: 'tagen',
  night: 'night nights nacht nächte noche noches nuit nuits notte notti noite noites nachten',
  month: 'monaten',
  year: 'jahren',
})) {
  for (const word of words.split(' ')) TIME_UNITS.set(word, unit)
}
/** A single letter is a unit only directly after a number, which `near` cannot tell. */
for (const unit of TIME_UNITS.keys()) {
  if (unit.length === 1 && unit !== 'h') TIME_UNITS.delete(unit)
}

export const isTimeUnit = (word: string): boolean => TIME_UNITS.has(word)

/** Words for what is paid or done once in a unit of time. */
const RATES = new Map(
  Object.entries({
    hour: 'hourly stündlich',
    day: 'daily täglich journalier diario giornaliero diário dagelijks',
    week: 'weekly wöchentlich hebdomadaire semanal settimanale wekelijks',
    month: 'monthly monatlich mensuel mensuelle mensual mensile mensal maandelijks',
    year: 'yearly annual annually jährlich annuel annuelle anual annuale jaarlijks',
  }).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

/** The unit of time that a word names or is about, by its English name: "week" for "Wochen" and for "weekly". */
export const timeUnitOf = (word: string): string | undefined =>
  TIME_UNITS.get(word) ?? RATES.get(word)

const DAYS_AND_MONTHS = new Set(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => [
      ...Array.from({ length: 7 }, (_, day) =>
        new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' }).format(
          Date.UTC(2024, 0, 1 + day),
        ),
      ),
      ...Array.from({ length: 12 }, (_, month) =>
        new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }).format(
          Date.UTC(2024, month, 1),
        ),
      ),
    ]),
  )
    .flatMap((name) => letters(name)[0] ?? [])
    // "mar" is a month and a sea, "do" a weekday and a verb: short names are ambiguous without their full stop.
    .filter((name) => name.length > 3),
)
export const isDayOrMonth = (word: string): boolean =>
  DAYS_AND_MONTHS.has(word) ||
  (word.endsWith('s') && DAYS_AND_MONTHS.has(word.slice(0, -1))) ||
  CLOSED.has(word)

const list = (words: string) => new Set(words.split(/\s+/))

const CLOSED = list(
  `closed weekdays weekend weekends noon midnight geschlossen ruhetag cerrado fermé chiuso chiusi fechado gesloten`,
)

const EVERY_DAY = list('daily täglich diario quotidien diariamente dagelijks')
export const isEveryDay = (word: string): boolean => EVERY_DAY.has(word)

export const FREE_OF_CHARGE = list(
  `free included complimentary gratis kostenlos kostenfrei umsonst inklusive inbegriffen gratuit gratuite gratuits gratuitement inclus
  incluse offert gratuito gratuita incluido incluida gratuiti gratuite incluso inclusa compreso compresa grátis incluído incluída
  inbegrepen inclusief`,
)

const NUMBER_WORDS = list(
  `one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred half once twice
  several unlimited every few couple dozen uno una dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta
  cuarenta cincuenta sesenta cien media medio un une deux trois quatre cinq sept huit neuf dix onze douze quinze vingt trente quarante
  cinquante soixante cent demi demie ein eine einen einer zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig
  dreißig vierzig fünfzig sechzig neunzig hundert halbe halben due tre quattro cinque sei sette otto nove dieci undici dodici venti
  trenta quaranta cinquanta sessanta cento mezza mezzo um uma dois duas três quatro sete oito dez doze vinte trinta quarenta cinquenta
  sessenta meia een twee drie vijf zes zeven acht negen tien twaalf vijftien twintig dertig veertig vijftig zestig honderd an`,
)
export const isNumberWord = (word: string): boolean => NUMBER_WORDS.has(word)

const ROLES = list(
  `dr mr mrs ms prof sr sra mme herr frau owner founder founded owned led manager director chef head partner inhaber inhaberin gründer
  gründerin geschäftsführer geschäftsführerin leiter leiterin leitung chefin dueño dueña propietario propietaria fundador fundadora
  gerente directora propriétaire fondateur fondatrice gérant gérante directeur directrice titolare proprietario proprietaria fondatore
  fondatrice direttore direttrice dono dona proprietário proprietária fundador diretor diretora eigenaar eigenaresse oprichter directeur
  trainer teacher lehrer lehrerin president chair chairman chairwoman vorsitzender vorsitzende presidente président voorzitter dott
  dottoressa responsable responsabile responsável`,
)
export const isRoleWord = (word: string): boolean => ROLES.has(word)

const AGES = list(
  `age aged ages from old older young younger under over minimum least birthday year years yrs jahre jahren jahr jährige ab unter über mindestens
  alter años edad mayores menores desde partir mínimo ans âge dès moins plus âgés anni età minimo anos idade maiores partir jaar leeftijd
  vanaf ouder jonger onder boven`,
)
export const isAgeWord = (word: string): boolean => AGES.has(word)
