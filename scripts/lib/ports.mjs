import { connect, createServer } from 'node:net'

/** Whether nothing listens on the port. */
export const isFree = (port, host = '127.0.0.1') =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** A port that is not in use at the moment. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** Resolves when something accepts connections on the port; resolves to false when `stopped()` says that nothing ever will. */
export async function accepts(port, stopped, host = '127.0.0.1') {
  while (!stopped()) {
    if (await connects(port, host)) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

const connects = (port, host) =>
  new Promise((resolve) => {
    const socket = connect({ port, host })
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
