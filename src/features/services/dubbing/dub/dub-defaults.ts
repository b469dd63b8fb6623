import type { Background } from '#src/contract/form-choices.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'
import type { EditorState, OwnContent, OwnDefaults } from '#src/features/editor/editor-context.ts'
import { areSame, type IsSame, mergeLists } from '#src/features/segments/merge-lists.ts'
import { Segment } from '#src/features/segments/segment.ts'

export const isSameVoices = (a: Speaker['voices'] = {}, b: Speaker['voices'] = {}) =>
  [...Object.keys(a), ...Object.keys(b)].every((language) => a[language] === b[language])

const isSameSpeaker: IsSame<Speaker> = (a, b) =>
  a.id === b.id && a.name === b.name && isSameVoices(a.voices, b.voices)

const isSameBackground = (a: Background, b: Background) =>
  a.is_kept === b.is_kept && a.level_db === b.level_db

export class DubDefaults implements OwnDefaults {
  readonly speakers: readonly Speaker[]
  readonly background: Background

  constructor(speakers: readonly Speaker[], background: Background) {
    this.speakers = speakers
    this.background = background
  }

  isSame(other: OwnDefaults | undefined): boolean {
    return (
      other instanceof DubDefaults &&
      areSame(this.speakers, other.speakers, isSameSpeaker) &&
      isSameBackground(this.background, other.background)
    )
  }

  merge(was: OwnDefaults | undefined, theirs: OwnDefaults): OwnDefaults {
    if (!(was instanceof DubDefaults && theirs instanceof DubDefaults)) return this
    const speakers = { mine: this.speakers, was: was.speakers, theirs: theirs.speakers }
    const isChanged = !isSameBackground(this.background, was.background)
    return new DubDefaults(
      mergeLists(speakers, isSameSpeaker),
      isChanged ? this.background : theirs.background,
    )
  }

  /** Keeps a removed speaker until the last of their segments is removed or given to somebody else. */
  beforeRemoval(leaving: readonly OwnContent[], was: OwnDefaults | undefined): DubDefaults {
    const speaking = new Set(leaving.map((own) => own instanceof Segment && own.speakerId))
    const before = was instanceof DubDefaults ? was.speakers : []
    const awaited = before.filter(
      ({ id }) => speaking.has(id) && !this.speakers.some((present) => present.id === id),
    )
    return new DubDefaults([...this.speakers, ...awaited], this.background)
  }

  toBody() {
    return { speakers: [...this.speakers], background: this.background }
  }
}

const NOTHING = new DubDefaults([], { is_kept: true, level_db: 0 })

export const dubDefaultsOf = ({ own }: EditorState['defaults']): DubDefaults =>
  own instanceof DubDefaults ? own : NOTHING
