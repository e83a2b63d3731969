import type { CallScript } from '../types.ts'

const seller = (id: string, opens: string, rest: Partial<CallScript>): CallScript => ({
  id,
  kind: 'sales',
  label: 'unwanted',
  opens,
  ...rest,
})

export const sales: CallScript[] = [
  seller('t-solar', "hi my name is josh and i'm with sunpeak solar how are you doing today", {
    why: "we're talking to homeowners in your neighborhood about lowering the electric bill with solar panels",
    how: 'your address came up as a good candidate',
    no: 'i understand but it would only take five minutes for a free quote',
  }),
  seller('t-windows', 'good evening is this the homeowner', {
    who: 'this is mandy from crystal clear windows',
    why: 'we have a promotion on replacement windows buy one get one free and our guys are giving free estimates this week',
    no: 'there is no obligation at all can i put you down for saturday',
  }),
  seller('t-seo', "hello i'm calling to speak to the business owner about your website", {
    who: 'i am kevin from rank boost marketing',
    why: 'we help small businesses get on the first page of google and get more leads',
    how: 'i found you online',
    no: 'i can do a free audit for you just a quick demo',
  }),
  seller(
    't-processing',
    'hi can i speak to the owner or the manager in charge of credit card processing',
    {
      who: 'alex from payment partners',
      why: 'we can save you up to forty percent on processing fees and give you a free terminal',
      no: 'we just need a recent statement so we can show you the savings',
    },
  ),
  seller('t-funding', "hey this is tony i'm following up on business funding", {
    why: 'you are pre approved for a working capital loan of seventy five thousand with same day funding',
    how: 'you are in our database',
    no: 'what if i could get you a better rate',
  }),
  seller('t-phone-plan', "hi i'm calling from the phone company about a special offer", {
    why: 'you qualify for an upgrade to our new business phone and internet plan at a promotional price',
    no: 'how much are you paying now with your current provider',
  }),
  seller('t-cleaning', "good morning i'm lisa from sparkle office cleaning", {
    why: 'i wanted to see who handles your cleaning and introduce our janitorial services with the first month half off',
    no: 'could i email you a brochure',
  }),
  seller('t-payroll', "hey there it's jeff with easy payroll do you have a couple of minutes", {
    why: 'our software helps companies save time on payroll and i would love to schedule a quick demo',
    how: 'i got your number from zoominfo',
    no: 'what about next week for a fifteen minute call',
  }),
  seller('t-insurance', "hello i'm a licensed agent calling about your auto insurance", {
    who: 'this is brad',
    why: 'we compare the top carriers and can save you hundreds on your car insurance with a free quote',
    no: 'when does your policy renew',
  }),
  seller('t-life', 'hi this is karen from family first benefits', {
    why: 'i am following up on the card you sent in about final expense life insurance',
    no: 'it only takes a few minutes to see if you qualify',
  }),
  seller(
    't-timeshare',
    'hello we help people get out of their timeshare are you still paying maintenance fees',
    {
      who: 'victor from exit solutions',
      why: 'we can cancel your timeshare guaranteed with a free consultation',
      no: 'but the fees go up every year',
    },
  ),
  seller('t-security', "hi i'm calling from home guard security", {
    why: 'we are installing home security systems with cameras free in your area you only pay the monitoring',
    no: 'there have been break ins in your neighborhood',
  }),
  seller('t-roof', "hey this is travis we're doing roof inspections in your neighborhood", {
    why: 'there was storm damage and we offer a free roof inspection and work with your insurance',
    no: 'the inspection is free there is no cost to you',
  }),
  seller(
    't-magazine',
    'hello i am calling from the subscription service with a special thank you offer',
    {
      why: 'you get four magazines for just two dollars a week and a free gift for signing up today',
      no: 'i can throw in another month free',
    },
  ),
  seller('t-wine', "good afternoon it's julian from vintage cellar imports", {
    why: 'i have an exclusive offer on a case of italian red at an unbeatable price for our preferred customers',
    no: 'may i send you a sample',
  }),
  seller('t-cold-vague', "hey is the boss around it's jason", {
    who: 'just jason',
    why: "it's about a business opportunity he'll want to hear",
    how: 'i have him on my list',
    no: 'fine what is the best time to call back',
  }),
  seller('t-mortgage', "hi my name is stacy i'm calling about your mortgage", {
    why: 'rates have dropped and you may be able to refinance and lower your payment',
    how: 'public records',
    no: 'what is your current interest rate',
  }),
  seller('t-house-buyer', "hi i'm mark a local investor are you interested in selling your house", {
    why: 'we buy houses for cash as is with no commissions and can close in a week',
    how: 'public records',
    no: 'do you have any other property you want to sell',
  }),
  seller(
    't-es-vendedor',
    'buenas tardes le llamo para ofrecerle una promoción de internet y cable',
    {
      who: 'soy carlos de la compañía de cable',
      why: 'tenemos un descuento de cincuenta por ciento para clientes nuevos sin compromiso',
      no: 'es gratis la instalación señor',
    },
  ),
  {
    ...seller('t-poll', "hello i'm conducting a short survey about the upcoming election", {
      who: 'this is amy from national opinion research',
      why: 'we are polling registered voters and it takes ten minutes',
      how: 'numbers are generated randomly',
      no: 'may i ask just two questions',
    }),
    kind: 'survey',
  },
  {
    ...seller(
      't-customer-survey',
      'hi we are doing market research on what people buy at the grocery store',
      {
        why: 'it is a quick survey and you get a chance to win a gift card',
        no: 'it takes only five minutes of your time',
      },
    ),
    kind: 'survey',
  },
  {
    ...seller('t-candidate', "hi i'm a volunteer with the campaign to re elect senator wood", {
      who: 'steve',
      why: 'we hope we can count on your vote on election day',
      how: 'from the voter list',
      no: 'do you know who you will vote for',
    }),
    kind: 'political',
  },
  {
    ...seller(
      't-party-fund',
      'hello this is the national party calling for your support before the deadline',
      {
        why: 'we are asking supporters to contribute fifty dollars to stop the other side',
        no: 'would twenty five dollars be easier',
      },
    ),
    kind: 'political',
  },
  {
    ...seller('t-firefighters', "hi it's bob with the volunteer firefighters association", {
      why: 'we are doing our annual fundraiser and hope you can make a donation',
      no: 'even ten dollars helps buy equipment',
    }),
    kind: 'charity',
  },
  {
    ...seller('t-kids-cancer', 'hello i am calling for the childrens cancer foundation', {
      who: 'my name is joyce',
      why: 'can we count on your tax deductible donation this year',
      no: 'i can send you a pledge card in the mail',
    }),
    kind: 'charity',
  },
]
