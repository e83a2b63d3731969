import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'
import Fastify from 'fastify'
import { Pool } from 'undici'

// The minimal server for a turn: one insert, one vector query and a proxied stream. The question's vector is made up beforehand, unless
// `embeds` is given. Arguments: the port, the model's address, a data folder, a file of passages, and optionally `embeds`.

const DIMENSIONS = 384
const [port, modelUrl, folder, file, embeds] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  'embeds' | undefined,
]
const passages = JSON.parse(readFileSync(file, 'utf8')) as { heading: string; text: string }[]
const model = new Pool(new URL(modelUrl).origin, { connections: 50 })
const headers = { 'content-type': 'application/json' }

const db = await PGlite.create(folder, { extensions: { vector } })
await db.exec(`
  create extension vector;
  create table messages (id bigserial primary key, text text not null);
  create table passages (id bigserial primary key, text text not null, embedding vector not null);
`)
const random = () => Array.from({ length: DIMENSIONS }, () => Math.random() - 0.5)
const madeUp = JSON.stringify(random())
for (const { heading, text } of passages) {
  const values = embeds ? await embed(text) : JSON.stringify(random())
  await db.query('insert into passages (text, embedding) values ($1, $2)', [
    `${heading}\n${text}`,
    values,
  ])
}

const app = Fastify()
app.post<{ Body: { text: string } }>('/turn', async (request, reply) => {
  const { text } = request.body
  await db.query('insert into messages (text) values ($1)', [text])
  const found = await db.query<{ text: string }>(
    'select text from passages order by embedding <=> $1 limit 5',
    [embeds ? await embed(text) : madeUp],
  )
  const context = found.rows.map((row) => row.text).join('\n')
  const { body } = await model.request({
    path: '/v1/chat/completions',
    method: 'POST',
    headers,
    body: JSON.stringify({
      model: 'stub',
      stream: true,
      messages: [
        { role: 'system', content: context },
        { role: 'user', content: text },
      ],
    }),
  })
  return reply.header('content-type', 'text/event-stream').send(body)
})
await app.listen({ port: Number(port), host: '127.0.0.1' })

async function embed(text: string): Promise<string> {
  const { body } = await model.request({
    path: '/v1/embeddings',
    method: 'POST',
    headers,
    body: JSON.stringify({ model: 'stub', input: [text], encoding_format: 'base64' }),
  })
  const { data } = (await body.json()) as { data: [{ embedding: string }] }
  const bytes = Uint8Array.from(Buffer.from(data[0].embedding, 'base64'))
  return JSON.stringify(Array.from(new Float32Array(bytes.buffer)))
}
