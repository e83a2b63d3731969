import type { Action, ActionHeader, OfferedTool, WriteAction } from 'shared-types'

const NAME_MAX = 60
const PURPOSE_MAX = 300

/** The form for a new action that uses a tool: the server's description fills it in, and the owner rewrites it in their own words. */
export const beginOf = (
  { name, title, description, inputs, reads_only: readsOnly, pin }: OfferedTool,
  server: { url: string; headers: ActionHeader[] },
): WriteAction => ({
  name: title.slice(0, NAME_MAX),
  purpose: description.slice(0, PURPOSE_MAX),
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

/** The owner's action updated with the server's present description; inputs that still exist keep the owner's questions. */
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
