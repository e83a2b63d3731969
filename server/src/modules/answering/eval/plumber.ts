import type { EvaluationSet } from './types.ts'

export const plumber: EvaluationSet = {
  business: 'Hallam Heating',
  pages: [
    {
      title: 'Hallam Heating & Plumbing',
      url: 'https://hallam.example/',
      sections: [
        {
          heading: 'Plumbers in Sheffield since 1991',
          text: `Hallam Heating is a family firm of six engineers led by Joan Hallam. We repair and install boilers, radiators, bathrooms and heat pumps in Sheffield and Rotherham.
All our engineers are Gas Safe registered.`,
        },
        {
          heading: 'Burst pipe?',
          text: `Turn off the stopcock under the sink and ring our 24-hour line 0114 555 0160. We are with you within 90 minutes.`,
        },
        {
          heading: 'What we charge',
          text: `- Call-out including the first half hour: £75
- Every further half hour: £32
- Nights and Sundays: plus 50%
- Boiler service: £95
- Landlord gas certificate: £70
All prices are without VAT.`,
        },
      ],
    },
    {
      title: 'How it works',
      url: 'https://hallam.example/how',
      sections: [
        {
          heading: 'Quotes',
          text: `For a new boiler or bathroom we visit you and give a written quote, free and without obligation. It is valid for 60 days.`,
        },
        {
          heading: 'New boilers',
          text: `We fit Vaillant and Worcester Bosch. Replacing a boiler usually takes one day and costs from £2,300. Each comes with a ten-year warranty, provided that it is serviced yearly.`,
        },
        {
          heading: 'Bathrooms',
          text: `A complete bathroom takes two to three weeks. We do the tiling and electrics as well and take the old suite away.`,
        },
        {
          heading: 'Paying',
          text: `You get the bill by email and have 14 days. Card, bank transfer, or interest-free finance over 24 months for jobs above £1,500.`,
        },
        {
          heading: 'If something is not right',
          text: `We guarantee our work for two years. Call us and we come back free of charge.`,
        },
        {
          heading: 'Care plan',
          text: `For £16 a month the care plan includes the yearly service and all repairs to the boiler. You can leave it any time with one month's notice.`,
        },
        {
          heading: 'Office',
          text: `Unit 4, Kelham Works, Sheffield S3 8RY. Monday to Friday 7:30 – 17:00. office@hallam.example`,
        },
      ],
    },
  ],
  answerable: [
    { question: 'call out charge', fact: /£75/ },
    { question: 'what do you charge on sundays', fact: /plus 50%/ },
    { question: 'how much is it to service my boiler', fact: /£95/ },
    { question: 'gas safety certificate cost', fact: /£70/ },
    { question: 'are prices inc vat', fact: /without VAT/ },
    { question: 'pipe has burst help!!', fact: /stopcock/ },
    { question: 'How quick can you get here in an emergency', fact: /90 minutes/ },
    { question: 'do you cover rotherham', fact: /Sheffield and Rotherham/ },
    { question: 'which areas do you work in', fact: /Sheffield and Rotherham/ },
    { question: 'are you gas safe', fact: /Gas Safe registered/ },
    { question: 'who is in charge', fact: /Joan Hallam/ },
    { question: 'Do you fit heat pumps?', fact: /heat pumps/ },
    { question: 'can I get a free estimate', fact: /written quote/ },
    { question: 'how long is it valid?', after: 'can I get a quote?', fact: /60 days/ },
    { question: 'what makes of boiler do you install', fact: /Vaillant/ },
    { question: 'how much does a new boiler cost', fact: /£2,300/ },
    { question: 'how long does it take to replace a boiler', fact: /one day/ },
    { question: 'boiler warranty', fact: /ten-year/ },
    { question: 'How long for a new bathroom?', fact: /two to three weeks/ },
    { question: 'do you do tiles too', fact: /tiling/ },
    { question: 'do you remove the old bath', fact: /take the old suite away/ },
    { question: 'can i pay monthly', fact: /interest-free finance/ },
    { question: 'when do I have to pay the invoice', fact: /14 days/ },
    { question: 'Im not happy with the work', fact: /guarantee our work/ },
    { question: 'how can i cancel the care plan', fact: /one month's notice/ },
    { question: 'whats included in the care plan', fact: /yearly service/ },
    { question: 'office hours', fact: /7:30/ },
    { question: 'ur address pls', fact: /Kelham Works/ },
    { question: 'e-mail', fact: /office@hallam/ },
  ],
  unanswerable: [
    'Do you fix roofs?',
    'Do you come to Leeds?',
    'Can you install solar panels?',
    'do you unblock drains',
    'how much is a radiator',
    'Do you repair washing machines?',
    'Can I pay in bitcoin?',
    'are you hiring',
    'Do you offer student discounts?',
    'How old is Joan?',
    'Do you have a showroom?',
    'Do you install air conditioning?',
    'is there parking',
    'Do you sell spare parts?',
    'Can you fix my fridge?',
    'Do you build swimming pools?',
    'Do you speak Spanish?',
    'How much is an electric shower?',
  ],
}
