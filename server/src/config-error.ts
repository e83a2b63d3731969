/** An error that the operator must correct; only its message is printed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
