import type { EvaluationSet } from './types.ts'

export const campsite: EvaluationSet = {
  business: 'Pine Bay',
  pages: [
    {
      title: 'Pine Bay campsite',
      url: 'https://pine-bay.example/',
      sections: [
        {
          heading: 'About us',
          text: `Pine Bay is a family campsite with 80 pitches right on the beach. The Moretti family has run it since 1978.
We are open from 1 April to 31 October.`,
        },
        {
          heading: 'Rates per night',
          text: `Pitch | Low season | High season
Tent | €18 | €26
Caravan or motorhome | €24 | €34
Cabin for four | €60 | €95
Electricity: €4 per night
Tourist tax: €1.50 per adult`,
        },
        {
          heading: 'On site',
          text: `There is a small shop with fresh bread from 7:30 am, a washing machine (tokens €4) and free hot showers. The bar serves pizza in the evening.`,
        },
      ],
    },
    {
      title: 'Questions',
      url: 'https://pine-bay.example/faq',
      sections: [
        {
          heading: 'Can we bring our dog?',
          text: `Yes, up to two per pitch, on a leash. They are not allowed on the beach between 9 am and 7 pm.`,
        },
        {
          heading: 'When can we check in?',
          text: `Pitches are ready at 1 pm and have to be left by 11 am. Cabins: arrival from 4 pm.`,
        },
        {
          heading: 'How far is the next town?',
          text: `It is 3 km to Porto Sole. A shuttle drives there every hour in July and August.`,
        },
        {
          heading: 'What if it rains?',
          text: `We cannot refund bad weather, but our games barn is dry and open all day.`,
        },
        {
          heading: 'Campfires',
          text: `Open fires are forbidden because of the pines. Gas and charcoal grills are fine.`,
        },
        {
          heading: 'Booking and cancelling',
          text: `Reserve online with a 20% down payment. Cancellations up to 30 days before arrival are free; later the down payment is kept.`,
        },
        {
          heading: 'Contact',
          text: `Reception is manned from 8 am to 8 pm: +39 0555 017 200, ciao@pine-bay.example. Lucia Moretti answers in English, German and Italian.`,
        },
      ],
    },
  ],
  answerable: [
    { question: 'how much for a tent', fact: /€18/ },
    { question: 'camper van price', fact: /€24/ },
    { question: 'cabins', fact: /€60|4 pm/ },
    { question: 'Do I pay extra for power?', fact: /€4 per night/ },
    { question: 'are you open in may', fact: /1 April to 31 October/ },
    { question: 'what are your opening dates', fact: /1 April/ },
    { question: 'dogs?', fact: /two per pitch/ },
    {
      question: 'can they go on the beach',
      after: 'do you allow dogs?',
      fact: /not allowed on the/,
    },
    { question: 'whats the check in time', fact: /1 pm/ },
    { question: 'when do we have to check out', fact: /11 am/ },
    { question: 'Is there a supermarket?', fact: /small shop/ },
    { question: 'where can I wash my clothes', fact: /washing machine/ },
    { question: 'do showers cost anything', fact: /free hot showers/ },
    { question: 'can i get food there', fact: /pizza|fresh bread/ },
    { question: 'distance to town', fact: /3 km/ },
    { question: 'How do I get to Porto Sole without a car', fact: /shuttle/ },
    { question: 'can we make a campfire', fact: /Open fires are forbidden/ },
    { question: 'bbq allowed?', fact: /grills are fine/ },
    { question: 'what happens if the weather is bad', fact: /games barn/ },
    { question: 'cancelation policy', fact: /30 days/ },
    { question: 'do I have to pay in advance?', fact: /20% down payment/ },
    { question: 'your phone nr', fact: /0555 017 200/ },
    { question: 'do you speak german', fact: /German/ },
    { question: 'who runs the campsite?', fact: /Moretti/ },
    { question: 'how many pitches are there', fact: /80 pitches/ },
    { question: 'is reception open at 9 in the evening', fact: /8 am to 8 pm/ },
    { question: 'city tax', fact: /€1\.50/ },
  ],
  unanswerable: [
    'Do you have a pool?',
    'is there wifi',
    'Can I rent a bike?',
    'How much is a parking space?',
    'Do you have a kids club?',
    'Can I charge my Tesla?',
    'Do you have glamping tents for rent?',
    'Is there a doctor nearby?',
    'Are there mosquitos?',
    'Do you accept American Express?',
    'Can I rent a boat?',
    'is the campsite wheelchair friendly',
    'Do you have a playground?',
    'What is the temperature of the sea?',
    'Is there a tennis court?',
    'Can I buy gas bottles?',
    'Do you have a discount for seniors?',
    'Can I stay in December?',
  ],
}
