import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { countedStatements } from '../../../test/counted-statements.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { aSecondNode } from '../../../test/second-node.ts'
import { buildTestApp } from '../../../test/test-app.ts'
import { aVisitor } from '../../../test/visitor.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let visitor: Awaited<ReturnType<typeof aVisitor>>
let another: typeof visitor
const nodes: Awaited<ReturnType<typeof aSecondNode>>[] = []

beforeEach(async () => {
  test = await buildTestApp()
  test.deps.answer = async function* ({ text }) {
    yield { type: 'text', text: `You said ${text}` }
    yield { type: 'end', outcome: 'answered', offerPerson: false }
  }
  const { user } = await aUser(test.deps)
  const { id } = await anAgent(test.deps.db, user.id)
  visitor = await aVisitor(test.app, id)
  another = await aVisitor(test.app, id)
})
afterEach(async () => {
  for (const { app, deps } of nodes.splice(0)) {
    await app.close()
    await deps.bus.close()
  }
})

async function watchElsewhere(how: Partial<Deps> & { deaf?: boolean } = {}) {
  const node = await aSecondNode(test.deps, how)
  nodes.push(node)
  await node.app.listen({ port: 0 })
  const stream = await visitor.liveEvents(0, node.app)
  await stream.named('control')
  const answered = (text: string) => stream.until(({ data }) => data.text === `You said ${text}`)
  const revisions = () =>
    stream.events.filter(({ event }) => event === 'message').map(({ id }) => Number(id))
  return { node, stream, answered, revisions }
}

it('a message too large for a notification is read from the database by the other node', async () => {
  const { stream, answered } = await watchElsewhere()
  const long = '長'.repeat(3_000)
  await visitor.say(long)
  await answered(long)
  stream.close()
})

it('turns handled by two nodes arrive on both once and in the same order', async () => {
  const one = await watchElsewhere()
  const other = await watchElsewhere()
  const TURNS = 6
  for (let turn = 0; turn < TURNS; turn += 1) {
    const node = turn % 2 === 0 ? one.node.app : other.node.app
    await (
      await visitor.liveSay(`this ${turn}`, undefined, node)
    ).end
  }
  const last = `this ${TURNS - 1}`
  await Promise.all([one.answered(last), other.answered(last)])
  for (const { stream, revisions } of [one, other]) {
    expect(revisions()).toEqual([...new Set(revisions())].toSorted((a, b) => a - b))
    const texts = stream.events.map(({ data }) => data.text)
    for (let turn = 0; turn < TURNS; turn += 1) expect(texts).toContain(`You said this ${turn}`)
    stream.close()
  }
})

it('a node that missed a notification reads the change when it detects the gap', async () => {
  const { node, stream, answered, revisions } = await watchElsewhere({ deaf: true })
  await visitor.say('hello')
  expect(revisions()).toEqual([])
  node.deps.bus.publish('gap', {})
  await answered('hello')
  stream.close()
})

it('a node checks all watched conversations with one query, and reads only those that it missed changes of', async () => {
  const { statements, ...counted } = countedStatements(test.deps)
  const { node, stream, answered } = await watchElsewhere({ deaf: true, ...counted })
  const quiet = await another.liveEvents(0, node.app)
  await quiet.named('control')
  await visitor.say('hello')
  statements.length = 0
  node.deps.bus.publish('gap', {})
  await answered('hello')
  const reads = statements.filter((text) => !text.includes('with ordinality'))
  expect(reads).toHaveLength(2)
  expect(statements.length).toBeGreaterThan(reads.length)
  stream.close()
  quiet.close()
})
