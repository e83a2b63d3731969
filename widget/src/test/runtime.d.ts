declare module '#runtime' {
  export { act, mountInto } from './react.ts'
}
