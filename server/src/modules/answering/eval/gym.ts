import type { EvaluationSet } from './types.ts'

export const gym: EvaluationSet = {
  business: 'Foundry Fitness',
  pages: [
    {
      title: 'Foundry Fitness: memberships',
      url: 'https://foundry-fitness.example/memberships',
      sections: [
        {
          heading: 'Memberships',
          text: `| Membership | Monthly price | What you get |
| Off-peak | €29 | weekdays from 9:00 to 16:00 |
| Full | €45 | all hours, all classes |
| Student | €33 | all hours, with a valid student card |
There is a joining fee of €20. A day pass costs €12.`,
        },
        {
          heading: 'Ending or pausing a membership',
          text: `Memberships run from month to month. You can end yours with 14 days' notice by email. A membership can be frozen for up to three months a year, for €5 a month.`,
        },
        {
          heading: 'Guests',
          text: `Full members may bring a friend free of charge once a month. Guests have to sign a waiver at reception.`,
        },
      ],
    },
    {
      title: 'Hours and location',
      url: 'https://foundry-fitness.example/location',
      sections: [
        {
          heading: 'Opening hours',
          text: `Mon–Fri 6:00–22:30
Sat 8:00–20:00
Sun 8:00–18:00
Reception is staffed until two hours before closing.`,
        },
        {
          heading: 'Address',
          text: `Foundry Fitness, 3 Ironworks Yard, Cork. The entrance is on the canal side. Bikes can be locked in the courtyard; there is no car park, but members park at half price in the Merchant garage.`,
        },
        {
          heading: 'Changing rooms',
          text: `Lockers are free; bring your own padlock. Towels can be rented for €2. There are showers and a sauna, but no steam room.`,
        },
      ],
    },
    {
      title: 'Training and classes',
      url: 'https://foundry-fitness.example/classes',
      sections: [
        {
          heading: 'Classes',
          text: `We hold 40 classes a week: yoga, spinning, pilates, boxing and circuit training. Classes last 50 minutes. Book in the app from seven days ahead; if you cannot come, cancel at least three hours before, otherwise you pay €4.`,
        },
        {
          heading: 'Personal training',
          text: `A personal training session of one hour costs €48, and ten sessions cost €420. All our trainers are certified by EuropeActive. Head coach Maeve Doyle plans the programme with you.`,
        },
        {
          heading: 'Beginners',
          text: `New members get a free introduction of 45 minutes, in which a trainer explains the machines. Wear indoor shoes and bring water.`,
        },
        {
          heading: 'Age limits',
          text: `Members have to be 16 or older. Between 16 and 18 we need the signature of a parent. Children may not enter the weights area.`,
        },
        {
          heading: 'Help',
          text: `Questions? Write to hello@foundry-fitness.example or call 021 555 0190. Lost property is kept for four weeks at reception.`,
        },
      ],
    },
  ],
  answerable: [
    { question: 'How much is the full membership?', fact: /€45/ },
    { question: 'Is there a student membership and what does it cost?', fact: /€33/ },
    { question: 'what does a day pass cost', fact: /€12/ },
    { question: 'Do I have to pay a joining fee?', fact: /€20/ },
    { question: 'How do I cancel my membership?', fact: /14 days/ },
    { question: 'Can I freeze my membership?', fact: /frozen for up to three months/ },
    { question: 'Can I bring a friend?', fact: /once a month/ },
    { question: 'When do you open on Sundays?', fact: /8:00–18:00/ },
    { question: 'are you open on thursday', fact: /Mon–Fri/ },
    { question: 'Where is the gym?', fact: /3 Ironworks Yard/ },
    { question: 'Is there parking?', fact: /no car park/ },
    { question: 'Do you have a sauna?', fact: /sauna/ },
    { question: 'Do I need my own padlock for the lockers?', fact: /bring your own padlock/ },
    { question: 'How long are the classes?', fact: /50 minutes/ },
    { question: 'What happens if I cancel a class late?', fact: /€4/ },
    { question: 'How much is personal training?', fact: /€48/ },
    { question: 'Who is the head coach?', fact: /Maeve Doyle/ },
    { question: 'How old do I have to be to join?', fact: /16 or older/ },
    { question: 'Which classes do you offer?', fact: /yoga, spinning/ },
    { question: 'I lost my jacket, where is lost property kept?', fact: /reception/ },
    { question: 'What should I wear the first time?', fact: /indoor shoes/ },
    { question: 'Can I rent a towell?', fact: /€2/ },
  ],
  unanswerable: [
    'Do you have a swimming pool?',
    'Is there a climbing wall?',
    'Do you offer physiotherapy?',
    'Do you have a gym in Dublin?',
    'Can I get a nutrition plan?',
    'Do you sell protein shakes?',
    'Is there a crèche for toddlers?',
    'How much is a family membership?',
    'Do you offer zumba?',
    'Are dogs allowed?',
    'Do you have a corporate rate?',
    'How many treadmills do you have?',
    'Who teaches the yoga class?',
    'Can I pay with bitcoin?',
    'Do you have a sunbed?',
    'Is the building wheelchair accessible?',
    'Do you have a café?',
    'What is the wifi code?',
    'How much do massages cost?',
    'Is there a ladies only area?',
    'Do you have squash courts?',
    'Can I hold my birthday party there?',
  ],
}
