import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { CodeInput } from './CodeInput.tsx'

// The input library measures its layout and what lies under the pointer, which jsdom cannot do.
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  document.elementFromPoint = () => null
})

function Field({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('')
  return (
    <CodeInput label="Code" length={6} value={code} onChange={setCode} onComplete={onComplete} />
  )
}

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Code'), { target: { value } })

test('a code is handed over by itself once its last digit is there', () => {
  const onComplete = vi.fn()
  render(<Field onComplete={onComplete} />)
  type('12345')
  expect(onComplete).not.toHaveBeenCalled()
  type('123456')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

test('a code takes digits only', () => {
  render(<Field onComplete={() => undefined} />)
  type('12ab')
  expect(screen.getByLabelText('Code')).toHaveProperty('value', '')
  type('12')
  expect(screen.getByLabelText('Code')).toHaveProperty('value', '12')
})
