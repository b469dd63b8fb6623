import { ApiError } from './api-error.ts'

const NOT_FOUND = 404

/**
 * Whether what a call is about is no longer there. For a deletion that is what was wanted, whoever did it: somebody else,
 * or an earlier press whose answer was lost.
 */
export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === NOT_FOUND
