import type { Chapter, Speaker } from '#src/contract/speech-to-text.ts'
import type { EditorState, OwnContent, OwnDefaults } from '#src/features/editor/editor-context.ts'
import { areSame, type IsSame, mergeLists } from '#src/features/segments/merge-lists.ts'
import { Segment } from '#src/features/segments/segment.ts'

const isSameSpeaker: IsSame<Speaker> = (a, b) => a.id === b.id && a.name === b.name
const isSameChapter: IsSame<Chapter> = (a, b) => a.id === b.id && a.title === b.title && a.start === b.start

/** Data of a transcript besides its segments: speakers, and chapters if the server supports them. */
export class TranscriptDefaults implements OwnDefaults {
  readonly speakers: readonly Speaker[]
  readonly chapters?: readonly Chapter[]

  constructor(speakers: readonly Speaker[], chapters?: readonly Chapter[]) {
    this.speakers = speakers
    if (chapters) this.chapters = [...chapters].sort((a, b) => a.start - b.start)
  }

  isSame(other: OwnDefaults | undefined): boolean {
    return (
      other instanceof TranscriptDefaults &&
      areSame(this.speakers, other.speakers, isSameSpeaker) &&
      areSame(this.chapters, other.chapters, isSameChapter)
    )
  }

  merge(was: OwnDefaults | undefined, theirs: OwnDefaults): OwnDefaults {
    if (!(was instanceof TranscriptDefaults && theirs instanceof TranscriptDefaults)) return this
    const speakers = { mine: this.speakers, was: was.speakers, theirs: theirs.speakers }
    const chapters = { mine: this.chapters ?? [], was: was.chapters ?? [], theirs: theirs.chapters ?? [] }
    return new TranscriptDefaults(
      mergeLists(speakers, isSameSpeaker),
      theirs.chapters && mergeLists(chapters, isSameChapter),
    )
  }

  /** Keeps a removed speaker until the last of their segments is removed, because the server refuses otherwise. */
  beforeRemoval(removed: readonly OwnContent[], was: OwnDefaults | undefined): TranscriptDefaults {
    const heard = new Set(removed.map((own) => own instanceof Segment && own.speakerId))
    const before = was instanceof TranscriptDefaults ? was.speakers : []
    const awaited = before.filter(
      ({ id }) => heard.has(id) && !this.speakers.some((present) => present.id === id),
    )
    return awaited.length === 0 ? this : new TranscriptDefaults([...this.speakers, ...awaited], this.chapters)
  }

  toBody() {
    const { speakers, chapters } = this
    return { speakers: [...speakers], ...(chapters && { chapters: [...chapters] }) }
  }
}

const transcriptOf = ({ own }: EditorState['defaults']) =>
  own instanceof TranscriptDefaults ? own : new TranscriptDefaults([])

export const speakersOf = (defaults: EditorState['defaults']) => transcriptOf(defaults).speakers

/** Undefined if the server does not support chapters. */
export const chaptersOf = (defaults: EditorState['defaults']) => transcriptOf(defaults).chapters
