export type Visit = { asks: string[]; name?: string }

export type Caller = {
  from: string
  name: string
  city: string
  state: string
  zip: string
  says: string[]
}

/** The people who wrote to the shop, oldest first; those who asked for a person left a name. */
export const VISITORS: Visit[] = [
  { asks: ['Great shop! What does a puncture repair cost?'] },
  { name: 'Lena Fischer', asks: ['How many years is the frame covered by the warranty?'] },
  { asks: ['How do I hire a bike for a week?'] },
  { asks: ['I love my new bike, thank you! When is the first service due?'] },
  { name: 'Omar Haddad', asks: ['Nobody answers the phone, this is ridiculous! Are you open?'] },
  { asks: ['You did a wonderful job. How long are repairs guaranteed?'] },
  { name: 'Sofia Rossi', asks: ['When are you open on Saturday?'] },
]

export const SWINDLER: Caller = {
  from: '+12125550199',
  name: 'Officer Daniels',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  says: [
    'This is Officer Daniels from the Internal Revenue Service.',
    'There is a warrant for your arrest unless you pay today.',
    'You must pay with gift cards now and stay on the line.',
  ],
}

/** The people who called the screening agent, oldest first. */
export const CALLERS: Caller[] = [
  {
    from: '+12065550143',
    name: 'Clara Whitfield',
    city: 'Seattle',
    state: 'WA',
    zip: '98101',
    says: [
      'Hi, this is Clara Whitfield from the dental practice, your crown is ready to be fitted.',
    ],
  },
  {
    from: '+17025550188',
    name: 'Unknown',
    city: 'Las Vegas',
    state: 'NV',
    zip: '89101',
    says: [
      'We have been trying to reach you about your car’s extended warranty.',
      'Press one now.',
    ],
  },
  {
    from: '+15035550121',
    name: 'Marcus Bell',
    city: 'Portland',
    state: 'OR',
    zip: '97204',
    says: ['Hello, Marcus Bell from the courier service, I have a parcel at your door for you.'],
  },
  {
    from: '+16175550166',
    name: 'Helen Ortiz',
    city: 'Boston',
    state: 'MA',
    zip: '02108',
    says: ['Good morning, this is Helen Ortiz from Lincoln School about your son, he has a fever.'],
  },
  SWINDLER,
  {
    from: '+13125550137',
    name: 'Ben Carter',
    city: 'Chicago',
    state: 'IL',
    zip: '60601',
    says: ['Hey, it is Ben, your neighbor. Your garage door is open, call me back please.'],
  },
]
