import type { CallScript } from '../types.ts'

const scam = (id: string, opens: string, rest: Partial<CallScript>): CallScript => ({
  id,
  kind: 'scam',
  label: 'unwanted',
  opens,
  ...rest,
})

export const scams: CallScript[] = [
  scam(
    't-irs-agent',
    'this is agent steve martin from the i r s legal department with a serious matter for the taxpayer',
    {
      why: 'there is an unpaid balance from your two thousand twenty one return and a warrant for your arrest is being processed unless it is settled today',
      how: 'from your tax file',
      else: [
        'you need to go to the nearest store and get gift cards for the amount and read me the numbers',
      ],
    },
  ),
  scam(
    't-bank-pin',
    "hello i'm calling from the fraud department of your bank about a suspicious transaction on your card",
    {
      who: 'this is james from card services',
      why: 'someone tried to spend eight hundred dollars at a store in miami so i have to verify your card number and the pin to block it',
      how: 'we have it on file with your account',
      else: ['can you read me the code we just sent you'],
    },
  ),
  scam(
    't-microsoft-remote',
    "hello ma'am i am calling from microsoft technical support your computer has been sending us virus warnings",
    {
      who: 'my name is john smith id number two two five',
      why: 'your computer has a virus and hackers are stealing your banking so please go to your computer and download team viewer so i can fix it',
      how: 'your computer is registered with our server',
    },
  ),
  scam('t-grandma-jail', 'grandma is that you', {
    who: "it's your grandson",
    why: "i got in trouble i was arrested after a car accident and i need bail money but please don't tell my parents",
    how: 'grandma i need you to listen',
    else: ['my lawyer needs four thousand dollars in cash and a courier will come to pick it up'],
  }),
  scam('t-grandpa-mexico', "hey grandpa i'm so glad you answered i'm stuck in mexico", {
    who: "it's your favorite grandchild don't you know me",
    why: 'they took my passport and i need you to wire three thousand dollars by western union right away and keep this between us',
  }),
  scam(
    't-lottery-tax',
    "good day sir you are the lucky winner of the international lottery i'm calling to tell you how to claim your money",
    {
      who: 'my name is mister peterson from the claims office',
      why: 'you have won eight hundred fifty thousand dollars and you only pay the processing fee of two hundred before we release it',
    },
  ),
  scam('t-crypto-invest', "hi this is daniel i'm a senior account manager at a trading platform", {
    why: 'we have an investment opportunity in bitcoin with guaranteed returns of twenty percent a month and you can start with two hundred fifty dollars',
    how: 'you registered on one of our ads',
    no: 'sir i am talking about guaranteed profit just let me explain how the trading account works',
  }),
  scam(
    't-electric-cut',
    'this is the electric company billing department your power will be shut off in thirty minutes',
    {
      why: 'you have a past due balance and the technician is already on the way you can still pay with a prepaid card or cash app',
    },
  ),
  scam(
    't-kidnap',
    "listen carefully we have your daughter don't hang up and don't call the police",
    {
      why: 'if you want to see her again you will wire five thousand dollars now',
      who: 'never mind who',
    },
  ),
  scam(
    't-refund-overpay',
    "hello this is steve from the refund department you're entitled to a refund of four hundred ninety nine dollars from your antivirus",
    {
      why: 'the subscription was auto renewed so to process the refund i need to connect to your computer with anydesk and you log in to your bank account',
    },
  ),
  scam('t-police-fund', "hi i'm sergeant collins with the police officers benevolent fund drive", {
    why: 'we need your pledge tonight and you can give the credit card number over the phone',
    no: 'even a small donation of twenty dollars helps our officers',
  }),
  scam(
    't-medicare-genetic',
    'hello am i speaking to the person on medicare i am calling about your free genetic cancer test kit',
    {
      why: 'it is fully covered by medicare and i just need your medicare number and date of birth to send the kit',
      how: 'you are on the list of medicare patients',
    },
  ),
  scam(
    't-customs-parcel',
    'this is the customs office we have seized a package in your name containing illegal items',
    {
      who: 'officer daniel parker badge number six one four',
      why: 'you will be charged with money laundering and drug trafficking unless you verify your social security number with me now and do not tell anyone because there is a gag order',
    },
  ),
  scam(
    't-rental-deposit',
    "hi i'm calling about the apartment you inquired about it's still available",
    {
      who: 'this is pastor richard the owner',
      why: 'i am out of the country on mission so you send the deposit by zelle and i will mail you the keys',
    },
  ),
  scam('t-ceo-giftcards', "hey it's your boss i'm in a meeting and need a quick favor", {
    who: 'you know who it is',
    why: 'i need you to buy five apple gift cards for clients and text me the codes and keep it confidential',
  }),
  scam(
    't-romance',
    'hello my dear it is general william from the army we have been chatting online',
    {
      why: 'i need you to pay the courier fee so my gold box can be delivered and then we will be together please send it in bitcoin',
    },
  ),
  scam('t-tech-apple', 'this is apple support your icloud account has been hacked', {
    why: 'we need to verify your password and the six digit code to secure the account before all your photos are deleted',
  }),
  scam(
    't-loan-fee',
    "congratulations you've been approved for a personal loan of fifteen thousand dollars",
    {
      who: 'miss parker from the loan department',
      why: 'there is only an upfront fee of three hundred to release the funds which you pay with a prepaid card and i need your routing number',
    },
  ),
  scam(
    't-immigration',
    'this is the immigration office there is a problem with your papers and you may be deported',
    {
      why: 'you must pay a fine today to avoid deportation and stay on the line until it is paid',
    },
  ),
  scam(
    't-es-premio',
    'felicidades usted ha ganado un premio de cincuenta mil dólares le hablo de la oficina de premios',
    {
      why: 'para entregarle el premio necesito su número de tarjeta para cubrir los impuestos',
      who: 'soy el licenciado gómez',
    },
  ),
  scam('t-es-inmigracion', 'le llamo de inmigración usted tiene una orden de arresto', {
    why: 'si no paga la multa hoy con tarjetas de regalo va a ser deportado',
  }),
  scam('t-zelle-hold', "hi it's megan from zelle support someone sent you money and it's on hold", {
    why: 'your account must be upgraded to business so you send four hundred first and it will be refunded right after',
  }),
  scam(
    't-work-home',
    "hello i'm offering you a work from home job with residual income of five thousand a month",
    {
      who: 'i am mark from success team',
      why: 'you only buy the starter kit and send the activation fee with cash app today',
      no: 'you would be your own boss and make passive income',
    },
  ),
]
