const ALLOWED_CHARACTERS = /^\+?[\d\s().-]+$/
/** E.164 allows at most 15 digits; fewer than 7 are a national short number. */
const MIN_DIGITS = 7
const MAX_DIGITS = 15

export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return ALLOWED_CHARACTERS.test(text) && digits >= MIN_DIGITS && digits <= MAX_DIGITS
}
