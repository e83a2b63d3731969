import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import type { KnowledgeItem } from 'shared-types'
import { expect, test } from 'vitest'
import { LinkSourceModal } from './LinkSourceModal.tsx'
import { allItemsQuery } from './queries.ts'

// The rest of an item is not shown.
const PRICES = { id: 'prices', agent_id: 'other', title: 'Prices', type: 'PDF' } as KnowledgeItem

const Status = () => <output>{useQuery(allItemsQuery()).status}</output>

test('a list that cannot be loaded again keeps what is chosen in it', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const { queryKey } = allItemsQuery()
  queryClient.setQueryData(queryKey, [PRICES])
  render(
    <QueryClientProvider client={queryClient}>
      <LinkSourceModal agentId="agent" linked={[]} open onClose={() => {}} />
      <Status />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('checkbox', { name: /Prices/ }))
  const failure = { status: 'error', error: new Error('offline') } as const
  queryClient.getQueryCache().find({ queryKey })!.setState(failure)
  await screen.findByText('error')
  expect(screen.getByRole('checkbox', { name: /Prices/ })).toHaveProperty('checked', true)
})
