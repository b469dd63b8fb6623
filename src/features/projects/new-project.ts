/** Navigation state for a project that was created at once, without a form. */
export const NEW_PROJECT = 'new'

/** Navigation state for the form of a project with a sample text. */
export const sampleState = (sample: string) => ({ sample })

/** The sample text in a navigation state, if there is one. */
export function sampleOfState(state: unknown): string | undefined {
  const isSample = typeof state === 'object' && state !== null && 'sample' in state
  return isSample && typeof state.sample === 'string' ? state.sample : undefined
}
