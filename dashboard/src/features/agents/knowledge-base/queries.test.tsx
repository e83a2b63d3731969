import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { toast } from 'react-hot-toast'
import { expect, test, vi } from 'vitest'
import { queryClient } from '~/api/query-client.ts'
import { useLinkItems } from './queries.ts'

test('linking without an agent shows the message of the specification', async () => {
  const error = vi.spyOn(toast, 'error')
  const { result } = renderHook(() => useLinkItems(''), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  await expect(result.current.mutateAsync(['kb'])).rejects.toThrow()
  await vi.waitFor(() =>
    expect(error).toHaveBeenCalledWith('Agent identity is missing.', expect.anything()),
  )
  error.mockRestore()
})
