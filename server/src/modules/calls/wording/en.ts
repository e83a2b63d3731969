import type { Wording } from './types.ts'

export const EN: Wording = {
  language: 'en',
  greeting: 'Hello, thank you for calling {brand}. How can I help you?',
  recorded: 'This call is recorded and transcribed.',
  silence: [
    'Are you still there?',
    "I can't hear you, so I'll hang up now. Please call again. Goodbye.",
  ],
  thanks: 'Thank you, {name}.',
  niceToMeet: 'Nice to meet you, {name}. How can I help you?',
  gladly: 'Gladly.',
  putThrough: "One moment, I'll put you through.",
  nobodyComes: "I'm sorry, nobody can come to the phone right now.",
  willBeCalled: 'Thank you. Somebody will get back to you.',
  thatIsFine: 'That is fine.',
  anythingElse: 'Is there anything else I can help you with?',
  askName: 'May I have your name, please?',
  askNameByTheWay: 'By the way, may I have your name?',
  askNameForCallback: 'Somebody can call you back about it. May I have your name, please?',
  askElse: 'How else can I help you?',
  askContact: [
    'Is the number you are calling from the best one to reach you, or is there a better one, or an email address?',
    'What is the best number or email address to reach you?',
  ],
  goodbye: 'Thank you for calling{name}. Goodbye.',
  notTakingCalls: 'Nobody can take your call at the moment. Please leave a message after the tone.',
  leaveMessage:
    "I'm sorry, nobody can take your call right now. Please leave a message after the tone.",
  thanksForMessage: 'Thank you. Goodbye.',
  backAgain: 'Sorry, I lost you for a moment. Please go on.',
  oneMoment: 'One moment, please.',
  failed: "I'm sorry, something went wrong on my side. Could you say that again?",
  booking: {
    mayIText: 'Shall I text you the link to our booking page, to the number you are calling from?',
    texting: "I'm texting you the link to our booking page now. You choose a time there.",
    textedAlready:
      'I have texted you the link to our booking page already. You choose a time there.',
    cannotText: "I'm sorry, I can only text mobile phones in the United States and Canada.",
    noted: 'I have noted {when} as your wish. It is not confirmed until you book it.',
  },
  whisper: {
    call: 'Call for {agent} from {who}.',
    about: 'About: {why}.',
    pressOne: 'Press 1 to take the call.',
    unknownNumber: 'an unknown number',
  },
}
