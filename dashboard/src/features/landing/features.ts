/** The six cards; `film` is the name of a film that `e2e/record` made. */
export const FEATURES = [
  {
    film: 'dashboard-analytics',
    title: 'Dashboard analytics',
    text: 'Real-time insights and performance tracking: customers, messages, and how every conversation felt.',
    about: 'The dashboard with counts and a ring of sentiment',
  },
  {
    film: 'add-knowledge-base',
    title: 'Knowledge base',
    text: 'A dynamic knowledge base for consistent support answers outside business hours. Websites and PDFs, learned while you watch.',
    about: 'A website is fetched and learned',
  },
  {
    film: 'add-integration',
    title: 'Integrations',
    text: 'A flexible API for custom connections. Agents offer your booking page where a customer wants an appointment.',
    about: 'A booking page is added to an agent',
  },
  {
    film: 'telegram-integration',
    title: 'Telegram',
    text: 'Customer engagement through the messenger your customers already use, with the same answers.',
    about: 'A Telegram group is connected to an agent',
  },
  {
    film: 'monitor-call-logs',
    title: 'Call logs',
    text: 'Analysis of agent-customer conversations: what was said, how it sounded, and why a call was put through or not.',
    about: 'A call is opened, analysed and read',
  },
  {
    film: 'chatbot',
    title: 'Chatbot',
    text: 'Embeds in your website, answers instantly and escalates complex issues to human agents.',
    about: 'A visitor of a website asks and is answered',
  },
] as const
