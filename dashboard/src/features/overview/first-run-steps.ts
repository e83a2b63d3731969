import type { AgentType, FirstRun, FirstRunStep } from 'shared-types'
import { paths } from '~/lib/paths.ts'

export type Step = {
  id: FirstRunStep
  title: string
  /** Why this step matters. */
  text: string
  action: string
  to: string
  isDone: boolean
}

type Tab = 'settings' | 'appearance' | 'knowledge-base' | 'test-chat'
type Words = Pick<Step, 'title' | 'text' | 'action'> & { tab: Tab }

const CREATE = {
  title: 'Create an agent',
  text: 'Choose what it does for you and give it a name.',
  action: 'Create an agent',
}
const ACTIVATE: Words = {
  title: 'Activate it',
  text: 'An agent answers nobody before you let it.',
  action: 'Open the agent',
  tab: 'settings',
}
const TEACH: Words = {
  title: 'Teach it your business',
  text: 'Add your website or a PDF; there is a sample of each to try. It answers only from what you teach it.',
  action: 'Add knowledge',
  tab: 'knowledge-base',
}
const CALL: Words = {
  title: 'Call it from your browser',
  text: 'Talk as a caller would. The call shows up in your call logs, with its transcript.',
  action: 'Call this agent',
  tab: 'settings',
}
const NUMBER: Words = {
  title: 'Give it a phone number',
  text: 'Buy a number and forward your calls to it.',
  action: 'Choose a number',
  tab: 'settings',
}

const WORDS: Record<AgentType, Record<Exclude<FirstRunStep, 'create'>, Words>> = {
  CHATBOT: {
    prepare: TEACH,
    activate: ACTIVATE,
    talk: {
      title: 'Chat with it',
      text: 'Ask what a visitor would ask. The conversation shows up in your inbox, and you can take it over.',
      action: 'Open the test chat',
      tab: 'test-chat',
    },
    connect: {
      title: 'Put it on your website',
      text: 'Paste one line before the closing body tag. This step is done when the first visitor writes.',
      action: 'Copy the line',
      tab: 'appearance',
    },
  },
  SALES_ASSISTANT: { prepare: TEACH, activate: ACTIVATE, talk: CALL, connect: NUMBER },
  ANTI_THEFT: {
    prepare: {
      title: 'Verify the phone it rings',
      text: 'Calls that matter are put through to this phone. We send it a code.',
      action: 'Enter your phone',
      tab: 'settings',
    },
    activate: ACTIVATE,
    talk: CALL,
    connect: NUMBER,
  },
}

/** The steps to the first working agent, worded for the type of agent. */
export function firstRunSteps({ agent, done }: FirstRun): Step[] {
  const words = WORDS[agent?.type ?? 'CHATBOT']
  const ids = Object.keys(words) as Exclude<FirstRunStep, 'create'>[]
  return [
    { id: 'create', ...CREATE, to: paths.newAgent, isDone: done.includes('create') },
    ...ids.map((id) => {
      const { tab, ...texts } = words[id]
      const to = agent ? placeOf(agent.id, tab) : paths.agents
      return { id, ...texts, to, isDone: done.includes(id) }
    }),
  ]
}

const placeOf = (agentId: string, tab: Tab) =>
  tab === 'test-chat' ? paths.testChat(agentId) : paths.agent(agentId, tab)
