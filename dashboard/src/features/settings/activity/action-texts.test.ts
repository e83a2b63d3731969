import { expect, test } from 'vitest'
import { actionText, detailsOf } from './action-texts.ts'

test('an action is described with the name of its subject', () => {
  const subject = { id: '1', name: 'Harbour', deleted: false }
  expect(actionText({ action: 'agent.delete', subject })).toEqual([
    'Deleted the agent ',
    'Harbour',
    '',
  ])
  expect(actionText({ action: 'conversation.resolve', subject })).toEqual([
    'Resolved a conversation: ',
    'Harbour',
    '',
  ])
  const call = { id: '2', name: 'client:browser', deleted: false }
  expect(actionText({ action: 'call.play_recording', subject: call })).toEqual([
    'Listened to a recording: ',
    'Browser test call',
    '',
  ])
  expect(actionText({ action: 'session.end_all', subject: null })).toEqual([
    'Signed out everywhere',
    '',
    '',
  ])
})

test('an action that only a newer release knows is shown by its identifier', () => {
  expect(actionText({ action: 'team.invite_person', subject: null })).toEqual([
    'team invite person',
    '',
    '',
  ])
  expect(actionText({ action: 'toString', subject: null })[0]).toBe('toString')
})

test('details are shown as words, and that the subject was deleted since', () => {
  const details = {
    settings: 'brand_color, allow_handover, brand_new',
    searched: true,
    type: 'ANTI_THEFT',
    role: 'agent',
    model: null,
    all: false,
  }
  expect(detailsOf({ subject: null, details })).toEqual([
    'Settings: brand colour, handing over to a person, brand new',
    'Searched: yes',
    'Type: anti theft',
    'Role: Responder',
  ])
  const gone = { id: '0192', name: null, deleted: true }
  expect(detailsOf({ subject: gone, details: null })).toEqual(['Deleted since'])
})
