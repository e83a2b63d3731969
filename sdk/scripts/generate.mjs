/**
 * Generates `src/api.ts`, the types of every call, from the description of the API. With `--check` it writes nothing and exits with 1 if
 * the file is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import { apiDocument } from '../../server/src/modules/api/document.ts'

const FILE = new URL('../src/api.ts', import.meta.url)
const HEAD = '// Made by `npm run generate` from the description of the API. Do not edit.\n\n'

const types = await openapiTS(apiDocument('https://nexus.example'), { alphabetize: false })
const made = HEAD + astToString(types)
if (!process.argv.includes('--check')) await writeFile(FILE, made)
else if ((await readFile(FILE, 'utf8')) !== made) {
  console.error('sdk/src/api.ts is stale: run `npm run generate` in sdk.')
  process.exitCode = 1
}
