import { expect, it } from 'vitest'
import { groupsOf } from './group-gaps.ts'

const grouped = (...questions: string[]) =>
  groupsOf(questions.map((question) => ({ id: question, question })))

it('what is alike and has words the other lacks is of one group, and only may ask the same', async () => {
  const [phone, hotline] = ['Does it work on a phone?', 'Is there a phone hotline?']
  const groups = await grouped(phone, hotline, 'Do you sell boats?')
  expect(groups.get(phone)).toEqual({ first: phone, near: [hotline] })
  expect(groups.get(hotline)).toEqual({ first: phone, near: [phone] })
})

it('what asks the same in other words surely does', async () => {
  const [how, wish] = ['How do I cancel an appointment?', 'I need to cancel my appointment']
  const groups = await grouped(how, wish, 'Do you sell boats?')
  expect(groups.get(how)).toEqual({ first: how, near: [] })
  expect(groups.get(wish)).toEqual({ first: how, near: [] })
})
