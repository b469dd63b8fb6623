export const NEW_PROJECT = { isNew: true } as const

export const isNewProject = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isNew' in state && state.isNew === true
