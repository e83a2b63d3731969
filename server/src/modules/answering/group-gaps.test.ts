import { expect, it } from 'vitest'
import { groupsOf } from './group-gaps.ts'

const grouped = (...questions: string[]) =>
  groupsOf(questions.map((question) => ({ id: question, question })))

it('similar questions with different words are grouped as possibly the same', async () => {
  const [phone, hotline] = ['Does it work on a phone?', 'Is there a phone hotline?']
  const groups = await grouped(phone, hotline, 'Do you sell boats?')
  expect(groups.get(phone)).toEqual({ first: phone, near: [hotline] })
  expect(groups.get(hotline)).toEqual({ first: phone, near: [phone] })
})

it('questions with the same meaning in other words are grouped as surely the same', async () => {
  const [how, wish] = ['How do I cancel an appointment?', 'I need to cancel my appointment']
  const groups = await grouped(how, wish, 'Do you sell boats?')
  expect(groups.get(how)).toEqual({ first: how, near: [] })
  expect(groups.get(wish)).toEqual({ first: how, near: [] })
})
