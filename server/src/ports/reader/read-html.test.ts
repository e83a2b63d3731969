import { describe, expect, it } from 'vitest'
import { readHtml } from './read-html.ts'

const read = (html: string, charset: string | null = null) =>
  readHtml({ url: 'https://shop.example/page', body: Buffer.from(html), charset })

const textOf = (html: string) =>
  read(html)
    .passages.map(({ heading, text }) => `${heading}\n${text}`)
    .join('\n')

const story = 'The harbour workshop repairs old ship clocks by hand and sends them home. '.repeat(
  20,
)

describe('a page is read', () => {
  it('without navigation, header, footer, forms, scripts and consent banners', () => {
    const text = textOf(`<header><a>Menu</a></header><nav>Home</nav>
      <div id="cookie-banner">We use cookies</div><p>${story}</p>
      <form>Your email</form><aside>Related</aside><script>var secret</script><footer>Imprint</footer>`)
    expect(text).toContain('repairs old ship clocks')
    for (const noise of ['Menu', 'Home', 'cookies', 'email', 'Related', 'secret', 'Imprint']) {
      expect(text).not.toContain(noise)
    }
  })

  it('with the rows of its tables named by their columns', () => {
    const text = textOf(`<main><table><tr><th>Plan</th><th>Price</th></tr>
      <tr><td>Basic</td><td>10 euro</td></tr><tr><td>Family</td><td>25 euro</td></tr></table></main>`)
    expect(text).toContain('Plan: Basic | Price: 10 euro')
    expect(text).toContain('Plan: Family | Price: 25 euro')
  })

  it('with lists, definitions and questions that open their answers', () => {
    const text = textOf(`<main><ul><li>Oak</li><li>Brass</li></ul>
      <dl><dt>Delivery</dt><dd>Three days</dd></dl>
      <details><summary>Can I return it?</summary><p>Within 30 days.</p></details></main>`)
    expect(text).toContain('- Oak\n- Brass')
    expect(text).toContain('Delivery: Three days')
    expect(text).toContain('Can I return it?\nWithin 30 days.')
  })

  it('with the answers it declares for search engines only', () => {
    const faq = {
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'Is there parking?', acceptedAnswer: { text: '<p>Behind the house.</p>' } },
      ],
    }
    const text = textOf(
      `<main><p>Visit us.</p></main><script type="application/ld+json">${JSON.stringify(faq)}</script>`,
    )
    expect(text).toContain('Is there parking?\nBehind the house.')
  })

  it('completely, although readers for articles would drop the short parts', () => {
    const cards = Array.from(
      { length: 12 },
      (_, n) => `<div><h3>Clock ${n}</h3><span>${n}0 euro</span></div>`,
    )
    const text = textOf(`<div class="grid">${cards.join('')}</div>`)
    expect(text).toContain('Clock 11')
    expect(text).toContain('110 euro')
  })

  it('in its declared charset', () => {
    const body = Buffer.from(
      '<meta charset="iso-8859-1"><main><p>Grüße aus Köln</p></main>',
      'latin1',
    )
    const { passages } = readHtml({ url: 'https://shop.example/', body, charset: null })
    expect(passages[0]!.text).toBe('Grüße aus Köln')
  })

  it('without characters the database cannot store', () => {
    expect(textOf('<main><p>one&#0;two\u0000three \uD800</p></main>')).not.toMatch(/\0|\p{Cs}/u)
  })

  it('however deep its elements are nested', () => {
    const deep = `${'<div>'.repeat(1_000)}buried${'</div>'.repeat(1_000)}`
    expect(textOf(`<main><p>On top.</p></main>${deep}`)).toContain('On top.')
  })
})

describe('the language of a page determines its stemming', () => {
  it.each([
    [
      'english',
      '<p>The clocks are repaired in the workshop and you will have them with our letter on the day.</p>',
    ],
    [
      'german',
      '<p>Die Uhren werden in der Werkstatt von uns und nicht mit einer Maschine für Sie auf die Probe gestellt.</p>',
    ],
    [
      'french',
      '<p>Les montres sont dans notre atelier et vous les avez avec une lettre pour le port et les amis.</p>',
    ],
    ['simple', '<p>Ure og master repareres.</p>'],
  ])('%s', (config, main) => {
    expect(read(`<main>${main}</main>`).config).toBe(config)
  })

  it('and a declaration is trusted if the text is too short to tell', () => {
    expect(read('<html lang="es-MX"><body><main>Precios</main></body></html>').config).toBe(
      'spanish',
    )
  })
})

describe('a page with nothing to read gives its reason', () => {
  it.each([
    ['<body><div id="root">Loading</div><script src="a.js"></script></body>', 'needs_javascript'],
    [
      '<body><noscript>Please enable JavaScript</noscript><script>1</script></body>',
      'needs_javascript',
    ],
    ['<body><img src="a.png"></body>', 'no_text'],
  ])('%s', (html, code) => {
    expect(() => read(html)).toThrow(expect.objectContaining({ code }))
  })
})
