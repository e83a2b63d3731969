import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

const CRLF = '\r\n'
const LOGIN = /^LOGIN "([^"]+)" "([^"]+)"$/i
const FETCH = /^UID FETCH (\d+) .*BODY(?:\.PEEK)?\[(HEADER)?\](?:<0\.(\d+)>)?/i
const STORE = /^UID STORE (\d+) \+FLAGS(?:\.SILENT)? \(\\Seen\)/i

export type KeptMail = { uid: number; raw: string; seen: boolean }

/**
 * A mail server on loopback with one mailbox over IMAP4rev1: the part of RFC 3501 and 2177 that a reader of unseen mails needs. Other
 * commands are refused with BAD, as by any server.
 */
export async function aMailServer({ user = 'answers', pass = 'a secret' } = {}) {
  const mails: KeptMail[] = []
  const idle = new Set<Socket>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => (sockets.delete(socket), idle.delete(socket)))
    socket.on('error', () => socket.destroy())
    // A client may disconnect at any time.
    serve(socket).catch(() => socket.destroy())
  })

  async function serve(socket: Socket) {
    const write = (...lines: string[]) => socket.write(lines.map((line) => line + CRLF).join(''))
    write('* OK [CAPABILITY IMAP4rev1 IDLE] ready')
    let idleTag: string | null = null
    for await (const line of createInterface({ input: socket })) {
      if (idleTag && line === 'DONE') {
        idle.delete(socket)
        write(`${idleTag} OK idled`)
        idleTag = null
        continue
      }
      const [tag = '*'] = line.split(' ', 1)
      const command = line.slice(tag.length + 1)
      if (command === 'IDLE') {
        idleTag = tag
        idle.add(socket)
        // Includes mail that arrived while the client did something else.
        write('+ idling', `* ${mails.length} EXISTS`)
        continue
      }
      write(...answer(tag, command))
      if (command === 'LOGOUT') socket.end()
    }
  }

  function answer(tag: string, command: string): string[] {
    const [name = ''] = command.toUpperCase().split(' ', 1)
    const login = LOGIN.exec(command)
    if (login) {
      const isRight = login[1] === user && login[2] === pass
      return [isRight ? `${tag} OK signed in` : `${tag} NO [AUTHENTICATIONFAILED] no`]
    }
    if (name === 'CAPABILITY') return ['* CAPABILITY IMAP4rev1 IDLE', `${tag} OK`]
    if (command === 'LIST "" ""') return ['* LIST (\\Noselect) "/" ""', `${tag} OK listed`]
    if (name === 'LIST') return ['* LIST () "/" INBOX', `${tag} OK listed`]
    if (name === 'SELECT') {
      return [
        '* FLAGS (\\Seen)',
        `* ${mails.length} EXISTS`,
        '* OK [UIDVALIDITY 1] valid',
        `* OK [UIDNEXT ${mails.length + 1}] next`,
        `${tag} OK [READ-WRITE] selected`,
      ]
    }
    if (/^UID SEARCH .*(?:UNSEEN|NOT SEEN)/i.test(command)) {
      const unseen = mails.filter(({ seen }) => !seen).map(({ uid }) => ` ${uid}`)
      return [`* SEARCH${unseen.join('')}`, `${tag} OK searched`]
    }
    const [, fetched, header, most] = FETCH.exec(command) ?? []
    if (fetched) return [...fetch(Number(fetched), header, most), `${tag} OK fetched`]
    const [, stored] = STORE.exec(command) ?? []
    if (stored) {
      for (const mail of mails) if (mail.uid === Number(stored)) mail.seen = true
      return [`* ${stored} FETCH (UID ${stored} FLAGS (\\Seen))`, `${tag} OK stored`]
    }
    if (name === 'LOGOUT') return ['* BYE', `${tag} OK`]
    return [['NOOP', 'CLOSE', 'LSUB'].includes(name) ? `${tag} OK` : `${tag} BAD unknown`]
  }

  function fetch(uid: number, header: string | undefined, most: string | undefined): string[] {
    const mail = mails.find((candidate) => candidate.uid === uid)
    if (!mail) return []
    const head = mail.raw.slice(0, mail.raw.indexOf(CRLF + CRLF) + 4)
    const part = header ? head : mail.raw.slice(0, Number(most ?? mail.raw.length))
    const name = `BODY[${header ?? ''}]${most ? '<0>' : ''}`
    return [`* ${uid} FETCH (UID ${uid} ${name} {${Buffer.byteLength(part)}}${CRLF}${part})`]
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    mails,
    port,
    url: `imap://${user}:${encodeURIComponent(pass)}@127.0.0.1:${port}`,
    /** Delivers a mail, and tells clients that are idle. */
    deliver(raw: string) {
      mails.push({ uid: mails.length + 1, raw, seen: false })
      for (const socket of idle) socket.write(`* ${mails.length} EXISTS${CRLF}`)
    },
    async close() {
      sockets.forEach((socket) => socket.destroy())
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}
