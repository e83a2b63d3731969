import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { around, between, type View } from './camera.ts'
import { drawCursor, type Point } from './cursor.ts'
import { type Caption, encode, savePoster, type Size } from './encode.ts'

const FRAMES_PER_SECOND = 30
const FRAME_MS = 1_000 / FRAMES_PER_SECOND
/** How much slower than real time frames are taken; the page's own animations are slowed by the same factor. */
const SLOWER = 2
const TYPED_MS = 62
/** The page's animations have ended after this much of the film. */
const RESTS_AFTER_MS = 600
const CAMERA_MS = 500

/** A scene: something that happens on a page. */
export type Scene = {
  viewport: Size
  view: View
  play: (take: Take) => Promise<void>
}

type Options = {
  name: string
  /** Size of the film in pixels. */
  size: Size
  view: View
  /** Factor for the pauses that scenes ask for; scenes written for films at double speed have longer ones. */
  patience?: number
}

/**
 * A recording frame by frame: each step moves the mouse or the camera by a thirtieth of a second and takes a picture, so that the film is
 * smooth however busy the machine is.
 */
export class Take {
  readonly captions: Caption[] = []
  readonly #options: Options
  readonly #folder: URL
  #page!: Page
  #session!: CDPSession
  #view: View
  #at: Point = { x: 560, y: 400 }
  #pressed = 0
  #frames = 0

  private constructor(options: Options) {
    this.#options = options
    this.#view = options.view
    this.#folder = new URL(`../test-results/takes/${options.name}/`, import.meta.url)
    rmSync(this.#folder, { recursive: true, force: true })
    mkdirSync(this.#folder, { recursive: true })
  }

  static async start(page: Page, options: Options): Promise<Take> {
    const take = new Take(options)
    await take.cut(page, options.view)
    return take
  }

  get page(): Page {
    return this.#page
  }

  /** Switches to another page or view. */
  async cut(page: Page, view: View, at: Point = this.#at) {
    this.#page = page
    this.#view = view
    this.#at = at
    this.#session = await page.context().newCDPSession(page)
    await this.#session.send('Animation.enable')
    await this.#session.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWER })
    await page.mouse.move(at.x, at.y)
  }

  /** Holds the picture so that it can be read; a page at rest needs no further pictures. */
  async hold(ms: number) {
    const count = Math.round((ms * (this.#options.patience ?? 1)) / FRAME_MS)
    const moving = Math.min(count, Math.round(RESTS_AFTER_MS / FRAME_MS))
    await this.#steps(moving * FRAME_MS, async () => {})
    for (let still = moving; still < count; still++) this.#repeat()
  }

  /** Moves the pointer to the middle of the target, or to `part` of its width. */
  async point(target: Locator | Point, part = 0.5) {
    const to = await placeOf(target, part)
    const from = this.#at
    const way = Math.hypot(to.x - from.x, to.y - from.y)
    await this.#steps(260 + Math.min(way, 900) * 0.62, async (done) => {
      const eased = ease(done)
      // A hand moves in a slight arc.
      const bend = Math.sin(Math.PI * eased) * Math.min(way * 0.06, 24)
      this.#at = {
        x: from.x + (to.x - from.x) * eased,
        y: from.y + (to.y - from.y) * eased - bend,
      }
      await this.#page.mouse.move(this.#at.x, this.#at.y)
    })
  }

  async click(target: Locator | Point, part = 0.5) {
    await this.point(target, part)
    await this.#page.mouse.down()
    await this.#steps(100, async (done) => void (this.#pressed = done))
    await this.#page.mouse.up()
    await this.#steps(160, async (done) => void (this.#pressed = 1 - done))
  }

  async write(text: string) {
    let owed = 0
    for (const [at, key] of [...text].entries()) {
      await this.#page.keyboard.type(key)
      // Uneven like a person: a pause between words, and some letters faster than others.
      owed += TYPED_MS * (key === ' ' ? 1.35 : 0.75 + ((at * 7) % 5) / 10)
      while (owed >= FRAME_MS) {
        await this.#shoot()
        owed -= FRAME_MS
      }
    }
  }

  async press(key: string) {
    await this.#page.keyboard.press(key)
    await this.hold(80)
  }

  /** Scrolls with the mouse wheel at the pointer. */
  async scroll(by: number, ms = 700) {
    let turned = 0
    await this.#steps(ms, async (done) => {
      const next = by * ease(done)
      await this.#page.mouse.wheel(0, next - turned)
      turned = next
    })
  }

