/** An answer of a stand-in. */
export type Answer =
  | { status: number; json: unknown }
  | { status: number; page: string }
  | { location: string }

export type Asked = {
  method: string
  url: URL
  /** The fields of a JSON body or a form. */
  body: Record<string, unknown>
  /** The token without `Bearer`; empty when there is none. */
  bearer: string
  headers: Record<string, string | string[] | undefined>
}

export const ok = (json: unknown, status = 200): Answer => ({ status, json })

export const textIn = (body: Record<string, unknown>, name: string): string => {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}
