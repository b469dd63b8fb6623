/** What can be wrong with a field of a guest's form: keys of texts, see useAuthMessage. */
export const authMessages = ['required', 'email', 'name', 'passwordShort', 'passwordLong', 'code'] as const
export type AuthMessage = (typeof authMessages)[number]
