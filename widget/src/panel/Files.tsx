import { reach } from './reach.ts'
import type { FileAccess, PanelFile } from './types.ts'

type Props = Partial<FileAccess> & {
  files: PanelFile[]
  /** Text of the message: what was written with the files, or else the name of the first. */
  text: string
}

/** Size of a picture in the conversation, in CSS pixels. */
const WIDEST = 240
const HIGHEST = 320

/** Files of a message: pictures as thumbnails, other files by name; pressing one downloads it. */
export const Files = ({ files, text, apiBase, holdSession }: Props) => {
  const access = apiBase && holdSession ? { apiBase, holdSession } : null
  return (
    <div className="nx-files">
      {files.map((file) => (
        <button
          key={file.id}
          type="button"
          className="nx-file"
          onClick={() => access && void save(access, file)}
        >
          {file.width && file.height ? (
            <canvas
              {...shown(file.width, file.height)}
              role="img"
              aria-label={file.name}
              ref={(canvas) => {
                if (canvas && access) void draw(canvas, access, file)
              }}
            />
          ) : (
            <span>{file.name}</span>
          )}
          {!file.width && (
            <small
              ref={(place) => {
                // Formatted for the panel's language, which is only known from its place in the page.
                const panel = place?.closest<HTMLElement>('[lang]')
                if (place) place.textContent = sizeOf(file.size, panel?.lang)
              }}
            />
          )}
        </button>
      ))}
      {text !== files[0]?.name && (
        <div className="nx-bubble" dir="auto">
          {text}
        </div>
      )}
    </div>
  )
}

const shown = (width: number, height: number) => {
  const scale = Math.min(1, WIDEST / width, HIGHEST / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

const sizeOf = (bytes: number, lang: string | undefined): string => {
  const isLarge = bytes >= 1_000_000
  return Math.max(1, bytes / (isLarge ? 1_000_000 : 1_000)).toLocaleString(lang, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
}

const fetched = async (access: FileAccess, { id }: PanelFile, query = ''): Promise<Blob> => {
  const [address, authorization] = await reach(access)
  const headers = [['authorization', authorization]] as [string, string][]
  const response = await fetch(`${address}/${id}${query}`, { headers })
  if (!response.ok) throw response
  return response.blob()
}

const drawn = new WeakSet<HTMLCanvasElement>()

/** Drawn on a canvas, as the page may forbid pictures from other hosts. */
const draw = async (
  canvas: HTMLCanvasElement,
  access: FileAccess,
  file: PanelFile,
): Promise<void> => {
  // Called at every change of the list.
  if (drawn.has(canvas)) return
  drawn.add(canvas)
  const { width } = canvas
  try {
    const picture = await createImageBitmap(await fetched(access, file, '?preview=true'))
    // As sharp as the screen allows; the displayed size stays the same.
    canvas.style.width = `${width}px`
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
  } catch {
    // Keeps its place and name.
    drawn.delete(canvas)
  }
}

const save = async (access: FileAccess, file: PanelFile): Promise<void> => {
  const blob = await fetched(access, file).catch(() => null)
  if (!blob) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = file.name
  link.click()
  // After the browser has read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
