import { afterEach, expect, test } from 'vitest'
import { openStorage } from './storage.ts'

const changed = Array.prototype as { toJSON?: () => string }

afterEach(() => {
  delete changed.toJSON
  localStorage.clear()
})

test('what is stored is read back on a page whose library gives arrays a toJSON of its own', () => {
  changed.toJSON = () => 'a list'
  const storage = openStorage('k')
  const outbox = [{ id: '1', text: 'Hello' }]
  storage.writeOutbox(outbox)
  storage.writeLeft({ id: 'c', token: 't' })
  expect(storage.readOutbox()).toEqual(outbox)
  expect(storage.readLeft()).toEqual({ id: 'c', token: 't' })
})

test('what an earlier widget stored on such a page is as good as nothing', () => {
  localStorage.setItem('k:outbox', '"a list"')
  localStorage.setItem('k:seen', 'null')
  const storage = openStorage('k')
  expect(storage.readOutbox()).toEqual([])
  expect(storage.readSeen()).toBe(0)
})
