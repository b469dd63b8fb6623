/** What the history entry of a project says that was made by opening it. */
export const NEW_PROJECT = { isNew: true } as const

export const isNewProject = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isNew' in state && state.isNew === true
