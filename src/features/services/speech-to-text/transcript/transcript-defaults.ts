import type { Chapter, Speaker } from '#src/contract/speech-to-text.ts'
import type { EditorState, OwnContent, OwnDefaults } from '#src/features/editor/editor-context.ts'
import { Segment } from './segment.ts'

interface Named {
  readonly id: string
}

type IsSame<Item> = (a: Item, b: Item) => boolean

function areSame<Item>(a: readonly Item[] | undefined, b: readonly Item[] | undefined, isSame: IsSame<Item>) {
  if (a === b) return true
  return (
    a?.length === b?.length &&
    (a ?? []).every((one, index) => {
      const other = b?.[index]
      return other !== undefined && isSame(one, other)
    })
  )
}

const isSameSpeaker: IsSame<Speaker> = (a, b) => a.id === b.id && a.name === b.name
const isSameChapter: IsSame<Chapter> = (a, b) => a.id === b.id && a.title === b.title && a.start === b.start

interface Sides<Item> {
  readonly mine: readonly Item[]
  readonly was: readonly Item[]
  readonly theirs: readonly Item[]
}

/** What both sides did to a list, one by one: what was changed, added or removed here stays so. */
function mergeLists<Item extends Named>({ mine, was, theirs }: Sides<Item>, isSame: IsSame<Item>): Item[] {
  const find = (list: readonly Item[], id: string) => list.find((one) => one.id === id)
  const isChanged = (one: Item) => {
    const before = find(was, one.id)
    return before === undefined || !isSame(one, before)
  }
  const kept = theirs.flatMap((their) => {
    const own = find(mine, their.id)
    if (own) return isChanged(own) ? own : their
    return find(was, their.id) ? [] : their
  })
  const added = mine.filter((own) => isChanged(own) && !find(theirs, own.id))
  return [...kept, ...added]
}

/** What a transcript has beside its segments: who speaks, and its chapters where the server keeps them. */
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

  /** Whoever is gone here stays as long as a segment is theirs: the server does not let go of a speaker who is heard. */
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

/** Undefined where the server keeps no chapters. */
export const chaptersOf = (defaults: EditorState['defaults']) => transcriptOf(defaults).chapters
