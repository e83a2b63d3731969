import type { EvaluationSet } from './types.ts'

export const guesthouse: EvaluationSet = {
  business: 'Mill House',
  pages: [
    {
      title: 'Mill House guesthouse',
      url: 'https://mill-house.example/',
      sections: [
        {
          heading: 'Your stay',
          text: `Mill House is a guesthouse with nine rooms on the river Wye. Check-in is from 3 pm to 8 pm; tell us if you arrive later and we will leave the key in the safe by the door. Check-out is by 10:30 am.`,
        },
        {
          heading: 'Rooms and rates',
          text: `Single room: £68 a night
Double room: £94 a night
Family room for four: £136 a night
Breakfast is included in all rates. A cot costs £8 a night. Stays of five nights or more are 10% cheaper.`,
        },
        {
          heading: 'Breakfast',
          text: `Breakfast is served from 7:30 to 9:30 in the garden room. There is a vegetarian cooked breakfast, and we bake gluten-free bread if you tell us the day before.`,
        },
        {
          heading: 'Pets',
          text: `Well-behaved dogs may stay in the two ground floor rooms for £12 a night. We have resident cats, so please keep dogs on a lead.`,
        },
        {
          heading: 'Facilities',
          text: `All rooms have a private bathroom, a kettle and fast Wi-Fi. There is a drying room for wet boots and a locked shed for bicycles. We have no lift.`,
        },
      ],
    },
    {
      title: 'Booking and getting here',
      url: 'https://mill-house.example/booking',
      sections: [
        {
          heading: 'Booking terms',
          text: `We ask for a deposit of one night when you book. You may cancel free of charge up to seven days before arrival; after that we keep the deposit. The rest is paid on departure, by card or bank transfer.`,
        },
        {
          heading: 'How to find us',
          text: `Mill House stands at the end of Tannery Lane in Hay-on-Wye, HR3 5EG. The nearest railway station is Hereford, 21 miles away; bus T14 runs from there every two hours. Parking in the yard is free for guests.`,
        },
        {
          heading: 'Contact',
          text: `Ring Bethan or Tom on 01497 555 018 between 8 am and 9 pm, or write to stay@mill-house.example.`,
        },
        {
          heading: 'Things to do',
          text: `Canoes can be hired at the bridge, 300 metres from the house. The Hay literature festival takes place at the end of May; rooms for it are usually taken by January.`,
        },
        {
          heading: 'House rules',
          text: `Smoking is not allowed anywhere in the house. Quiet time starts at 10:30 pm. Children of all ages are welcome. We do not take hen or stag parties.`,
        },
      ],
    },
  ],
  answerable: [
    { question: 'What time is check in?', fact: /3 pm/ },
    { question: 'When do we have to leave the room?', fact: /10:30 am/ },
    { question: 'How much is a double room?', fact: /£94/ },
    { question: 'price of the family room per night', fact: /£136/ },
    { question: 'Is breakfast included?', fact: /Breakfast is included/ },
    { question: 'What time is breakfast?', fact: /7:30 to 9:30/ },
    { question: 'Can I bring my dog?', fact: /dogs may stay/i },
    { question: 'How much do you charge for a dog?', fact: /£12/ },
    { question: 'Do you have wifi in the rooms?', fact: /Wi-Fi/ },
    { question: 'Is there a lift?', fact: /no lift/ },
    { question: 'where can I leave my bike', fact: /locked shed/ },
    { question: 'What is your cancellation policy?', fact: /seven days/ },
    { question: 'How much deposit do you want?', fact: /one night/ },
    { question: 'Is there free parking?', fact: /free for guests/ },
    { question: 'Which is the closest train station?', fact: /Hereford/ },
    { question: 'May I smoke in my room?', fact: /Smoking is not allowed/ },
    { question: 'are kids welcome?', fact: /Children of all ages/ },
    { question: "What's your telephone number?", fact: /01497 555 018/ },
    { question: 'Do you give a discount for longer stays?', fact: /10% cheaper/ },
    { question: 'Can you do a vegeterian breakfast?', fact: /vegetarian/ },
    { question: 'Where can we hire canoes?', fact: /at the bridge/ },
    { question: 'What happens if we arrive late at night?', fact: /key in the safe/ },
  ],
  unanswerable: [
    'Do you have a swimming pool?',
    'Is there a sauna?',
    'Do you serve dinner?',
    'Can I book a massage?',
    'Do you have air conditioning?',
    'Is there a gym?',
    'Do you have rooms in Cardiff?',
    'How much is a suite?',
    'Can I rent a car from you?',
    'Do you organise weddings?',
    'Is there a television in the room?',
    'Do you accept American Express?',
    'Can I charge my electric car?',
    'Do the rooms have a balcony?',
    'What is the name of your cat?',
    'Do you have a laundry service?',
    'Is there a minibar?',
    'How much is a canoe per hour?',
    'Do you pick guests up from the airport?',
    'Can we fish in the river?',
    'Who is the chef?',
    'Are you open at Christmas?',
  ],
}