  /** Moves the camera. */
  async look(to: View, ms = CAMERA_MS) {
    const from = this.#view
    await this.#steps(ms, async (done) => void (this.#view = between(from, to, ease(done))))
  }

  /** Moves the camera to the target; a target larger than `widest` is shown from its top. */
  async frame(target: Locator, widest?: number) {
    const box = await boxOf(target)
    await this.look(around(box, this.#page.viewportSize()!, this.#options.size, widest))
  }

  /** Pastes a text at once. */
  async paste(text: string) {
    await this.#page.keyboard.insertText(text)
    await this.hold(300)
  }

  /** Films until something appears, at most `ms` of it, because nobody wants to watch a machine wait. */
  async until(target: Locator, ms = 1_200) {
    for (let filmed = 0; filmed < ms && !(await target.isVisible()); filmed += FRAME_MS)
      await this.#shoot()
    await target.waitFor({ timeout: 20_000 })
  }

  /** Sets the caption of the tour, for people who cannot see it, until the next one. */
  say(text: string) {
    this.captions.push({ from: this.#frames / FRAMES_PER_SECOND, text })
  }

  /** Saves the picture shown before the film starts. */
  async poster() {
    const image = await this.#picture({ format: 'webp', quality: 82 })
    savePoster(this.#options.name, image)
  }

  async wrap() {
    this.captions.push({ from: this.#frames / FRAMES_PER_SECOND, text: '' })
    await encode(this.#options.name, this.#folder, FRAMES_PER_SECOND, this.#options.size)
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #steps(ms: number, step: (done: number) => Promise<unknown>) {
    const count = Math.max(1, Math.round(ms / FRAME_MS))
    for (let frame = 1; frame <= count; frame++) {
      await step(frame / count)
      await this.#shoot()
    }
  }

  async #shoot() {
    const began = performance.now()
    await drawCursor(this.#page, this.#at, this.#pressed)
    const image = await this.#picture({ format: 'png' })
    writeFileSync(this.#picturePath(this.#frames++), image)
    const left = FRAME_MS * SLOWER - (performance.now() - began)
    if (left > 0) await this.#page.waitForTimeout(left)
  }

  #repeat() {
    linkSync(this.#picturePath(this.#frames - 1), this.#picturePath(this.#frames))
    this.#frames++
  }

  #picturePath(frame: number) {
    return new URL(`${String(frame).padStart(5, '0')}.png`, this.#folder)
  }

  async #picture(format: { format: 'png' } | { format: 'webp'; quality: number }) {
    const { width, height } = this.#options.size
    const { x, y, width: seen } = this.#view
    const { data } = await this.#session.send('Page.captureScreenshot', {
      ...format,
      optimizeForSpeed: format.format === 'png',
      captureBeyondViewport: false,
      clip: { x, y, width: seen, height: (seen * height) / width, scale: width / seen },
    })
    return Buffer.from(data, 'base64')
  }
}

async function placeOf(target: Locator | Point, part: number): Promise<Point> {
  if ('x' in target) return target
  const box = await boxOf(target)
  return { x: box.x + box.width * part, y: box.y + box.height / 2 }
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`Not to be seen: ${target.toString()}`)
  return box
}

const ease = (done: number) => (done < 0.5 ? 4 * done ** 3 : 1 - (-2 * done + 2) ** 3 / 2)
