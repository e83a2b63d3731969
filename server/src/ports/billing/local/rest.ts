import type { Database } from '../../../db/client.ts'
import { type Answer, invalidRequest, listOf, notThere, ok } from './answers.ts'
import { type Fields, fieldsOf, textOf, textsOf } from './form.ts'
import {
  aCustomer,
  aPortalSession,
  aRefund,
  type Customer,
  type InvoicePayment,
  type Refund,
} from './objects.ts'
import { createSession, expireSession, readSession } from './sessions.ts'
import { find, list, put, remove } from './store.ts'
import { cancelNow, readSubscription } from './subscriptions.ts'

export type RestCall = {
  db: Database
  now: Date
  /** Origin of the pages that people open. */
  origin: string
  /** Values of the path parameters, in order. */
  parts: string[]
  /** Parameters of the query and of the form. */
  fields: Fields
}

type Route = [method: string, path: RegExp, serve: (call: RestCall) => Promise<Answer>]

/** The part of Stripe's API that the product uses. */
export const ROUTES: Route[] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, deleteCustomer],
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, readSession],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  ['GET', /^\/v1\/subscriptions\/(\w+)$/, readSubscription],
  ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, cancelNow],
  ['GET', /^\/v1\/invoice_payments$/, listPayments],
  ['POST', /^\/v1\/refunds$/, refund],
  ['POST', /^\/v1\/billing_portal\/sessions$/, createPortalSession],
]

async function createCustomer({ db, now, fields }: RestCall): Promise<Answer> {
  const customer = aCustomer(now, {
    email: textOf(fields, 'email') ?? null,
    name: textOf(fields, 'name') ?? null,
    metadata: textsOf(fieldsOf(fields, 'metadata')),
  })
  await put(db, customer)
  return ok(customer)
}

async function deleteCustomer({ db, parts }: RestCall): Promise<Answer> {
  const [id = ''] = parts
  const customer = await find<Customer>(db, 'customer', id)
  if (!customer) return notThere('customer', id)
  await remove(db, id)
  return ok({ id, object: 'customer', deleted: true })
}

async function listPayments({ db, fields }: RestCall): Promise<Answer> {
  const invoice = textOf(fields, 'invoice') ?? ''
  const payments = await list<InvoicePayment>(db, 'invoice_payment', 'invoice', invoice)
  const statusFilter = textOf(fields, 'status')
  return listOf(
    '/v1/invoice_payments',
    payments.filter(({ status }) => !statusFilter || status === statusFilter),
  )
}

async function refund({ db, now, fields }: RestCall): Promise<Answer> {
  const intent = textOf(fields, 'payment_intent') ?? ''
  const given = await list<Refund>(db, 'refund', 'payment_intent', intent)
  if (given.length > 0) {
    const message = 'The payment has already been refunded.'
    return invalidRequest(message, 'payment_intent', 'charge_already_refunded')
  }
  const payment = await findPayment(db, intent)
  if (!payment) return notThere('payment_intent', intent, 'payment_intent')
  const made = aRefund(now, payment)
  await put(db, made)
  return ok(made)
}

async function findPayment(db: Database, intent: string): Promise<InvoicePayment | undefined> {
  const paid = await list<InvoicePayment>(db, 'invoice_payment', 'status', 'paid')
  return paid.find(({ payment }) => payment.payment_intent === intent)
}

async function createPortalSession({ db, now, fields, origin }: RestCall): Promise<Answer> {
  const customer = textOf(fields, 'customer') ?? ''
  if (!(await find<Customer>(db, 'customer', customer))) {
    return notThere('customer', customer, 'customer')
  }
  const session = aPortalSession(now, customer, textOf(fields, 'return_url') ?? '', origin)
  await put(db, session)
  return ok(session)
}
