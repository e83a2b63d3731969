import type { Action, ActionHeader, OfferedTool, WriteAction } from 'shared-types'

const NAME_MOST = 60
const PURPOSE_MOST = 300

/** An action that begins with a tool: what its server says of it is for the owner to put into words of their own. */
export const beginOf = (
  { name, title, description, inputs, reads_only: readsOnly, pin }: OfferedTool,
  server: { url: string; headers: ActionHeader[] },
): WriteAction => ({
  name: title.slice(0, NAME_MOST),
  purpose: description.slice(0, PURPOSE_MOST),
  examples: [],
  method: 'POST',
  tool: { name, pin },
  url: server.url,
  headers: server.headers,
  body: '',
  inputs: inputs ?? [],
  writes: !readsOnly,
  result: '{text}',
  nothing: '',
  is_on: true,
})

/** As its owner wrote it, with what the server says now; questions of inputs that stay are the owner's. */
export const approvedOf = (action: Action, { inputs, pin }: OfferedTool): WriteAction => {
  const { id: _, is_changed: __, updated_at: ___, tool, ...same } = action
  const known = (name: string) => action.inputs.find((input) => input.name === name)
  return {
    ...same,
    tool: tool && { ...tool, pin },
    inputs: (inputs ?? []).map((input) => {
      const own = known(input.name)
      return own?.kind === input.kind ? { ...own, choices: input.choices } : input
    }),
  }
}
