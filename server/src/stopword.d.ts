/** Lists by the ISO 639-3 code of the language. */
declare module 'stopword' {
  export const ara: string[]
  export const deu: string[]
  export const eng: string[]
  export const fra: string[]
  export const hin: string[]
  export const ita: string[]
  export const jpn: string[]
  export const nld: string[]
  export const pol: string[]
  export const por: string[]
  export const porBr: string[]
  export const spa: string[]
  export const tur: string[]
  export const zho: string[]
}
