import type { FilmCodecs } from '#src/rules/film-container.ts'
import type { SoundMeasures } from '#src/rules/sound-meter.ts'
import type { AacTrack } from '../audio/aac-track.ts'
import type { OggSound } from '../audio/encode-ogg.ts'
import type { MixPlan } from '../audio/mix-dub.ts'
import type { PcmFile } from '../audio/pcm-audio.ts'
import type { VoiceProfile } from '../audio/voice-profile.ts'
import { UnreadableFile } from '../files/unreadable-file.ts'

export type MediaFault = 'empty' | 'cut-off' | 'no-sound' | 'foreign' | 'too-long' | 'unreadable'

export class UnreadableMedia extends UnreadableFile<MediaFault> {
  override readonly name = 'UnreadableMedia'
  /** Name of an unsupported kind. */
  readonly what: string

  constructor(
    fault: MediaFault,
    { what = '', ...options }: ErrorOptions & { what?: string | undefined } = {},
  ) {
    super(fault, options)
    this.what = what
  }
}

export interface MeasuredMedia extends SoundMeasures {
  /** Identifies the same file under any name. */
  fingerprint: string
  /** Profile of the speaker's voice, if requested. */
  voice?: VoiceProfile
  /** The same sound as a file that browsers play with the right times, if they would not play the file itself. */
  playable?: Blob
  /** Size in pixels and codecs of the film, if there is a picture. */
  picture?: { width: number; height: number; codecs: FilmCodecs }
}

/** A sound track for a film; the language by ISO 639-2, as in films. AAC makes it an MP4, Vorbis a WebM. */
export interface FilmSound {
  sound: AacTrack | OggSound
  language: string
}

export interface FilmOptions {
  /** The film whose picture is copied, packet by packet. */
  film: Blob
  dub: FilmSound
  /** Language of the film's own sound, if it is kept as a second track. */
  original?: string
}

export interface MixOptions extends MixPlan {
  file: Blob
  /** WAV files with their start and end, in seconds. */
  clips: { start: number; end: number; sound: Blob }[]
  /** Length of the result in seconds; that of the file by default. */
  length?: number | undefined
}

export interface MeasureOptions {
  /** A longer sound is refused without decoding. */
  mostSeconds?: number
  withVoice?: boolean
}

export interface MediaEngine {
  /** Opens an audio or video file and measures its sound, all channels mixed to one. @throws UnreadableMedia */
  measure(file: Blob, options?: MeasureOptions): Promise<MeasuredMedia>
  /** Mixes clips over the sound of a measured file, all channels mixed to one. @throws UnreadableMedia */
  mix(options: MixOptions): Promise<PcmFile>
  /** Length of a film's picture in seconds. @throws UnreadableMedia */
  pictureLength(film: Blob): Promise<number>
  /** An MP4 or WebM file with the unchanged picture of a film and another sound. @throws UnreadableMedia */
  makeFilm(options: FilmOptions): Promise<Blob>
}
