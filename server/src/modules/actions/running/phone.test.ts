import { afterEach, expect, it } from 'vitest'
import {
  type ActionShop,
  anActionShop,
  orderAction,
  ticketAction,
} from '../../../test/action-shop.ts'
import { addAction } from '../test/talk.ts'
import { aStage, type Stage } from '../../calls/test/stage.ts'

let stage: Stage
let shop: ActionShop
afterEach(async () => {
  await stage.close()
  shop.close()
})

async function aCall(make: typeof orderAction) {
  shop = await anActionShop()
  const environment = { CALL_SILENCE_SECONDS: '60', CRAWL_ALLOW: shop.host }
  stage = await aStage('SALES_ASSISTANT', { environment })
  await addAction(stage, stage.owner, stage.agent.id, make(shop))
  const caller = stage.call()
  await caller.hears(/how can I help/i)
  return caller
}

it('a caller is asked for the order number and hears the state of the order', async () => {
  const caller = await aCall(orderAction)
  await caller.asks('Where is my order?', /Which order number\?$/)
  await caller.asks('A 1042', /Order A-1042 is on its way\./)
  expect(shop.asked.map(({ url }) => url)).toEqual(['/orders/A-1042'])
})

it('an action that changes something runs after the caller says yes', async () => {
  const caller = await aCall(ticketAction)
  await caller.asks('I want to open a support ticket', /What is the problem\?$/)
  await caller.asks('The lid leaks', /At which address can you be reached\?$/)
  await caller.asks('ada at example dot com', /yes or no/)
  await caller.asks('Yes', /Your ticket is open: T-7/)
  expect(shop.asked).toHaveLength(1)
})
