import type { EvaluationSet } from './types.ts'

export const dentist: EvaluationSet = {
  business: 'Harbour Dental',
  pages: [
    {
      title: 'Harbour Dental – family dentist in Leith',
      url: 'https://harbour-dental.example/',
      sections: [
        {
          heading: 'Welcome',
          text: `Harbour Dental is a family practice in Leith. We look after adults and children, and new patients are welcome. You do not need a referral.
Our team speaks English, Polish and Spanish.`,
        },
        {
          heading: 'Opening hours',
          text: `Monday to Thursday: 8:30 am – 6:00 pm
Friday: 8:30 am – 4:00 pm
Saturday: 9:00 am – 1:00 pm (hygienist only)
Sunday: closed
We close for lunch between 1:00 pm and 2:00 pm on weekdays.`,
        },
        {
          heading: 'Find us',
          text: `You will find us at 14 Shore Road, Leith, EH6 6QW, next to the post office. The number 22 bus stops outside the door.
There are four free parking spaces behind the building. The entrance is step-free and the ground floor surgery is wheelchair accessible.`,
        },
        {
          heading: 'Contact',
          text: `Call reception on 0131 555 0142 or write to hello@harbour-dental.example. We answer emails within one working day.`,
        },
      ],
    },
    {
      title: 'Treatments and prices',
      url: 'https://harbour-dental.example/prices',
      sections: [
        {
          heading: 'Price list',
          text: `New patient examination: £45
Routine check-up: £38
Hygienist visit (30 minutes): £62
White filling: from £95
Root canal treatment: from £320
Porcelain crown: £640
Simple extraction: £120
Home whitening kit: £290
Children under 12 are seen free of charge when a parent is registered.`,
        },
        {
          heading: 'Whitening',
          text: `We offer home whitening with custom trays. Treatment takes two to three weeks and you wear the trays for one hour a day. We do not use laser whitening.
Some people notice sensitive teeth for a few days; this passes.`,
        },
        {
          heading: 'Straightening',
          text: `Clear aligners straighten mild crowding in six to nine months. A consultation with Dr Okafor costs £25, which is taken off the price of treatment. Aligner treatment starts at £1,900.`,
        },
        {
          heading: 'Implants',
          text: `Dr Lindqvist places dental implants. A single implant with crown costs £2,350 and the whole process takes about four months. Implants carry a five-year guarantee.`,
        },
      ],
    },
    {
      title: 'Patient information',
      url: 'https://harbour-dental.example/patients',
      sections: [
        {
          heading: 'Payment',
          text: `We take all debit cards, Visa, Mastercard and cash. We do not take American Express. Treatment above £500 can be spread over ten monthly instalments without interest.
We accept Denplan and Bupa insurance.`,
        },
        {
          heading: 'Cancellation policy',
          text: `Please give us 24 hours' notice if you cannot come. Missed appointments and late cancellations are charged £30. You can change your appointment online or by phone.`,
        },
        {
          heading: 'Emergencies',
          text: `If you are in pain, call us before 9:30 am and we will see you the same day. Outside opening hours call NHS 24 on 111. An emergency appointment costs £70.`,
        },
        {
          heading: 'Before your first visit',
          text: `Please arrive ten minutes early to fill in the medical history form. Bring a list of the medicines you take. The first examination lasts about 40 minutes and includes two X-rays.`,
        },
        {
          heading: 'Nervous patients',
          text: `Many of our patients are nervous. We can offer oral sedation; you will need somebody to take you home. Mention it when you book so that we can plan a longer appointment.`,
        },
        {
          heading: 'Complaints',
          text: `Our practice manager Fiona Grant handles complaints. She replies within three working days.`,
        },
      ],
    },
  ],
  answerable: [
    { question: 'What time do you close on Friday?', fact: /4:00 pm/ },
    { question: 'are you open on sundays', fact: /Sunday: closed/ },
    { question: 'How much does a check-up cost?', fact: /£38/ },
    { question: 'price for a root canal?', fact: /£320/ },
    { question: 'Where can I park my car?', fact: /four free parking spaces/ },
    { question: 'Can I pay with Mastercard?', fact: /Mastercard/ },
    { question: 'Do you take American Express?', fact: /do not take American Express/ },
    { question: 'What happens if I miss my appointment?', fact: /£30/ },
    { question: 'How long does whitening take?', fact: /two to three weeks/ },
    { question: 'do you do laser whitening', fact: /do not use laser/ },
    { question: 'I have terrible tooth pain, can I be seen today?', fact: /same day/ },
    { question: 'Is the building accessible for wheelchairs?', fact: /wheelchair accessible/ },
    { question: 'Who places implants?', fact: /Lindqvist/ },
    { question: 'How much are clear aligners?', fact: /£1,900/ },
    { question: "What's your phone number?", fact: /0131 555 0142/ },
    { question: 'do you treat children and is it free?', fact: /free of charge/ },
    { question: 'Can I spread the cost in installments?', fact: /ten monthly instalments/ },
    { question: 'What should I bring to my first visit?', fact: /list of the medicines/ },
    { question: 'how much is an extracton', fact: /£120/ },
    { question: 'What languages do you speak?', fact: /Polish and Spanish/ },
    { question: 'Do you offer sedation for anxious people?', fact: /oral sedation/ },
    { question: 'When is the hygienist in on Saturday?', fact: /9:00 am – 1:00 pm/ },
    { question: 'Are you open on Tuesday evening?', fact: /Monday to Thursday/ },
    { question: 'Who do I complain to?', fact: /Fiona Grant/ },
  ],
  unanswerable: [
    'Do you make dentures?',
    'How much is a gum graft?',
    'Can you do Botox?',
    'Do you have a practice in Glasgow?',
    'How much does laser eye surgery cost?',
    'Do you offer a student discount?',
    'Is there a swimming pool nearby?',
    'Who is the receptionist?',
    'Do you sell electric toothbrushes?',
    'Can I bring my dog to the appointment?',
    'Do you accept Bitcoin?',
    'Do you accept Cigna insurance?',
    'What is the wifi password?',
    'How much are veneers?',
    'Can I get a job as a dental nurse?',
    'Do you offer general anaesthetic?',
    'What is the guarantee on fillings?',
    'How many years has Dr Okafor been a dentist?',
    'Does the number 35 bus stop near you?',
    'How long does a root canal take?',
    'Can I get a mouth guard for rugby?',
    'Do you do home visits?',
    'Are you open on Christmas Day?',
    'Is Dr Lindqvist on holiday in August?',
  ],
}
