import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Running = { origin: string; close: () => Promise<void> }

/** Listens on a free port of 127.0.0.1, which browsers treat as another site than `localhost`. */
export async function listen(listener: RequestListener, port = 0): Promise<Running> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
