import { Temporal } from 'temporal-polyfill'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { ModelTool } from '../../ports/model/index.ts'
import { writtenIn } from '../../wording/index.ts'
import { emailIn } from '../listening/entities/email-in.ts'
import { cancel, confirm, hold } from './book.ts'
import { sayOfVisitor } from './change.ts'
import { findHeldIn, findNextIn, releaseOthers } from './talk-store.ts'
import { mannerOf } from './manner.ts'
import { noteOf, saidSinceBooked } from './note.ts'
import { findBookable } from './schedule-store.ts'
import { sayTime } from './say.ts'
import type { TalkMessage, Talked } from './talk-types.ts'
import { inputsOf, momentIn, type ToolScene } from './tool-inputs.ts'
import { toolsOfCaller } from './tools-of-caller.ts'
import { wantedPerson } from './wanted-person.ts'
import { freeAsWanted } from './wanted-times.ts'

/** Free times that a model is shown at once. */
const SHOWN = 16
const MAX_NAME = 200

/** The appointment tools of a model, and their result. */
export type ModelAppointments = {
  tools: ModelTool[]
  /** The result in our own words; null when nothing was held, booked or cancelled. */
  outcome(): Talked | null
  /** Whether the tools were used, so that the next message may be about the same. */
  isOpen(): boolean
}

/** @returns null when the agent has no schedule */
export async function appointmentsForModel(
  deps: Deps,
  message: TalkMessage,
): Promise<ModelAppointments | null> {
  const schedule = await findBookable(deps.db, { agentId: message.agentId })
  if (!schedule) return null
  const zone = message.zone ?? schedule.hours.time_zone
  let outcome: Talked | null = null
  let isOpen = false
  const end = (talked: Talked) => {
    outcome = talked
    return 'The customer is told. Say nothing of it.'
  }
  const manner = mannerOf(deps, schedule, message, zone)
  const held = await findHeldIn(deps.db, message)
  const scene = { deps, schedule, message, zone, manner, held, end }
  const tools = toolsOf(scene).map(({ execute, ...tool }) => ({
    ...tool,
    execute: async (given: Record<string, unknown>) => {
      if (outcome) return 'Wait for the answer of the customer. Do nothing else now.'
      isOpen = true
      return execute(given).catch(refusalOf)
    },
  }))
  return { tools, outcome: () => outcome, isOpen: () => isOpen }
}

/** A refusal as a sentence for the model. */
function refusalOf(error: unknown): string {
  if (!(error instanceof AppError)) throw error
  return `Not done: ${error.message}`
}

function toolsOf(scene: ToolScene): ModelTool[] {
  const { title } = scene.schedule
  return [
    {
      name: 'free_times',
      description: `The free times of “${title}”, an appointment with the people of the business, by the clock of ${scene.zone}. Name no time that stands not here.`,
      inputs: inputsOf({ from: 'The first day to look at, as 2027-01-31. Absent: today.' }),
      execute: ({ from }) => freeTimes(scene, from),
    },
    {
      name: 'keep_time',
      description: `Keeps a free time of “${title}” for five minutes for the customer who chose it, before it is booked. They are then asked who they are.`,
      inputs: inputsOf({ at: `As free_times gave it, or by the clock of ${scene.zone}.` }, ['at']),
      execute: ({ at }) => keepTime(scene, at),
    },
    {
      name: 'book_kept_time',
      description:
        'Books the time that was kept before, once the customer has said who they are and that they want it.',
      inputs: inputsOf(
        { name: 'Of the customer.', contact: 'The email address the customer gave.' },
        scene.message.call ? ['name'] : ['name', 'contact'],
      ),
      execute: ({ name, contact }) => bookKept(scene, name, contact),
    },
    ...(scene.message.call ? toolsOfCaller(scene, scene.message.call) : toolsOfVisitor(scene)),
  ]
}

function toolsOfVisitor(scene: ToolScene): ModelTool[] {
  return [
    {
      name: 'own_appointment',
      description:
        'Tells the customer when the appointment is that they have, and how they can move it. For whoever asks for it, or wants another time for it.',
      inputs: inputsOf({}),
      execute: () => tellOwn(scene),
    },
    {
      name: 'cancel_appointment',
      description:
        'Cancels the appointment that was booked in this conversation. The first call asks the customer, and the one after their yes cancels.',
      inputs: inputsOf({}),
      execute: () => cancelBooked(scene),
    },
  ]
}

