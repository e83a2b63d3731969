import { describe, expect, it } from 'vitest'
import { callerCuesIn } from './caller-cues.ts'
import {
  asksForSentCode,
  tellsOfDanger,
  tellsToPressAKey,
  wantsStrangePayment,
} from './hard-rules.ts'

/** Sentences that a rule finds, and everyday ones near them that it must not. */
type Sentences = Record<string, { finds: string[]; leaves: string[] }>

const check = (title: string, rule: (text: string) => boolean, sentences: Sentences) =>
  describe.each(Object.entries(sentences))(`${title}, in %s`, (_, { finds, leaves }) => {
    it.each(finds)('is heard in “%s”', (text) => expect(rule(text)).toBe(true))
    it.each(leaves)('is not heard in “%s”', (text) => expect(rule(text)).toBe(false))
  })

check('danger to life or house', tellsOfDanger, {
  en: {
    finds: ['call an ambulance', "he's not breathing", 'she can’t breathe'],
    leaves: ['the ambulatory clinic called', 'we breathe easier now'],
  },
  es: {
    finds: ['llame una ambulancia', 'mi madre no respira'],
    leaves: ['el médico del ambulatorio', 'respira hondo y siéntate'],
  },
  de: {
    finds: ['Rufen Sie bitte schnell einen Krankenwagen', 'er atmet nicht mehr', 'Ihr Haus brennt'],
    leaves: [
      'wir brauchen Spenden für die Feuerwehr',
      'bei uns brennt heute noch Licht',
      'mein Sohn fährt Krankenwagen',
    ],
  },
  fr: {
    finds: ["appelez vite l'ambulance", 'il ne respire plus', 'votre cuisine brûle'],
    leaves: [
      "j'appelle au nom des pompiers pour le calendrier",
      "il n'y a pas le feu, rappelez demain",
      'on respire mieux ici',
    ],
  },
  it: {
    finds: ["chiami subito un'ambulanza", 'mio padre non respira', 'la casa va a fuoco'],
    leaves: ['chiamo dai vigili del fuoco volontari', 'la casa è in vendita', 'respira aria buona'],
  },
  pt: {
    finds: ['chame uma ambulância', 'ele não está a respirar', 'a casa está em chamas'],
    leaves: ['ligo dos bombeiros por causa do peditório', 'a casa está à venda'],
  },
  nl: {
    finds: ['bel snel een ambulance', 'hij ademt niet meer', 'uw huis staat in brand'],
    leaves: ['ik bel namens de brandweer over de kalender', 'het licht brandt nog'],
  },
})

check('an order to press a key', tellsToPressAKey, {
  en: {
    finds: ['press one to talk to an agent', 'Press 9 now'],
    leaves: ['I pressed the shirts', 'the press was there', 'just press the doorbell'],
  },
  es: {
    finds: ['oprima el uno', 'marque 2 para confirmar'],
    leaves: ['toque el timbre al llegar', 'la prensa estaba allí'],
  },
  de: {
    finds: ['drücken Sie die 1', 'drücken Sie die Taste zwei, um', 'wählen Sie die eins für'],
    leaves: [
      'drücken Sie die Klingel',
      'drücken Sie die zwei Knöpfe gleichzeitig',
      'wählen Sie die 112',
      'wählen Sie zwei Farben aus',
    ],
  },
  fr: {
    finds: ['appuyez sur le 1', 'tapez le deux pour parler à un conseiller'],
    leaves: ['appuyez sur la sonnette', 'tapez un code à la porte', 'faites le 18'],
  },
  it: {
    finds: ['prema il tasto 1', 'digiti due per parlare con un operatore'],
    leaves: ['prema il campanello', 'prema uno dei campanelli', 'prema due volte'],
  },
  pt: {
    finds: ['pressione a tecla 1', 'digite dois para falar', 'prima a tecla um'],
    leaves: ['toque à campainha', 'carregue num botão', 'a minha prima um dia vem'],
  },
  nl: {
    finds: ['druk op de 1', 'toets nu 2 om te bevestigen', 'druk op toets een voor hulp'],
    leaves: [
      'druk op de bel',
      'druk op een knop',
      'druk twee keer',
      'toets 2 voor wiskunde was goed',
    ],
  },
})

