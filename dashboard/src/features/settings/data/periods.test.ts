import type { Retention } from 'shared-types'
import { expect, it } from 'vitest'
import { daysOf, periodsOf, valueOf, whatGoes } from './periods.ts'

const ALL: Retention = { conversations: null, calls: null, recordings: null, questions: null }
const labels = (...input: Parameters<typeof periodsOf>) =>
  periodsOf(...input).map(({ label }) => label)

it('conversations are kept for good or for one of four periods', () => {
  expect(labels('conversations', null)).toEqual([
    'Keep for good',
    '30 days',
    '90 days',
    '1 year',
    '2 years',
  ])
})

it('a period that was set elsewhere is shown among the others, in its place', () => {
  expect(labels('calls', 45)).toEqual([
    'Keep for good',
    '30 days',
    '45 days',
    '90 days',
    '1 year',
    '2 years',
  ])
  expect(labels('calls', 90)).toHaveLength(5)
})

it('the choices for questions do not exceed the time that the server keeps them', () => {
  expect(labels('questions', null)).toEqual(['Half a year', '30 days', '90 days'])
})

it('the chosen period is the stored one', () => {
  expect([null, 30].map((days) => daysOf(valueOf(days)))).toEqual([null, 30])
})

it('a shorter retention period warns about what will be deleted, a longer one does not', () => {
  expect(whatGoes(ALL, { ...ALL, calls: 365, questions: 1 })).toEqual([
    'calls older than 1 year, with their transcripts and recordings',
    'unanswered questions that nobody asked for 1 day',
  ])
  expect(whatGoes({ ...ALL, recordings: 90 }, { ...ALL, recordings: 30 })).toEqual([
    'recordings older than 30 days',
  ])
  expect(whatGoes({ ...ALL, calls: 30 }, { ...ALL, calls: 90 })).toEqual([])
  expect(whatGoes({ ...ALL, calls: 30 }, ALL)).toEqual([])
  expect(whatGoes({ ...ALL, calls: 30 }, { ...ALL, calls: 30 })).toEqual([])
})
