import type { Translation } from '#src/contract/block.ts'
import type { OwnContent } from '#src/features/editor/editor-context.ts'
import { Segment, type SegmentFields } from '#src/features/segments/segment.ts'

export type Translations = Readonly<Record<string, Translation>>

export interface DubFields extends SegmentFields {
  /** By language id. */
  readonly translations: Translations
}

const isSameTranslation = (a: Translation, b: Translation | undefined) =>
  a.text === b?.text && a.speed === b.speed && a.may_run_over === b.may_run_over

function areSameTranslations(a: Translations, b: Translations) {
  const languages = Object.keys(a)
  return (
    languages.length === Object.keys(b).length &&
    languages.every((language) => {
      const own = a[language]
      return own !== undefined && isSameTranslation(own, b[language])
    })
  )
}

/** Keeps local edits; for spoken results the server's values apply. */
function mergeTranslations(mine: Translations, was: Translations, theirs: Translations): Translations {
  const merged: Record<string, Translation> = { ...theirs }
  for (const [language, own] of Object.entries(mine)) {
    const before = was[language]
    const their = theirs[language]
    if (!before || isSameTranslation(own, before)) continue
    const { text, speed, may_run_over } = own
    merged[language] = { ...(their ?? own), text, speed, may_run_over }
  }
  return merged
}

export class DubSegment extends Segment implements DubFields {
  readonly translations: Translations

  constructor(fields: DubFields) {
    super(fields)
    this.translations = fields.translations
  }

  override with(change: Partial<DubFields>): DubSegment {
    return new DubSegment({ ...this, ...change })
  }

  withTranslation(language: number, change: Partial<Translation>): DubSegment {
    const before = this.translations[language]
    if (!before) return this
    return this.with({ translations: { ...this.translations, [language]: { ...before, ...change } } })
  }

  textOf(language: string): string | undefined {
    return this.translations[language]?.text
  }

  hasSound(): boolean {
    return Object.values(this.translations).some(({ generated }) => generated.status !== 'none')
  }

  withTextOf(language: string, text: string): DubSegment {
    return this.withTranslation(Number(language), { text, is_simulated: false, source_text: undefined })
  }

  override isSame(other: OwnContent | undefined): boolean {
    return (
      super.isSame(other) &&
      other instanceof DubSegment &&
      areSameTranslations(this.translations, other.translations)
    )
  }

  override merge(sides: Parameters<OwnContent['merge']>[0]): DubSegment {
    const { was, theirs } = sides
    const merged = super.merge(sides)
    const place = merged instanceof DubSegment ? merged : this
    if (!(was instanceof DubSegment && theirs instanceof DubSegment)) return place
    return place.with({
      translations: mergeTranslations(this.translations, was.translations, theirs.translations),
    })
  }

  override toBody() {
    const translations = Object.entries(this.translations).map(
      ([language, { text, speed, may_run_over }]) => [language, { text, speed, may_run_over }] as const,
    )
    return { ...super.toBody(), translations: Object.fromEntries(translations) }
  }
}

export const dubOf = (block: { readonly own?: OwnContent | undefined } | undefined) =>
  block?.own instanceof DubSegment ? block.own : undefined
