import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** The beginning of the path of a room: the folder of one module or one port. */
const ROOM = /^(?:modules|ports)\/[^/]+(?=\/)/
const IMPORT = /\b(?:from|import)\s*\(?\s*'(?<path>\.[^']*)'/g
/** Tests, and the evaluation of trained weights, may use every room. */
const OUTSIDE = /\.test\.ts$|\/(?:test|eval)\//

/**
 * The source files of the rooms.
 * @param {string} source the folder `server/src`
 * @returns {{ path: string, text: string }[]}
 */
export const filesOfRooms = (source) =>
  globSync('{modules,ports}/*/**/*.ts', { cwd: source }).map((found) => {
    const path = found.replaceAll('\\', '/')
    return { path, text: readFileSync(`${source}/${path}`, 'utf8') }
  })

/**
 * Pairs of rooms that import each other, imports of types included: neither can be understood or changed without the other. The linter's
 * own rule `import/no-cycle` only sees cycles of files.
 * @param {{ path: string, text: string }[]} files
 * @returns {string[]} such as `modules/agents <-> modules/calls`, sorted
 */
export function mutualImports(files) {
  const imports = new Set(
    files.filter(({ path }) => !OUTSIDE.test(path)).flatMap((file) => importsOf(file)),
  )
  return [...imports]
    .filter((pair) => {
      const [one, other] = pair.split(' <-> ')
      return one < other && imports.has(`${other} <-> ${one}`)
    })
    .toSorted()
}

/** The rooms that a file imports from, each as a pair that begins with the room of the file. */
function importsOf({ path, text }) {
  const [own] = ROOM.exec(path) ?? []
  return [...text.matchAll(IMPORT)].flatMap(({ groups }) => {
    const [room] = ROOM.exec(posix.join(posix.dirname(path), groups.path)) ?? []
    return room && room !== own ? [`${own} <-> ${room}`] : []
  })
}
