import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A receiver in a process of its own, which accepts everything. Prints its port; `GET /` returns how many webhooks it received. */
let taken = 0
const server = createServer((request, response) => {
  if (request.method === 'GET') return void response.end(String(taken))
  taken += 1
  request.resume().on('end', () => response.writeHead(204).end())
}).listen(0, '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port)
})
