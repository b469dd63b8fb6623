export const AUDIO = ['mp3', 'wav', 'm4a', 'ogg', 'flac']
export const VIDEO = ['mp4', 'mov', 'webm']
