type Radicale = { url: string; stop: () => Promise<void> }
type Opener = {
  openRadicale(user: { username: string; password: string }): Promise<Radicale | null>
}

const OPENER = new URL('../../../scripts/lib/radicale.mjs', import.meta.url)

/** A real Radicale; null when none is available. */
export async function aRadicale(user: { username: string; password: string }) {
  const { openRadicale } = (await import(OPENER.href)) as Opener
  return openRadicale(user)
}
