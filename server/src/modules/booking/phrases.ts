/** What an agent writes of its booking page, by language. `{…}` are filled in. */
type Phrases = {
  offer: string
  noted: string
  /** Of a text message: short, and without a letter that would halve what fits into one. */
  text: string
}

const PHRASES: Record<string, Phrases> = {
  en: {
    offer: 'You can choose a time here: {link}',
    noted:
      'I have passed on your wish for {when}. That is not a confirmed appointment yet: please choose your time here: {link}',
    text: '{brand}: choose a time for your appointment here: {link}',
  },
  es: {
    offer: 'Puede elegir una hora aquí: {link}',
    noted:
      'He transmitido su deseo para {when}. Todavía no es una cita confirmada: elija su hora aquí: {link}',
    text: '{brand}: elija una hora para su cita: {link}',
  },
  fr: {
    offer: 'Vous pouvez choisir un créneau ici : {link}',
    noted:
      "J'ai transmis votre souhait pour {when}. Ce n'est pas encore un rendez-vous confirmé : choisissez votre créneau ici : {link}",
    text: '{brand}: choisissez un moment pour votre rendez-vous: {link}',
  },
  de: {
    offer: 'Hier können Sie eine Zeit wählen: {link}',
    noted:
      'Ich habe Ihren Wunsch für {when} weitergegeben. Das ist noch kein bestätigter Termin: Bitte wählen Sie hier Ihre Zeit: {link}',
    text: '{brand}: Termin hier wählen: {link}',
  },
  it: {
    offer: 'Può scegliere un orario qui: {link}',
    noted:
      'Ho trasmesso il suo desiderio per {when}. Non è ancora un appuntamento confermato: scelga il suo orario qui: {link}',
    text: '{brand}: scelga qui il suo appuntamento: {link}',
  },
  pt: {
    offer: 'Pode escolher um horário aqui: {link}',
    noted:
      'Transmiti o seu pedido para {when}. Ainda não é uma marcação confirmada: escolha o seu horário aqui: {link}',
    text: '{brand}: escolha aqui o seu atendimento: {link}',
  },
  nl: {
    offer: 'Hier kunt u een tijd kiezen: {link}',
    noted:
      'Ik heb uw wens voor {when} doorgegeven. Dat is nog geen bevestigde afspraak: kies hier uw tijd: {link}',
    text: '{brand}: kies hier uw afspraak: {link}',
  },
}

/** @param when as `sayWhen` tells it; null where no time was named. */
export function offerSentence(language: string, link: string, when: string | null): string {
  const phrases = PHRASES[language] ?? PHRASES['en']!
  return (when ? phrases.noted.replace('{when}', when) : phrases.offer).replace('{link}', link)
}

export const textMessage = (language: string, brand: string, link: string): string =>
  (PHRASES[language] ?? PHRASES['en']!).text.replace('{brand}', () => brand).replace('{link}', link)

/** "Tuesday, November 24 at 3:00 PM", with the zone where it is not the customer's own. */
export function sayWhen(
  language: string,
  { startsAt, allDay }: { startsAt: Date; allDay: boolean },
  { timeZone, zoneOf }: { timeZone: string; zoneOf: 'customer' | 'business' },
): string {
  // The zones of America have names in American locales only.
  const locale = language === 'en' || language === 'es' ? `${language}-US` : language
  return startsAt.toLocaleString(locale, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(!allDay && { hour: 'numeric', minute: '2-digit' }),
    ...(!allDay && zoneOf === 'business' && { timeZoneName: 'short' }),
  })
}
