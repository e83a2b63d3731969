import { afterEach, expect, test } from 'vitest'
import { openStorage } from './storage.ts'

const changed = Array.prototype as { toJSON?: () => string }

afterEach(() => {
  delete changed.toJSON
  localStorage.clear()
})

test('stored values are read back on a page whose library gives arrays a toJSON method', () => {
  changed.toJSON = () => 'a list'
  const storage = openStorage('k')
  const outbox = [{ id: '1', text: 'Hello' }]
  storage.writeOutbox(outbox)
  storage.writeLeft({ id: 'c', token: 't' })
  expect(storage.readOutbox()).toEqual(outbox)
  expect(storage.readLeft()).toEqual({ id: 'c', token: 't' })
})

test('values that an earlier widget stored wrongly on such a page are ignored', () => {
  localStorage.setItem('k:outbox', '"a list"')
  localStorage.setItem('k:seen', 'null')
  const storage = openStorage('k')
  expect(storage.readOutbox()).toEqual([])
  expect(storage.readSeen()).toBe(0)
})
