import { DE as APPOINTMENT } from './appointments/de.ts'
import { afterComma } from './after-comma.ts'
import type { Wording } from './types.ts'

export const DE = {
  language: 'de',
  chat: {
    welcome: 'Hallo! Wie kann ich Ihnen helfen?',
    notKnown: 'Das weiß ich nicht: Es steht nicht in den Informationen, die ich habe.',
    told: 'Danke, das habe ich für das Team notiert.',
    ifUrgent: 'Wenn es nicht warten kann:',
    inDanger: 'Wenn jemand in Gefahr ist, rufen Sie bitte sofort den Notruf.',
    notSure: 'Darauf habe ich keine sichere Antwort. Am ehesten passt das hier:',
    ownAnswer: 'Unsere eigene Antwort',
    notKnownPart: ({ part }) =>
      `Zu „${part}“ weiß ich nichts: Es steht nicht in den Informationen, die ich habe.`,
    offer: 'Möchten Sie mit einem Menschen sprechen?',
    greeting: 'Hallo! Was möchten Sie wissen?',
    thanks: 'Gern geschehen! Möchten Sie noch etwas wissen?',
    goodbye: 'Auf Wiedersehen und danke für Ihren Besuch!',
    identity: ({ brand }) =>
      brand
        ? `Ich bin der automatische Assistent von ${brand}. Ich antworte mit den Informationen, die ${brand} mir gegeben hat.`
        : 'Ich bin ein automatischer Assistent. Ich antworte mit den Informationen, die man mir gegeben hat.',
    wellbeing: 'Danke, gut! Was möchten Sie wissen?',
    introduction: 'Schön, Sie kennenzulernen! Was möchten Sie wissen?',
    acknowledged: 'Gut. Fragen Sie gern, wenn noch etwas ist.',
    wait: 'Lassen Sie sich Zeit.',
    presence: 'Ja, ich bin da. Was möchten Sie wissen?',
    noPerson:
      'Leider kann ich Sie hier nicht mit einem Menschen verbinden. Ich beantworte gern, was ich kann.',
    handover:
      'Ich hole jemanden dazu. Bitte hinterlassen Sie Ihre Nachricht, ein Mensch antwortet Ihnen hier.',
    away: ({ back }) =>
      back ? `Im Moment ist niemand da. Wir sind wieder da: ${back}.` : 'Im Moment ist niemand da.',
    leaveEmail: 'Schreiben Sie hier Ihre E-Mail-Adresse, damit wir Sie erreichen.',
    emailKept: 'Danke. Unter dieser Adresse erreichen wir Sie.',
    phoneKept: 'Danke. Unter dieser Nummer erreichen wir Sie.',
    fileKept:
      'Danke, Ihre Datei ist angekommen. Ich selbst kann sie nicht ansehen, aber die Menschen hier können es.',
    personAsked: 'Ich habe schon Bescheid gegeben: Ein Mensch antwortet Ihnen hier.',
    returned: ({ name }) => `${name} musste das Gespräch verlassen. Ich bin wieder für Sie da.`,
    nobodyCame:
      'Leider ist gerade niemand frei. Ihre Anfrage bleibt offen, und ein Mensch antwortet Ihnen hier, sobald es geht. Bis dahin helfe ich gern weiter.',
    failed:
      'Leider konnte ich das gerade nicht beantworten. Bitte versuchen Sie es gleich noch einmal.',
    failedOffer: 'Wenn Sie möchten, bitte ich einen Menschen, Ihnen zu helfen.',
  },
  action: {
    confirm: ({ name, inputs }) =>
      `Soll ich das tun: ${inputs ? `${name} (${inputs})` : name}? Bitte antworten Sie mit Ja oder Nein.`,
    notDone: 'In Ordnung, ich habe nichts getan.',
    failed: 'Das hat gerade leider nicht geklappt.',
    unknown:
      'Ich kann nicht sagen, ob das durchgegangen ist. Bitte fragen Sie einen Menschen, bevor es noch einmal versucht wird.',
    again: 'Das habe ich nicht verstanden.',
    example: ({ example }) => `Zum Beispiel: ${example}.`,
  },
  facts: {
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Adresse',
    hours: 'Öffnungszeiten',
    today: 'Heute',
    tomorrow: 'Morgen',
    closed: 'geschlossen',
    from: 'ab',
    silentOn: ({ day }) =>
      `Zu „${day}“ ist nichts angegeben; das sind die üblichen Zeiten dieses Wochentags.`,
    ifOpen: {
      always: 'Ja, rund um die Uhr.',
      until: ({ time }) => `Ja, bis ${time} Uhr.`,
      laterToday: ({ time }) => `Im Moment nicht, wir öffnen heute um ${time} Uhr.`,
      again: ({ day, time }) => `Nein, wir öffnen wieder am ${day} um ${time} Uhr.`,
      closed: 'Nein, im Moment nicht.',
    },
  },
  call: {
    greeting: ({ brand }) =>
      brand
        ? `Guten Tag und danke für Ihren Anruf bei ${brand}. Wie kann ich Ihnen helfen?`
        : 'Guten Tag und danke für Ihren Anruf. Wie kann ich Ihnen helfen?',
    recorded: 'Dieser Anruf wird aufgezeichnet und mitgeschrieben.',
    silence: [
      'Sind Sie noch da?',
      'Ich höre Sie nicht und lege jetzt auf. Bitte rufen Sie noch einmal an. Auf Wiederhören.',
    ],
    thanks: ({ name }) => `Danke, ${name}.`,
    niceToMeet: ({ name }) => `Freut mich, ${name}. Wie kann ich Ihnen helfen?`,
    gladly: 'Sehr gern.',
    putThrough: 'Einen Moment, ich verbinde Sie.',
    nobodyComes: 'Leider kann gerade niemand ans Telefon kommen.',
    away: ({ back }) =>
      back
        ? `Es tut mir leid, im Moment ist niemand da. Wir sind wieder da: ${back}.`
        : 'Es tut mir leid, im Moment ist niemand da.',
    willBeCalled: 'Danke. Es meldet sich jemand bei Ihnen.',
    thatIsFine: 'Kein Problem.',
    more: 'Es gibt noch mehr: Fragen Sie einfach nach dem, was Sie brauchen.',
    anythingElse: 'Kann ich sonst noch etwas für Sie tun?',
    askName: 'Wie ist bitte Ihr Name?',
    askNameByTheWay: 'Darf ich noch nach Ihrem Namen fragen?',
    askNameForCallback: 'Dazu kann Sie jemand zurückrufen. Wie ist bitte Ihr Name?',
    askElse: 'Wie kann ich Ihnen sonst helfen?',
    askContact: [
      'Erreichen wir Sie am besten unter der Nummer, von der Sie anrufen, oder unter einer anderen, oder per E-Mail?',
      'Unter welcher Nummer oder E-Mail-Adresse erreichen wir Sie am besten?',
    ],
    goodbye: ({ name }) => `Danke für Ihren Anruf${afterComma(name)}. Auf Wiederhören.`,
    notTakingCalls:
      'Ihr Anruf kann im Moment nicht angenommen werden. Bitte sprechen Sie nach dem Ton.',
    leaveMessage:
      'Leider kann gerade niemand Ihren Anruf annehmen. Bitte hinterlassen Sie nach dem Ton eine Nachricht.',
    thanksForMessage: 'Vielen Dank. Auf Wiederhören.',
    backAgain: 'Entschuldigung, die Verbindung war kurz weg. Bitte sprechen Sie weiter.',
    returned:
      'Die Person, die mit Ihnen sprach, ist nicht mehr in der Leitung. Ich bin wieder für Sie da.',
    oneMoment: 'Einen Moment, bitte.',
    failed: 'Entschuldigung, bei mir ist etwas schiefgegangen. Würden Sie das bitte wiederholen?',
    suspended: 'Diese Nummer ist zurzeit nicht erreichbar. Auf Wiederhören.',
    checkAnswered:
      'Das ist der Test Ihrer Rufumleitung. Sie haben abgenommen, deshalb wurde dieser Anruf nicht umgeleitet. Legen Sie auf, starten Sie den Test noch einmal und lassen Sie es klingeln.',
    booking: {
      mayIText:
        'Soll ich Ihnen den Link zu unserer Buchungsseite als Textnachricht schicken, an die Nummer, von der Sie anrufen?',
      texting:
        'Ich schicke Ihnen jetzt den Link zu unserer Buchungsseite als Textnachricht. Dort wählen Sie eine Zeit.',
      textedAlready:
        'Den Link zu unserer Buchungsseite habe ich Ihnen schon als Textnachricht geschickt. Dort wählen Sie eine Zeit.',
      cannotText:
        'Leider kann ich Textnachrichten nur an Mobiltelefone in den USA und Kanada schicken.',
      noted: ({ when }) =>
        `Ich habe ${when} als Ihren Wunsch notiert. Bestätigt ist das erst, wenn Sie es buchen.`,
    },
    whisper: {
      call: ({ agent, who }) => `Anruf für ${agent} von ${who}.`,
      about: ({ why }) => `Es geht um: ${why}.`,
      pressOne: 'Drücken Sie die 1, um den Anruf anzunehmen.',
      unknownNumber: 'einer unbekannten Nummer',
    },
  },
  screening: {
    greeting: ({ owner }) =>
      `Guten Tag, hier ist der Assistent von ${owner}. Wer ist bitte am Apparat, und worum geht es?`,
    who: [
      'Darf ich fragen, wer anruft?',
      'Entschuldigung, ich habe Ihren Namen nicht verstanden. Wer ist bitte am Apparat?',
    ],
    why: [
      ({ caller }) => `Danke${afterComma(caller)}. Worum geht es?`,
      ({ owner }) =>
        `${owner} hat mich gebeten nachzufragen, bevor ich jemanden verbinde. Worum geht es, in wenigen Worten?`,
    ],
    more: ({ owner, caller }) =>
      `Danke${afterComma(caller)}. Können Sie mir etwas mehr dazu sagen, damit ${owner} Bescheid weiß?`,
    how: ({ owner }) =>
      `Verstehe. Und woher haben Sie diese Nummer, oder woher kennen Sie ${owner}?`,
    decline: ({ owner }) =>
      `Danke, aber ${owner} nimmt am Telefon keine Angebote an. Soll ich ${owner} sonst noch etwas ausrichten?`,
    presence: [
      'Hallo, ist da jemand?',
      'Entschuldigung, ich höre Sie nicht. Wer ist bitte am Apparat?',
    ],
    goOn: 'Ja, sprechen Sie weiter.',
    connect: ({ owner, caller }) =>
      `Danke${afterComma(caller)}. Einen Moment, ich verbinde Sie mit ${owner}.`,
    takeMessage: ({ owner, caller }) =>
      `Danke${afterComma(caller)}. ${owner} kann gerade nicht ans Telefon kommen. Bitte hinterlassen Sie eine Nachricht, ich gebe sie weiter.`,
    noted: ({ owner }) => `Vielen Dank. Ich gebe das an ${owner} weiter. Auf Wiederhören.`,
    wrongNumber: ({ owner }) =>
      `Ich glaube, Sie haben sich verwählt: Das ist der Anschluss von ${owner}. Wenn Sie ${owner} erreichen wollten, hinterlassen Sie bitte eine Nachricht.`,
    end: ({ owner }) =>
      `Danke für Ihren Anruf, aber ${owner} hat kein Interesse. Bitte rufen Sie diese Nummer nicht mehr an. Auf Wiederhören.`,
  },
  booking: {
    offer: ({ link }) => `Hier können Sie eine Zeit wählen: ${link}`,
    noted: ({ when, link }) =>
      `Ich habe Ihren Wunsch für ${when} weitergegeben. Das ist noch kein bestätigter Termin: Bitte wählen Sie hier Ihre Zeit: ${link}`,
    text: ({ brand, link }) =>
      brand ? `${brand}: Termin hier wählen: ${link}` : `Termin hier wählen: ${link}`,
  },
  telegram: {
    linked: ({ agent }) =>
      `Diese Gruppe ist jetzt mit ${agent} verbunden. Erwähnen Sie mich, antworten Sie mir oder senden Sie /ask und Ihre Frage.`,
    linkedAlready: ({ agent }) => `Diese Gruppe ist schon mit ${agent} verbunden.`,
    linkedElsewhere:
      'Diese Gruppe ist mit dem Agenten von jemand anderem verbunden. Entfernen Sie mich aus der Gruppe und fügen Sie mich wieder hinzu, um sie neu zu verbinden.',
    wrongToken:
      'Dieses Token ist nicht gültig. Kopieren Sie den Befehl aus der Telegram-Integration Ihres Agenten und senden Sie ihn noch einmal.',
    tokenMissing:
      'Senden Sie /auth und das Token Ihres Agenten. Sie finden es in der Telegram-Integration des Agenten.',
    notLinked:
      'Diese Gruppe ist mit keinem Agenten verbunden. Senden Sie /auth und das Token Ihres Agenten, um sie zu verbinden.',
    unlinked: ({ agent }) =>
      `Das Token von ${agent} wurde geändert, deshalb ist diese Gruppe nicht mehr verbunden. Senden Sie /auth und das neue Token, um sie wieder zu verbinden.`,
    inactive: 'Ich bin im Moment ausgeschaltet, deshalb antwortet hier niemand.',
    nothingAsked:
      'Fragen Sie mich etwas: Erwähnen Sie mich, antworten Sie mir oder senden Sie /ask und Ihre Frage.',
    tooFast: 'Das sind mehr Fragen, als ich schaffe. Bitte fragen Sie in einer Minute noch einmal.',
    noPerson: 'In dieses Gespräch kann niemand dazukommen.',
    fileRefused: 'Ich kann Bilder und PDFs bis 10 MB annehmen.',
    privateChat:
      'Öffnen Sie den Link des Unternehmens, dem Sie schreiben möchten, dann antworte ich hier. In einer Gruppe antworte ich, sobald jemand /auth und das Token eines Agenten gesendet hat.',
    offerPerson: 'Senden Sie /person, dann bitte ich jemanden dazu.',
    page: ({ page }) => `Seite ${page}`,
    commands: {
      ask: 'Eine Frage stellen',
      person: 'Um einen Menschen bitten',
      auth: 'Diese Gruppe mit einem Agenten verbinden',
    },
  },
  letter: {
    subject: ({ agent }) => `Ihr Gespräch mit ${agent}`,
    above: 'Bitte schreiben Sie Ihre Antwort über diese Zeile',
    answer: ({ who }) =>
      `Antworten Sie auf diese E-Mail, und Ihre Antwort erreicht ${who}. Angehängte Dateien kommen nicht an.`,
    chat: 'Im Chat antworten',
    noReplies: 'Antworten auf diese E-Mail werden nicht gelesen. Bitte antworten Sie im Chat.',
    earlier: 'Zuvor in diesem Gespräch',
    you: 'Sie',
    why: ({ agent }) =>
      `Sie bekommen diese E-Mail, weil Sie in einem Chat mit ${agent} Ihre Adresse hinterlassen haben.`,
    whole: 'Das ganze Gespräch zusenden',
    wholeSubject: ({ agent }) => `Ihr ganzes Gespräch mit ${agent}`,
    fewer: 'Keine E-Mails mehr',
    fewerAsk: ({ agent }) => `Keine E-Mails mehr von ${agent}?`,
    fewerDone: ({ agent }) => `Sie bekommen keine E-Mails mehr von ${agent}.`,
    wholeAsk: ({ agent }) => `Das ganze Gespräch mit ${agent} per E-Mail bekommen?`,
    wholeDone: 'Das Gespräch ist auf dem Weg zu Ihnen.',
    notValid: 'Dieser Link ist nicht mehr gültig.',
    poweredBy: 'Bereitgestellt von',
  },
  appointment: APPOINTMENT,
} satisfies Wording
