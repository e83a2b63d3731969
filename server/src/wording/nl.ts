import { NL as APPOINTMENT } from './appointments/nl.ts'
import { afterComma } from './after-comma.ts'
import type { Wording } from './types.ts'

export const NL = {
  language: 'nl',
  chat: {
    welcome: 'Hallo! Hoe kan ik u helpen?',
    notKnown: 'Dat weet ik niet: het staat niet in de informatie die ik heb.',
    told: 'Dank u, ik heb het voor het team genoteerd.',
    ifUrgent: 'Als het niet kan wachten:',
    inDanger: 'Is er iemand in gevaar, bel dan meteen het alarmnummer.',
    notSure: 'Daar heb ik geen zeker antwoord op. Dit komt er het dichtst bij:',
    ownAnswer: 'Ons eigen antwoord',
    notKnownPart: ({ part }) =>
      `Over “${part}” weet ik niets: het staat niet in de informatie die ik heb.`,
    offer: 'Wilt u met een mens praten?',
    greeting: 'Hallo! Wat wilt u weten?',
    thanks: 'Graag gedaan! Wilt u nog iets weten?',
    goodbye: 'Tot ziens en bedankt voor uw bezoek!',
    identity: ({ brand }) =>
      brand
        ? `Ik ben de automatische assistent van ${brand}. Ik antwoord met de informatie die ${brand} mij heeft gegeven.`
        : 'Ik ben een automatische assistent. Ik antwoord met de informatie die ik heb gekregen.',
    wellbeing: 'Goed, dank u! Wat wilt u weten?',
    introduction: 'Aangenaam! Wat wilt u weten?',
    acknowledged: 'Prima. Vraag gerust als er nog iets is.',
    wait: 'Neem de tijd.',
    presence: 'Ja, ik ben er. Wat wilt u weten?',
    noPerson: 'Helaas kan ik u hier niet met een mens verbinden. Ik beantwoord graag wat ik kan.',
    handover: 'Ik haal er een collega bij. Laat uw bericht achter, een mens antwoordt u hier.',
    away: ({ back }) =>
      back
        ? `Er is op dit moment niemand. We zijn terug op ${back}.`
        : 'Er is op dit moment niemand.',
    leaveEmail: 'Laat hier uw e-mailadres achter, dan kunnen we u bereiken.',
    emailKept: 'Bedankt. We kunnen u nu op dat adres bereiken.',
    phoneKept: 'Bedankt. We kunnen u nu op dat nummer bereiken.',
    fileKept:
      'Bedankt, uw bestand is aangekomen. Ik kan het zelf niet bekijken, maar de mensen hier wel.',
    personAsked: "Ik heb mijn collega's al gewaarschuwd: een mens antwoordt u hier.",
    returned: ({ name }) => `${name} moest het gesprek verlaten. Ik help u weer verder.`,
    nobodyCame:
      'Helaas is er nu niemand vrij. Uw verzoek blijft open en een mens antwoordt u hier zodra het kan. Tot die tijd help ik u graag.',
    failed: 'Helaas kon ik dat zojuist niet beantwoorden. Probeer het zo meteen nog eens.',
    failedOffer: 'Als u wilt, vraag ik een mens om u te helpen.',
  },
  action: {
    confirm: ({ name, inputs }) =>
      `Zal ik dit doen: ${inputs ? `${name} (${inputs})` : name}? Antwoord met ja of nee.`,
    notDone: 'Goed, ik heb het niet gedaan.',
    failed: 'Sorry, dat is nu niet gelukt.',
    unknown:
      'Ik kan niet zeggen of dat gelukt is. Vraag het een medewerker voordat het opnieuw wordt geprobeerd.',
    again: 'Dat heb ik niet begrepen.',
    example: ({ example }) => `Bijvoorbeeld: ${example}.`,
  },
  facts: {
    phone: 'Telefoon',
    email: 'E-mail',
    address: 'Adres',
    hours: 'Openingstijden',
    today: 'Vandaag',
    tomorrow: 'Morgen',
    closed: 'gesloten',
    from: 'vanaf',
    silentOn: ({ day }) =>
      `Over “${day}” is niets vermeld; dit zijn de gewone tijden van die weekdag.`,
    ifOpen: {
      always: 'Ja, dag en nacht.',
      until: ({ time }) => `Ja, tot ${time} uur.`,
      laterToday: ({ time }) => `Op dit moment niet, we gaan vandaag om ${time} uur open.`,
      again: ({ day, time }) => `Nee, we gaan ${day} om ${time} uur weer open.`,
      closed: 'Nee, op dit moment niet.',
    },
  },
  call: {
    greeting: ({ brand }) =>
      brand
        ? `Goedendag, bedankt voor het bellen naar ${brand}. Waarmee kan ik u helpen?`
        : 'Goedendag, bedankt voor het bellen. Waarmee kan ik u helpen?',
    recorded: 'Dit gesprek wordt opgenomen en uitgeschreven.',
    silence: [
      'Bent u er nog?',
      'Ik hoor u niet, dus ik hang nu op. Belt u gerust nog eens. Tot ziens.',
    ],
    thanks: ({ name }) => `Dank u, ${name}.`,
    niceToMeet: ({ name }) => `Aangenaam, ${name}. Waarmee kan ik u helpen?`,
    gladly: 'Graag.',
    putThrough: 'Een ogenblik, ik verbind u door.',
    nobodyComes: 'Helaas kan er nu niemand aan de telefoon komen.',
    away: ({ back }) =>
      back
        ? `Het spijt me, er is op dit moment niemand. We zijn terug op ${back}.`
        : 'Het spijt me, er is op dit moment niemand.',
    willBeCalled: 'Dank u. Er neemt iemand contact met u op.',
    thatIsFine: 'Geen probleem.',
    more: 'Er is meer: vraag gerust naar wat u zoekt.',
    anythingElse: 'Kan ik u verder nog ergens mee helpen?',
    askName: 'Mag ik uw naam, alstublieft?',
    askNameByTheWay: 'Mag ik trouwens uw naam weten?',
    askNameForCallback: 'Iemand kan u daarover terugbellen. Mag ik uw naam, alstublieft?',
    askElse: 'Waarmee kan ik u nog meer helpen?',
    askContact: [
      'Is het nummer waarmee u belt het beste om u te bereiken, of liever een ander nummer of een e-mailadres?',
      'Op welk nummer of e-mailadres kunnen we u het beste bereiken?',
    ],
    goodbye: ({ name }) => `Bedankt voor het bellen${afterComma(name)}. Tot ziens.`,
    notTakingCalls:
      'Uw gesprek kan op dit moment niet worden aangenomen. Spreek een bericht in na de toon.',
    leaveMessage:
      'Helaas kan niemand uw gesprek nu aannemen. Spreek alstublieft een bericht in na de toon.',
    thanksForMessage: 'Dank u wel. Tot ziens.',
    backAgain: 'Excuses, de verbinding viel even weg. Gaat u verder.',
    returned: 'De persoon die u sprak, is niet meer aan de lijn. Ik help u weer verder.',
    oneMoment: 'Een ogenblik, alstublieft.',
    failed: 'Excuses, er ging bij mij iets mis. Kunt u dat herhalen?',
    suspended: 'Dit nummer is op dit moment niet in gebruik. Tot ziens.',
    checkAnswered:
      'Dit is de test van uw doorschakeling. U hebt opgenomen, dus dit gesprek is niet doorgeschakeld. Hang op, start de test opnieuw en laat de telefoon overgaan.',
    booking: {
      mayIText:
        'Zal ik u de link naar onze afsprakenpagina per sms sturen, naar het nummer waarmee u belt?',
      texting: 'Ik stuur u nu per sms de link naar onze afsprakenpagina. Daar kiest u een tijd.',
      textedAlready:
        'Ik heb u de link naar onze afsprakenpagina al per sms gestuurd. Daar kiest u een tijd.',
      cannotText:
        "Helaas kan ik alleen sms'en naar mobiele telefoons in de Verenigde Staten en Canada.",
      noted: ({ when }) =>
        `Ik heb ${when} als uw wens genoteerd. Het staat pas vast als u het boekt.`,
    },
    whisper: {
      call: ({ agent, who }) => `Gesprek voor ${agent} van ${who}.`,
      about: ({ why }) => `Onderwerp: ${why}.`,
      pressOne: 'Druk op 1 om het gesprek aan te nemen.',
      unknownNumber: 'een onbekend nummer',
    },
  },
  screening: {
    greeting: ({ owner }) =>
      `Goedendag, u spreekt met de assistent van ${owner}. Met wie spreek ik, en waar gaat het over?`,
    who: [
      'Mag ik vragen met wie ik spreek?',
      'Excuses, ik heb uw naam niet verstaan. Met wie spreek ik?',
    ],
    why: [
      ({ caller }) => `Dank u${afterComma(caller)}. Waar gaat het over?`,
      ({ owner }) =>
        `${owner} heeft me gevraagd dit na te gaan voordat ik iemand doorverbind. Waar gaat het over, in een paar woorden?`,
    ],
    more: ({ owner, caller }) =>
      `Dank u${afterComma(caller)}. Kunt u er iets meer over vertellen, zodat ${owner} het weet?`,
    how: ({ owner }) =>
      `Ik begrijp het. En hoe komt u aan dit nummer, of waar kent u ${owner} van?`,
    decline: ({ owner }) =>
      `Dank u, maar ${owner} gaat niet in op aanbiedingen per telefoon. Is er nog iets dat ${owner} moet weten?`,
    presence: ['Hallo, is daar iemand?', 'Excuses, ik hoor u niet. Met wie spreek ik?'],
    goOn: 'Ja, gaat u verder.',
    connect: ({ owner, caller }) =>
      `Dank u${afterComma(caller)}. Een ogenblik, ik verbind u door met ${owner}.`,
    takeMessage: ({ owner, caller }) =>
      `Dank u${afterComma(caller)}. ${owner} kan nu niet aan de telefoon komen. Laat een bericht achter, dan geef ik het door.`,
    noted: ({ owner }) => `Dank u. Ik geef dit door aan ${owner}. Tot ziens.`,
    wrongNumber: ({ owner }) =>
      `Ik denk dat u verkeerd verbonden bent: dit is de telefoon van ${owner}. Wilde u toch ${owner} bereiken, laat dan een bericht achter.`,
    end: ({ owner }) =>
      `Bedankt voor het bellen, maar ${owner} heeft geen interesse. Bel dit nummer alstublieft niet meer. Tot ziens.`,
  },
  booking: {
    offer: ({ link }) => `Hier kunt u een tijd kiezen: ${link}`,
    noted: ({ when, link }) =>
      `Ik heb uw wens voor ${when} doorgegeven. Dat is nog geen bevestigde afspraak: kies hier uw tijd: ${link}`,
    text: ({ brand, link }) =>
      brand ? `${brand}: kies hier uw afspraak: ${link}` : `Kies hier uw afspraak: ${link}`,
  },
  telegram: {
    linked: ({ agent }) =>
      `Deze groep is nu verbonden met ${agent}. Noem mij, antwoord op mij of stuur /ask en uw vraag.`,
    linkedAlready: ({ agent }) => `Deze groep is al verbonden met ${agent}.`,
    linkedElsewhere:
      'Deze groep is verbonden met een agent van iemand anders. Verwijder mij uit de groep en voeg mij weer toe om hem opnieuw te verbinden.',
    wrongToken:
      'Dit token is niet geldig. Kopieer de opdracht uit de Telegram-integratie van uw agent en stuur die opnieuw.',
    tokenMissing:
      'Stuur /auth en het token van uw agent. U vindt het in de Telegram-integratie van de agent.',
    notLinked:
      'Deze groep is niet verbonden met een agent. Stuur /auth en het token van uw agent om hem te verbinden.',
    unlinked: ({ agent }) =>
      `Het token van ${agent} is gewijzigd, dus deze groep is niet meer verbonden. Stuur /auth en het nieuwe token om hem weer te verbinden.`,
    inactive: 'Ik ben op dit moment uitgeschakeld, dus hier antwoordt niemand.',
    nothingAsked: 'Vraag me iets: noem mij, antwoord op mij of stuur /ask en uw vraag.',
    tooFast: 'Dit zijn meer vragen dan ik aankan. Vraag het over een minuut nog eens.',
    noPerson: 'Niemand kan aan dit gesprek deelnemen.',
    fileRefused: 'Ik kan afbeeldingen en pdf’s tot 10 MB ontvangen.',
    privateChat:
      'Open de link van het bedrijf waaraan u wilt schrijven, dan antwoord ik hier. In een groep antwoord ik zodra iemand /auth en het token van een agent heeft gestuurd.',
    offerPerson: 'Stuur /person, dan vraag ik iemand erbij.',
    page: ({ page }) => `pagina ${page}`,
    commands: {
      ask: 'Een vraag stellen',
      person: 'Om een mens vragen',
      auth: 'Deze groep met een agent verbinden',
    },
  },
  letter: {
    subject: ({ agent }) => `Uw gesprek met ${agent}`,
    above: 'Schrijf uw antwoord boven deze regel',
    answer: ({ who }) =>
      `Beantwoord deze e-mail en uw antwoord bereikt ${who}. Bijgevoegde bestanden komen niet aan.`,
    chat: 'Antwoorden in de chat',
    noReplies: 'Antwoorden op deze e-mail worden niet gelezen. Antwoord alstublieft in de chat.',
    earlier: 'Eerder in dit gesprek',
    you: 'U',
    why: ({ agent }) =>
      `U krijgt deze e-mail omdat u uw adres hebt achtergelaten in een chat met ${agent}.`,
    whole: 'Stuur mij het hele gesprek',
    wholeSubject: ({ agent }) => `Uw hele gesprek met ${agent}`,
    fewer: 'Geen e-mails meer',
    fewerAsk: ({ agent }) => `Geen e-mails meer van ${agent}?`,
    fewerDone: ({ agent }) => `U krijgt geen e-mails meer van ${agent}.`,
    wholeAsk: ({ agent }) => `Het hele gesprek met ${agent} per e-mail ontvangen?`,
    wholeDone: 'Het gesprek is naar u onderweg.',
    notValid: 'Deze link is niet meer geldig.',
    poweredBy: 'Mogelijk gemaakt door',
  },
  appointment: APPOINTMENT,
} satisfies Wording
