import { expect, test, vi } from 'vitest'
import { browserStorage } from './storage.ts'

test('blocked storage reads as empty, and nothing throws', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const property = vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked)
  browserStorage.set('theme', 'dark')
  expect(browserStorage.get('theme')).toBeNull()
  property.mockRestore()
})

test('full storage keeps what it has', () => {
  browserStorage.set('theme', 'dark')
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  browserStorage.set('theme', 'light')
  expect(browserStorage.get('theme')).toBe('dark')
  setItem.mockRestore()
  browserStorage.set('theme', null)
  expect(browserStorage.get('theme')).toBeNull()
})
