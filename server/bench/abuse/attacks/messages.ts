import { newId } from '../../../src/lib/ids.ts'
import { HOSTILE } from '../../../src/test/hostile-texts.ts'
import { type Attack, ask, from, type Harm, keepDoing, type Room } from '../room.ts'

const QUESTION = 'Do you deliver to Northern Ireland, and how much is it?'
const LONGEST = 3_990
const AT_ONCE = 60
const CONVERSATIONS = 10

/** Everything the limits let one address write within a minute, all at once, to five accounts; then it goes on asking in vain. */
const flood =
  (text: (round: number) => string): Harm =>
  async (room, signal) => {
    const say = (worker: number, round: number) =>
      write(room, signal, worker + round * AT_ONCE, text(round), from(room))
    await keepDoing(AT_ONCE, signal, say)
  }

/** Everything the limits let the visitors of one account write, from many addresses. */
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

/** Another one every time, so that nothing is remembered of the one before. */
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
