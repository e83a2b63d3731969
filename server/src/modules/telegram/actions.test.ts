import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ActionShop, anActionShop, orderAction, ticketAction } from '../../test/action-shop.ts'
import { type Stage, telegramStage } from './test/stage.ts'

let stage: Stage
let shop: ActionShop

beforeEach(async () => {
  shop = await anActionShop()
  stage = await telegramStage({ CRAWL_ALLOW: shop.host })
  await stage.start()
})
afterEach(async () => {
  await stage.close()
  shop.close()
})

async function begin(action: ReturnType<typeof ticketAction>) {
  await stage.call('POST', `/actions/${stage.agent.id}`, action)
  const chat = await stage.aPrivateChat()
  await chat.say(`/start ${(await stage.integration.read()).start}`)
  let heard = (await chat.untilHeard(1)).length
  return async (text: string): Promise<string> => {
    await chat.say(text)
    heard += 1
    return (await chat.untilHeard(heard)).at(-1)?.text ?? ''
  }
}

it('a visitor in a private chat reads about their order, as plain text without markup', async () => {
  const say = await begin(orderAction(shop))
  shop.answers((_, response) => void response.end('{"status":"[late](https://evil.example)"}'))
  expect(await say('Where is my order?')).toBe('Which order number?')
  expect(await say('A-1042')).toBe('Order A-1042 is (late)(evil.example).')
})

it('an action that changes something runs once, after a yes in Telegram', async () => {
  const say = await begin(ticketAction(shop))
  await say('Please open a ticket')
  await say('The lid leaks')
  expect(await say('ada@example.com')).toContain('Support ticket (The lid leaks, ada@example.com)?')
  expect(shop.asked).toEqual([])
  expect(await say('Yes')).toBe('Your ticket is open: T-7.')
  expect(shop.asked).toHaveLength(1)
})
