import { IT as APPOINTMENT } from './appointments/it.ts'
import { afterComma } from './after-comma.ts'
import type { Wording } from './types.ts'

export const IT = {
  language: 'it',
  chat: {
    welcome: 'Buongiorno! Come posso aiutarla?',
    notKnown: 'Non lo so: non è tra le informazioni che ho.',
    told: 'Grazie, l’ho annotato per il team.',
    ifUrgent: 'Se non può aspettare:',
    inDanger: 'Se qualcuno è in pericolo, chiami subito i soccorsi.',
    notSure: 'Non ho una risposta sicura. Questo è ciò che ci si avvicina di più:',
    ownAnswer: 'La nostra risposta',
    notKnownPart: ({ part }) => `Non so nulla di «${part}»: non è tra le informazioni che ho.`,
    offer: 'Vuole parlare con una persona?',
    greeting: 'Buongiorno! Che cosa vorrebbe sapere?',
    thanks: 'Prego! Vorrebbe sapere altro?',
    goodbye: 'Arrivederci e grazie della visita!',
    identity: ({ brand }) =>
      brand
        ? `Sono l'assistente automatico di ${brand}. Rispondo con le informazioni che ${brand} mi ha dato.`
        : 'Sono un assistente automatico. Rispondo con le informazioni che mi sono state date.',
    wellbeing: 'Bene, grazie! Che cosa vorrebbe sapere?',
    introduction: 'Piacere! Che cosa vorrebbe sapere?',
    acknowledged: 'Bene. Chieda pure se serve altro.',
    wait: 'Faccia con calma.',
    presence: 'Sì, sono qui. Che cosa vorrebbe sapere?',
    noPerson:
      'Mi dispiace, qui non posso metterla in contatto con una persona. Rispondo volentieri a ciò che posso.',
    handover: 'Chiamo un collega. Lasci pure il suo messaggio, una persona le risponderà qui.',
    away: ({ back }) =>
      back ? `Al momento non c'è nessuno. Torniamo ${back}.` : "Al momento non c'è nessuno.",
    leaveEmail: 'Lasci qui il suo indirizzo e-mail, così possiamo contattarla.',
    emailKept: 'Grazie. Ora possiamo contattarla a questo indirizzo.',
    phoneKept: 'Grazie. Ora possiamo contattarla a questo numero.',
    fileKept: 'Grazie, il suo file è arrivato. Io non posso vederlo, ma le persone qui sì.',
    personAsked: 'Ho già avvisato i miei colleghi: una persona le risponderà qui.',
    returned: ({ name }) => `${name} ha dovuto lasciare la conversazione. Torno io ad aiutarla.`,
    nobodyCame:
      'Mi dispiace, al momento nessuno è libero. La sua richiesta resta aperta e una persona le risponderà qui appena possibile. Nel frattempo la aiuto volentieri.',
    failed: 'Mi dispiace, ora non sono riuscito a rispondere. Riprovi tra un momento, per favore.',
    failedOffer: 'Se preferisce, posso chiedere a una persona di aiutarla.',
  },
  action: {
    confirm: ({ name, inputs }) =>
      `Devo farlo: ${inputs ? `${name} (${inputs})` : name}? Risponda sì o no, per favore.`,
    notDone: 'Va bene, non l’ho fatto.',
    failed: 'Mi dispiace, al momento non ha funzionato.',
    unknown: 'Non so dire se sia andato a buon fine. Chieda a una persona prima di riprovare.',
    again: 'Non ho capito.',
    example: ({ example }) => `Per esempio: ${example}.`,
  },
  facts: {
    phone: 'Telefono',
    email: 'E-mail',
    address: 'Indirizzo',
    hours: 'Orari',
    today: 'Oggi',
    tomorrow: 'Domani',
    closed: 'chiuso',
    from: 'dalle',
    silentOn: ({ day }) =>
      `Non è indicato nulla per «${day}»; questi sono gli orari abituali di quel giorno della settimana.`,
    ifOpen: {
      always: 'Sì, 24 ore su 24.',
      until: ({ time }) => `Sì, fino alle ${time}.`,
      laterToday: ({ time }) => `Al momento no, apriamo oggi alle ${time}.`,
      again: ({ day, time }) => `No, riapriamo ${day} alle ${time}.`,
      closed: 'No, al momento no.',
    },
  },
  call: {
    greeting: ({ brand }) =>
      brand
        ? `Buongiorno, grazie per aver chiamato ${brand}. Come posso aiutarla?`
        : 'Buongiorno, grazie della chiamata. Come posso aiutarla?',
    recorded: 'Questa chiamata viene registrata e trascritta.',
    silence: ['È ancora in linea?', 'Non la sento, quindi riaggancio. Richiami pure. Arrivederci.'],
    thanks: ({ name }) => `Grazie, ${name}.`,
    niceToMeet: ({ name }) => `Piacere, ${name}. Come posso aiutarla?`,
    gladly: 'Volentieri.',
    putThrough: 'Un momento, la metto in comunicazione.',
    nobodyComes: 'Mi dispiace, in questo momento nessuno può venire al telefono.',
    away: ({ back }) =>
      back
        ? `Mi dispiace, al momento non c'è nessuno. Torniamo ${back}.`
        : "Mi dispiace, al momento non c'è nessuno.",
    willBeCalled: 'Grazie. Qualcuno la ricontatterà.',
    thatIsFine: 'Non c’è problema.',
    more: 'Ce ne sono altri: chieda pure di quello che le serve.',
    anythingElse: 'Posso aiutarla in qualcos’altro?',
    askName: 'Mi dice il suo nome, per favore?',
    askNameByTheWay: 'A proposito, mi dice il suo nome?',
    askNameForCallback: 'Qualcuno può richiamarla al riguardo. Mi dice il suo nome, per favore?',
    askElse: 'In che altro modo posso aiutarla?',
    askContact: [
      'Il numero da cui chiama è il migliore per contattarla, o ne preferisce un altro, o un indirizzo e-mail?',
      'Qual è il numero o l’indirizzo e-mail migliore per contattarla?',
    ],
    goodbye: ({ name }) => `Grazie della chiamata${afterComma(name)}. Arrivederci.`,
    notTakingCalls:
      'In questo momento nessuno può rispondere. Lasci un messaggio dopo il segnale acustico.',
    leaveMessage:
      'Mi dispiace, adesso nessuno può rispondere alla sua chiamata. Lasci un messaggio dopo il segnale acustico.',
    thanksForMessage: 'Grazie. Arrivederci.',
    backAgain: 'Mi scusi, è caduta la linea per un momento. Continui pure.',
    returned: 'La persona che parlava con Lei non è più in linea. Torno io ad aiutarla.',
    oneMoment: 'Un momento, per favore.',
    failed: 'Mi scusi, qualcosa non ha funzionato da parte mia. Può ripetere?',
    suspended: 'Questo numero al momento non è in servizio. Arrivederci.',
    checkAnswered:
      'Questa è la prova della deviazione delle chiamate. Lei ha risposto, quindi questa chiamata non è stata deviata. Riagganci, avvii di nuovo la prova e lasci squillare.',
    booking: {
      mayIText:
        'Le invio per SMS il link alla nostra pagina di prenotazione, al numero da cui chiama?',
      texting:
        'Le invio ora per SMS il link alla nostra pagina di prenotazione. Lì può scegliere un orario.',
      textedAlready:
        'Le ho già inviato per SMS il link alla nostra pagina di prenotazione. Lì può scegliere un orario.',
      cannotText: 'Mi dispiace, posso inviare SMS solo a cellulari negli Stati Uniti e in Canada.',
      noted: ({ when }) =>
        `Ho annotato la sua richiesta: ${when}. Non è confermata finché non prenota.`,
    },
    whisper: {
      call: ({ agent, who }) => `Chiamata per ${agent} da ${who}.`,
      about: ({ why }) => `Motivo: ${why}.`,
      pressOne: 'Prema 1 per rispondere.',
      unknownNumber: 'un numero sconosciuto',
    },
  },
  screening: {
    greeting: ({ owner }) =>
      `Buongiorno, sono l'assistente di ${owner}. Chi parla, per favore, e di che cosa si tratta?`,
    who: [
      'Posso chiedere chi parla?',
      'Mi scusi, non ho capito il suo nome. Chi parla, per favore?',
    ],
    why: [
      ({ caller }) => `Grazie${afterComma(caller)}. Qual è il motivo della chiamata?`,
      ({ owner }) =>
        `${owner} mi ha chiesto di informarmi prima di passare una chiamata. In poche parole, di che cosa si tratta?`,
    ],
    more: ({ owner, caller }) =>
      `Grazie${afterComma(caller)}. Può dirmi qualcosa in più, così lo riferisco a ${owner}?`,
    how: ({ owner }) => `Capisco. E come ha avuto questo numero, o come conosce ${owner}?`,
    decline: ({ owner }) =>
      `Grazie, ma ${owner} non accetta offerte al telefono. C'è altro che devo riferire a ${owner}?`,
    presence: ['Pronto, c’è qualcuno?', 'Mi scusi, non la sento. Chi parla, per favore?'],
    goOn: 'Sì, mi dica.',
    connect: ({ owner, caller }) => `Grazie${afterComma(caller)}. Un momento, le passo ${owner}.`,
    takeMessage: ({ owner, caller }) =>
      `Grazie${afterComma(caller)}. ${owner} non può rispondere in questo momento. Lasci un messaggio, per favore, e lo riferirò.`,
    noted: ({ owner }) => `Grazie. Lo riferirò a ${owner}. Arrivederci.`,
    wrongNumber: ({ owner }) =>
      `Credo che abbia sbagliato numero: questo è il telefono di ${owner}. Se cercava proprio ${owner}, lasci un messaggio, per favore.`,
    end: ({ owner }) =>
      `Grazie della chiamata, ma a ${owner} non interessa. La prego di non chiamare più questo numero. Arrivederci.`,
  },
  booking: {
    offer: ({ link }) => `Può scegliere un orario qui: ${link}`,
    noted: ({ when, link }) =>
      `Ho trasmesso la sua richiesta per ${when}. Non è ancora un appuntamento confermato: scelga il suo orario qui: ${link}`,
    text: ({ brand, link }) =>
      brand
        ? `${brand}: scelga qui il suo appuntamento: ${link}`
        : `Scelga qui il suo appuntamento: ${link}`,
  },
  telegram: {
    linked: ({ agent }) =>
      `Questo gruppo ora è collegato a ${agent}. Mi menzioni, risponda a un mio messaggio o invii /ask e la sua domanda.`,
    linkedAlready: ({ agent }) => `Questo gruppo è già collegato a ${agent}.`,
    linkedElsewhere:
      'Questo gruppo è collegato all’agente di un’altra persona. Mi rimuova dal gruppo e mi aggiunga di nuovo per ricollegarlo.',
    wrongToken:
      'Questo token non è valido. Copi il comando dall’integrazione Telegram del suo agente e lo invii di nuovo.',
    tokenMissing:
      'Invii /auth e il token del suo agente. Lo trova nell’integrazione Telegram dell’agente.',
    notLinked:
      'Questo gruppo non è collegato a nessun agente. Invii /auth e il token del suo agente per collegarlo.',
    unlinked: ({ agent }) =>
      `Il token di ${agent} è cambiato, quindi questo gruppo non è più collegato. Invii /auth e il nuovo token per ricollegarlo.`,
    inactive: 'In questo momento non sono attivo, quindi qui non risponde nessuno.',
    nothingAsked:
      'Mi chieda qualcosa: mi menzioni, risponda a un mio messaggio o invii /ask e la sua domanda.',
    tooFast: 'Sono più domande di quante ne possa gestire. Chieda di nuovo tra un minuto.',
    noPerson: 'Nessuno può unirsi a questa conversazione.',
    fileRefused: 'Posso ricevere immagini e PDF fino a 10 MB.',
    privateChat:
      'Apra il link dell’azienda a cui vuole scrivere e risponderò qui. In un gruppo rispondo quando qualcuno ha inviato /auth e il token di un agente.',
    offerPerson: 'Invii /person e chiederò a qualcuno di unirsi.',
    page: ({ page }) => `pagina ${page}`,
    commands: {
      ask: 'Fare una domanda',
      person: 'Chiedere di una persona',
      auth: 'Collegare questo gruppo a un agente',
    },
  },
  letter: {
    subject: ({ agent }) => `La sua conversazione con ${agent}`,
    above: 'Scriva la sua risposta sopra questa riga',
    answer: ({ who }) =>
      `Risponda a questa e-mail e la sua risposta arriverà a ${who}. I file allegati non arrivano.`,
    chat: 'Rispondere nella chat',
    noReplies: 'Le risposte a questa e-mail non vengono lette. Risponda nella chat.',
    earlier: 'Prima in questa conversazione',
    you: 'Lei',
    why: ({ agent }) =>
      `Riceve questa e-mail perché ha lasciato il suo indirizzo in una chat con ${agent}.`,
    whole: 'Inviami tutta la conversazione',
    wholeSubject: ({ agent }) => `Tutta la sua conversazione con ${agent}`,
    fewer: 'Niente più e-mail',
    fewerAsk: ({ agent }) => `Niente più e-mail da ${agent}?`,
    fewerDone: ({ agent }) => `Non riceverà più e-mail da ${agent}.`,
    wholeAsk: ({ agent }) => `Ricevere tutta la conversazione con ${agent} per e-mail?`,
    wholeDone: 'La conversazione è in arrivo.',
    notValid: 'Questo link non è più valido.',
    poweredBy: 'Con tecnologia',
  },
  appointment: APPOINTMENT,
} satisfies Wording
