import type { EvaluationSet } from './types.ts'

export const woolShop: EvaluationSet = {
  business: 'Fjord Wool',
  pages: [
    {
      title: 'Fjord Wool: shipping',
      url: 'https://fjord-wool.example/shipping',
      sections: [
        {
          heading: 'Where we ship',
          text: `We ship to all countries of the European Union, Norway, Switzerland and the United Kingdom. We do not ship to the United States at present.`,
        },
        {
          heading: 'Shipping costs',
          text: `Germany: €4.90
Rest of the EU: €9.90
Norway and Switzerland: €14.90
United Kingdom: €16.90
Orders above €90 ship free within the EU.`,
        },
        {
          heading: 'Delivery times',
          text: `Orders placed before noon leave our warehouse the same working day. Parcels take one to three days in Germany and three to seven days elsewhere. You get a tracking link by email.`,
        },
        {
          heading: 'Customs',
          text: `For Norway, Switzerland and the United Kingdom, customs duties are paid by the recipient.`,
        },
      ],
    },
    {
      title: 'Fjord Wool: returns and exchanges',
      url: 'https://fjord-wool.example/returns',
      sections: [
        {
          heading: 'Returns',
          text: `Send back whatever you do not like within 60 days. Garments must be unworn and have their labels. Yarn can be returned only as whole, unopened balls. Underwear is excluded for reasons of hygiene.`,
        },
        {
          heading: 'Refunds',
          text: `We refund the price within five days of receiving the parcel, in the way you paid. The return label costs €3.50, which we take off the refund; exchanges for another size are free.`,
        },
        {
          heading: 'Faulty goods',
          text: `Something wrong with your garment? Send a photo to care@fjord-wool.example. We repair moth holes and open seams free for two years.`,
        },
      ],
    },
    {
      title: 'Fjord Wool: products and care',
      url: 'https://fjord-wool.example/care',
      sections: [
        {
          heading: 'Our wool',
          text: `All our wool is mulesing-free merino from Patagonia, spun and knitted in Portugal. It is certified by the Responsible Wool Standard. Buttons are made of corozo nut.`,
        },
        {
          heading: 'Washing',
          text: `Wash at 30 °C on the wool cycle with wool detergent, and dry flat. Do not tumble dry and do not use fabric softener. Airing overnight is often enough.`,
        },
        {
          heading: 'Sizes',
          text: `Sweaters come in sizes XS to XXL and fit true to size. Children's sweaters run from 92 to 152. If you are between two sizes, take the larger one.`,
        },
        {
          heading: 'Itching',
          text: `Our merino measures 18.5 micron, which most people feel as soft. If your skin is very sensitive, wear a cotton shirt under it.`,
        },
      ],
    },
    {
      title: 'Fjord Wool: orders and contact',
      url: 'https://fjord-wool.example/contact',
      sections: [
        {
          heading: 'Payment',
          text: `Pay by credit card, PayPal, Klarna invoice or bank transfer. With bank transfer we ship once the money has arrived.`,
        },
        {
          heading: 'Change or cancel an order',
          text: `You can change or cancel an order until it is packed, usually within two hours. Write to us with the order number.`,
        },
        {
          heading: 'Gift wrapping and vouchers',
          text: `Gift wrapping costs €4 and comes with a handwritten card. Vouchers from €25 to €300 are sent by email and are valid for three years.`,
        },
        {
          heading: 'Showroom',
          text: `Try things on in our showroom at Lindenstrasse 18, Hamburg, Thursday to Saturday from 11:00 to 18:00. Founder Ingrid Solheim is often there on Fridays.`,
        },
        {
          heading: 'Contact',
          text: `Call +49 40 555 0133 on weekdays between 9:00 and 16:00 or write to hello@fjord-wool.example. We answer within one working day.`,
        },
      ],
    },
  ],
  answerable: [
    { question: 'Do you ship to Switzerland?', fact: /Switzerland/ },
    { question: 'can you deliver to the United States', fact: /do not ship to the United States/ },
    { question: 'How much is shipping to Norway?', fact: /€14.90/ },
    { question: 'When is shipping free?', fact: /€90/ },
    { question: 'How long does delivery take in Germany?', fact: /one to three days/ },
    { question: 'Can I track my parcel?', fact: /tracking link/ },
    { question: 'Who pays customs duties?', fact: /paid by the recipient/ },
    { question: 'How long do I have to return something?', fact: /60 days/ },
    { question: 'Can I return yarn?', fact: /whole, unopened balls/ },
    { question: 'how much does the return label cost?', fact: /€3.50/ },
    { question: 'When do I get my money back?', fact: /five days/ },
    {
      question: 'Is exchanging for a different size free?',
      fact: /exchanges for another size are free/,
    },
    { question: 'Do you repair moth holes?', fact: /moth holes/ },
    { question: 'Where does your wool come from?', fact: /Patagonia/ },
    { question: 'At what temperature should I wash it?', fact: /30 °C/ },
    { question: 'Can I put the sweater in the tumble dryer?', fact: /Do not tumble dry/ },
    { question: 'what sizes do sweaters come in', fact: /XS to XXL/ },
    { question: 'Do you accept Paypal?', fact: /PayPal/ },
    { question: 'I ordered the wrong colour, can I cancel my order?', fact: /until it is packed/ },
    { question: 'How much is gift wraping?', fact: /€4/ },
    { question: 'How long are vouchers valid?', fact: /three years/ },
    { question: 'Where is your showroom and when is it open?', fact: /Lindenstrasse 18/ },
  ],
  unanswerable: [
    'Do you ship to Japan?',
    'How much is shipping to Canada?',
    'Do you sell cashmere?',
    'Do you have knitting courses?',
    'Is there a shop in Berlin?',
    'Do you have a student discount?',
    'Can I pay with Bitcoin?',
    'Do you offer wholesale prices?',
    'Are your buttons made of plastic?',
    'Which colours does the cardigan come in?',
    'Do you make hats for dogs?',
    'How many sheep do you own?',
    'Is the wool vegan?',
    'Do you have a newsletter?',
    'Can you embroider a name on the sweater?',
    'How heavy is a sweater?',
    'What is the waterproof rating of the jacket?',
    'Do you sell knitting needles?',
    'Can I get express delivery by tomorrow morning?',
    'How old is Ingrid Solheim?',
    'Do you recycle old sweaters?',
    'Can I buy a voucher for €1000?',
  ],
}
