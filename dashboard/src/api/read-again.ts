import { useQueryClient } from '@tanstack/react-query'

/** @returns a function that fetches again what these calls returned, with whichever input; what is not on screen, when it is next shown */
export function useReadAgain(...endpoints: { path: string }[]) {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(endpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}
