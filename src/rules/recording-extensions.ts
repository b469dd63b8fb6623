/** Common extensions of accepted recordings. A file's content decides, not its name. */
export const recordingExtensions = [
  ...['mp3', 'wav', 'm4a', 'ogg', 'opus', 'aac', 'amr', 'flac'],
  ...['mp4', 'mov', 'webm', '3gp', 'mkv'],
] as const
