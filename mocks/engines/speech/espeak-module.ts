export interface EspeakEvent {
  type: 'word' | 'sentence' | 'mark' | 'play' | 'end' | 'msg_terminated' | 'phoneme' | 'samplerate'
  /** In code points of the text as sent, including markup, from 1. */
  text_position: number
  word_length: number
  /** Milliseconds from the start. */
  audio_position: number
  id: string | number | undefined
}
export interface EspeakFileSystem {
  mkdirTree(path: string): void
  /** `canOwn` keeps the given bytes instead of copying them. */
  writeFile(path: string, content: Uint8Array | string, options?: { canOwn: boolean }): void
}
export interface EspeakWorker {
  get_samplerate(): number
  /** Returns 0 if the voice was found. */
  set_voice(name: string, language: string, gender: number, age: number, variant: number): number
  set_rate(wordsPerMinute: number): void
  /** The text is zero-terminated UTF-8 in the module's memory. The callback returns true to stop the synthesis. */
  synthesize(text: { ptr: number }, onAudio: (samples: Int16Array, events: EspeakEvent[]) => boolean): void
}
export interface EspeakModule {
  FS: EspeakFileSystem
  /** The module's memory; replaced by a larger array when it grows. */
  HEAPU8: Uint8Array
  _webidl_malloc(bytes: number): number
  eSpeakNGWorker: new () => EspeakWorker
}
export interface EspeakModuleOptions {
  preRun: Array<() => void>
  getPreloadedPackage: () => ArrayBuffer
  print: (line: string) => void
  printErr: (line: string) => void
  FS?: EspeakFileSystem
}
