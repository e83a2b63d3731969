/** What an agent says of its booking page, by language. `{link}` and `{when}` are filled in. */
type Phrases = { offer: string; noted: string }

const PHRASES: Record<string, Phrases> = {
  en: {
    offer: 'You can choose a time here: {link}',
    noted:
      'I have passed on your wish for {when}. That is not a confirmed appointment yet: please choose your time here: {link}',
  },
  es: {
    offer: 'Puede elegir una hora aquí: {link}',
    noted:
      'He transmitido su deseo para {when}. Todavía no es una cita confirmada: elija su hora aquí: {link}',
  },
  fr: {
    offer: 'Vous pouvez choisir un créneau ici : {link}',
    noted:
      "J'ai transmis votre souhait pour {when}. Ce n'est pas encore un rendez-vous confirmé : choisissez votre créneau ici : {link}",
  },
  de: {
    offer: 'Hier können Sie eine Zeit wählen: {link}',
    noted:
      'Ich habe Ihren Wunsch für {when} weitergegeben. Das ist noch kein bestätigter Termin: Bitte wählen Sie hier Ihre Zeit: {link}',
  },
  it: {
    offer: 'Può scegliere un orario qui: {link}',
    noted:
      'Ho trasmesso il suo desiderio per {when}. Non è ancora un appuntamento confermato: scelga il suo orario qui: {link}',
  },
  pt: {
    offer: 'Pode escolher um horário aqui: {link}',
    noted:
      'Transmiti o seu pedido para {when}. Ainda não é uma marcação confirmada: escolha o seu horário aqui: {link}',
  },
  nl: {
    offer: 'Hier kunt u een tijd kiezen: {link}',
    noted:
      'Ik heb uw wens voor {when} doorgegeven. Dat is nog geen bevestigde afspraak: kies hier uw tijd: {link}',
  },
}

/** @param when as `sayWhen` tells it; null where no time was named. */
export function offerSentence(language: string, link: string, when: string | null): string {
  const phrases = PHRASES[language] ?? PHRASES['en']!
  return (when ? phrases.noted.replace('{when}', when) : phrases.offer).replace('{link}', link)
}

/** "Tuesday, November 24 at 3:00 PM", with the zone where it is not the customer's own. */
export function sayWhen(
  language: string,
  { startsAt, allDay }: { startsAt: Date; allDay: boolean },
  { timeZone, zoneOf }: { timeZone: string; zoneOf: 'customer' | 'business' },
): string {
  return startsAt.toLocaleString(language === 'en' ? 'en-US' : language, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(!allDay && { hour: 'numeric', minute: '2-digit' }),
    ...(!allDay && zoneOf === 'business' && { timeZoneName: 'short' }),
  })
}
