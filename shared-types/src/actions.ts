import * as z from 'zod/mini'
import { Id, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

export const ACTIONS_MAX = 32
export const ACTION_INPUTS_MAX = 8
export const ACTION_EXAMPLES_MAX = 20
export const ACTION_HEADERS_MAX = 10
export const ACTION_CHOICES_MAX = 20

export const ACTION_INPUT_KINDS = ['text', 'number', 'email', 'phone', 'date', 'choice'] as const
export type ActionInputKind = (typeof ACTION_INPUT_KINDS)[number]

const words = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, `Keep it under ${most} characters`))
const filled = (most: number, message: string) => words(most).check(z.minLength(1, message))

/** A value that an action needs before it can run. */
export const ActionInput = z.object({
  /** The name that stands in braces where the value is inserted: `{order}`. */
  name: z.string().check(
    z.maxLength(40, 'Keep it under 40 characters'),
    z.regex(/^[A-Za-z][\w-]*$/, 'Letters, digits, - and _ only, a letter first'),
    // Every JavaScript object has properties of these names, so that the input would look as if it had been given.
    z.refine((name) => !(name in {}), 'Give it another name'),
  ),
  kind: z.enum(ACTION_INPUT_KINDS),
  /** What the visitor is asked. */
  ask: filled(200, 'Write what to ask'),
  /** A pattern such as “A-1042”: text of this shape is recognised as the value. Empty: no pattern. */
  example: z._default(words(60), ''),
  /** Only for a choice: its options. */
  choices: z._default(
    z.array(filled(60, 'Write the choice')).check(z.maxLength(ACTION_CHOICES_MAX)),
    [],
  ),
})
export type ActionInput = z.infer<typeof ActionInput>

export const ActionHeader = z.object({
  name: z
    .string()
    .check(
      z.maxLength(80, 'Keep it under 80 characters'),
      z.regex(/^[A-Za-z0-9-]+$/, 'Letters, digits and - only'),
    ),
  /** Null for a secret value, which is never returned; sending null keeps the stored secret. */
  value: z.nullable(
    z
      .string()
      .check(
        z.maxLength(2_000, 'Keep it under 2,000 characters'),
        z.regex(/^[\x20-\x7e]*$/, 'Plain characters only'),
      ),
  ),
  is_secret: z.boolean(),
})
export type ActionHeader = z.infer<typeof ActionHeader>

/** A tool of an MCP server, as its owner approved it. */
const ActionTool = z.object({
  name: filled(200, 'Choose a tool'),
  /** The input schema of the `OfferedTool` at the time it was approved. */
  pin: z.string().check(z.minLength(1), z.maxLength(100)),
})

export const WriteAction = z.object({
  name: filled(60, 'Give it a name'),
  /** When the action is to be used, in the owner's words. */
  purpose: filled(300, 'Write what it is for'),
  /** Examples of how visitors ask for it. */
  examples: z
    .array(filled(200, 'Write an example'))
    .check(
      z.minLength(1, 'Write how somebody may ask'),
      z.maxLength(ACTION_EXAMPLES_MAX, `At most ${ACTION_EXAMPLES_MAX} examples`),
    ),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** Null for an HTTP request. With a tool, `url` is its server, `method` is POST and `body` is empty. */
  tool: z._default(z.nullable(ActionTool), null),
  /** May contain inputs in braces: `https://shop.example/orders/{order}`. */
  url: filled(1_000, 'Write the address'),
  headers: z.array(ActionHeader).check(z.maxLength(ACTION_HEADERS_MAX)),
  /** JSON that may contain inputs in braces; empty: no body. */
  body: words(4_000),
  inputs: z
    .array(ActionInput)
    .check(z.maxLength(ACTION_INPUTS_MAX, `At most ${ACTION_INPUTS_MAX} inputs`)),
  /** The action changes something, so the visitor is asked for confirmation first. */
  writes: z.boolean(),
  /** The reply text: it may contain fields of the JSON response and inputs in braces, `{status}`, `{delivery.date}`. */
  result: filled(600, 'Write what to say'),
  /** The reply where nothing was found; empty: our own sentence. */
  nothing: words(300),
  is_on: z.boolean(),
})
export type WriteAction = z.infer<typeof WriteAction>

