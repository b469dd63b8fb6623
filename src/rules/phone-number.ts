const SIGNS = /^\+?[\d\s().-]+$/
/** As E.164 has it at most; fewer are a short number of one country. */
const MIN_DIGITS = 7
const MAX_DIGITS = 15

export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return SIGNS.test(text) && digits >= MIN_DIGITS && digits <= MAX_DIGITS
}
