import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const PROJECT = 'tsconfig.embed.json'
/**
 * Names in our own files that others read too: the other of the two script files, the page's script tag, the language files, and later
 * releases that read the browser's storage.
 */
const SHARED =
  /src\/(embed\/(types|options|page)|chat\/stored|panel\/(\w+-strings|lead-(types|options)))\.ts$/
const OURS = /\/widget\/src\//
/** Names declared by the language, the browser, Preact, and the API. */
const FOREIGN = /\/lib\/lib\.[^/]*\.d\.ts$|\/(preact|@types\/react|csstype)\/|\/shared-types\/src\//
const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g
const NAME = /[A-Za-z_$][\w$]*/g

/**
 * Finds the names that only the script itself uses, so that the build may shorten them: every name in its sources that is not declared by
 * anybody else and is not one of its possible values. Names that are data, such as those of headers, must be written as strings.
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

/** The files that the compiler reads for a project, including its own libraries. */
async function filesOf(project: string): Promise<string[]> {
  const { resolve } = createRequire(import.meta.url)
  const compiler = join(dirname(resolve('typescript/package.json')), 'bin/tsc')
  const args = [compiler, '--project', project, '--listFilesOnly']
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 })
  return stdout.split('\n').filter(Boolean)
}
