import type { ModelRequest } from './index.ts'

/** Average of the vendors' tokenizers for the languages they are made for; code and rare scripts need more tokens. */
const BYTES_PER_TOKEN = 4

/** An estimate of the tokens a vendor would count in these texts. */
export const estimateTokens = (texts: string[]): number =>
  tokensOf(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0))

const tokensOf = (bytes: number): number => Math.ceil(bytes / BYTES_PER_TOKEN)

/** Measures one call of a model: the vendor's counts if reported, else an estimate. */
export class UsageMeter {
  readonly #request: ModelRequest
  #hasBegun = false
  #saidBytes = 0
  #tokensIn: number | undefined
  #tokensOut: number | undefined

  constructor(request: ModelRequest) {
    this.#request = request
  }

  /** Records that the vendor accepted the call, and from then on may bill it. */
  begun(): void {
    this.#hasBegun = true
  }

  said(text: string): void {
    this.#saidBytes += Buffer.byteLength(text)
  }

  /** Records the vendor's counts, each undefined when not reported. */
  told(tokensIn: number | undefined, tokensOut: number | undefined): void {
    this.#tokensIn = tokensIn
    this.#tokensOut = tokensOut
  }

  end(): void {
    if (!this.#hasBegun) return
    const { system, messages, onUsage } = this.#request
    onUsage?.({
      tokensIn:
        this.#tokensIn ?? estimateTokens([system, ...messages.map(({ content }) => content)]),
      tokensOut: this.#tokensOut ?? tokensOf(this.#saidBytes),
      isEstimate: this.#tokensIn === undefined || this.#tokensOut === undefined,
    })
  }
}
