import { join } from 'node:path'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { Agent, BaseRetriever, Memory } from '@voltagent/core'
import { LibSQLMemoryAdapter } from '@voltagent/libsql'
import { readPassages } from './nearest.mjs'
import { serve } from './serve.mjs'

// An agent with a retriever and a memory on disk, like a new project of VoltAgent. Arguments: port, model, passages, data folder.
const [port, baseURL, file, folder] = process.argv.slice(2)
const nearest = readPassages(file)

class Passages extends BaseRetriever {
  async retrieve(input) {
    return nearest(typeof input === 'string' ? input : JSON.stringify(input.at(-1)))
  }
}

const agent = new Agent({
  name: 'shop',
  instructions: 'Answer from the passages only, briefly.',
  retriever: new Passages(),
  memory: new Memory({
    storage: new LibSQLMemoryAdapter({ url: `file:${join(folder, 'voltagent.db')}` }),
  }),
  model: createOpenAICompatible({ name: 'local', baseURL })('stub'),
})

serve(port, async (text, conversationId) => {
  const { textStream } = await agent.streamText(text, { userId: conversationId, conversationId })
  return textStream
})
