import { readFile, writeFile } from 'node:fs/promises'
import { page } from './dist-server/entry-server.js'

const html = await readFile('dist/index.html', 'utf8')
await writeFile('dist/index.html', html.replace('<!--page-->', page))
