/** Headers that every call sends: language and token. */
export const callHeaders = (token: string | undefined, locale: string) => ({
  Accept: 'application/json',
  'Accept-Language': locale,
  ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
})
