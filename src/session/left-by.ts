/**
 * Whose page it was that a guest is led back to after logging in. It goes along in the state of the history entry: a
 * logout leaves nothing of a customer in the browser's storages.
 */
export interface LeftBy {
  leftBy?: number | undefined
}

/** It is only compared: what is no id belongs to nobody, who is led home. */
export const readLeftBy = (state: unknown): number | undefined => Object(state).leftBy
