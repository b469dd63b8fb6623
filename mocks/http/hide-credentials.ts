/** Stands where a credential stood. */
export const HIDDEN = '…'

/** Headers by which whoever asks is known. */
const HEADER = /^(?:authorization|cookie|set-cookie|proxy-authorization)$/

/** Fields that let in whoever knows them, in bodies and answers; a text that was cut off has no end. */
const FIELD =
  /"((?:\w+_)?password(?:_\w+)?|(?:access|refresh|captcha)_token|token)"(\s*:\s*)"(?:[^"\\]|\\.)*(?:"|\\?$)/g
const PART = /^((?:\w+_)?password(?:_\w+)?|(?:access|refresh|captcha)_token|token)=(?!@).*(?:\n {2}.*)*$/gm

/** Of calls that prove who somebody is by a code or id from a mail, that field too. */
const OF_CALL: Readonly<Record<string, RegExp>> = {
  verifyEmail: /"(code)"(\s*:\s*)(?:"(?:[^"\\]|\\.)*(?:"|\\?$)|\d+)/g,
  resetPassword: /"(id)"(\s*:\s*)(?:"(?:[^"\\]|\\.)*(?:"|\\?$)|\d+)/g,
}

type Headers = Readonly<Record<string, string>>

/** Headers without what lets in whoever reads them; the scheme of a token stays. */
export const hideInHeaders = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      HEADER.test(name.toLowerCase()) ? `${/^(?:Bearer|Basic) /i.exec(value)?.[0] ?? ''}${HIDDEN}` : value,
    ]),
  )

/** A body or an answer without passwords, tokens and codes of mails. */
export function hideInText(text: string, endpoint?: string): string {
  const own = endpoint === undefined ? undefined : OF_CALL[endpoint]
  const hidden = text.replace(FIELD, `"$1"$2"${HIDDEN}"`).replace(PART, `$1=${HIDDEN}`)
  return own ? hidden.replace(own, `"$1"$2"${HIDDEN}"`) : hidden
}
