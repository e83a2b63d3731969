import { type Answer, notThere } from './answers.ts'
import type { RestCall } from './rest.ts'
import { dropRecording, findRecording } from './store.ts'

const SAMPLES_A_SECOND = 8_000
const HEADER_BYTES = 44
const TONE_HZ = 1_000
const TONE_SECONDS = 0.4
const LOUDNESS = 6_000

/** Serves a recording. Lines transfer words instead of sound, so it contains a tone, and then silence for as long as somebody spoke. */
export async function playRecording({ db, parts, path, range }: RestCall): Promise<Answer> {
  const recording = await findRecording(db, parts[0]!)
  if (!recording) return notThere(path)
  const sound = soundOf(recording.seconds)
  const headers = { 'content-type': 'audio/x-wav', 'accept-ranges': 'bytes' }
  if (!range) return { status: 200, headers, body: sound }
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  const start = from ? Number(from) : Math.max(0, sound.length - Number(to))
  const end = from && to ? Math.min(Number(to), sound.length - 1) : sound.length - 1
  if (start > end) {
    const unsatisfied = { 'content-range': `bytes */${sound.length}` }
    return { status: 416, headers: unsatisfied, body: Buffer.alloc(0) }
  }
  const which = { 'content-range': `bytes ${start}-${end}/${sound.length}` }
  return { status: 206, headers: { ...headers, ...which }, body: sound.subarray(start, end + 1) }
}

export async function removeRecording({ db, parts, path }: RestCall): Promise<Answer> {
  return (await dropRecording(db, parts[0]!)) ? { status: 204, body: null } : notThere(path)
}

/** A WAV file of a tone and silence: 8,000 samples of 16 bits a second, as on telephone lines. */
function soundOf(seconds: number): Buffer {
  const bytes = Math.round(seconds * SAMPLES_A_SECOND) * 2
  const wav = Buffer.alloc(HEADER_BYTES + bytes)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(SAMPLES_A_SECOND, 24)
  wav.writeUInt32LE(SAMPLES_A_SECOND * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(bytes, 40)
  const tone = Math.min(seconds, TONE_SECONDS) * SAMPLES_A_SECOND
  for (let sample = 0; sample < tone; sample += 1) {
    const wave = Math.sin((2 * Math.PI * TONE_HZ * sample) / SAMPLES_A_SECOND)
    wav.writeInt16LE(Math.round(LOUDNESS * wave), HEADER_BYTES + sample * 2)
  }
  return wav
}
