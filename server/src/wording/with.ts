/** A sentence with values in it. */
export type With<Values> = (values: Values) => string
