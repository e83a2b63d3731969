/**
 * Fills the account of an email address in an embedded database with very much data: `node server/bench/seed/seed.ts DATA_DIR EMAIL
 * [CONVERSATIONS] [LONG] [CALLS]`. No server may have the folder open.
 */
import { join } from 'node:path'
import { openEmbedded } from '../../src/db/embedded.ts'
import { seedCalls } from './calls.ts'
import { seedConversations } from './conversations.ts'

const [dataDir, email, conversations = '10000', long = '5000', calls = '10000'] =
  process.argv.slice(2)
if (!dataDir || !email) throw new Error('seed.ts needs a data folder and the address of an account')

const database = await openEmbedded(join(dataDir, 'database'))
const { rows } = await database.query(
  'select a.id as agent_id, u.id as user_id from users u join agents a on a.user_id = u.id where u.email = $1 limit 1',
  [email],
)
if (!rows[0]) throw new Error(`There is no account ${email} with an agent.`)
const owner = { userId: rows[0]['user_id'] as string, agentId: rows[0]['agent_id'] as string }
await seedConversations(database, owner, Number(conversations), Number(long))
await seedCalls(database, owner, Number(calls))
await database.close()
