import type { EvaluationSet } from './types.ts'

/** A few short pages, and questions from people who type as little as possible. */
export const lakesideDental: EvaluationSet = {
  business: 'Lakeside Dental',
  pages: [
    {
      title: 'Lakeside Dental',
      url: 'https://lakeside.example/',
      sections: [
        {
          heading: 'Lakeside Dental Practice',
          text: `We are a family dental practice on the shore of Lake Merrin. Dr. Hannah Osei and Dr. Peter Lund look after adults and children.
New patients are welcome. The first visit takes about 45 minutes and includes X-rays.`,
        },
      ],
    },
    {
      title: 'Prices',
      url: 'https://lakeside.example/prices',
      sections: [
        {
          heading: 'Prices',
          text: `All prices include VAT.
Treatment: Check-up | Price: $65
Treatment: Teeth cleaning | Price: $90
Treatment: White filling | Price: from $140
Treatment: Crown | Price: $780
We accept Visa, Mastercard and instalment plans over six months without interest.`,
        },
      ],
    },
    {
      title: 'Opening hours',
      url: 'https://lakeside.example/hours',
      sections: [
        {
          heading: 'Opening hours',
          text: `- Monday to Thursday: 8:00 to 18:00
- Friday: 8:00 to 14:00
- Saturday: by appointment
- Sunday: closed`,
        },
        {
          heading: 'Emergencies',
          text: `Outside opening hours call our emergency line on 555-0142. Somebody answers within ten minutes.`,
        },
      ],
    },
    {
      title: 'Find us',
      url: 'https://lakeside.example/visit',
      sections: [
        {
          heading: 'Find us',
          text: `Our address is 14 Harbour Street, Merrin. Free parking is behind the building; the entrance is wheelchair accessible.
Bus lines 4 and 7 stop at Harbour Street.`,
        },
      ],
    },
    {
      title: 'Cancelling an appointment',
      url: 'https://lakeside.example/cancel',
      sections: [
        {
          heading: 'Cancelling an appointment',
          text: `Please cancel at least 24 hours before your appointment. Later cancellations are charged with $40.
To reschedule, use the link in your confirmation email or call us.`,
        },
      ],
    },
  ],
  answerable: [
    { question: 'Can I park there?', fact: /Free parking/ },
    { question: 'Who is the dentist?', fact: /Hannah Osei/ },
    { question: 'how long is the first visit', fact: /45 minutes/ },
    { question: 'which bus goes there', fact: /lines 4 and 7/ },
    { question: 'emergency at night?', fact: /555-0142/ },
    { question: 'how do I reschedule', fact: /^To reschedule, use the link[^.]*\.$/ },
    { question: 'what happens if I cancel late', fact: /\$40/ },
    { question: 'How much is a crown?', fact: /^Crown: \$780$/ },
    { question: 'And a check-up?', after: 'How much is a crown?', fact: /Check-up: \$65/ },
    { question: 'whats the adress', fact: /^Our address is 14 Harbour Street, Merrin\.$/ },
    { question: 'parking', fact: /Free parking/ },
    { question: 'prices', fact: /Crown: \$780/ },
    { question: 'opening hours', fact: /Friday: 8:00/ },
    { question: 'when are you open', fact: /Friday: 8:00/ },
    { question: 'open on sunday?', fact: /Sunday: closed/ },
    { question: 'Do you take kids?', fact: /adults and children/ },
    { question: 'Can I pay by card?', fact: /Visa/ },
    { question: 'wheelchair', fact: /wheelchair accessible/ },
    { question: 'are you taking new patients', fact: /New patients are welcome/ },
    { question: 'contact', fact: /555-0142|call us/ },
  ],
  unanswerable: [
    'refund',
    'Do you do botox?',
    'Do you have a pharmacy?',
    'How much is an implant?',
    'Do you accept PayPal?',
    'Is there a playground?',
    'who is the receptionist?',
    'Which train goes there?',
    'Do you have a dentist in Berlin?',
    'Do you whiten teeth?',
    'What music do you play?',
  ],
}
