import type { EvaluationSet } from './types.ts'

export const bikeShop: EvaluationSet = {
  business: 'Velo Corner',
  pages: [
    {
      title: 'Velo Corner: bikes and repairs in Bristol',
      url: 'https://velo-corner.example/',
      sections: [
        {
          heading: 'About us',
          text: `Velo Corner is an independent bike shop in Bristol, founded by Priya Nair in 2011. We sell city, gravel and electric bikes from Cube, Kona and Genesis, and we repair every brand.`,
        },
        {
          heading: 'Visit',
          text: `Our shop is at 7 Canal Street, Bristol BS1 4QP, five minutes on foot from Temple Meads station.
Open Tuesday to Friday 10:00–18:30, Saturday 9:00–17:00. Closed on Sunday and Monday.
Dogs are welcome in the shop.`,
        },
      ],
    },
    {
      title: 'Workshop',
      url: 'https://velo-corner.example/workshop',
      sections: [
        {
          heading: 'Service packages',
          text: `| Package | What is done | Price |
| Basic service | brakes, gears, tyres, safety check | £55 |
| Full service | everything in Basic plus wheels trued, bearings greased | £110 |
| Premium service | bike stripped and rebuilt, all cables replaced | £195 |
Parts are charged on top; we call you before we fit anything above £20.`,
        },
        {
          heading: 'Repairs',
          text: `A puncture repair costs £15 and is done while you wait. A new chain fitted costs £35 including the chain. Wheel truing is £18 a wheel.
Most repairs are ready within two working days. During May and June allow five days.`,
        },
        {
          heading: 'Booking',
          text: `Book the workshop online or call 0117 496 0311. For a puncture you can simply walk in. We have loan bikes for £8 a day while yours is with us.`,
        },
        {
          heading: 'Electric bikes',
          text: `We service electric bikes with Bosch and Shimano motors and update their software for £25. We do not repair conversion kits or batteries that were opened.`,
        },
      ],
    },
    {
      title: 'Hire a bike',
      url: 'https://velo-corner.example/hire',
      sections: [
        {
          heading: 'Prices',
          text: `City bike: £18 a day, £75 a week
Gravel bike: £32 a day, £140 a week
Electric bike: £45 a day, £210 a week
Child seat: £6 a day
Helmet and lock are included.`,
        },
        {
          heading: 'Conditions',
          text: `You need photo ID and a deposit of £150, which is returned when the bike comes back undamaged. Riders must be at least 16 years old. Return the bike half an hour before closing time; late returns cost one more day.`,
        },
      ],
    },
    {
      title: 'Delivery and returns',
      url: 'https://velo-corner.example/delivery',
      sections: [
        {
          heading: 'Delivery',
          text: `We deliver bikes anywhere in mainland Britain for £39. Bikes arrive 95% assembled. Accessories are posted for £3.95, free above £50, and take two to four working days. We cannot deliver to Northern Ireland or abroad.`,
        },
        {
          heading: 'Returns',
          text: `You may return unused goods within 30 days for a full refund. Bikes may be returned within 14 days if ridden less than 20 km. Refunds are paid within five working days to the card you paid with. Helmets cannot be returned once worn.`,
        },
        {
          heading: 'Warranty',
          text: `Frames of new bikes have a five-year warranty, components two years. The first service within eight weeks is free for every new bike we sell. Used bikes have a six-month warranty.`,
        },
        {
          heading: 'Finance and Cycle to Work',
          text: `We take part in Cyclescheme and Green Commute Initiative. 0% finance is available on bikes above £750 over 12 months. We also buy used bikes and part-exchange them.`,
        },
      ],
    },
  ],
  answerable: [
    { question: 'When are you open on Saturday?', fact: /9:00–17:00/ },
    { question: 'Are you open Mondays?', fact: /Closed on Sunday and Monday/ },
    { question: 'How much to fix a puncture?', fact: /£15/ },
    { question: 'what is the price of the full service', fact: /£110/ },
    { question: 'How long do repairs take?', fact: /two working days/ },
    { question: 'Can I bring my dog?', fact: /Dogs are welcome/ },
    { question: 'Do you ship to Northern Ireland?', fact: /cannot deliver to Northern Ireland/ },
    { question: 'How much is shipping for accessories?', fact: /£3.95/ },
    { question: 'Can I return a helmet?', fact: /cannot be returned once worn/ },
    { question: 'How many days do I have to send something back?', fact: /30 days/ },
    { question: 'What warranty do frames have?', fact: /five-year/ },
    { question: 'How much is it to rent an electric bike for a week?', fact: /£210/ },
    { question: 'is a helmet included with hire', fact: /included/ },
    { question: 'What deposit do you take?', fact: /£150/ },
    { question: 'Minimum age to hire a bike?', fact: /16 years/ },
    { question: 'Who founded the shop?', fact: /Priya Nair/ },
    { question: 'Which brands of bicycles do you sell?', fact: /Cube, Kona and Genesis/ },
    { question: 'do you service bosch motors', fact: /Bosch/ },
    { question: 'Can you lend me a bike during a repair?', fact: /£8 a day/ },
    { question: 'Is there 0% finance?', fact: /12 months/ },
    { question: 'Where is your shop?', fact: /7 Canal Street/ },
    { question: 'how do I book the workshp', fact: /online or call/ },
    { question: 'Do you buy second-hand bikes?', fact: /buy used bikes/ },
    { question: 'How far is it from Temple Meads?', fact: /five minutes/ },
  ],
  unanswerable: [
    'Do you sell Brompton folding bikes?',
    'Can I hire a tandem?',
    'How much is a wetsuit?',
    'How much is the ferry to Calais?',
    'Do you have a shop in Cardiff?',
    'Can you repair my scooter?',
    'Do you offer guided tours?',
    'How much does a brake pad replacement cost?',
    'Do you have a loyalty card?',
    'Is there a student discount?',
    'Do you sell skateboards?',
    'What is the weight of the Kona Libre?',
    'Do you run maintenance classes?',
    'Can I pay with PayPal?',
    'Is there parking at the shop?',
    'Do you stock size XL helmets?',
    'How old is Priya Nair?',
    'Can I hire a trailer for my kids?',
    'Do you paint frames?',
    'What is the range of the electric bike battery?',
    'Do you repair Yamaha motors?',
    'Do you have a toilet?',
    'What does a saddle cost?',
    'How much is insurance for a hire bike?',
  ],
}
