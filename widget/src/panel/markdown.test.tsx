import { expect, test } from 'vitest'
import { draw } from '#dom'
import { renderMarkdown } from './markdown.tsx'

const html = async (text: string): Promise<string> =>
  (await draw(<div>{renderMarkdown(text)}</div>)).container.innerHTML
    .replace(/^<div>|<\/div>$/g, '')
    .replace(/<\/?span>/g, '')

test('bold, italic, code and links become elements', async () => {
  expect(await html('**b** *i* _u_ `c` [t](https://a.example/x)')).toBe(
    '<p><strong>b</strong> <em>i</em> <em>u</em> <code>c</code> <a href="https://a.example/x" target="_blank" rel="noopener noreferrer">t</a></p>',
  )
})

test('a line break in a paragraph is kept, an empty line starts another', async () => {
  expect(await html('a\nb\n\nc')).toBe('<p>a<br>b</p><p>c</p>')
})

test('lists follow a paragraph without an empty line, nest, and keep their number', async () => {
  expect(await html('Open:\n- Mon\n  - early\n- Tue')).toBe(
    '<p>Open:</p><ul><li>Mon<div><ul><li>early</li></ul></div></li><li>Tue</li></ul>',
  )
  expect(await html('3. c\n4. d')).toBe('<ol start="3"><li>c</li><li>d</li></ol>')
})

test('headings, quotes, rules, tables and fenced code are drawn', async () => {
  expect(await html('## T\n> q\n\n---')).toBe(
    '<p class="nx-heading">T</p><blockquote><p>q</p></blockquote><hr>',
  )
  expect(await html('| a | b |\n|---|:-:|\n| 1 | **2** |')).toContain('<th>a</th><th>b</th>')
  expect(await html('```js\nlet *a* = 1\n```\nx')).toBe(
    '<pre tabindex="0"><code>let *a* = 1</code></pre><p>x</p>',
  )
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '**<svg/onload=alert(1)>**',
  '`</code><iframe src=x>`',
])('markup stays text: %s', async (text) => {
  const { container } = await draw(<div>{renderMarkdown(text)}</div>)
  expect(container.querySelector('img, script, svg, iframe')).toBeNull()
  expect(container.textContent).toContain(text.replace(/[*`]/g, ''))
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  ' javascript:x',
  'file:///etc/passwd',
])('a link to %s is not a link', async (address) => {
  const { container } = await draw(<div>{renderMarkdown(`[press](${address})`)}</div>)
  expect(container.querySelector('a')).toBeNull()
  expect(container.textContent).toContain('press')
})

test('mail addresses and bare web addresses may be followed; a full stop after one is not part of it', async () => {
  expect(await html('[m](mailto:a@b.example)')).toContain('href="mailto:a@b.example"')
  expect(await html('See https://a.example/p?q=1.')).toContain('href="https://a.example/p?q=1"')
})

test('a reply that stops anywhere never shows a half link or an open fence', async () => {
  expect(await html('**bo')).toBe('<p><strong>bo</strong></p>')
  expect(await html('see [the page](https://a.exa')).toBe('<p>see the page</p>')
  expect(await html('```\ncode')).toBe('<pre tabindex="0"><code>code</code></pre>')
  expect(await html('`co')).toBe('<p><code>co</code></p>')
})

test('stars and underscores inside words and sums stay as they are', async () => {
  expect(await html('2 * 3 * 4 and snake_case_name')).toBe('<p>2 * 3 * 4 and snake_case_name</p>')
})

test('every prefix of a long reply can be drawn', async () => {
  const reply =
    '# H\n\n- **a** [l](https://x.example)\n  1. `b`\n\n| a | b |\n|--|--|\n| c |\n\n> q\n\n```\nx\n```\n'
  for (let end = 0; end <= reply.length; end++)
    expect(renderMarkdown(reply.slice(0, end))).toBeInstanceOf(Array)
})

test.each(['>', '> ', '> - ', '1. > '])(
  'thousands of %j within each other are drawn, with their text',
  async (marks) => {
    const { container } = await draw(
      <div>{renderMarkdown(`${marks.repeat(1_900)}deep inside`)}</div>,
    )
    expect(container.textContent).toContain('deep inside')
    expect(container.querySelectorAll('blockquote, ul, ol').length).toBeLessThan(20)
  },
)

test('a heading keeps the marks that belong to a word', async () => {
  expect(await html('## C# ##')).toBe('<p class="nx-heading">C#</p>')
})

test('a hostile long line is drawn like any other', async () => {
  for (const text of [
    '*'.repeat(20_000),
    '['.repeat(20_000),
    '`a'.repeat(10_000),
    '- '.repeat(10_000),
    '_a'.repeat(10_000),
    `# a${' '.repeat(100_000)}x`,
    `a|b\n-${' '.repeat(200_000)}x`,
  ])
    expect(renderMarkdown(text).length).toBeGreaterThan(0)
})
