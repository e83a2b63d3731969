import type { FileAccess } from './types.ts'

/** Where the files of a conversation are, and the header that proves the right to them. @throws where the server is not reached */
export const reach = async ({
  apiBase,
  holdSession,
}: FileAccess): Promise<[address: string, authorization: string]> => {
  const { id, token } = await holdSession()
  return [`${apiBase}/widget/conversations/${encodeURIComponent(id)}/files`, `Bearer ${token}`]
}
