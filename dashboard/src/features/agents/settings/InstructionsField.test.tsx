import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { SystemStatus } from 'shared-types'
import { expect, test } from 'vitest'
import { systemQuery } from '~/product/queries.ts'
import { InstructionsField } from './InstructionsField.tsx'

const show = (model: SystemStatus['model']) => {
  const queryClient = new QueryClient()
  // The rest of the status is not read.
  queryClient.setQueryData(systemQuery().queryKey, { model } as SystemStatus)
  const words = { hint: 'Its role.', placeholder: '' }
  render(
    <QueryClientProvider client={queryClient}>
      <InstructionsField words={words} value="" error={undefined} onChange={() => {}} />
    </QueryClientProvider>,
  )
}

test('instructions are said to change nothing where there is no language model', () => {
  show(null)
  screen.getByText(/^Its role\. Without a language model, as here, instructions change nothing/)
})

test('of instructions that a language model follows nothing else is said', () => {
  show({ provider: 'openai', name: 'gpt-5-mini' })
  expect(screen.getByText('Its role.')).toBeTruthy()
})
