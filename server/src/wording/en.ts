import { EN as APPOINTMENT } from './appointments/en.ts'
import { afterComma } from './after-comma.ts'
import type { Wording } from './types.ts'

export const EN = {
  language: 'en',
  chat: {
    welcome: 'Hi! How can I help you today?',
    notKnown: "I don't know that: it isn't in the information I have.",
    told: "Thank you, I've noted that for the team.",
    ifUrgent: "If it can't wait:",
    inDanger: 'If somebody is in danger, call the emergency services right away.',
    notSure: "I don't have a definite answer to that. This is the closest I found:",
    ownAnswer: 'Our own answer',
    notKnownPart: ({ part }) => `I don't know about “${part}”: it isn't in the information I have.`,
    offer: 'Would you like to talk to a person?',
    greeting: 'Hello! What would you like to know?',
    thanks: "You're welcome! Is there anything else you would like to know?",
    goodbye: 'Goodbye, and thank you for stopping by!',
    identity: ({ brand }) =>
      brand
        ? `I'm the automated assistant of ${brand}. I answer from the information ${brand} has given me.`
        : "I'm an automated assistant. I answer from the information I was given.",
    wellbeing: "I'm well, thank you! What would you like to know?",
    introduction: 'Nice to meet you! What would you like to know?',
    acknowledged: 'Good. Just ask if there is anything else.',
    wait: 'Take your time.',
    presence: "Yes, I'm here. What would you like to know?",
    noPerson: "I'm sorry, I cannot connect you to a person here. I'm happy to answer what I can.",
    handover:
      'Let me bring in a colleague. Please leave your message, a person will answer you here.',
    away: ({ back }) =>
      back
        ? `Nobody is here at the moment. We are back on ${back}.`
        : 'Nobody is here at the moment.',
    leaveEmail: 'Leave your email address here, so that we can reach you.',
    emailKept: 'Thank you. We can reach you at that address now.',
    phoneKept: 'Thank you. We can reach you at that number now.',
    fileKept:
      'Thank you, your file has arrived. I cannot look into it myself, but the people here can.',
    personAsked: 'I have told my colleagues: a person will answer you here.',
    returned: ({ name }) => `${name} had to leave the conversation. I am here for you again.`,
    nobodyCame:
      "I'm sorry, nobody is free at the moment. Your request stays open, and a person answers you here as soon as they can. Until then I am happy to help.",
    failed: 'Sorry, I could not answer that just now. Please try again in a moment.',
    failedOffer: 'If you prefer, I can ask a person to help you.',
  },
  action: {
    confirm: ({ name, inputs }) =>
      `Shall I do this: ${inputs ? `${name} (${inputs})` : name}? Please answer yes or no.`,
    notDone: 'All right, I have not done it.',
    failed: "I'm sorry, that did not work just now.",
    unknown:
      'I cannot tell whether that went through. Please ask a person before it is tried again.',
    again: 'I did not understand that.',
    example: ({ example }) => `For example: ${example}.`,
  },
  facts: {
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    hours: 'Opening hours',
    today: 'Today',
    tomorrow: 'Tomorrow',
    closed: 'closed',
    from: 'from',
    silentOn: ({ day }) =>
      `Nothing is said about “${day}”; these are the usual hours of that day of the week.`,
    ifOpen: {
      always: 'Yes, around the clock.',
      until: ({ time }) => `Yes, until ${time}.`,
      laterToday: ({ time }) => `Not at the moment, we open today at ${time}.`,
      again: ({ day, time }) => `No, we open again ${day} at ${time}.`,
      closed: 'No, not at the moment.',
    },
  },
  call: {
    greeting: ({ brand }) =>
      brand
        ? `Hello, thank you for calling ${brand}. How can I help you?`
        : 'Hello, thank you for calling. How can I help you?',
    recorded: 'This call is recorded and transcribed.',
    silence: [
      'Are you still there?',
      "I can't hear you, so I'll hang up now. Please call again. Goodbye.",
    ],
    thanks: ({ name }) => `Thank you, ${name}.`,
    niceToMeet: ({ name }) => `Nice to meet you, ${name}. How can I help you?`,
    gladly: 'Gladly.',
    putThrough: "One moment, I'll put you through.",
    nobodyComes: "I'm sorry, nobody can come to the phone right now.",
    away: ({ back }) =>
      back
        ? `I'm sorry, nobody is here at the moment. We are back on ${back}.`
        : "I'm sorry, nobody is here at the moment.",
    willBeCalled: 'Thank you. Somebody will get back to you.',
    thatIsFine: 'That is fine.',
    more: 'There is more: just ask about what you need.',
    anythingElse: 'Is there anything else I can help you with?',
    askName: 'May I have your name, please?',
    askNameByTheWay: 'By the way, may I have your name?',
    askNameForCallback: 'Somebody can call you back about it. May I have your name, please?',
    askElse: 'How else can I help you?',
    askContact: [
      'Is the number you are calling from the best one to reach you, or is there a better one, or an email address?',
      'What is the best number or email address to reach you?',
    ],
    goodbye: ({ name }) => `Thank you for calling${afterComma(name)}. Goodbye.`,
    notTakingCalls:
      'Nobody can take your call at the moment. Please leave a message after the tone.',
    leaveMessage:
      "I'm sorry, nobody can take your call right now. Please leave a message after the tone.",
    thanksForMessage: 'Thank you. Goodbye.',
    backAgain: 'Sorry, I lost you for a moment. Please go on.',
    returned: 'My colleague is no longer on the line. I am here to help you again.',
    oneMoment: 'One moment, please.',
    failed: "I'm sorry, something went wrong on my side. Could you say that again?",
    suspended: 'This number is not in service at the moment. Goodbye.',
    checkAnswered:
      'This is the check of your call forwarding. You answered, so this call was not forwarded. Hang up, start the check again, and let it ring.',
    booking: {
      mayIText:
        'Shall I text you the link to our booking page, to the number you are calling from?',
      texting: "I'm texting you the link to our booking page now. You choose a time there.",
      textedAlready:
        'I have texted you the link to our booking page already. You choose a time there.',
      cannotText: "I'm sorry, I can only text mobile phones in the United States and Canada.",
      noted: ({ when }) =>
        `I have noted ${when} as your wish. It is not confirmed until you book it.`,
    },
    whisper: {
      call: ({ agent, who }) => `Call for ${agent} from ${who}.`,
      about: ({ why }) => `About: ${why}.`,
      pressOne: 'Press 1 to take the call.',
      unknownNumber: 'an unknown number',
    },
  },
  screening: {
    greeting: ({ owner }) =>
      `Hello, this is ${owner}'s assistant. Who is calling, please, and what is it about?`,
    who: ['May I ask who is calling?', 'Sorry, I did not catch your name. Who is this, please?'],
    why: [
      ({ caller }) => `Thank you${afterComma(caller)}. What are you calling about?`,
      ({ owner }) =>
        `${owner} asked me to check before I put anyone through. In a few words, what is it about?`,
    ],
    more: ({ owner, caller }) =>
      `Thank you${afterComma(caller)}. Could you tell me a little more about it, so that ${owner} knows?`,
    how: ({ owner }) => `I see. And how did you get this number, or how do you know ${owner}?`,
    decline: ({ owner }) =>
      `Thank you, but ${owner} does not take offers by phone. Is there anything else ${owner} should know?`,
    presence: ['Hello, is anyone there?', "I'm sorry, I can't hear you. Who is calling, please?"],
    goOn: 'Yes, go on.',
    connect: ({ owner, caller }) =>
      `Thank you${afterComma(caller)}. One moment, I'll put you through to ${owner}.`,
    takeMessage: ({ owner, caller }) =>
      `Thank you${afterComma(caller)}. ${owner} can't come to the phone right now. Please leave your message, and I'll pass it on.`,
    noted: ({ owner }) => `Thank you. I'll pass this on to ${owner}. Goodbye.`,
    wrongNumber: ({ owner }) =>
      `I think you may have the wrong number: this is ${owner}'s phone. If you did mean to reach ${owner}, please leave a message.`,
    end: ({ owner }) =>
      `Thank you for calling, but ${owner} is not interested. Please do not call this number again. Goodbye.`,
  },
  booking: {
    offer: ({ link }) => `You can choose a time here: ${link}`,
    noted: ({ when, link }) =>
      `I have passed on your wish for ${when}. That is not a confirmed appointment yet: please choose your time here: ${link}`,
    text: ({ brand, link }) =>
      brand
        ? `${brand}: choose a time for your appointment here: ${link}`
        : `Choose a time for your appointment here: ${link}`,
  },
  telegram: {
    linked: ({ agent }) =>
      `This group is connected to ${agent} now. Mention me, reply to me or send /ask and your question.`,
    linkedAlready: ({ agent }) => `This group is connected to ${agent} already.`,
    linkedElsewhere:
      'This group is connected to an agent of somebody else. Remove me from the group and add me again to connect it anew.',
    wrongToken:
      'This token is not valid. Copy the command from the Telegram integration of your agent and send it again.',
    tokenMissing:
      'Send /auth and the token of your agent. You find it in the Telegram integration of the agent.',
    notLinked:
      'This group is not connected to an agent. Send /auth and the token of your agent to connect it.',
    unlinked: ({ agent }) =>
      `The token of ${agent} was changed, so this group is not connected any more. Send /auth and the new token to connect it again.`,
    inactive: 'I am switched off at the moment, so nobody answers here.',
    nothingAsked: 'Ask me something: mention me, reply to me or send /ask and your question.',
    tooFast: 'These are more questions than I can take. Please ask again in a minute.',
    noPerson: 'Nobody can join this conversation.',
    fileRefused: 'I can take pictures and PDFs of up to 10 MB.',
    privateChat:
      'Open the link of the business you want to write to, and I answer for it here. In a group I answer once somebody has sent /auth and the token of an agent.',
    offerPerson: 'Send /person and I ask somebody to join.',
    page: ({ page }) => `page ${page}`,
    commands: {
      ask: 'Ask a question',
      person: 'Ask for a person',
      auth: 'Connect this group to an agent',
    },
  },
  letter: {
    subject: ({ agent }) => `Your conversation with ${agent}`,
    above: 'Please write your answer above this line',
    answer: ({ who }) =>
      `Answer this mail, and your answer reaches ${who}. Files you attach do not arrive.`,
    chat: 'Answer in the chat',
    noReplies: 'Answers to this mail are not read. Please answer in the chat.',
    earlier: 'Earlier in this conversation',
    you: 'You',
    why: ({ agent }) => `You get this because you left your email address in a chat with ${agent}.`,
    whole: 'Send me the whole conversation',
    wholeSubject: ({ agent }) => `Your whole conversation with ${agent}`,
    fewer: 'No more mails',
    fewerAsk: ({ agent }) => `No more mails from ${agent}?`,
    fewerDone: ({ agent }) => `You get no more mails from ${agent}.`,
    wholeAsk: ({ agent }) => `Get the whole conversation with ${agent} by mail?`,
    wholeDone: 'The conversation is on its way to you.',
    notValid: 'This link is not valid any more.',
    poweredBy: 'Powered by',
  },
  appointment: APPOINTMENT,
} satisfies Wording
