type Form = Record<string, string>

/** Headers of a browser in which a person typed the address. */
const TYPED = { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }

/** The parts of a browser that a sign-in needs: cookies by host and path, and navigation one redirect at a time or to the end. */
export class Browser {
  readonly #cookies = new Map<string, { name: string; value: string; host: string; path: string }>()

  /** Sends one request without following redirects. */
  async hop(url: string, form?: Form, headers: Record<string, string> = TYPED): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {
        // After a restart of the server no connection of the old one may be reused.
        connection: 'close',
        ...headers,
        cookie: this.#cookiesFor(new URL(url)),
        ...(form && { origin: new URL(url).origin }),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    this.#keep(new URL(url), response)
    return response
  }

  /**
   * Follows redirects until there is a page, or until `stop` says so.
   * @returns the last address, and the page unless it stopped before it.
   */
  async go(
    url: string,
    { form, stop = () => false }: { form?: Form; stop?: (url: string) => boolean } = {},
  ): Promise<{ url: string; page: string }> {
    const response = await this.hop(url, form)
    const location = response.headers.get('location')
    if (!location) return { url, page: await response.text() }
    const next = new URL(location, url).href
    return stop(next) ? { url: next, page: '' } : this.go(next, { stop })
  }

  cookie(name: string): string | undefined {
    return [...this.#cookies.values()].find((cookie) => cookie.name === name)?.value
  }

  #keep({ hostname }: URL, response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair, ...attributes] = line.split(/;\s*/)
      const [name, value] = [
        pair!.slice(0, pair!.indexOf('=')),
        pair!.slice(pair!.indexOf('=') + 1),
      ]
      const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? '/'
      const expires = attributes.find((part) => /^expires=/i.test(part))?.slice(8)
      const key = `${hostname} ${path} ${name}`
      if (expires && Date.parse(expires) < Date.now()) this.#cookies.delete(key)
      else this.#cookies.set(key, { name, value, host: hostname, path })
    }
  }

  #cookiesFor({ hostname, pathname }: URL): string {
    return [...this.#cookies.values()]
      .filter(({ host, path }) => host === hostname && pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }
}
