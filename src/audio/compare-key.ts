/** Key that switches to the other of two sounds, at the same place. */
export const COMPARE_KEY = 'F8'
