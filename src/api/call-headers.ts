/** What every call says of its sender. */
export const callHeaders = (token: string | undefined, locale: string) => ({
  Accept: 'application/json',
  'Accept-Language': locale,
  ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
})
