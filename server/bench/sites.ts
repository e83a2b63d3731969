import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchSites } from './sites/bench-sites.ts'

/**
 * Asks an agent without a model about websites and PDFs: `node bench/sites.ts --folder ../somewhere --failures`. The format of a folder of
 * sites is in `sites/site.ts`.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    only: { type: 'string', multiple: true },
    failures: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})
const asked = await benchSites(values)
if (values.json) writeFileSync(values.json, JSON.stringify(asked, null, 2))
process.exit()
