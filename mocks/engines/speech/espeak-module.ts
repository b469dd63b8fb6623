export interface EspeakEvent {
  type: 'word' | 'sentence' | 'mark' | 'play' | 'end' | 'msg_terminated' | 'phoneme' | 'samplerate'
  /** Counted in code points of the text as sent, markup included, from 1. */
  text_position: number
  word_length: number
  /** Milliseconds from the start. */
  audio_position: number
  id: string | number | undefined
}
export interface EspeakFileSystem {
  mkdirTree(path: string): void
  writeFile(path: string, content: Uint8Array | string): void
}
export interface EspeakWorker {
  get_samplerate(): number
  /** Answers 0 when the voice was found. */
  set_voice(name: string, language: string, gender: number, age: number, variant: number): number
  set_rate(wordsPerMinute: number): void
  /** The callback stops the synthesis by answering true. */
  synthesize(text: string, onAudio: (samples: Int16Array, events: EspeakEvent[]) => boolean): void
}
export interface EspeakModule {
  FS: EspeakFileSystem
  eSpeakNGWorker: new () => EspeakWorker
}
export interface EspeakModuleOptions {
  preRun: Array<() => void>
  getPreloadedPackage: () => ArrayBuffer
  print: (line: string) => void
  printErr: (line: string) => void
  FS?: EspeakFileSystem
}
