/** 128 random bits in hex. Not `crypto.randomUUID`, which a browser withholds where the dashboard is served over plain HTTP. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
