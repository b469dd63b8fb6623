/** What a form sends, as text; a file is told by its name, size and time. */
export const contentOf = (sent: unknown) =>
  JSON.stringify(sent, (_key, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
