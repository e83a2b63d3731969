import type { EvaluationSet } from './types.ts'

export const vet: EvaluationSet = {
  business: 'Meadow Vets',
  pages: [
    {
      title: 'Meadow Vets – animal clinic in York',
      url: 'https://meadow-vets.example/',
      sections: [
        {
          heading: 'Our clinic',
          text: `Meadow Vets has cared for cats, dogs, rabbits and guinea pigs since 1998. We do not treat horses or farm animals. Our senior vet is Helen Marsh.`,
        },
        {
          heading: 'Consulting hours',
          text: `Monday, Tuesday, Thursday: 8:00–19:00
Wednesday and Friday: 8:00–17:30
Saturday: 9:00–12:00, emergencies only
Consultations are by appointment. Repeat prescriptions can be collected without one.`,
        },
        {
          heading: 'Out of hours',
          text: `At night and on Sundays our patients are seen by Ebor Animal Hospital, 01904 555 077. An out-of-hours consultation there costs £185.`,
        },
        {
          heading: 'Location',
          text: `41 Bishop Row, York YO1 9RT. There are six parking bays in front of the clinic. Cats and dogs have separate waiting rooms.`,
        },
      ],
    },
    {
      title: 'Services and fees',
      url: 'https://meadow-vets.example/fees',
      sections: [
        {
          heading: 'Fees',
          text: `Consultation: £46
Follow-up consultation: £34
Puppy vaccination course: £72
Annual booster: £58
Microchip: £19
Neutering a cat: £95
Spaying a dog: from £240
Nail clipping by a nurse: £14`,
        },
        {
          heading: 'Pet health plan',
          text: `The Pet Health Plan costs £14.50 a month for cats and £18.50 for dogs. It covers the annual booster, flea and worm treatment and two consultations a year. Rabbits are not covered. You can leave the plan after twelve months.`,
        },
        {
          heading: 'Dental care',
          text: `Scaling under anaesthetic costs £260 including the stay for the day. Your animal must not eat after 8 pm on the evening before.`,
        },
        {
          heading: 'Travel',
          text: `We issue animal health certificates for travel to the EU for £150. Come at least three weeks before you leave, because the rabies vaccination has to be 21 days old.`,
        },
      ],
    },
    {
      title: 'For pet owners',
      url: 'https://meadow-vets.example/owners',
      sections: [
        {
          heading: 'Register',
          text: `Register online or at the desk. Bring the vaccination record and, if you come from another practice, its name, so that we can ask for the history.`,
        },
        {
          heading: 'Paying',
          text: `Fees are due on the day. We take cards and contactless, and we settle directly with Petplan and Agria. Other insurers pay you back after you send them our invoice.`,
        },
        {
          heading: 'Prescriptions',
          text: `Order repeat prescriptions by email two working days ahead. A written prescription for another pharmacy costs £22.`,
        },
        {
          heading: 'Puppy parties',
          text: `Puppy parties for dogs between 8 and 14 weeks take place on the first Wednesday of the month at 6 pm. They are free for registered puppies.`,
        },
      ],
    },
  ],
  answerable: [
    { question: 'Do you treat rabbits?', fact: /rabbits/ },
    { question: 'Can you look at my horse?', fact: /do not treat horses/ },
    { question: 'Until what time are you open on Wednesday?', fact: /17:30/ },
    { question: 'do I need an appointment', fact: /by appointment/ },
    { question: 'What do I do if my dog is ill at night?', fact: /Ebor Animal Hospital/ },
    { question: 'How much is a consultation?', fact: /£46/ },
    { question: 'What does it cost to neuter a cat?', fact: /£95/ },
    { question: 'price for microchipping', fact: /£19/ },
    { question: 'How much is the health plan for dogs?', fact: /£18.50/ },
    { question: 'What does the pet health plan cover?', fact: /annual booster, flea and worm/ },
    { question: 'Are rabbits covered by the plan?', fact: /Rabbits are not covered/ },
    { question: 'When can I leave the plan?', fact: /twelve months/ },
    {
      question: 'I want to take my dog to France. Do you do EU health certificates?',
      fact: /£150/,
    },
    { question: 'How old must the rabies vaccination be?', fact: /21 days/ },
    { question: 'How do I register my pet?', fact: /online or at the desk/ },
    { question: 'Do you work with Petplan?', fact: /Petplan/ },
    { question: 'Can I pay contactless?', fact: /contactless/ },
    { question: 'When are the puppy parties?', fact: /first Wednesday/ },
    { question: 'where is the clinic', fact: /41 Bishop Row/ },
    { question: 'Is there somewhere to park?', fact: /six parking bays/ },
    { question: 'How much is a repeat perscription for another pharmacy?', fact: /£22/ },
    { question: 'May my cat eat before the anaesthetic?', fact: /must not eat/ },
  ],
  unanswerable: [
    'Do you treat parrots?',
    'Can you groom my poodle?',
    'Do you have a clinic in Leeds?',
    'How much is an X-ray?',
    'Do you offer acupuncture?',
    'Can I board my cat with you over the holidays?',
    'Do you sell dog food?',
    'How much is the plan for hamsters?',
    'Can I pay in instalments?',
    'Do you have vacancies for nurses?',
    'Do you do home visits?',
    'How many vets work there?',
    'Is Helen Marsh a surgeon?',
    'Do you run puppy training?',
    'Can you cremate my dog?',
    'What vaccine brand do you use?',
    'Do you accept Direct Line insurance?',
    'How long does spaying take?',
    'Can I get a certificate for the USA?',
    'Do you have a loyalty programme?',
    'Do you have a webcam in the kennels?',
    'Can I book through WhatsApp?',
  ],
}
