import { readFileSync } from 'node:fs'
import { getDocumentProxy } from 'unpdf'
import { readPages } from './src/ports/reader/pdf-pages.ts'
import { guttersOf } from './src/ports/reader/pdf-gutters.ts'
import { usualSize } from './src/ports/reader/pdf-rows.ts'
import { regionsOf } from './src/ports/reader/pdf-layout.ts'
const bytes=new Uint8Array(readFileSync(process.argv[2]!))
const pages:any = await readPages(await getDocumentProxy(bytes.slice()) as any, bytes.length)
const rows = pages[0].directions[0]
const body=usualSize(rows)
console.log('body',body)
for (const [i,r] of rows.entries()) console.log(i,r.y.toFixed(1), r.size.toFixed(1), r.words.map((w:any)=>`[${w.x0.toFixed(0)}-${w.x1.toFixed(0)}]${w.text}`).join(' '))
for (const g of guttersOf(rows, body)) console.log('G', g.x0.toFixed(0), g.x1.toFixed(0), 'rows',g.start,g.end,'l/r',g.left,g.right)
for (const r of regionsOf(rows, body)) console.log('R', r.columns?.map((c:any)=>`${c.x0.toFixed(0)}-${c.x1.toFixed(0)}${c.isProse?'P':''}${c.isValues?'V':''}`).join(' ')??'-', r.rows.map((x:any)=>x.words.map((w:any)=>w.text).join(' ')).join(' / ').slice(0,300))
