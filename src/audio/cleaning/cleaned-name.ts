/** Name of the cleaned file: the chosen one's, with the ending of its new type. A film keeps its type. */
export const cleanedName = (name: string, { type }: Blob) =>
  type.startsWith('video/') ? name : name.replace(/(\.[^.]*)?$/, type === 'audio/ogg' ? '.ogg' : '.wav')
