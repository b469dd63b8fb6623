/** Replaces a credential. */
export const HIDDEN = '…'

/** Headers that identify the caller. */
const HEADER = /^(?:authorization|cookie|set-cookie|proxy-authorization)$/

/** Fields with credentials, in requests and responses; a truncated text may lack the closing quote. */
const FIELD =
  /"((?:\w+_)?password(?:_\w+)?|(?:access|refresh|captcha)_token|token)"(\s*:\s*)"(?:[^"\\]|\\.)*(?:"|\\?$)/g
const PART = /^((?:\w+_)?password(?:_\w+)?|(?:access|refresh|captcha)_token|token)=(?!@).*(?:\n {2}.*)*$/gm

/** Additional secret field of calls that verify a code or id from a mail. */
const SECRET_FIELD_OF_CALL: Readonly<Record<string, RegExp>> = {
  verifyEmail: /"(code)"(\s*:\s*)(?:"(?:[^"\\]|\\.)*(?:"|\\?$)|\d+)/g,
  resetPassword: /"(id)"(\s*:\s*)(?:"(?:[^"\\]|\\.)*(?:"|\\?$)|\d+)/g,
}

type Headers = Readonly<Record<string, string>>

/** Headers without credentials; the scheme of a token stays. */
export const hideInHeaders = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      HEADER.test(name.toLowerCase()) ? `${/^(?:Bearer|Basic) /i.exec(value)?.[0] ?? ''}${HIDDEN}` : value,
    ]),
  )

/** A request or response body without passwords, tokens and codes from mails. */
export function hideInText(text: string, endpoint?: string): string {
  const own = endpoint === undefined ? undefined : SECRET_FIELD_OF_CALL[endpoint]
  const mayHaveAny = text.includes('password') || text.includes('token')
  const hidden = mayHaveAny ? text.replace(FIELD, `"$1"$2"${HIDDEN}"`).replace(PART, `$1=${HIDDEN}`) : text
  return own ? hidden.replace(own, `"$1"$2"${HIDDEN}"`) : hidden
}
