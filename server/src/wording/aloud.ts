import { ended } from './ended.ts'
import { isOffered } from './index.ts'
import type { Language } from './types.ts'
import type { With } from './with.ts'

/** Sentences about appointments on the telephone. */
type Aloud = {
  offer: With<{ when: string }>
  /** To a caller who wants somebody who takes no appointments: before the times of others, and after them. */
  noPerson: With<{ who: string }>
  orMessage: string
  /** Nothing is free on the day that was asked for. */
  offerOther: With<{ when: string }>
  /** Asks for a name, or if that is known, whether to book. */
  kept: With<{ when: string }>
  sure: With<{ when: string; name: string }>
  done: With<{ when: string; who: string }>
  /** Says that a confirmation is sent to the phone they call from. */
  texting: string
  /** The appointment of somebody who wants to move or cancel it. */
  booked: With<{ when: string }>
  byLink: string
  /** Ask for a yes before an appointment is cancelled or moved; the caller was told when it is. */
  cancelSure: string
  moveSure: With<{ when: string }>
  moved: With<{ when: string; who: string }>
  /** After a no to one of them. */
  stays: With<{ when: string }>
  /** After a caller corrected the name that an appointment is under. */
  renamed: With<{ name: string }>
  /** When no appointment is known, or no link reached the caller. */
  cannotChange: string
  /** When they ask for their appointment and none is known. */
  noneKnown: string
  /** To a caller who insults the agent or only jokes. */
  sorry: string
  /** To a caller who hangs up before the appointment is agreed on. */
  notBooked: string
  /** Words that choose one of the offered times, in every form, without accents. */
  places: Record<'first' | 'second' | 'third' | 'last', string[]>
}

export const aloudIn = (code: string): Aloud => ALOUD[isOffered(code) ? code : 'en']

