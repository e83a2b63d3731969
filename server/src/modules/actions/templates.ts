import type { ActionTemplate, WriteAction } from 'shared-types'
import type { Config } from '../../config.ts'
import { LOCAL_SHOP_PATH } from './local-shop.ts'

type Kept = Omit<WriteAction, 'url'> & { path: string }

const ORDER: Kept = {
  name: 'Order status',
  purpose: 'Tells a customer how their order is doing and when it arrives.',
  examples: [
    'Where is my order?',
    'What is the status of my order?',
    'When does my parcel arrive?',
    'Has my order been shipped?',
    'Track my order',
    'I want to know where my package is',
  ],
  method: 'GET',
  path: '/orders/{order}',
  tool: null,
  headers: [],
  body: '',
  inputs: [
    {
      name: 'order',
      kind: 'text',
      ask: 'What is the number of your order?',
      example: 'A-1042',
      choices: [],
    },
  ],
  writes: false,
  result: 'Order {number} is {status}. Arrival: {arrives}.',
  nothing: 'There is no order of that number.',
  is_on: true,
}

const STOCK: Kept = {
  name: 'Stock',
  purpose: 'Tells a customer whether an item is in stock, and how many are left.',
  examples: [
    'Is it in stock?',
    'Do you have it in stock?',
    'How many do you have left?',
    'Is the item available?',
    'Check whether something is in stock',
  ],
  method: 'GET',
  path: '/stock/{item}',
  tool: null,
  headers: [],
  body: '',
  inputs: [
    {
      name: 'item',
      kind: 'choice',
      ask: 'Which item do you mean: mug, teapot or apron?',
      example: '',
      choices: ['mug', 'teapot', 'apron'],
    },
  ],
  writes: false,
  result: 'In stock now, {item}: {left}.',
  nothing: 'There is no such item.',
  is_on: true,
}

const TICKET: Kept = {
  name: 'Support ticket',
  purpose: 'Opens a support ticket for a customer who has a problem that somebody has to look at.',
  examples: [
    'Please open a ticket',
    'I want to open a support ticket',
    'Create a ticket for my problem',
    'I want to report a problem',
    'Can you file a ticket for me?',
  ],
  method: 'POST',
  path: '/tickets',
  tool: null,
  headers: [],
  body: '{"email":"{email}","problem":"{problem}"}',
  inputs: [
    { name: 'problem', kind: 'text', ask: 'What is the problem?', example: '', choices: [] },
    {
      name: 'email',
      kind: 'email',
      ask: 'At which email address can you be reached?',
      example: '',
      choices: [],
    },
  ],
  writes: true,
  result: 'Your ticket is open. Its number: {ticket}.',
  nothing: '',
  is_on: true,
}

/** Templates for actions. With stand-ins they call the local shop; otherwise their address must be replaced. */
export function templatesFor({ appUrl, production }: Config): ActionTemplate[] {
  const base = production ? 'https://api.example.com' : appUrl + LOCAL_SHOP_PATH
  const template = (
    kind: ActionTemplate['kind'],
    { path, ...kept }: Kept,
    sample: Record<string, string>,
  ): ActionTemplate => ({
    kind,
    action: { ...kept, url: base + path },
    is_local: !production,
    sample,
  })
  return [
    template('order', ORDER, { order: 'A-1042' }),
    template('stock', STOCK, { item: 'mug' }),
    template('ticket', TICKET, { problem: 'The lid leaks.', email: 'ada@example.com' }),
  ]
}
