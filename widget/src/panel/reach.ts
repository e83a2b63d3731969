import type { FileAccess } from './types.ts'

/** Address of a conversation's files, and the header that gives access to them. @throws where the server cannot be reached */
export const reach = async ({
  apiBase,
  holdSession,
}: FileAccess): Promise<[address: string, authorization: string]> => {
  const { id, token } = await holdSession()
  return [`${apiBase}/widget/conversations/${encodeURIComponent(id)}/files`, `Bearer ${token}`]
}
