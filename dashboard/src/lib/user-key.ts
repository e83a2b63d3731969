/** Under which `localStorage` holds who was signed in here last, for an instant first paint. */
export const USER_KEY = 'user'
