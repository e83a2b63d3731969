import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'
import Fastify from 'fastify'
import { Pool } from 'undici'

// What a turn costs at the very least: one insert, one vector query, a proxied stream.
// Arguments: the port, the address of the model, a data folder, the number of passages.

const DIMENSIONS = 384
const [port, modelUrl, folder, passages] = process.argv.slice(2) as [string, string, string, string]

const db = await PGlite.create(folder, { extensions: { vector } })
await db.exec(`
  create extension vector;
  create table messages (id bigserial primary key, text text not null);
  create table passages (id bigserial primary key, text text not null, embedding vector(${DIMENSIONS}) not null);
`)
const random = () => JSON.stringify(Array.from({ length: DIMENSIONS }, () => Math.random() - 0.5))
for (let count = 0; count < Number(passages); count += 1) {
  await db.query('insert into passages (text, embedding) values ($1, $2)', [
    `Passage ${count}`,
    random(),
  ])
}
const question = random()
const model = new Pool(new URL(modelUrl).origin, { connections: 50 })

const app = Fastify()
app.post<{ Body: { text: string } }>('/turn', async (request, reply) => {
  const { text } = request.body
  await db.query('insert into messages (text) values ($1)', [text])
  const found = await db.query<{ text: string }>(
    'select text from passages order by embedding <=> $1 limit 5',
    [question],
  )
  const context = found.rows.map((row) => row.text).join('\n')
  const { body } = await model.request({
    path: '/v1/chat/completions',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
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