const ALOUD: Record<Language, Aloud> = {
  en: {
    offer: ({ when }) => `I have ${when}. Which one suits you?`,
    noPerson: ({ who }) => `${who} takes no appointments here, but others do.`,
    orMessage: 'Or shall I take a message?',
    offerOther: ({ when }) =>
      `Nothing is free then. The next free times are ${when}. Which one suits you?`,
    kept: ({ when }) => `I keep ${when} for you. What name may I book it under?`,
    sure: ({ when, name }) => `I keep ${when} for you. Shall I book it under the name ${name}?`,
    done: ({ when, who }) => `Done: you have an appointment on ${when} with ${who}.`,
    texting: "I'm texting you a confirmation.",
    booked: ({ when }) => `You have an appointment on ${when}.`,
    byLink: 'You can move or cancel it with the link in the confirmation we sent you.',
    cancelSure: 'Shall I cancel it?',
    moveSure: ({ when }) => `${when} is free. Shall I move your appointment there?`,
    moved: ({ when, who }) => `Done: your appointment is now on ${when} with ${who}.`,
    stays: ({ when }) => `So your appointment stays on ${when}.`,
    renamed: ({ name }) => `Thank you. The appointment is under the name ${name}.`,
    cannotChange: "I can't move or cancel an appointment here, but I'll pass your wish on.",
    noneKnown: "I can't find an appointment under your number, but I'll pass your question on.",
    sorry: "I'm sorry. Tell me what you need, or say that you would like to talk to a person.",
    notBooked: 'So no appointment is booked yet.',
    places: {
      first: ['first', '1st'],
      second: ['second', '2nd'],
      third: ['third', '3rd'],
      last: ['last'],
    },
  },
  es: {
    offer: ({ when }) => `Tengo libre ${ended(when)} ¿Cuál le viene bien?`,
    noPerson: ({ who }) => `Aquí no hay citas con ${who}, pero sí con otras personas.`,
    orMessage: '¿O prefiere dejar un mensaje?',
    offerOther: ({ when }) =>
      `Para entonces no hay nada libre. Lo siguiente que tengo libre es ${ended(when)} ¿Cuál le viene bien?`,
    kept: ({ when }) => `Le reservo ${ended(when)} ¿A nombre de quién apunto la cita?`,
    sure: ({ when, name }) => `Le reservo ${ended(when)} ¿Apunto la cita a nombre de ${name}?`,
    done: ({ when, who }) => `Listo: tiene una cita el ${when} con ${who}.`,
    texting: 'Le envío una confirmación por mensaje de texto.',
    booked: ({ when }) => `Tiene una cita el ${ended(when)}`,
    byLink: 'Puede cambiarla o cancelarla con el enlace de la confirmación que le enviamos.',
    cancelSure: '¿La cancelo?',
    moveSure: ({ when }) => `Está libre ${ended(when)} ¿Cambio su cita a esa hora?`,
    moved: ({ when, who }) => `Listo: su cita es ahora el ${when} con ${who}.`,
    stays: ({ when }) => `Entonces su cita sigue siendo el ${ended(when)}`,
    renamed: ({ name }) => `Gracias. La cita está a nombre de ${name}.`,
    cannotChange: 'Desde aquí no puedo cambiar ni cancelar citas, pero transmito su deseo.',
    noneKnown: 'No encuentro ninguna cita con su número, pero transmito su pregunta.',
    sorry: 'Lo siento. Dígame qué necesita, o pida hablar con una persona.',
    notBooked: 'Entonces no queda reservada ninguna cita.',
    places: {
      first: ['primera', 'primero', 'primer'],
      second: ['segunda', 'segundo'],
      third: ['tercera', 'tercero', 'tercer'],
      last: ['ultima', 'ultimo'],
    },
  },
  de: {
    offer: ({ when }) => `Frei ist ${when}. Was passt Ihnen?`,
    noPerson: ({ who }) => `Bei ${who} gibt es hier keine Termine, aber bei anderen.`,
    orMessage: 'Oder soll ich etwas ausrichten?',
    offerOther: ({ when }) =>
      `Da ist leider nichts frei. Als Nächstes ist frei: ${when}. Was passt Ihnen?`,
    kept: ({ when }) =>
      `Ich halte ${when} für Sie frei. Auf welchen Namen darf ich den Termin eintragen?`,
    sure: ({ when, name }) =>
      `Ich halte ${when} für Sie frei. Soll ich den Termin auf den Namen ${name} eintragen?`,
    done: ({ when, who }) => `Erledigt: Sie haben am ${when} Uhr einen Termin mit ${who}.`,
    texting: 'Eine Bestätigung schicke ich Ihnen als Textnachricht.',
    booked: ({ when }) => `Ihr Termin ist am ${when} Uhr.`,
    byLink:
      'Verschieben oder absagen können Sie ihn über den Link in der Bestätigung, die Sie von uns bekommen haben.',
    cancelSure: 'Soll ich ihn absagen?',
    moveSure: ({ when }) => `Frei ist ${when} Uhr. Soll ich Ihren Termin dorthin verschieben?`,
    moved: ({ when, who }) => `Erledigt: Ihr Termin ist jetzt am ${when} Uhr mit ${who}.`,
    stays: ({ when }) => `Dann bleibt es bei Ihrem Termin am ${when} Uhr.`,
    renamed: ({ name }) => `Danke. Der Termin steht auf den Namen ${name}.`,
    cannotChange:
      'Verschieben oder absagen kann ich Termine hier nicht, aber ich gebe Ihren Wunsch weiter.',
    noneKnown: 'Unter Ihrer Nummer finde ich keinen Termin, aber ich gebe Ihre Frage weiter.',
    sorry:
      'Das tut mir leid. Sagen Sie mir, was Sie brauchen, oder dass Sie mit einem Menschen sprechen möchten.',
    notBooked: 'Dann ist noch kein Termin eingetragen.',
    places: {
      first: ['erste', 'ersten', 'erster', 'erstes'],
      second: ['zweite', 'zweiten', 'zweiter', 'zweites'],
      third: ['dritte', 'dritten', 'dritter', 'drittes'],
      last: ['letzte', 'letzten', 'letzter', 'letztes'],
    },
  },
  fr: {
    offer: ({ when }) => `J’ai ${when}. Lequel vous convient ?`,
    noPerson: ({ who }) =>
      `Il n’y a pas de rendez-vous ici avec ${who}, mais il y en a avec d’autres personnes.`,
    orMessage: 'Ou préférez-vous laisser un message ?',
    offerOther: ({ when }) =>
      `Rien n’est libre à ce moment-là. Les prochains horaires libres sont ${when}. Lequel vous convient ?`,
    kept: ({ when }) => `Je vous réserve ${when}. À quel nom dois-je noter le rendez-vous ?`,
    sure: ({ when, name }) =>
      `Je vous réserve ${when}. Dois-je noter le rendez-vous au nom de ${name} ?`,
    done: ({ when, who }) => `C’est fait : vous avez rendez-vous ${when} avec ${who}.`,
    texting: 'Je vous envoie une confirmation par SMS.',
    booked: ({ when }) => `Vous avez rendez-vous ${when}.`,
    byLink:
      'Vous pouvez le déplacer ou l’annuler avec le lien de la confirmation que nous vous avons envoyée.',
    cancelSure: 'Dois-je l’annuler ?',
    moveSure: ({ when }) => `J’ai de libre ${when}. Dois-je y déplacer votre rendez-vous ?`,
    moved: ({ when, who }) => `C’est fait : votre rendez-vous est maintenant ${when} avec ${who}.`,
    stays: ({ when }) => `Votre rendez-vous reste donc ${when}.`,
    renamed: ({ name }) => `Merci. Le rendez-vous est au nom de ${name}.`,
    cannotChange:
      'Je ne peux ni déplacer ni annuler un rendez-vous ici, mais je transmets votre demande.',
    noneKnown: 'Je ne trouve pas de rendez-vous à votre numéro, mais je transmets votre question.',
    sorry: 'Je suis désolé. Dites-moi ce qu’il vous faut, ou demandez à parler à quelqu’un.',
    notBooked: 'Aucun rendez-vous n’est donc enregistré.',
    places: {
      first: ['premier', 'premiere'],
      second: ['deuxieme', 'second', 'seconde'],
      third: ['troisieme'],
      last: ['dernier', 'derniere'],
    },
  },
  it: {
    offer: ({ when }) => `Ho libero ${when}. Quale le va bene?`,
    noPerson: ({ who }) => `Qui non ci sono appuntamenti con ${who}, ma con altre persone sì.`,
    orMessage: 'O preferisce lasciare un messaggio?',
    offerOther: ({ when }) =>
      `In quel momento non c’è nulla di libero. I prossimi orari liberi sono ${when}. Quale le va bene?`,
    kept: ({ when }) => `Le tengo ${when}. A che nome segno l’appuntamento?`,
    sure: ({ when, name }) => `Le tengo ${when}. Segno l’appuntamento a nome di ${name}?`,
    done: ({ when, who }) => `Fatto: ha un appuntamento ${when} con ${who}.`,
    texting: 'Le mando una conferma per SMS.',
    booked: ({ when }) => `Ha un appuntamento ${when}.`,
    byLink: 'Può spostarlo o annullarlo con il link nella conferma che le abbiamo mandato.',
    cancelSure: 'Lo annullo?',
    moveSure: ({ when }) => `È libero ${when}. Sposto lì il suo appuntamento?`,
    moved: ({ when, who }) => `Fatto: il suo appuntamento ora è ${when} con ${who}.`,
    stays: ({ when }) => `Allora il suo appuntamento resta ${when}.`,
    renamed: ({ name }) => `Grazie. L’appuntamento è a nome di ${name}.`,
    cannotChange:
      'Da qui non posso spostare né annullare appuntamenti, ma inoltro la sua richiesta.',
    noneKnown: 'Con il suo numero non trovo appuntamenti, ma inoltro la sua domanda.',
    sorry: 'Mi dispiace. Mi dica di che cosa ha bisogno, oppure chieda di parlare con una persona.',
    notBooked: 'Allora non è fissato nessun appuntamento.',
    places: {
      first: ['primo', 'prima'],
      second: ['secondo', 'seconda'],
      third: ['terzo', 'terza'],
      last: ['ultimo', 'ultima'],
    },
  },
  pt: {
    offer: ({ when }) => `Tenho ${when}. Qual é bom para você?`,
    noPerson: ({ who }) => `Aqui não há horários com ${who}, mas há com outras pessoas.`,
    orMessage: 'Ou prefere deixar um recado?',
    offerOther: ({ when }) =>
      `Para essa data não há nada livre. Os próximos horários livres são ${when}. Qual é bom para você?`,
    kept: ({ when }) => `Guardo ${when} para você. Em nome de quem marco o horário?`,
    sure: ({ when, name }) => `Guardo ${when} para você. Marco o horário em nome de ${name}?`,
    done: ({ when, who }) => `Pronto: seu horário com ${who} é ${when}.`,
    texting: 'Estou enviando uma confirmação por mensagem de texto.',
    booked: ({ when }) => `Seu horário é ${when}.`,
    byLink: 'Pode alterar ou cancelar pelo link da confirmação que enviamos.',
    cancelSure: 'Posso cancelar?',
    moveSure: ({ when }) => `Está livre ${when}. Posso mudar seu horário para lá?`,
    moved: ({ when, who }) => `Pronto: seu horário com ${who} agora é ${when}.`,
    stays: ({ when }) => `Então seu horário continua sendo ${when}.`,
    renamed: ({ name }) => `Obrigado. O horário está em nome de ${name}.`,
    cannotChange:
      'Por aqui não posso alterar nem cancelar horários, mas vou passar seu pedido adiante.',
    noneKnown: 'Não encontro nenhum horário com o seu número, mas vou passar sua pergunta adiante.',
    sorry: 'Sinto muito. Diga-me do que precisa, ou peça para falar com uma pessoa.',
    notBooked: 'Então nenhum horário ficou marcado.',
    places: {
      first: ['primeiro', 'primeira'],
      second: ['segundo', 'segunda'],
      third: ['terceiro', 'terceira'],
      last: ['ultimo', 'ultima'],
    },
  },
  nl: {
    offer: ({ when }) => `Ik heb ${when}. Welke past u?`,
    noPerson: ({ who }) => `Bij ${who} kunt u hier geen afspraak maken, maar bij anderen wel.`,
    orMessage: 'Of zal ik een boodschap aannemen?',
    offerOther: ({ when }) =>
      `Dan is er niets vrij. De volgende vrije tijden zijn ${when}. Welke past u?`,
    kept: ({ when }) => `Ik houd ${when} voor u vrij. Op welke naam mag ik de afspraak zetten?`,
    sure: ({ when, name }) =>
      `Ik houd ${when} voor u vrij. Zal ik de afspraak op de naam ${name} zetten?`,
    done: ({ when, who }) => `Geregeld: u hebt ${when} een afspraak met ${who}.`,
    texting: 'Ik stuur u een bevestiging per sms.',
    booked: ({ when }) => `U hebt ${when} een afspraak.`,
    byLink:
      'Verplaatsen of afzeggen kan met de link in de bevestiging die u van ons hebt gekregen.',
    cancelSure: 'Zal ik die afzeggen?',
    moveSure: ({ when }) => `${when} is vrij. Zal ik uw afspraak daarheen verplaatsen?`,
    moved: ({ when, who }) => `Geregeld: uw afspraak is nu ${when} met ${who}.`,
    stays: ({ when }) => `Dan blijft uw afspraak ${when}.`,
    renamed: ({ name }) => `Dank u. De afspraak staat op de naam ${name}.`,
    cannotChange: 'Afspraken verplaatsen of afzeggen kan ik hier niet, maar ik geef uw wens door.',
    noneKnown: 'Onder uw nummer vind ik geen afspraak, maar ik geef uw vraag door.',
    sorry: 'Het spijt me. Zeg me wat u nodig hebt, of dat u met een mens wilt praten.',
    notBooked: 'Er is dus nog geen afspraak gemaakt.',
    places: {
      first: ['eerste'],
      second: ['tweede'],
      third: ['derde'],
      last: ['laatste'],
    },
  },
}
