import type { EvaluationSet } from './types.ts'

export const cafe: EvaluationSet = {
  business: 'Café Linden',
  pages: [
    {
      title: 'Café Linden',
      url: 'https://cafe-linden.example/',
      sections: [
        {
          heading: 'Welcome',
          text: `Café Linden is a neighbourhood café and bakery on Elm Square. Everything is baked in our own kitchen from five in the morning. We roast our coffee together with Northlight Roasters.`,
        },
        {
          heading: 'Opening times',
          text: `Monday–Friday 7:30 am – 6 pm
Saturday and Sunday 9 am – 5 pm
The kitchen closes at 3 pm every day. On public holidays we are closed.`,
        },
        {
          heading: 'Where we are',
          text: `22 Elm Square, Oakland, CA 94607. Street parking is free for one hour, and there is a bike rack by the door. Lake Merritt station is a ten-minute walk.`,
        },
        {
          heading: 'Good to know',
          text: `Free Wi-Fi; ask for the code at the counter. Laptops are welcome on weekdays, but not at weekends. Dogs are welcome on the terrace. We have two high chairs and a changing table.`,
        },
      ],
    },
    {
      title: 'Menu',
      url: 'https://cafe-linden.example/menu',
      sections: [
        {
          heading: 'Coffee and drinks',
          text: `Espresso $3.20
Cappuccino $4.50
Flat white $4.60
Cold brew $5.00
Chai latte $5.20
Hot chocolate $4.80
Oat or almond milk adds $0.70.`,
        },
        {
          heading: 'Breakfast',
          text: `Granola with yoghurt and berries $9
Avocado toast with poached egg $13
Shakshuka with sourdough $14.50
Pancakes with maple syrup $12
Breakfast is served until noon, at weekends until 2 pm.`,
        },
        {
          heading: 'Lunch and cakes',
          text: `Soup of the day with bread $8.50. The lentil bowl is vegan and costs $12.50. Our carrot cake and the almond brownie are gluten-free; they are made in a kitchen that also uses flour.
A slice of cake costs $5.80.`,
        },
        {
          heading: 'Allergies',
          text: `Please tell us about allergies when you order. We use nuts, sesame and dairy every day and cannot promise that any dish is free of traces.`,
        },
      ],
    },
    {
      title: 'Cakes to order and events',
      url: 'https://cafe-linden.example/events',
      sections: [
        {
          heading: 'Order a cake',
          text: `Order whole cakes at least three days ahead, by phone or in the café. A cake for 12 people costs from $58. We ask for half the price when you order. Wedding cakes need four weeks. We do not deliver cakes; please collect them before 4 pm.`,
        },
        {
          heading: 'Private events',
          text: `The back room seats 24 and can be rented in the evening for $180, including one member of staff. Bring your own music; the room has a projector.`,
        },
        {
          heading: 'Table reservations',
          text: `We take reservations for groups of six or more on weekdays only. At weekends tables are first come, first served. Call (510) 555-0177 or write to hello@cafe-linden.example.`,
        },
        {
          heading: 'Gift cards and loyalty',
          text: `Gift cards are sold at the counter from $10 and never expire. With the loyalty card the tenth coffee is free. We take cards and Apple Pay, but no cash.`,
        },
        {
          heading: 'Work with us',
          text: `We are looking for a barista for 25 hours a week. Send your application to Marta at jobs@cafe-linden.example.`,
        },
      ],
    },
  ],
  answerable: [
    { question: 'What time do you open on weekends?', fact: /9 am/ },
    { question: 'are you open on wednesday', fact: /Monday–Friday/ },
    { question: 'How much is a cappuccino?', fact: /\$4.50/ },
    { question: 'whats the extra charge for oat milk', fact: /\$0.70/ },
    { question: 'Until when do you serve breakfast?', fact: /until noon/ },
    { question: 'Do you have anything vegan?', fact: /lentil bowl/ },
    { question: 'Which cakes are gluten free?', fact: /carrot cake/ },
    { question: 'Can I bring my laptop on Saturday?', fact: /not at weekends/ },
    { question: 'Is there wifi?', fact: /Free Wi-Fi/ },
    { question: 'Are dogs allowed?', fact: /Dogs are welcome/ },
    { question: 'Can I pay cash?', fact: /no cash/ },
    { question: 'How far in advance do I have to order a cake?', fact: /three days/ },
    { question: 'Do you deliver cakes?', fact: /do not deliver/ },
    { question: 'How much to rent the back room?', fact: /\$180/ },
    { question: 'How many people fit in the back room?', fact: /24/ },
    { question: 'Can I reserve a table for 8 people?', fact: /six or more/ },
    { question: 'Do gift cards expire?', fact: /never expire/ },
    { question: 'where are you located', fact: /22 Elm Square/ },
    { question: 'Do you have any job openings?', fact: /barista/ },
    { question: 'how do I contact you by phone', fact: /555-0177/ },
    { question: 'When does the kitchen close?', fact: /3 pm/ },
    { question: 'Price of a flat whit?', fact: /\$4.60/ },
    { question: 'Is parking free?', fact: /free for one hour/ },
    { question: 'How long before a wedding should I order the cake?', fact: /four weeks/ },
  ],
  unanswerable: [
    'Do you serve beer?',
    'Do you have decaf?',
    'Is there live music on Fridays?',
    'How much is a bagel with salmon?',
    'Do you have a branch in Berkeley?',
    'Can I rent a bike from you?',
    'Do you offer catering for offices?',
    'Is the meat halal?',
    'How many calories are in the brownie?',
    'Do you sell coffee beans?',
    'Can I host a podcast there?',
    'Do you have a drive-through?',
    'Is smoking allowed on the terrace?',
    'What is the soup today?',
    'Do you run baking courses?',
    'Who owns the café?',
    'Do you have a playground?',
    'Can I order through Uber Eats?',
    'Do you have lactose-free ice cream?',
    'How much is a matcha latte?',
    'What is the wage for the barista job?',
    'Do you give a senior discount?',
    'Is there an ATM inside?',
    'Can I buy your granola recipe book?',
  ],
}