check('a demand for gift cards or a “safe account”', wantsStrangePayment, {
  en: {
    finds: ['buy two Google Play cards', 'now transfer your savings to the safe account'],
    leaves: [
      'do you sell gift cards',
      'your gift card is ready',
      'we never ask you to move money to a safe account',
    ],
  },
  es: {
    finds: ['compre unas tarjetas de regalo', 'transfiera el dinero a una cuenta segura'],
    leaves: [
      '¿venden tarjetas de regalo?',
      'nunca le pedimos que transfiera dinero a una cuenta segura',
    ],
  },
  de: {
    finds: [
      'Kaufen Sie drei Google-Play-Karten',
      'dann müssen Sie mit Geschenkkarten bezahlen',
      'überweisen Sie Ihr Geld auf ein sicheres Konto',
    ],
    leaves: [
      'Verkaufen Sie Geschenkkarten?',
      'ich möchte eine Geschenkkarte kaufen',
      'holen Sie die Geschenkkarte heute ab',
      'wir bitten Sie nie, Geld auf ein sicheres Konto zu überweisen',
    ],
  },
  fr: {
    finds: ['achetez des cartes cadeaux', 'transférez votre argent sur un compte sécurisé'],
    leaves: [
      'je voudrais acheter une carte cadeau',
      'ne transférez jamais votre argent sur un compte sécurisé',
    ],
  },
  it: {
    finds: ['compri due carte regalo', 'trasferisca i soldi su un conto sicuro'],
    leaves: ['vorrei comprare una carta regalo', 'vendete buoni regalo?'],
  },
  pt: {
    finds: ['compre cartões-presente', 'transfira o dinheiro para uma conta segura'],
    leaves: ['quer que eu compre um vale-presente?', 'vendem cartões de presente?'],
  },
  nl: {
    finds: ['koop drie cadeaukaarten', 'maak uw geld over naar een veilige rekening'],
    leaves: [
      'waar koop ik een cadeaubon?',
      'zijn er bij u te koop ook cadeaubonnen',
      'hoe betaal je met een cadeaukaart',
    ],
  },
})

check('a request for a code that was sent to the owner', asksForSentCode, {
  en: {
    finds: [
      'please read me the six digits i just texted you',
      "I'm sending you a google code so read it back to me",
      'can you tell me the code that just came to you',
    ],
    leaves: [
      'please give us the pickup code we texted you at the counter',
      'can you tell me the code of the gate',
      'could you tell me the code you sent me',
      'never tell us the code we sent you',
      'we sent you a code for ten percent off',
    ],
  },
  es: {
    finds: ['dígame el código que le mandamos', 'le llegó una clave, dígamela por favor'],
    leaves: [
      'en la farmacia me da el código que le mandamos',
      'me dice el código de la puerta',
      'nunca comparta el código que le enviamos',
    ],
  },
  de: {
    finds: [
      'Nennen Sie mir den Code, den wir Ihnen geschickt haben',
      'Sie bekommen gleich eine TAN, lesen Sie sie mir vor',
    ],
    leaves: [
      'Nennen Sie uns in der Apotheke den Code, den wir Ihnen geschickt haben',
      'sagen Sie mir bitte den Code für die Haustür',
      'könnten Sie mir den Code sagen, den Sie mir geschickt haben',
      'geben Sie uns nie den Code, den Sie bekommen',
    ],
  },
  fr: {
    finds: [
      'donnez-moi le code que nous vous avons envoyé',
      'vous allez recevoir un code, dictez-le-moi',
    ],
    leaves: [
      'donnez-moi le code de la porte',
      'donnez-nous à la pharmacie le code que vous avez reçu',
      'ne communiquez jamais le code que nous vous avons envoyé',
    ],
  },
  it: {
    finds: ['mi dica il codice che le abbiamo inviato', 'le è arrivato un codice, me lo legga'],
    leaves: [
      'mi dice il codice fiscale',
      'in farmacia mi dia il codice che ha ricevuto',
      'non comunichi mai il codice che le abbiamo inviato',
    ],
  },
  pt: {
    finds: ['diga-me o código que lhe enviámos', 'me passa o código que chegou no seu celular'],
    leaves: [
      'diga-me o código da porta',
      'na farmácia diga-nos o código que recebeu',
      'nunca diga o código que lhe enviámos',
    ],
  },
  nl: {
    finds: [
      'kunt u mij de code geven die u heeft gekregen',
      'u krijgt een code, lees die aan mij voor',
    ],
    leaves: [
      'kunt u mij de code van de deur geven',
      'geef ons bij de apotheek de code die u heeft gekregen',
      'geef ons nooit de code die u heeft gekregen',
    ],
  },
})

it('a warning of a bank is no request, even if it is heard in pieces', () => {
  const warning = 'we at the bank will never call and ask you to read us the code that we sent you'
  expect(callerCuesIn(warning, 'en')).not.toContainEqual(
    expect.objectContaining({ name: 'code-request', odds: 1 }),
  )
})
