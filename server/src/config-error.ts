/** What the operator has to mend; the message is all there is to say. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
