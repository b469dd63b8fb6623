/**
 * The customer whose page a guest returns to after logging in. Stored in the state of the history entry, because a
 * logout leaves no data of a customer in the browser's storages.
 */
export interface ReturnOwner {
  returnOwner?: number | undefined
}

/** Not validated, because it is only compared: an invalid id matches nobody, and the login leads to the start page. */
export const readReturnOwner = (state: unknown): number | undefined => Object(state).returnOwner
