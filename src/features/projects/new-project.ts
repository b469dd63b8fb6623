/** State of the address of a project that was made as soon as one was asked for, and for nothing else. */
export const NEW_PROJECT = 'new'
