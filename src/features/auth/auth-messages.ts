/** What a field of a guest's form may say of itself: keys of texts, see useAuthMessage. */
export const authMessages = ['required', 'email', 'name', 'passwordShort', 'passwordLong', 'code'] as const
export type AuthMessage = (typeof authMessages)[number]
