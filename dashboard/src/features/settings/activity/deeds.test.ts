import { expect, test } from 'vitest'
import { deedOf, detailsOf } from './deeds.ts'

test('a deed names what it was done to', () => {
  const subject = { id: '1', name: 'Harbour' }
  expect(deedOf({ action: 'agent.delete', subject })).toEqual(['Deleted the agent ', 'Harbour', ''])
  expect(deedOf({ action: 'session.end_all', subject: null })).toEqual([
    'Signed out everywhere',
    '',
    '',
  ])
})

test('a deed that a newer release knows is told by its name there', () => {
  expect(deedOf({ action: 'team.invite_person', subject: null })).toEqual([
    'team invite person',
    '',
    '',
  ])
  expect(deedOf({ action: 'toString', subject: null })[0]).toBe('toString')
})

test('what else is known is said in words, and an id where there is no name', () => {
  const details = {
    settings: 'brand_name, brand_color',
    searched: true,
    type: 'ANTI_THEFT',
    model: null,
    all: false,
  }
  expect(detailsOf({ subject: null, details })).toEqual([
    'Settings: brand name, brand color',
    'Searched: yes',
    'Type: anti theft',
  ])
  expect(detailsOf({ subject: { id: '0192', name: null }, details: null })).toEqual(['Id: 0192'])
})
