import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Size = { width: number; height: number }
export type Caption = { from: number; text: string }

const FOLDER = new URL('../../dashboard/public/landing/', import.meta.url)
const MAX_KB = { preview: 300, tour: 2_000 }

/** Converts colours accurately, so that a film blends into its page. */
const scaledTo = ({ width, height }: Size) =>
  `scale=${width}:${height}:out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd`
const TAGS = '-colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1 -color_range tv'

/** AV1 compresses screen recordings best. Browsers without it get VP9, which is twice as large and made for the light theme only. */
const AV1 = {
  '': '-c:v libsvtav1 -preset 5 -crf 50 -svtav1-params scm=1:keyint=900',
}
const VP9 = {
  '.vp9':
    '-c:v libvpx-vp9 -crf 48 -b:v 0 -row-mt 1 -cpu-used 5 -deadline good -tune-content screen -g 900',
}

/** Encodes the pictures 00000.png and following into WebM files. Needs ffmpeg. */
export async function encode(name: string, folder: URL, fps: number, size: Size): Promise<void> {
  for (const [suffix, codec] of Object.entries(isDark(name) ? AV1 : { ...AV1, ...VP9 })) {
    const file = fileURLToPath(new URL(`${name}${suffix}.webm`, FOLDER))
    await ffmpeg([
      ...`-y -framerate ${fps} -i ${fileURLToPath(folder)}%05d.png -vf ${scaledTo(size)}`.split(
        ' ',
      ),
      ...`${codec} -pix_fmt yuv420p ${TAGS} -an`.split(' '),
      file,
    ])
    console.log(`${name}${suffix}.webm: ${Math.round(statSync(file).size / 1_024)} KB`)
  }
  const kb = statSync(new URL(`${name}.webm`, FOLDER)).size / 1_024
  if (kb > (name === 'tour' ? MAX_KB.tour : MAX_KB.preview))
    throw new Error(`${name}.webm is too heavy: film less, or a smaller part of the page.`)
}

export const savePoster = (name: string, image: Buffer) =>
  writeFileSync(new URL(`${name}.webp`, FOLDER), image)

/** Saves captions as WebVTT; each lasts until the next, and a last one without words ends them. */
export function saveCaptions(name: string, captions: Caption[]) {
  const cues = captions
    .slice(0, -1)
    .map(({ from, text }, at) => `${clock(from)} --> ${clock(captions[at + 1]!.from)}\n${text}\n`)
  writeFileSync(new URL(`${name}.vtt`, FOLDER), `WEBVTT\n\n${cues.join('\n')}`)
}

const clock = (seconds: number) => {
  const minutes = Math.floor(seconds / 60)
  const rest = (seconds - minutes * 60).toFixed(3).padStart(6, '0')
  return `${String(minutes).padStart(2, '0')}:${rest}`
}

/** The file name of a film; that of the dark theme is beside that of the light one. */
export const filmName = (title: string, colorScheme?: 'light' | 'dark' | 'no-preference' | null) =>
  colorScheme === 'dark' ? `${title}${DARK}` : title

const DARK = '-dark'
const isDark = (name: string) => name.endsWith(DARK)

async function ffmpeg(args: string[]) {
  const child = spawn('ffmpeg', ['-loglevel', 'error', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // SVT-AV1 ignores ffmpeg's log level.
    env: { ...process.env, SVT_LOG: '1' },
  })
  child.once('error', () =>
    console.error('ffmpeg is needed to record: install it from your system’s packages.'),
  )
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
}
