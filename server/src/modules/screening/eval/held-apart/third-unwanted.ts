import type { CallKind, CallScript } from '../types.ts'

const unwanted = (
  id: string,
  kind: CallKind,
  opens: string,
  rest: Partial<CallScript> = {},
): CallScript => ({ id, kind, label: 'unwanted', opens, ...rest })

/**
 * Written on the same day by the same person as `third-wanted.ts`: recordings that begin in the middle or never pause, and people
 * with a script.
 */
export const heldApartThirdUnwanted: CallScript[] = [
  unwanted(
    'h3-r-middle',
    'robocall',
    'and your monthly payments could be cut in half. To talk with an advisor right now, press one. To be taken off the list, press nine.',
    {
      else: ['If you are behind on your cards, this may be your last chance. Press one.'],
    },
  ),
  unwanted('h3-r-only-press', 'robocall', 'Press one now to speak to a representative.', {
    else: ['Press one now to speak to a representative.'],
  }),
  unwanted(
    'h3-r-amazon',
    'robocall',
    'Hello, this is Amazon. An iPhone for nine hundred and forty nine dollars was ordered with your account. If you did not place this order, press one to be connected to our fraud team.',
  ),
  unwanted(
    'h3-r-social',
    'robocall',
    'This call is from the Social Security Administration. We found suspicious activity under your number in the state of Texas. Before we go to court and your benefits are stopped, press one and speak with an officer.',
  ),
  unwanted(
    'h3-r-medicare',
    'robocall',
    "Hi, it's Emily, I'm calling on a recorded line about your Medicare. I just wanted to check that you got your new red, white and blue card. Can you hear me okay?",
    {
      else: [
        'Great. So do you have both Part A and Part B?',
        "Perfect. Hold on, I'll get my supervisor on the line.",
      ],
    },
  ),
  unwanted(
    'h3-r-dropped',
    'robocall',
    "Hey, it's Josh. Sorry I missed you. I've got some funds earmarked for your business, up to a quarter million. Give me a ring back when you can, 8 5 5, 5 5 5, 0 1 7 2. Talk soon.",
  ),
  unwanted(
    'h3-r-student',
    'robocall',
    "Hi, this is Melissa with the processing department. I'm reaching out about the status of your student loan. It's been flagged as eligible for dismissal under the new guidelines, but your file will be closed. Call me back at the number on your caller ID.",
  ),
  unwanted(
    'h3-r-chinese-consulate',
    'robocall',
    'You have an important document waiting at the consulate. It must be picked up today. To speak with a clerk press one.',
  ),
  unwanted(
    'h3-r-utility',
    'robocall',
    'Dear customer, a technician is on the way to disconnect your electric meter within thirty minutes due to an unpaid balance. Press one for billing.',
  ),
  unwanted(
    'h3-r-warranty-soft',
    'robocall',
    "The factory coverage on your vehicle has run out or is about to. This is a courtesy to let you know before we close out your file. If you'd like to keep your car covered, press one. You've been sent several notices in the mail.",
  ),
  unwanted(
    'h3-r-seguro',
    'robocall',
    '¡Felicidades! Usted califica para un seguro médico de bajo costo del gobierno. Marque el uno ahora para hablar con un agente.',
  ),
  unwanted('h3-s-grandson', 'scam', "Grandpa? It's me. I did something stupid.", {
    who: "It's your oldest grandson. My nose is broken, that's why I sound funny.",
    why: "I hit a pregnant lady with the car and my lawyer says nine thousand cash gets me out today. Please don't say anything to Mom.",
  }),
  unwanted(
    'h3-s-microsoft',
    'scam',
    'Hello sir, my name is Kevin, I am calling you from the technical department of Windows.',
    {
      why: 'Your computer is sending us errors, sir. Are you in front of your computer? You have to open it and I will show you.',
      how: 'Every computer has a license number, sir.',
    },
  ),
  unwanted(
    'h3-s-irs',
    'scam',
    'This is Officer Daniels from the tax office, badge four four one nine.',
    {
      why: 'There is an outstanding balance in your name and if it is not settled this afternoon they will come with a warrant.',
      how: 'It is in the file.',
      else: ['You can go to the store and get the cards and read me the numbers.'],
    },
  ),
  unwanted(
    'h3-s-bank-fraud',
    'scam',
    "Good afternoon, I'm calling from your bank's security team about a Zelle transfer.",
    {
      who: 'My name is Jason, employee ID two two seven.',
      why: 'To reverse it I need you to read me the six numbers you just got in a text.',
      how: 'From your account profile.',
    },
  ),
  unwanted(
    'h3-s-refund',
    'scam',
    'Yes hello, this is Amanda from the refund department. You paid us three hundred dollars for the computer protection last year.',
    {
      why: 'The company is closing down so we have to give the money back. Just switch on the laptop and I will connect you to the server.',
    },
  ),
  unwanted('h3-s-kidnap', 'scam', 'Listen carefully. We have your daughter here.', {
    why: 'If you want to see her again you go get the money and you stay on the phone with me.',
  }),
  unwanted(
    'h3-s-utility-live',
    'scam',
    'Hi, this is the power company, disconnection unit. Your meter is on the list for today.',
    {
      who: 'Agent Collins.',
      why: 'You can stop it with a payment over the phone, we take Zelle or a prepaid card.',
    },
  ),
  unwanted(
    'h3-s-immigration',
    'scam',
    'Le hablo de inmigración. Hay una orden en contra de usted.',
    {
      who: 'Oficial Ramírez.',
      why: 'Si no hace el pago hoy va a ser deportado. Vaya a comprar tarjetas y me da los números.',
    },
  ),
  unwanted(
    'h3-s-lottery',
    'scam',
    'Am I speaking with the head of the house? Congratulations, ma’am, you came in second in the Mega sweepstakes.',
    {
      who: 'David Wilson, claims manager.',
      why: 'There is two and a half million waiting, you only cover the processing, four hundred dollars.',
    },
  ),
  unwanted(
    'h3-p-solar',
    'sales',
    "Hey there, how's it going? I'm just giving folks in the neighborhood a quick call.",
    {
      who: 'Tyler with Bright Future Energy.',
      why: "We've got a program where the state pays for the panels and you'd pay less than you do now. Do you own your home?",
      how: 'You’re on the list of homeowners in the zip code.',
      no: 'I totally get it, but it takes just two minutes to see if your roof qualifies.',
    },
  ),
  unwanted('h3-p-seo', 'sales', 'Hi, is this the person that takes care of the website?', {
    who: 'Ryan, with Peak Digital.',
    why: "I was looking at your site and you're on page four. We could get you up top in ninety days.",
    no: "I wouldn't call it an offer, it's just a free look at what's wrong.",
  }),
  unwanted(
    'h3-p-copier',
    'sales',
    'Good morning, could you tell me who handles the office equipment there?',
    {
      who: 'Sandra at Metro Business Products.',
      why: 'We lease copiers and I wanted to see when your contract is up.',
      how: 'You came up in a directory.',
      no: 'Okay, could I send something in the mail then?',
    },
  ),
  unwanted('h3-p-house', 'sales', "Hi, is this Sam? My name's Brandon, I'm a local investor.", {
    why: "I was wondering if you'd consider an offer on the property on Cedar Lane, as is, cash.",
    how: 'County records.',
    no: 'Well, if you ever change your mind, what would you want for it?',
  }),
  unwanted(
    'h3-p-internet',
    'sales',
    'Hello, I’m calling on behalf of Spectrum with good news about your internet bill.',
    {
      who: 'Alicia.',
      why: 'You can get double the speed for thirty dollars less. I just need to check your zip code.',
      no: 'But you would be saving money, sir.',
    },
  ),
  unwanted(
    'h3-x-police-fund',
    'charity',
    'Hi there, this is Frank for the state troopers association.',
    {
      why: 'Our drive is on again and we are only asking twenty-five dollars this year, can we count you in?',
      no: 'Even ten would help the families.',
    },
  ),
  unwanted(
    'h3-x-candidate',
    'political',
    'Hello neighbor, this is Diane Keller. I’m running for state senate because our taxes are too high. On November fifth I hope you will stand with me.',
  ),
  unwanted(
    'h3-x-poll',
    'survey',
    'Hi, I’m calling from National Opinion. We’re talking to people in your area about the election, and I’m not selling anything.',
    {
      who: 'Beth.',
      why: 'It would be about eight minutes. Would you say the country is on the right track?',
    },
  ),
]
