import { ExternalLink } from 'lucide-react'
import { Aside, Link, Steps } from '../TelegramSteps.tsx'

/** Twilio's own guide to WhatsApp senders. */
const GUIDE = 'https://www.twilio.com/docs/whatsapp/self-sign-up'
const CONSOLE = 'https://console.twilio.com'

/** How to register a number for WhatsApp at Twilio, and connect it to the agent. */
export const RegisterSteps = () => (
  <Steps>
    <li>
      In the Twilio Console, under <b>Messaging, Senders, WhatsApp senders</b>, register a number of
      yours. Meta looks at the business behind it, which may take some days.
      <Aside>
        <Link href={GUIDE} target="_blank" rel="noreferrer">
          How Twilio registers a number
          <ExternalLink aria-label="(opens in a new tab)" />
        </Link>
      </Aside>
    </li>
    <li>
      Copy the <b>Account SID</b> and the <b>Auth Token</b> from the first page of the{' '}
      <Link href={CONSOLE} target="_blank" rel="noreferrer">
        Console
        <ExternalLink aria-label="(opens in a new tab)" />
      </Link>
      .
    </li>
    <li>Enter them here with the number. Where messages go is told to Twilio for you.</li>
  </Steps>
)
