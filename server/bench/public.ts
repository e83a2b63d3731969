import { parseArgs } from 'node:util'
import { benchPublic } from './public/bench-public.ts'

/** Asks an agent without a model about encyclopaedic texts: `node bench/public.ts --failures`. */
const { values } = parseArgs({ options: { failures: { type: 'boolean', default: false } } })
await benchPublic(values)
process.exit()
