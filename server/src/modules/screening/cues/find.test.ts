import { describe, expect, it } from 'vitest'
import { normalise } from '../listening/normalise.ts'
import { CUES, findCues } from './find.ts'

const EXAMPLES: Record<string, string> = {
  'gift-cards': 'Go and buy two Google Play cards.',
  'remote-access': 'Please download AnyDesk so that I can see it.',
  'code-request': 'Read me the code we just texted you.',
  'identity-request': 'I need to verify your social security number.',
  'strange-payment': 'You can pay it with Bitcoin.',
  secrecy: "Don't tell anyone about this.",
  threat: "There's a warrant out for you.",
  'tax-office': 'This is the I R S.',
  prize: "You've won the grand prize.",
  'device-infected': 'Your computer has a virus.',
  refund: 'You are entitled to a refund.',
  'crypto-offer': 'It is an investment opportunity.',
  'held-parcel': 'Your package is on hold at customs.',
  bail: 'I need bail money.',
  'money-demand': 'You have to pay it today.',
  'vehicle-warranty': "It's about your car's extended warranty.",
  'debt-offer': 'We can lower your interest rate.',
  'business-listing': 'Your Google listing is not verified.',
  'business-money': 'You are pre-approved for a business loan.',
  'energy-offer': 'Would you like solar panels?',
  'insurance-offer': 'We compare car insurance plans.',
  'home-offer': 'We would like to buy your house.',
  'holiday-offer': 'You earned a complimentary resort stay.',
  'vote-asked': 'Can we count on your vote in November?',
  survey: 'We are conducting a short survey.',
  donation: 'Would you make a donation?',
  offer: 'There is no obligation.',
  'asks-for-decider': 'May I speak to the business owner?',
  'few-minutes': 'Do you have a couple of minutes?',
  'we-help': 'We help small businesses grow.',
  'not-selling': 'This is not a sales call.',
  'cold-list': 'You are on our calling list.',
  'press-a-key': 'Press one to speak to an agent.',
  'removal-offer': 'Press two to be removed from our list.',
  'last-notice': 'This is your final notice.',
  recorded: 'This is an automated message.',
  'call-back-number': 'Call us on our toll free line.',
  'records-show': 'Our records show that you are eligible.',
  'answering-machine': 'Please leave your message after the tone.',
  family: "Hi, it's his sister.",
  'own-child': 'Is my daddy there?',
  friend: "I'm an old friend of his.",
  neighbour: "It's your neighbor.",
  medical: "I'm calling from Doctor Patel's office.",
  school: 'This is the school nurse.',
  'at-the-door': "I'm at your door.",
  delivery: 'I have a package for you.',
  work: 'I work with him.',
  hiring: 'You applied for the position.',
  customer: 'I need a quote for my kitchen.',
  'calling-back': "I'm returning his call.",
  official: 'This is Officer Grant from the police.',
  'own-provider': 'Your car is ready.',
  'asks-by-first-name': 'He knows me.',
  referred: 'I got his number from my neighbor.',
  'appointment-notice': 'A reminder of your appointment on Monday.',
  'pharmacy-notice': 'Your prescription is ready.',
  'delivery-notice': 'Your delivery is scheduled for tomorrow.',
  'school-notice': 'All schools are closed today.',
  'code-notice': 'Your verification code is four eight two nine.',
  'public-notice': 'Your flight has been cancelled.',
  'fraud-check': 'This is the fraud department.',
  emergency: 'He had a heart attack.',
  urgent: "It's really urgent.",
  trouble: 'I was in an accident.',
  evasive: "It's a personal matter.",
  'wrong-number': 'Sorry, wrong number.',
  familia: 'Soy su hermana.',
  servicio: 'Tengo un paquete.',
  emergencia: 'Es una emergencia.',
  oferta: 'Es una oferta sin compromiso.',
  estafa: 'Usted ha ganado un premio.',
  oprima: 'Oprima el uno.',
  aviso: 'Su receta está lista.',
  equivocado: 'Perdón, número equivocado.',
  evasivo: 'Es un asunto personal.',
  'legal-trouble': 'You missed your court date and there are two citations.',
  'unordered-purchase': 'To cancel this order press one.',
}

describe('what gives a caller away', () => {
  it.each(Object.entries(EXAMPLES))('%s is heard in “%s”', (name, speech) => {
    expect(findCues(normalise(speech)).map(({ cue }) => cue.name)).toContain(name)
  })

  it('has an example for every cue', () => {
    expect(Object.keys(EXAMPLES).toSorted()).toEqual(CUES.map(({ name }) => name).toSorted())
  })

  it.each([
    'my son has a virus and stays at home today',
    'we won the game on sunday',
    'can you bring your gift for the party',
    'the doctor told me to call a friend',
    'i lost my keys near the bank',
  ])('is no demand or offer in “%s”', (speech) => {
    const groups = findCues(normalise(speech)).map(({ cue }) => cue.group)
    expect(groups).not.toContain('scam')
    expect(groups).not.toContain('pitch')
  })
})
