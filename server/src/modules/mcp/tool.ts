import { type AnyApiEndpoint, reaches, strict } from 'shared-types'
import type * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { neededFor } from '../../http/roles.ts'
import type { FoundKey } from '../api-keys/find-key.ts'
import type { Actor } from '../audit/record.ts'

/** Who calls: the key that was used, and the person recorded in the activity for it. */
export type Caller = { key: FoundKey; actor: Actor }

export type ToolDefinition<I extends z.ZodMiniType, O extends z.ZodMiniType> = {
  /** Never changed, because people name tools in the instructions for their assistants. */
  name: string
  title: string
  /** For the model: what it gives, and when to call it. */
  description: string
  /** The API call this tool corresponds to: whoever may make that call may use the tool. */
  needs: AnyApiEndpoint
  /** Whether it changes nothing, and whether repeating it with the same input changes nothing more. No tool destroys anything. */
  isReading: boolean
  isRepeatable: boolean
  input: I
  output: O
  run(deps: Deps, caller: Caller, input: z.output<I>): Promise<z.input<O>>
}

// oxlint-disable-next-line typescript/no-explicit-any -- the parameters are inferred at every definition
export type Tool = ToolDefinition<any, any>

export const tool = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  definition: ToolDefinition<I, O>,
): Tool => ({ ...definition, input: strict(definition.input) })

/** The key needs the scope of the call, and the person who made the key needs the role. */
export const mayUse = ({ needs }: Tool, { key }: Caller): boolean =>
  key.scopes.includes(needs.scope) &&
  reaches(key.role, neededFor(needs.method, `/api${needs.path}`))
