import { ApiError } from './api-error.ts'

const NOT_FOUND = 404

/**
 * Whether the object of a call no longer exists. A deletion treats this as success: another device or an earlier
 * attempt with a lost response has deleted it.
 */
export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === NOT_FOUND
