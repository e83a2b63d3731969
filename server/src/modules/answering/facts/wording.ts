/** What stands before a fact, in the language of the visitor. `closed` is said of a day without hours. */
export type FactWording = {
  phone: string
  email: string
  address: string
  hours: string
  today: string
  tomorrow: string
  closed: string
  /** Before an hour, where no end is known. */
  from: string
}

const WORDING: Record<string, FactWording> = {
  en: {
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    hours: 'Opening hours',
    today: 'Today',
    tomorrow: 'Tomorrow',
    closed: 'closed',
    from: 'from',
  },
  es: {
    phone: 'Teléfono',
    email: 'Correo electrónico',
    address: 'Dirección',
    hours: 'Horario',
    today: 'Hoy',
    tomorrow: 'Mañana',
    closed: 'cerrado',
    from: 'desde las',
  },
  fr: {
    phone: 'Téléphone',
    email: 'E-mail',
    address: 'Adresse',
    hours: 'Horaires',
    today: "Aujourd'hui",
    tomorrow: 'Demain',
    closed: 'fermé',
    from: 'à partir de',
  },
  de: {
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Adresse',
    hours: 'Öffnungszeiten',
    today: 'Heute',
    tomorrow: 'Morgen',
    closed: 'geschlossen',
    from: 'ab',
  },
  it: {
    phone: 'Telefono',
    email: 'E-mail',
    address: 'Indirizzo',
    hours: 'Orari',
    today: 'Oggi',
    tomorrow: 'Domani',
    closed: 'chiuso',
    from: 'dalle',
  },
  pt: {
    phone: 'Telefone',
    email: 'E-mail',
    address: 'Morada',
    hours: 'Horário',
    today: 'Hoje',
    tomorrow: 'Amanhã',
    closed: 'fechado',
    from: 'a partir das',
  },
  nl: {
    phone: 'Telefoon',
    email: 'E-mail',
    address: 'Adres',
    hours: 'Openingstijden',
    today: 'Vandaag',
    tomorrow: 'Morgen',
    closed: 'gesloten',
    from: 'vanaf',
  },
}

export const factWordingIn = (language: string): FactWording => WORDING[language] ?? WORDING['en']!
