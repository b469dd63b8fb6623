/** Path of the API; the sandbox serves it, its files, and captchas. */
export const API_PATH = new URL(import.meta.env.VITE_API_BASE || '/api', location.origin).pathname
