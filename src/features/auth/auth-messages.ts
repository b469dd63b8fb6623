/** Messages for invalid fields of guests' forms: text keys, see useAuthMessage. */
export const authMessages = ['required', 'email', 'name', 'passwordShort', 'passwordLong', 'code'] as const
export type AuthMessage = (typeof authMessages)[number]
