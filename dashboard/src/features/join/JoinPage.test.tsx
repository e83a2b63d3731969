import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { CurrentUser } from 'shared-types'
import { expect, test } from 'vitest'
import { ApiFailure } from '~/api/failure.ts'
import { sessionQuery } from '~/api/session.ts'
import { JoinPage } from './JoinPage.tsx'
import { invitationQuery } from './queries.ts'

// The rest of a user is not shown.
const ADA = { email: 'ada@example.com' } as CurrentUser

test.each([
  [404, 'This invitation leads nowhere any more'],
  [503, 'The invitation could not be loaded'],
])('after a failure with status %i the page says: %s', async (status, title) => {
  const queries = { retryOnMount: false }
  const queryClient = new QueryClient({ defaultOptions: { queries } })
  queryClient.setQueryData(sessionQuery().queryKey, ADA)
  const { queryKey } = invitationQuery('token')
  const queryFn = () => Promise.reject(new ApiFailure(status))
  await queryClient.prefetchQuery({ queryKey, queryFn })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/join#token']}>
        <JoinPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByRole('heading').textContent).toBe(title)
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(status === 503)
})
