import type { EvaluationSet } from './types.ts'

export const saas: EvaluationSet = {
  business: 'Tallyroom',
  pages: [
    {
      title: 'Tallyroom pricing',
      url: 'https://tallyroom.example/pricing',
      sections: [
        {
          heading: 'Plans',
          text: `Tallyroom keeps the stock of small shops in order.
Starter: $19 a month, one location, up to 500 products
Team: $49 a month, three locations, up to 5,000 products, 5 users
Business: $129 a month, unlimited locations and products, 25 users, API access
Paying yearly saves two months. Additional users cost $6 a month each.`,
        },
        {
          heading: 'Free trial',
          text: `Every plan starts with a 21-day free trial. No credit card is needed. At the end of the trial your account becomes read-only until you choose a plan; nothing is deleted for 90 days.`,
        },
        {
          heading: 'Billing questions',
          text: `You can pay by credit card or, on the Business plan, by invoice with 30 days to pay. Prices exclude VAT. Registered charities get 40% off any plan. You can cancel at any time in Settings, under Subscription; you keep access until the end of the paid month. We do not refund partial months.`,
        },
      ],
    },
    {
      title: 'Tallyroom help: getting started',
      url: 'https://tallyroom.example/help/start',
      sections: [
        {
          heading: 'Import your products',
          text: `Go to Products and choose Import. Tallyroom reads CSV and Excel files up to 20 MB. Column names are matched automatically and you can correct them before the import starts.`,
        },
        {
          heading: 'Invite your team',
          text: `Open Settings, then People, and choose Invite. There are three roles: Owner, Manager and Counter. Counter users can record sales and counts but cannot see purchase prices.`,
        },
        {
          heading: 'Reset your password',
          text: `Choose 'Forgot password' on the sign-in page and we send you a link that works for one hour. If your company uses single sign-on, ask your own administrator instead.`,
        },
        {
          heading: 'Barcode scanning',
          text: `The mobile app for iPhone and Android scans barcodes with the camera. USB and Bluetooth scanners work in the browser as well. Labels can be printed on Zebra and Brother printers.`,
        },
        {
          heading: 'Working offline',
          text: `The mobile app keeps counting without a connection and synchronises when it is online again. The web app needs a connection.`,
        },
      ],
    },
    {
      title: 'Integrations and API',
      url: 'https://tallyroom.example/integrations',
      sections: [
        {
          heading: 'Shops and accounting',
          text: `Tallyroom connects to Shopify, WooCommerce and Square, and sends purchases to Xero and QuickBooks. Stock levels are synchronised every five minutes.`,
        },
        {
          heading: 'API limits',
          text: `The REST API allows 120 requests a minute for each key. Keys are made in Settings, under Developers. Webhooks are sent for stock changes and are retried for 24 hours.`,
        },
      ],
    },
    {
      title: 'Security and privacy',
      url: 'https://tallyroom.example/security',
      sections: [
        {
          heading: 'Where data lives',
          text: `Customer data is stored in Frankfurt and backed up every night to Dublin. Backups are kept for 35 days. Data is encrypted at rest with AES-256 and in transit with TLS 1.3.`,
        },
        {
          heading: 'Access and compliance',
          text: `Two-factor authentication is available on every plan, and single sign-on with SAML on Business. We are certified to ISO 27001. A data processing agreement can be signed in Settings.`,
        },
        {
          heading: 'Export and deletion',
          text: `You can export everything as CSV at any time. When you close your account we delete your data within 30 days.`,
        },
        {
          heading: 'Support',
          text: `Support answers by email and chat on weekdays from 8:00 to 20:00 Central European Time. Business customers also get phone support and a reply within two hours. Write to help@tallyroom.example. The status page shows an uptime of 99.95% over the last year.`,
        },
      ],
    },
  ],
  answerable: [
    { question: 'How much is the Team plan?', fact: /\$49/ },
    { question: 'what does Business cost per month', fact: /\$129/ },
    { question: 'Is there a free trial and how long is it?', fact: /21-day/ },
    { question: 'Do I need a credit card to try it?', fact: /No credit card/ },
    { question: 'How do I cancel my subscription?', fact: /cancel at any time in Settings/ },
    { question: 'Do you give refunds for partial months?', fact: /do not refund/ },
    { question: 'Discount for charities?', fact: /40% off/ },
    { question: 'Can I import products from Excel?', fact: /Excel/ },
    { question: 'What is the maximum file size for import?', fact: /20 MB/ },
    { question: 'I forgot my pasword, what now?', fact: /Forgot password/ },
    { question: 'Does it work with Shopify?', fact: /Shopify/ },
    { question: 'What are the API rate limits?', fact: /120 requests/ },
    { question: 'Where is my data stored?', fact: /Frankfurt/ },
    { question: 'How long do you keep backups?', fact: /35 days/ },
    { question: 'Do you support SAML single sign-on?', fact: /SAML/ },
    { question: 'Are you ISO 27001 certified?', fact: /ISO 27001/ },
    { question: 'How can I export my data?', fact: /export everything as CSV/ },
    { question: 'When can I reach support?', fact: /8:00 to 20:00/ },
    { question: 'Can I use the app without internet?', fact: /without a connection/ },
    { question: 'how do I invite a colleague', fact: /Invite/ },
    { question: 'Which printers can print labels?', fact: /Zebra and Brother/ },
    { question: 'How often is stock synced?', fact: /five minutes/ },
    { question: 'How much is an extra user?', fact: /\$6/ },
    { question: 'Is two-factor authentification available?', fact: /Two-factor/ },
  ],
  unanswerable: [
    'Do you integrate with Magento?',
    'Is there a Windows desktop app?',
    'Do you offer a lifetime licence?',
    'Can I host Tallyroom on my own server?',
    'Are you HIPAA compliant?',
    'How many employees does Tallyroom have?',
    'Who is your CEO?',
    'Do you have a reseller programme?',
    'Can I pay with PayPal?',
    'Do you support Amazon marketplace?',
    'Is there a GraphQL endpoint?',
    'Does it do payroll?',
    'Can I book a training at your office?',
    'What is the discount for students?',
    'Can Tallyroom forecast demand?',
    'Do you have a data centre in Australia?',
    'Which fonts can I use on receipts?',
    'Does it work with RFID tags?',
    'Can I translate the interface into Japanese?',
    'How do I restore a deleted product?',
    'What is the price of the Enterprise plan?',
    'Do you have a Slack bot?',
    'Can I change the colour of the dashboard?',
    'How much do barcode scanners cost?',
  ],
}
