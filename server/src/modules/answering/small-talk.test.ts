import { expect, it } from 'vitest'
import { replyToSmallTalk } from './small-talk.ts'
import type { AgentProfile } from '../agents/agent-profile.ts'

const agent: AgentProfile = {
  id: '1',
  userId: '2',
  name: 'Robin',
  type: 'CHATBOT',
  instructions: '',
  language: 'en',
  allowHandover: true,
  handoverMessage: 'One moment, a person is coming.',
  panelTexts: {},
  hasBookingPage: false,
  hasSchedule: false,
  hasActions: false,
  timeZone: null,
  spokenName: null,
  brandName: 'Acme',
  openingHours: null,
  awayUntil: null,
}

it('small talk is answered from the profile of the agent, in its language', () => {
  expect(replyToSmallTalk('identity', agent)).toContain("I'm the automated assistant of Acme")
  expect(replyToSmallTalk('greeting', { ...agent, language: 'fr' })).toBe(
    'Bonjour ! Que souhaitez-vous savoir ?',
  )
  expect(replyToSmallTalk('thanks', { ...agent, language: 'de' })).toContain('Gern geschehen')
})
