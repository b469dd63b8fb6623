import type { TFunction } from 'i18next'
import { wordsIn } from '#src/drafts/readable-draft.ts'
import type { Unsaved } from '#src/drafts/unsaved.ts'
import { sortableDay } from '#src/lib/sortable-time.ts'

function partOf({ sort, value }: Unsaved, t: TFunction<'drafts'>) {
  const lines =
    sort === 'damaged'
      ? [String(value)]
      : wordsIn(value).map(({ field, words }) =>
          field === 'text' ? `${words}\n` : `${t(`field.${field}`)}: ${words}`,
        )
  return [t(`kind.${sort}`), '', ...lines].join('\n').trimEnd()
}

/** Unsaved content as one text. The byte order mark makes every editor read it as UTF-8. */
export const unsavedText = (unsaved: readonly Unsaved[], t: TFunction<'drafts'>) =>
  `\uFEFF${unsaved.map((one) => partOf(one, t)).join('\n\n\n')}\n`

export const unsavedFileName = (t: TFunction<'drafts'>) =>
  `${t('fileName')}-${sortableDay(new Date(), 'device')}.txt`
