import type { Locator, Page } from '@playwright/test'
import { directionOf, LEAD_INTRO, LEAD_LABELS, LeadFieldKind, PanelLanguage } from 'shared-types'
import { panelStrings } from '../../widget/src/panel/all-strings.ts'
import { loadStrings } from '../../widget/src/languages/load.ts'
import { leadWords } from '../../widget/src/panel/lead-words.ts'
import { LEAD_FORM } from '../../server/src/wording/lead-form.ts'
import { LAUNCHER } from '../../server/src/wording/launcher.ts'
import { expect, origins, test } from '../fixtures.ts'
import { expectAccessible } from '../look.ts'
import { openFittedPage } from '../visit.ts'

const QUESTION = 'How long are workshop repairs guaranteed?'
const ANSWER = 'ninety days'

/** A form with its default texts only. */
const FORM = {
  when: 'within',
  intro: LEAD_INTRO,
  fields: LeadFieldKind.options.map((kind) => ({
    kind,
    label: LEAD_LABELS[kind],
    required: kind === 'email',
  })),
}

for (const language of PanelLanguage.options)
  test(`the chat in ${language} keeps to strict policies, withstands the page and is used with the keyboard, by everyone, on a phone`, async ({
    taught,
    visitor,
  }) => {
    const words = await loadStrings(language)
    const [, skip] = leadWords(language)
    const { intro, labels } = LEAD_FORM[language]
    const complaints = complaintsOf(visitor)
    await openFittedPage(
      visitor,
      origins.host,
      await taught({ lead_form: FORM }),
      `?lang=${language}&dir=${directionOf(language)}`,
    )
    const launcher = visitor.getByRole('button', { name: LAUNCHER[language].open, exact: true })
    await launcher.focus()
    await visitor.keyboard.press('Enter')
    const panel = visitor.getByRole('dialog')
    await expect(panel.locator(`section[lang=${language}]`)).toBeVisible()
    const field = panel.getByRole('textbox', { name: words.placeholder, exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveCSS('letter-spacing', 'normal')
    await visitor.keyboard.type(QUESTION)
    await visitor.keyboard.press('Enter')
    const log = panel.getByRole('log', { name: words.conversation, exact: true })
    await expect(log).toContainText(ANSWER)

    const details = panel.locator('form[data-when=within]')
    await expect(details).toContainText(intro)
    for (const label of Object.values(labels)) await expect(details).toContainText(label)
    await expectInItsLanguage(panel, language)
    await expectAccessible(visitor, `form in ${language}`, ['light'])
    await details.getByRole('button', { name: skip, exact: true }).press('Enter')
    await expect(field).toBeFocused()

    await panel.getByRole('button', { name: words.more, exact: true }).press('Enter')
    await expect(panel.getByRole('button', { name: words.download, exact: true })).toBeFocused()
    await expectInItsLanguage(panel, language)
    await expectAccessible(visitor, `menu in ${language}`, ['light'])
    await visitor.keyboard.press('Escape')
    await panel.getByRole('button', { name: words.askPerson, exact: true }).press('Enter')
    await expect(panel.getByLabel(words.name)).toBeFocused()

    await visitor.setViewportSize({ width: 390, height: 800 })
    await expectInside(panel)
    await expectInItsLanguage(panel, language)
    await expectAccessible(visitor, `chat in ${language} on a phone`, ['light'])

    await visitor.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(launcher).toBeFocused()
    expect(complaints).toEqual([])
  })

/** Collects the page's policy violations and errors. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  const note = (said: string) => {
    // Firefox requests an icon, which the page's policy refuses.
    if (!said.includes('/favicon.ico')) complaints.push(said)
  }
  page.on('pageerror', ({ message }) => note(message))
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) note(message.text())
  })
  return complaints
}

/** Checks that on a phone the panel fills the screen and nothing extends beyond it. */
const expectInside = (panel: Locator) =>
  expect
    .poll(() =>
      panel.evaluate((frame) => {
        const { width } = frame.getBoundingClientRect()
        const outside = [...frame.querySelectorAll('*')].filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          return right - left > 1 && (left < -0.5 || right > width + 0.5)
        })
        return [width, outside.map(({ tagName, className }) => `${tagName} ${className}`)]
      }),
    )
    .toEqual([390, []])

function formWords(language: PanelLanguage): string[] {
  const { intro, labels } = LEAD_FORM[language]
  return [intro, ...Object.values(labels)]
}

const ENGLISH = new Set(
  [...Object.values(panelStrings), ...leadWords('en'), ...formWords('en')].filter(
    (word) => typeof word === 'string',
  ),
)

/** Checks that nothing in the widget is left in English, neither visible text nor labels. */
async function expectInItsLanguage(panel: Locator, language: PanelLanguage) {
  const own = new Set<unknown>([
    ...formWords(language),
    ...Object.values(await loadStrings(language)),
    ...leadWords(language),
  ])
  const said = await panel.evaluate((frame) => {
    const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) found.push(texts.currentNode.textContent!.trim())
    for (const element of frame.querySelectorAll('*'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        found.push(element.getAttribute(name) ?? '')
    return found
  })
  expect(said.filter((text) => ENGLISH.has(text) && !own.has(text))).toEqual([])
}
