/** Path at which the app finds the API; the sandbox answers below it, for its files, and for captchas. */
export const API_PATH = new URL(import.meta.env.VITE_API_BASE || '/api', location.origin).pathname
