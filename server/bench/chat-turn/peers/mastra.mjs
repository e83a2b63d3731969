import { join } from 'node:path'
import { Mastra } from '@mastra/core'
import { Agent } from '@mastra/core/agent'
import { LibSQLStore } from '@mastra/libsql'
import { Memory } from '@mastra/memory'
import { readPassages } from './nearest.mjs'
import { serve } from './serve.mjs'

// An agent with a memory on disk, like a new project of Mastra, which is given passages. Arguments: port, model, passages, data folder.
const [port, url, file, folder] = process.argv.slice(2)
const nearest = readPassages(file)
const storage = new LibSQLStore({ id: 'shop', url: `file:${join(folder, 'mastra.db')}` })
const shop = new Agent({
  id: 'shop',
  name: 'shop',
  instructions: 'Answer from the passages only, briefly.',
  model: { id: 'local/stub', url, apiKey: 'none' },
  memory: new Memory({ storage }),
})
const mastra = new Mastra({ logger: false, storage, agents: { shop } })

serve(port, async (text, conversation) => {
  const { textStream } = await mastra.getAgent('shop').stream(text, {
    memory: { thread: conversation, resource: conversation },
    context: [{ role: 'user', content: nearest(text) }],
  })
  return textStream
})
