import { expect, it } from 'vitest'
import { reasonIn } from './reasons.ts'

const opening = (heard: string) => reasonIn([{ asked: 'who', said: '', heard }])

it('begins after the name and origin of the caller, at a whole word', () => {
  const rest = "max's blood work is back and everything looks good so he may eat again"
  expect(opening(`hello it's becky at paws veterinary clinic about ${rest}`)).toBe(`About ${rest}`)
  expect(opening(`hi i am a friend of his wife it's monica, ${rest}`)).toBe(
    `His wife it's monica, ${rest}`,
  )
})

it('follows the words with which people give a reason', () => {
  expect(opening('Hi, this is Ana. I am calling about the green chair.')).toBe(
    'Calling about the green chair.',
  )
  expect(opening('Hi, this is Ana. We have been friends for long.')).toBeNull()
})
