import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const PROJECT = 'tsconfig.embed.json'
/** Of our own files those whose names somebody else reads: the other file of the two, the page's script tag, the files of the languages, and the browser's storage in a later version. */
const SHARED =
  /src\/(embed\/(types|options|page)|chat\/stored|panel\/(\w+-strings|lead-(types|options)))\.ts$/
const OURS = /\/widget\/src\//
/** Declared by the language, the browser, what draws, and the API. */
const FOREIGN = /\/lib\/lib\.[^/]*\.d\.ts$|\/(preact|@types\/react|csstype)\/|\/shared-types\/src\//
const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g
const NAME = /[A-Za-z_$][\w$]*/g

/**
 * Fits the names that nobody but the script itself reads, so that they may be written short in it: every name in its sources that stands in
 * no declaration of anybody else, nor in a value it may have. What is data otherwise, as the name of a header is, is written as a string.
 */
export async function ownNames(): Promise<RegExp> {
  const files = await filesOf(PROJECT)
  const namesIn = async (chosen: string[]) => {
    const texts = await Promise.all(chosen.map((file) => readFile(file, 'utf8')))
    return new Set(texts.flatMap((text) => text.replace(COMMENT, ' ').match(NAME) ?? []))
  }
  const isForeign = (file: string) => SHARED.test(file) || FOREIGN.test(file)
  const own = await namesIn(files.filter((file) => OURS.test(file) && !SHARED.test(file)))
  const foreign = await namesIn(files.filter(isForeign))
  return new RegExp(
    `^(${[...own]
      .filter((name) => !foreign.has(name))
      .join('|')
      .replaceAll('$', String.raw`\$`)})$`,
  )
}

/** What the compiler reads for a project, its own libraries included. */
async function filesOf(project: string): Promise<string[]> {
  const { resolve } = createRequire(import.meta.url)
  const compiler = join(dirname(resolve('typescript/package.json')), 'bin/tsc')
  const args = [compiler, '--project', project, '--listFilesOnly']
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 })
  return stdout.split('\n').filter(Boolean)
}