/** What the customer wants, by their own words: the model passes only a time. */
async function wishOf({ deps, schedule, message }: ToolScene) {
  const turns = await saidSinceBooked(deps, message)
  return { ...(await wantedPerson(deps, schedule, message, turns)), note: noteOf(turns, message) }
}

async function freeTimes(scene: ToolScene, from: unknown): Promise<string> {
  const { deps, message, zone } = scene
  const now = deps.now()
  const first = typeof from === 'string' ? momentIn(from, zone) : now
  if (!first) return 'Name a day as 2027-01-31.'
  const starts = first < now ? now : first
  const wish = await wishOf(scene)
  const { times: free, remark } = await freeAsWanted({ ...scene, ...wish }, starts)
  return JSON.stringify({
    time_zone: zone,
    times: free.slice(0, SHOWN).map(({ at }) => ({
      at: Temporal.Instant.fromEpochMilliseconds(+at).toString({
        timeZone: zone,
        smallestUnit: 'minute',
      }),
      in_words: sayTime(message.language, at, zone),
    })),
    more_later: free.length > SHOWN,
    tell_the_customer: wish.remark || remark || undefined,
  })
}

async function keepTime(scene: ToolScene, given: unknown): Promise<string> {
  const { deps, schedule, message, zone, manner } = scene
  const at = typeof given === 'string' ? momentIn(given, zone) : null
  if (!at) return 'Not done: this is no time. Look at the free times.'
  const { language, talk, call } = message
  const { note, ...wish } = await wishOf(scene)
  const { times, people } = await freeAsWanted({ ...scene, ...wish }, at)
  const isFree = times.some((time) => +time.at === +at)
  if (wish.people && !isFree) return 'Not done: whom they want is not free then.'
  const held = await hold(deps, schedule, { at, timeZone: zone, language, note, people, ...talk })
  await releaseOthers(deps.db, message, held.id)
  return scene.end({ text: manner.kept(held, call?.name ?? null), isOpen: true })
}

async function bookKept(scene: ToolScene, name: unknown, contact: unknown): Promise<string> {
  const { deps, message, held, manner } = scene
  if (!held) return 'Not done: no time is kept. Keep one first, and wait for the customer.'
  if (typeof name !== 'string' || !name.trim()) return 'Not done: ask the customer for their name.'
  const reach = reachOf(message, contact)
  if (!reach) {
    return message.call
      ? 'Not done: ask the customer for a telephone number or an email address.'
      : 'Not done: ask the customer for their email address.'
  }
  const booked = await confirm(deps, held, { name: name.trim().slice(0, MAX_NAME), ...reach })
  return scene.end({
    text: await manner.done(booked),
    isOpen: false,
    attendee: { name: booked.name, email: reach.email },
  })
}

/** Accepts only an address that the customer gave, or the number they call from, because a model may invent one. */
function reachOf({ call, heard, history, text }: TalkMessage, contact: unknown) {
  if (call) {
    const email = heard.contact?.includes('@') ? heard.contact : null
    const phone = call.number.startsWith('+') ? call.number : email ? null : heard.contact
    return email || phone ? { email, phone } : null
  }
  const email = typeof contact === 'string' ? emailIn(contact) : null
  const own = [...history.filter(({ role }) => role === 'customer').map((turn) => turn.text), text]
  const isSaid = email && own.some((words) => words.toLowerCase().includes(email.toLowerCase()))
  return isSaid ? { email, phone: null } : null
}

async function tellOwn({ deps, message, end }: ToolScene): Promise<string> {
  const { talk } = message
  const told = 'callId' in talk ? null : await sayOfVisitor(deps, message, talk.conversationId)
  return told ? end(told) : 'Not done: no appointment of this customer is known. Take a message.'
}

async function cancelBooked({ deps, message, zone, manner, end }: ToolScene): Promise<string> {
  const booked = await findNextIn(deps.db, message.talk)
  if (!booked) {
    return 'Not done: nothing was booked in this conversation. An appointment booked elsewhere is cancelled by the link in its confirmation.'
  }
  const { cancelSure } = writtenIn(message.language).appointment
  const last = message.history.at(-1)
  const wasAsked = last?.role === 'agent' && last.text.includes(cancelSure)
  if (!wasAsked) {
    const when = sayTime(message.language, booked.startsAt, zone)
    return end({ text: `${when}: ${cancelSure}`, isOpen: true })
  }
  if (!message.heard.saysYes) return 'Not done: the customer did not say yes.'
  await cancel(deps, booked, 'visitor')
  return end({ text: manner.cancelled(), isOpen: false })
}
