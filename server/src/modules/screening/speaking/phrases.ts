/** What the screener says. `{owner}` is the owner's first name, `{caller}` is ", Name" or nothing. */
export type Phrases = {
  greeting: string
  who: [string, string]
  why: [string, string]
  /** To somebody who told why in a word. */
  more: string
  how: string
  decline: string
  presence: [string, string]
  /** To somebody in the middle of a sentence. */
  goOn: string
  connect: string
  take_message: string
  /** To a machine, which leaves no more than it said. */
  noted: string
  wrongNumber: string
  end: string
}

const EN: Phrases = {
  greeting: "Hello, this is {owner}'s assistant. Who is calling, please, and what is it about?",
  who: ['May I ask who is calling?', 'Sorry, I did not catch your name. Who is this, please?'],
  why: [
    'Thank you{caller}. What are you calling about?',
    '{owner} asked me to check before I put anyone through. In a few words, what is it about?',
  ],
  more: 'Thank you{caller}. Could you tell me a little more about it, so that {owner} knows?',
  how: 'I see. And how did you get this number, or how do you know {owner}?',
  decline:
    'Thank you, but {owner} does not take offers by phone. Is there anything else {owner} should know?',
  presence: ['Hello, is anyone there?', "I'm sorry, I can't hear you. Who is calling, please?"],
  goOn: 'Yes, go on.',
  connect: "Thank you{caller}. One moment, I'll put you through to {owner}.",
  take_message:
    "Thank you{caller}. {owner} can't come to the phone right now. Please leave your message, and I'll pass it on.",
  noted: "Thank you. I'll pass this on to {owner}. Goodbye.",
  wrongNumber:
    "I think you may have the wrong number: this is {owner}'s phone. If you did mean to reach {owner}, please leave a message.",
  end: 'Thank you for calling, but {owner} is not interested. Please do not call this number again. Goodbye.',
}

const ES: Phrases = {
  greeting: 'Hola, soy el asistente de {owner}. ¿Quién llama, por favor, y cuál es el motivo?',
  who: ['¿Con quién hablo, por favor?', 'Perdone, no entendí su nombre. ¿Quién llama, por favor?'],
  why: [
    'Gracias{caller}. ¿Cuál es el motivo de su llamada?',
    '{owner} me pidió preguntar antes de pasar una llamada. En pocas palabras, ¿de qué se trata?',
  ],
  more: 'Gracias{caller}. ¿Me puede decir un poco más, para que {owner} lo sepa?',
  how: 'Entiendo. ¿Y cómo consiguió este número, o de dónde conoce a {owner}?',
  decline:
    'Gracias, pero {owner} no acepta ofertas por teléfono. ¿Algo más que {owner} deba saber?',
  presence: ['¿Hola, hay alguien?', 'Perdone, no le oigo. ¿Quién llama, por favor?'],
  goOn: 'Sí, dígame.',
  connect: 'Gracias{caller}. Un momento, le comunico con {owner}.',
  take_message:
    'Gracias{caller}. {owner} no puede atender ahora. Por favor, deje su mensaje y se lo haré llegar.',
  noted: 'Gracias. Se lo haré saber a {owner}. Adiós.',
  wrongNumber:
    'Creo que se equivocó de número: este es el teléfono de {owner}. Si buscaba a {owner}, deje un mensaje, por favor.',
  end: 'Gracias por llamar, pero {owner} no está interesado. Por favor, no vuelva a llamar a este número. Adiós.',
}

/** Languages the screener can only take a message in. */
const MESSAGE_ONLY: Record<string, string> = {
  fr: "Merci de votre appel. {owner} ne peut pas répondre. Laissez votre message, s'il vous plaît, et je le transmettrai.",
  de: 'Danke für Ihren Anruf. {owner} kann gerade nicht ans Telefon kommen. Bitte hinterlassen Sie eine Nachricht, ich gebe sie weiter.',
  it: 'Grazie della chiamata. {owner} non può rispondere ora. Lasci un messaggio, per favore, e lo riferirò.',
  pt: 'Obrigado por ligar. {owner} não pode atender agora. Deixe a sua mensagem, por favor, e eu transmito.',
  nl: 'Dank u voor het bellen. {owner} kan nu niet opnemen. Laat een bericht achter, dan geef ik het door.',
  zh: '谢谢您的来电。{owner}现在不方便接听。请留言，我会转达。 Please leave a message for {owner}.',
}

/** The language to begin in under a setting: questions are asked in English and Spanish only. */
export const askingLanguage = (setting = 'auto') => (isSpoken(setting) ? setting : 'en')

export const isSpoken = (language: string) => language === 'en' || language === 'es'

export function phrasesIn(language: string): Phrases {
  if (language === 'es') return ES
  const message = MESSAGE_ONLY[language]
  return message ? { ...EN, take_message: message } : EN
}
