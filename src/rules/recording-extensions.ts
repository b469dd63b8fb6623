/** Endings under which people know what is taken. The content of a file counts, not its name. */
export const recordingExtensions = [
  ...['mp3', 'wav', 'm4a', 'ogg', 'opus', 'aac', 'amr', 'flac'],
  ...['mp4', 'mov', 'webm', '3gp', 'mkv'],
] as const
