import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/workspace.mjs'
import { filesOfRooms, mutualImports } from './mutual-imports.mjs'

/** Pairs from before this check. The list may only get shorter: no pair is added, and one that no longer exists is removed. */
const PRESENT = ['modules/actions <-> modules/answering']

it('no two modules or ports of the server import each other, except those that already do', () => {
  expect(mutualImports(filesOfRooms(join(root, 'server', 'src')))).toEqual(PRESENT)
})

const file = (path, text) => ({ path, text })

it('reports two rooms that import each other, even if one imports only a type', () => {
  const one = file('modules/one/a/store.ts', "import type { Two } from '../../two/types.ts'")
  const two = file('modules/two/service.ts', "export { one } from '../one/a/one.ts'")
  expect(mutualImports([two, one])).toEqual(['modules/one <-> modules/two'])
})

it('reports an import while the program runs, and one of a port', () => {
  const port = file('ports/bus/event.ts', "await import('../../modules/talks/talk.ts')")
  const talks = file('modules/talks/watch.ts', "import { bus } from '../../ports/bus/index.ts'")
  expect(mutualImports([port, talks])).toEqual(['modules/talks <-> ports/bus'])
})

it('reports neither imports in one direction or within a room nor those of tests', () => {
  const one = file(
    'modules/one/service.ts',
    "import { a } from './a.ts'\nimport { two } from '../two/two.ts'",
  )
  const test = file('modules/two/two.test.ts', "import { one } from '../one/service.ts'")
  const helper = file('modules/two/test/stage.ts', "import { one } from '../../one/service.ts'")
  expect(mutualImports([one, test, helper])).toEqual([])
})
