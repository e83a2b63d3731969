import type { EvaluationSet } from './types.ts'

export const hairSalon: EvaluationSet = {
  business: 'Salon Maren',
  pages: [
    {
      title: 'Salon Maren',
      url: 'https://salon-maren.example/',
      sections: [
        {
          heading: 'Welcome',
          text: `Salon Maren is a small hair salon at 27 Willow Court, Portland. Maren Holt opened it in 2014 and runs it together with the stylists Jo Pereira and Tess Lindqvist.
Walk-ins are welcome on weekday mornings; otherwise please book.`,
        },
        {
          heading: 'Hours',
          text: `Tuesday to Friday: 9 am – 7 pm
Saturday: 8 am – 3 pm
Sunday and Monday: closed`,
        },
        {
          heading: 'Getting here',
          text: `The tram stop Alder Park is two minutes away (lines A and C). Street parking costs $2 an hour; the garage on 5th Avenue is free for customers for ninety minutes. There are three steps at the door, and we have a ramp: just ring the bell.`,
        },
      ],
    },
    {
      title: 'Menu of services',
      url: 'https://salon-maren.example/services',
      sections: [
        {
          heading: 'Cuts',
          text: `Service: Women's cut | Time: 60 min | Price: $72
Service: Men's cut | Time: 30 min | Price: $44
Service: Fringe trim | Time: 10 min | Price: $12
Service: Children under 12 | Time: 30 min | Price: $30`,
        },
        {
          heading: 'Colour',
          text: `Root touch-up: $85
Full colour: from $120
Highlights: from $160
Before any colour we need a patch test at least 48 hours ahead; it is free and takes five minutes. We work with ammonia-free colours only.`,
        },
        {
          heading: 'Special occasions',
          text: `Bridal styling costs $190 and includes a trial. We come to your venue within 20 miles for a travel fee of $40. Make-up is done by our partner Studio Ilse.`,
        },
      ],
    },
    {
      title: 'Good to know',
      url: 'https://salon-maren.example/faq',
      sections: [
        {
          heading: 'How do I book?',
          text: `Book online at any hour or call 503-555-0176. New colour clients start with a consultation, which is free of charge.`,
        },
        {
          heading: 'What if I am late?',
          text: `We hold your chair for fifteen minutes. After that we may have to shorten the service or find another time.`,
        },
        {
          heading: 'Cancellations',
          text: `Cancel by noon the day before. No-shows are charged half the price of the service.`,
        },
        {
          heading: 'Not happy?',
          text: `Tell us within seven days and we put it right at no cost. We do not give refunds on services; unopened products can be returned within 14 days with the receipt.`,
        },
        {
          heading: 'Tips and payment',
          text: `We take cash, debit and all major credit cards, but no checks. Tips are appreciated and go to the stylist in full.`,
        },
        {
          heading: 'Products',
          text: `We use and sell Davines and Olaplex. Bring back empty bottles and we refill shampoo for $14.`,
        },
        {
          heading: 'Work with us',
          text: `We are looking for an apprentice from September. Send a few lines to maren@salon-maren.example.`,
        },
      ],
    },
  ],
  answerable: [
    { question: 'how much for a mens haircut?', fact: /\$44/ },
    { question: 'And for women?', after: 'how much for a mens haircut?', fact: /\$72/ },
    { question: 'How long does a womens cut take?', fact: /60 min/ },
    { question: 'kids haircut price', fact: /\$30/ },
    { question: 'Do you cut childrens hair?', fact: /Children under 12/ },
    { question: 'highlights', fact: /\$160/ },
    { question: 'what does it cost to touch up my roots', fact: /\$85/ },
    { question: 'do i need a patch test', fact: /patch test/ },
    { question: 'How long does it take?', after: 'do i need a patch test?', fact: /five minutes/ },
    { question: 'Does your dye contain ammonia?', fact: /ammonia-free/ },
    { question: 'do you do wedding hair', fact: /Bridal styling/ },
    { question: 'Can you come to the venue?', fact: /within 20 miles/ },
    { question: 'Who does the makeup?', fact: /Studio Ilse/ },
    { question: 'Who is the owner?', fact: /Maren Holt/ },
    { question: 'who are your stylists', fact: /Jo Pereira/ },
    { question: 'are you open on mondays?', fact: /Monday: closed/ },
    { question: 'when do you close on saturday', fact: /3 pm/ },
    { question: 'can i just drop in without an appointment', fact: /Walk-ins are welcome/ },
    { question: 'parking', fact: /free for customers/ },
    { question: 'which tram goes there?', fact: /lines A and C/ },
    { question: 'Is it accessible with a wheelchair?', fact: /ramp/ },
    { question: 'adress please', fact: /27 Willow Court/ },
    { question: 'How can I make an appointment?', fact: /Book online/ },
    { question: 'Im running 10 minutes late, is that ok?', fact: /fifteen minutes/ },
    { question: 'what happens if I dont show up', fact: /half the price/ },
    { question: 'refund', fact: /do not give refunds/ },
    { question: 'I dont like my cut, what can I do?', fact: /put it right/ },
    { question: 'can I return a shampoo?', fact: /14 days/ },
    { question: 'do you take creditcards?', fact: /credit cards/ },
    { question: 'Which brands do you use?', fact: /Davines/ },
    { question: 'are you hiring?', fact: /apprentice/ },
    { question: 'Do you refill bottles?', fact: /refill shampoo/ },
  ],
  unanswerable: [
    'Do you do nails?',
    'Do you offer massages?',
    'How much is a perm?',
    'Do you do hair extensions?',
    'Can I get a keratin treatment?',
    'Do you trim beards?',
    'Do you have a salon in Seattle?',
    'Is there wifi?',
    'Do you serve coffee?',
    'Can I bring my dog?',
    'Do you sell gift cards?',
    'Is there a loyalty program?',
    'Do you have a student discount?',
    'How old is Maren?',
    'Do you do eyebrow threading?',
    'Can I rent a chair?',
    'Do you ship products?',
    'Do you accept Apple Pay?',
    'Are you open on Christmas Eve?',
    'Do you have air conditioning?',
    'Do you make wigs?',
    'Do you donate hair?',
    'What is the weather like?',
    'Do you do tattoos?',
    'Is there a sauna?',
    'Do you sell hair dryers?',
    'How much do you pay apprentices?',
  ],
}
