/** State of the address of a project that was made as soon as one was asked for, and for nothing else. */
export const NEW_PROJECT = 'new'

/** State of the address of the form, for a project that begins with a sample text. */
export const sampleState = (sample: string) => ({ sample })

/** The sample text that an address brings along, if it does. */
export function sampleIn(state: unknown): string | undefined {
  const isSample = typeof state === 'object' && state !== null && 'sample' in state
  return isSample && typeof state.sample === 'string' ? state.sample : undefined
}
