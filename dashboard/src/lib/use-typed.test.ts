import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTyped } from './use-typed.ts'

const stored = { name: 'Ada', role: 'owner' }

test('a field that nobody types into follows what is stored', () => {
  const { result, rerender } = renderHook(useTyped, { initialProps: stored })
  act(() => result.current.change({ name: 'Grace' }))
  rerender({ name: 'Eve', role: 'admin' })
  expect(result.current.fields).toEqual({ name: 'Grace', role: 'admin' })
  act(() => result.current.discard())
  expect(result.current.fields).toEqual({ name: 'Eve', role: 'admin' })
})

test('what is typed while the rest is being saved stays', () => {
  const { result } = renderHook(useTyped, { initialProps: stored })
  act(() => result.current.change({ name: 'Grace', role: 'admin' }))
  const saved = result.current.fields
  act(() => result.current.change({ name: 'Grace Hopper' }))
  act(() => result.current.letGo(saved))
  expect(result.current.typed).toEqual({ name: 'Grace Hopper' })
})
