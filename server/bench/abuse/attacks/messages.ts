import { newId } from '../../../src/lib/ids.ts'
import { HOSTILE } from '../../../src/test/hostile-texts.ts'
import { type Attack, ask, from, type Harm, keepDoing, type Room } from '../room.ts'

const QUESTION = 'Do you deliver to Northern Ireland, and how much is it?'
const LONGEST = 3_990
const AT_ONCE = 60
const CONVERSATIONS = 10

/** Writes to five accounts at once everything that the limits allow one address in a minute, and then keeps trying in vain. */
const flood =
  (text: (round: number) => string): Harm =>
  async (room, signal) => {
    const say = (worker: number, round: number) =>
      write(room, signal, worker + round * AT_ONCE, text(round), from(room))
    await keepDoing(AT_ONCE, signal, say)
  }

/** Writes everything that the limits allow the visitors of one account, from many addresses. */
const crowd: Harm = async (room, signal) => {
  const say = (worker: number, round: number) =>
    write(room, signal, worker + round * AT_ONCE, QUESTION, from(room, worker))
  await keepDoing(AT_ONCE, signal, say)
}

async function write(
  room: Room,
  signal: AbortSignal,
  turn: number,
  text: string,
  headers: Record<string, string>,
) {
  const { conversations } = room.accounts[turn % room.accounts.length]!
  const { conversation_id: id, visitor_token: token } =
    conversations[Math.floor(turn / room.accounts.length) % conversations.length]!
  await ask(room, `/api/widget/conversations/${id}/messages`, signal, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...headers,
    },
    body: JSON.stringify({ id: newId(), text }),
  })
}

/** A different document every time, so that nothing can be remembered from the previous one. */
const made = (name: string) => {
  const text = HOSTILE[name]!(LONGEST * 2)
  return (round: number) => text.slice(round % LONGEST, (round % LONGEST) + LONGEST)
}

const shape = { accounts: 5, conversations: CONVERSATIONS }

export const messages: Attack[] = [
  { name: 'messages from one address', ...shape, harm: flood(() => QUESTION) },
  { name: 'words of 3,990 letters', ...shape, harm: flood(made('one long word')) },
  { name: '3,990 Chinese characters', ...shape, harm: flood(made('Chinese letters')) },
  {
    name: "messages of one account's visitors",
    accounts: 1,
    conversations: 60,
    harm: crowd,
  },
]
