import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PICTURE = /^(.+)-(light|dark)-(\d+)\.png$/

/**
 * Writes a page with every picture of a folder, one row for each screen; a click shows a picture in full size.
 * @param {string} folder
 * @returns {string} the path of the page
 */
export function writeContactSheet(folder) {
  const screens = new Map()
  for (const file of readdirSync(folder).toSorted()) {
    const [, name, theme, width] = PICTURE.exec(file) ?? []
    if (name) screens.set(name, [...(screens.get(name) ?? []), { file, theme, width }])
  }
  const path = join(folder, 'index.html')
  writeFileSync(path, page([...screens].map(([name, shots]) => row(name, shots)).join('\n')))
  return path
}

const row = (name, shots) => `<section>
<h2>${name.replaceAll('-', ' ')}</h2>
${shots
  .toSorted((a, b) => b.width - a.width || b.theme.localeCompare(a.theme))
  .map(
    ({ file, theme, width }) =>
      `<a href="${file}"><img src="${file}" loading="lazy" alt="${name}, ${theme}, ${width} wide"></a>`,
  )
  .join('\n')}
</section>`

const page = (rows) => `<!doctype html>
<meta charset="utf-8">
<title>Nexus, every screen</title>
<style>
body { margin: 24px; font: 14px system-ui, sans-serif; background: #888; }
section { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; margin-bottom: 24px; }
h2 { grid-column: 1 / -1; margin: 0; font-size: 14px; }
img { width: 100%; display: block; }
</style>
${rows}
`
