import { AGENT_TOOLS } from './agent-tools.ts'
import { CONVERSATION_TOOLS } from './conversation-tools.ts'
import { PEOPLE_TOOLS } from './people-tools.ts'
import { REPLY_TOOLS } from './reply-tools.ts'
import { TEST_TOOLS } from './test-tools.ts'
import type { Tool } from './tool.ts'

/** Everything an assistant can do, in the order in which it is listed. */
export const TOOLS: Tool[] = [
  ...CONVERSATION_TOOLS,
  ...REPLY_TOOLS,
  ...PEOPLE_TOOLS,
  ...AGENT_TOOLS,
  ...TEST_TOOLS,
]
