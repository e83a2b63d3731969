import { escapeHtml, standInPage } from '../../../lib/page.ts'
import type { PortalSession, Session, Subscription } from './objects.ts'

const STAND_IN = 'because no Stripe keys are configured.'

export function checkoutPage(session: Session, description: string | null): string {
  if (session.status !== 'open') return overPage(session)
  const price = dollars(session.amount_total)
  const rows: [string, string][] = [
    ['What', description ?? 'Subscription'],
    ['Price', `${price} a month`],
  ]
  return standInPage(
    'Checkout',
    `<p class="badge">Local checkout</p><h1>Buy a phone number</h1>
    <p class="lead">This page stands in for Stripe Checkout ${STAND_IN} It asks for no card and charges nothing.</p>
    ${facts(rows)}
    <form method="post"><button class="primary" name="action" value="pay">Pay ${price}</button><button name="action" value="cancel">Cancel</button></form>`,
  )
}

const overPage = ({ status, success_url: back }: Session): string => {
  const [title, lead] =
    status === 'complete'
      ? ['This checkout is paid', 'There is nothing left to do here.']
      : ['This checkout has expired', 'Nothing was charged. Choose a number again.']
  return standInPage(
    title,
    `<p class="badge">Local checkout</p><h1>${title}</h1><p class="lead">${lead}</p>${backTo(back)}`,
  )
}

export function portalPage(session: PortalSession, subscriptions: Subscription[]): string {
  const list = subscriptions.map(subscriptionView).join('')
  return standInPage(
    'Your subscriptions',
    `<p class="badge">Local billing portal</p><h1>Your subscriptions</h1>
    <p class="lead">This page stands in for the billing portal of Stripe ${STAND_IN} Nothing is charged.</p>
    ${list || '<p class="lead">There are none.</p>'}${backTo(session.return_url)}`,
  )
}

export const notFoundPage = (): string =>
  standInPage(
    'Not found',
    '<p class="badge">Local billing</p><h1>There is no such page</h1><p class="lead">Open it again from Nexus.</p>',
  )

function subscriptionView(subscription: Subscription): string {
  const [item] = subscription.items.data
  const { label, date, buttons } = stateOf(subscription)
  const day = new Date(item!.current_period_end * 1000)
  const rows: [string, string][] = [
    ['What', subscription.description ?? 'Subscription'],
    ['Price', `${dollars(item!.price.unit_amount)} a month`],
    ['Status', label],
    [date, day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })],
  ]
  const form = buttons
    .map(([action, text]) => `<button name="action" value="${action}">${text}</button>`)
    .join('')
  return `${facts(rows)}<form method="post"><input type="hidden" name="subscription" value="${escapeHtml(subscription.id)}">${form}</form>`
}

type View = { label: string; date: string; buttons: [action: string, text: string][] }

function stateOf({ status, cancel_at_period_end: isEnding }: Subscription): View {
  if (status === 'canceled') return { label: 'Ended', date: 'Was paid until', buttons: [] }
  if (status === 'past_due') {
    return {
      label: 'Payment failed',
      date: 'Next payment',
      buttons: [
        ['pay', 'Pay the open invoice'],
        ['end', 'End it now'],
      ],
    }
  }
  if (isEnding) return { label: 'Cancelled', date: 'Ends', buttons: [['resume', 'Keep it']] }
  return {
    label: 'Active',
    date: 'Renews',
    buttons: [
      ['cancel', 'Cancel subscription'],
      ['decline', 'Try a payment that fails'],
    ],
  }
}

const facts = (rows: [string, string][]) =>
  `<dl>${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`

const backTo = (url: string) => `<a class="primary" href="${escapeHtml(url)}">Back to Nexus</a>`

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
