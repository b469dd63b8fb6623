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
  /** Name of a kind that is foreign. */
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
  /** By it a file is recognised that comes back under any name. */
  fingerprint: string
  /** What is known of the voice that speaks in it, where that was asked for. */
  voice?: VoiceProfile
  /** The same sound as a file that browsers play, and at the right times, where they would not play the file itself. */
  playable?: Blob
  /** Size of the picture in pixels and the codecs of the film, where there is a picture. */
  picture?: { width: number; height: number; codecs: FilmCodecs }
}

/** A sound track for a film; the language by ISO 639-2, as films name it. AAC makes it an MP4, Vorbis a WebM. */
export interface FilmSound {
  sound: AacTrack | OggSound
  language: string
}

export interface FilmOptions {
  /** The film whose picture is taken over, packet by packet. */
  film: Blob
  dub: FilmSound
  /** Language of the film's own sound, where that stays as a second track. */
  original?: string
}

export interface MixOptions extends MixPlan {
  file: Blob
  /** WAV files, and where each begins and ends, in seconds. */
  clips: { start: number; end: number; sound: Blob }[]
  /** Seconds that the result lasts; as long as the file where it is left out. */
  length?: number | undefined
}

export interface MeasureOptions {
  /** A longer sound is refused, and not decoded. */
  mostSeconds?: number
  withVoice?: boolean
}

export interface MediaEngine {
  /** Opens an audio or video file and measures its sound, all channels mixed to one. @throws UnreadableMedia */
  measure(file: Blob, options?: MeasureOptions): Promise<MeasuredMedia>
  /** The sound of a file that was measured before, all channels mixed to one, with clips laid over it. @throws UnreadableMedia */
  mix(options: MixOptions): Promise<PcmFile>
  /** Seconds that the picture of a film lasts. @throws UnreadableMedia */
  pictureLength(film: Blob): Promise<number>
  /** An MP4 or WebM file with the picture of a film as it is and another sound. @throws UnreadableMedia */
  makeFilm(options: FilmOptions): Promise<Blob>
}