export const Action = z.object({
  id: Id,
  ...WriteAction.shape,
  /** The server describes the tool differently from what was approved: the tool is not called until it is approved again. */
  is_changed: z.boolean(),
  updated_at: Timestamp,
})
export type Action = z.infer<typeof Action>

/** A tool that an MCP server offers; its description is shown only to the owner. */
export const OfferedTool = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** Null where the tool needs an input that no visitor can be asked for. */
  inputs: z.nullable(z.array(ActionInput)),
  /** The tool's own description. */
  reads_only: z.boolean(),
  pin: z.string(),
})
export type OfferedTool = z.infer<typeof OfferedTool>

/** A template for a new action. */
export const ActionTemplate = z.object({
  kind: z.enum(['order', 'stock', 'ticket']),
  action: WriteAction,
  /** It calls the demo shop of this installation and works without changes. */
  is_local: z.boolean(),
  /** Values for trying it, by input. */
  sample: z.record(z.string(), z.string()),
})
export type ActionTemplate = z.infer<typeof ActionTemplate>

/**
 * `asking`: the visitor is asked for an input. `proposed`: the visitor is asked for confirmation. `running`: the request has been sent.
 * `unknown`: it was sent, and our server stopped before the response came. `dropped`: the visitor said no, or changed the subject.
 */
export const ACTION_RUN_STATES = [
  'asking',
  'proposed',
  'running',
  'done',
  'failed',
  'unknown',
  'dropped',
] as const
export type ActionRunState = (typeof ACTION_RUN_STATES)[number]

export const ActionRun = z.object({
  id: Id,
  /** The action's name at that time. */
  action_name: z.string(),
  state: z.enum(ACTION_RUN_STATES),
  inputs: z.record(z.string(), z.string()),
  /** What the visitor was told; null where nothing was said yet. */
  said: z.nullable(z.string()),
  /** Why it failed; null where it did not. */
  problem: z.nullable(z.string()),
  /** HTTP status of the response. */
  status: z.nullable(z.number()),
  took_ms: z.nullable(z.number()),
  /** Both are null for a test run. */
  conversation_id: z.nullable(Id),
  call_id: z.nullable(Id),
  created_at: Timestamp,
})
export type ActionRun = z.infer<typeof ActionRun>

export const TriedAction = z.object({
  run: ActionRun,
  /** The beginning of the response. */
  answer: z.nullable(z.string()),
})
export type TriedAction = z.infer<typeof TriedAction>

export const AgentActions = z.object({
  actions: z.array(Action),
  templates: z.array(ActionTemplate),
  /** The latest runs, newest first. */
  runs: z.array(ActionRun),
})
export type AgentActions = z.infer<typeof AgentActions>

const ofAgent = z.object({ agentId: Id })
const ofAction = z.object({ agentId: Id, actionId: Id })

export const actions = {
  list: endpoint({
    method: 'GET',
    path: '/actions/:agentId',
    summary: 'What an agent can do for its visitors, and what it did last.',
    params: ofAgent,
    response: AgentActions,
  }),
  create: endpoint({
    method: 'POST',
    path: '/actions/:agentId',
    summary: 'Adds an action.',
    params: ofAgent,
    body: WriteAction,
    response: Action,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/actions/:agentId/:actionId',
    summary: 'Changes an action. A secret that comes as null stays what it is.',
    params: ofAction,
    body: WriteAction,
    response: Action,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/actions/:agentId/:actionId',
    summary: 'Deletes an action. What it did stays in the log.',
    params: ofAction,
    response: Nothing,
  }),
  tools: endpoint({
    method: 'POST',
    path: '/actions/:agentId/tools',
    summary: 'What an MCP server offers. Asks it now.',
    params: ofAgent,
    body: z.object({
      url: filled(1_000, 'Write the address'),
      headers: z.array(ActionHeader).check(z.maxLength(ACTION_HEADERS_MAX)),
      /** Secrets sent as null are taken from this action. */
      action_id: z._default(z.nullable(Id), null),
    }),
    response: z.object({ tools: z.array(OfferedTool) }),
  }),
  try: endpoint({
    method: 'POST',
    path: '/actions/:agentId/:actionId/try',
    summary: 'Runs an action now, with inputs of the owner.',
    params: ofAction,
    body: z.object({
      inputs: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500))),
    }),
    response: TriedAction,
  }),
}
