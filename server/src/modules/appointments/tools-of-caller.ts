import { aloudIn } from '../../wording/aloud.ts'
import { wordingIn } from '../../wording/index.ts'
import type { ModelTool } from '../../ports/model/index.ts'
import { cancel, move } from './book.ts'
import type { Booked } from './booked-store.ts'
import { sayBooked, sayTime } from './say.ts'
import { listOfCaller } from './talk-store.ts'
import type { Caller } from './talk-types.ts'
import { findFree, movingOf } from './times.ts'
import { inputsOf, momentIn, type ToolScene } from './tool-inputs.ts'

const NONE = 'Not done: no appointment of this caller is known. Take a message.'
const TWICE =
  'The first use asks the caller, and the one after their yes does it. Use it also for an appointment of an earlier call.'

/** What a model can do on a call with an appointment of the caller, as the words of the call can without a model. */
export const toolsOfCaller = (scene: ToolScene, caller: Caller): ModelTool[] => [
  {
    name: 'own_appointment',
    description: 'Tells the caller when the appointment is that they have.',
    inputs: inputsOf({}),
    execute: () => withOwn(scene, caller, tell),
  },
  {
    name: 'move_appointment',
    description: `Moves the appointment of the caller to another free time. ${TWICE}`,
    inputs: inputsOf({ at: `As free_times gave it, or by the clock of ${scene.zone}.` }, ['at']),
    execute: ({ at }) => withOwn(scene, caller, (booked) => moveTo(scene, booked, at)),
  },
  {
    name: 'cancel_appointment',
    description: `Cancels the appointment of the caller. ${TWICE}`,
    inputs: inputsOf({}),
    execute: () => withOwn(scene, caller, (booked) => cancelOwn(scene, booked)),
  },
]

/** The caller's next appointment. A number that may be forged shows nobody's. */
async function withOwn(
  scene: ToolScene,
  { number, isForged }: Caller,
  work: (booked: Booked, scene: ToolScene) => Promise<string> | string,
): Promise<string> {
  const { deps, message } = scene
  if (!('callId' in message.talk)) return NONE
  const known = { callId: message.talk.callId, number: isForged ? '' : number }
  const [booked] = await listOfCaller(deps.db, message.agentId, known)
  return booked ? work(booked, scene) : NONE
}

function tell(booked: Booked, { message: { language }, end }: ToolScene): string {
  const text = `${sayWhen(booked, language)} ${wordingIn(language).call.anythingElse}`
  return end({ text, isOpen: false })
}

async function moveTo(scene: ToolScene, booked: Booked, given: unknown): Promise<string> {
  const { deps, schedule, message, end } = scene
  const at = typeof given === 'string' ? momentIn(given, scene.zone) : null
  const range = at && { starts: at, ends: new Date(+at + 1) }
  const free = range ? await findFree(deps, schedule, range, movingOf(booked)) : []
  if (!at || free.length === 0) return 'Not done: this time is not free. Look at the free times.'
  const aloud = aloudIn(message.language)
  const question = aloud.moveSure({ when: sayTime(message.language, at, booked.timeZone) })
  if (!wasAsked(scene, question)) return end({ text: question, isOpen: true })
  if (!message.heard.saysYes) return 'Not done: the caller did not say yes.'
  const moved = await move(deps, booked, at)
  const when = sayBooked(message.language, moved)
  return end({ text: aloud.moved({ when, who: moved.person.name }), isOpen: false })
}

async function cancelOwn(scene: ToolScene, booked: Booked): Promise<string> {
  const { deps, message, manner, end } = scene
  const question = `${sayWhen(booked, message.language)} ${aloudIn(message.language).cancelSure}`
  if (!wasAsked(scene, question)) return end({ text: question, isOpen: true })
  if (!message.heard.saysYes) return 'Not done: the caller did not say yes.'
  await cancel(deps, booked, 'visitor')
  return end({ text: manner.cancelled(), isOpen: false })
}

const sayWhen = (booked: Booked, language: string): string =>
  aloudIn(language).booked({ when: sayBooked(language, booked) })

/** Whether this was the last question, so that a yes is for this appointment and this time. */
const wasAsked = ({ message: { history } }: ToolScene, question: string): boolean =>
  history.findLast(({ role }) => role === 'agent')?.text.includes(question) ?? false
