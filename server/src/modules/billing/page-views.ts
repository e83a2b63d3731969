import { escapeHtml, standInPage } from '../../lib/page.ts'
import type { Checkout, SubscriptionRow } from './store.ts'

const BADGE = '<p class="badge">Local checkout</p>'
const REFRESH = '<meta http-equiv="refresh" content="1">'

/** @param back address of the agent's settings. */
export function checkoutPage(checkout: Checkout, isExpired: boolean, back: string): string {
  const phone = `<dl><div><dt>Number</dt><dd>${readable(checkout.phone)}</dd></div><div><dt>Price</dt><dd>$1.15 per number a month</dd></div></dl>`
  const leave = `<a class="primary" href="${escapeHtml(back)}">Back to Nexus</a>`
  const told = (title: string, lead: string, more = leave, head = '') =>
    standInPage(title, `${BADGE}<h1>${title}</h1><p class="lead">${lead}</p>${more}`, head)

  switch (checkout.state) {
    case 'open':
      return isExpired
        ? told('This checkout has expired', 'Nothing was charged. Choose a number again.')
        : told(
            'Buy a phone number',
            'This page stands in for Stripe Checkout because no Stripe keys are configured. It asks for no card and charges nothing.',
            `${phone}<form method="post"><button class="primary" name="action" value="pay">Pay $1.15</button><button name="action" value="cancel">Cancel</button></form>`,
          )
    case 'paid':
      return told(
        'Setting up your number',
        'It is paid. The phone carrier is setting the number up; this page follows by itself.',
        phone,
        REFRESH,
      )
    case 'completed':
      return told('The number is yours', 'You can close this tab.', `${phone}${leave}`)
    case 'cancelled':
      return told('Checkout cancelled', 'Nothing was charged. You can close this tab.')
    case 'failed':
      return told('The number was not bought', escapeHtml(checkout.failure ?? ''))
  }
}

const STATUS: Record<string, { title: string; date: string; action?: [string, string] }> = {
  active: { title: 'Active', date: 'Renews', action: ['cancel', 'Cancel subscription'] },
  cancelled: { title: 'Cancelled', date: 'Ends', action: ['resume', 'Resume subscription'] },
  expired: { title: 'Expired', date: 'Ended' },
}

/** @param back address of the agent's settings. */
export function portalPage(
  { status, renewsAt, phone }: SubscriptionRow & { phone: string },
  back: string,
): string {
  const { title, date, action } = STATUS[status]!
  const day = renewsAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const rows = [
    ['Number', readable(phone)],
    ['Price', '$1.15 per number a month'],
    ['Status', title],
    [date, day],
  ]
  const list = rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')
  const form = action
    ? `<form method="post"><button name="action" value="${action[0]}">${action[1]}</button></form>`
    : ''
  return standInPage(
    'Your subscription',
    `<p class="badge">Local billing</p><h1>Your subscription</h1>
    <p class="lead">This page stands in for the billing portal of Stripe because no Stripe keys are configured. Nothing is charged.</p>
    <dl>${list}</dl>${form}<a class="primary" href="${escapeHtml(back)}">Back to Nexus</a>`,
  )
}

/** What went wrong, for somebody who looks at a page. */
export const problemPage = (message: string, back: string): string =>
  standInPage(
    'Not found',
    `${BADGE}<h1>${escapeHtml(message)}</h1><a class="primary" href="${escapeHtml(back)}">Back to Nexus</a>`,
  )

/** +14155550123 as +1 (415) 555-0123. */
const readable = (phone: string) =>
  escapeHtml(phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3'))
