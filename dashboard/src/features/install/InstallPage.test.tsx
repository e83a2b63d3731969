import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ApiFailure } from '~/api/failure.ts'
import { InstallPage } from './InstallPage.tsx'
import { sheetQuery } from './queries.ts'

test.each([
  [404, 'This link shows nothing any more'],
  [400, 'This link shows nothing any more'],
  [503, 'The steps could not be loaded'],
])('after a failure with status %i the page says: %s', async (status, title) => {
  const queries = { retryOnMount: false }
  const queryClient = new QueryClient({ defaultOptions: { queries } })
  const { queryKey } = sheetQuery('code')
  const queryFn = () => Promise.reject(new ApiFailure(status))
  await queryClient.prefetchQuery({ queryKey, queryFn })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/install/code']}>
        <Routes>
          <Route path="/install/:code" element={<InstallPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByRole('heading').textContent).toBe(title)
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(status === 503)
})
