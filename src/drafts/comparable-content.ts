/** Content of a form as text for comparison; a file is represented by its name, size and time. */
export const comparableContent = (sent: unknown) =>
  JSON.stringify(sent, (_key, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
