import type { LocaleCode } from '#src/contract/primitives.ts'

interface FillerList {
  /** Sounds of hesitation, which never have a meaning. */
  readonly sounds: RegExp
  /** Words and phrases that often fill a pause but are sometimes meaningful. */
  readonly phrases: readonly string[]
}

/** At least three letters, because `mm` means millimetres. */
const HUM_PATTERN = 'h*[mм]{3,}|h+m+|m+h+m+|хм+|гм+'

const hesitationPattern = (own: string) => new RegExp(`^(?:${HUM_PATTERN}|${own})$`, 'u')

/** By language code, in lower case and without hyphens. */
export const fillerLists: Readonly<Record<string, FillerList>> = {
  az: {
    sounds: hesitationPattern('ı{2,}h?|ə{2,}h?|e{2,}h?|a{3,}|ə+m+|ı+m+'),
    phrases: ['yəni', 'deməli', 'zad', 'filan', 'nə bilim', 'necə deyim'],
  },
  tr: {
    sounds: hesitationPattern('ı{2,}h?|e{2,}h?|ö{2,}|a{3,}|ı+m+|e+m+'),
    phrases: ['yani', 'şey', 'işte', 'hani', 'falan', 'nasıl desem', 'nasıl diyeyim'],
  },
  en: {
    sounds: hesitationPattern('u+[mh]+|e+r+m+|er|e{2,}|a+h+m+'),
    phrases: ['you know', 'i mean', 'sort of', 'kind of', 'like', 'basically', 'actually'],
  },
  ru: {
    sounds: hesitationPattern('э+м*|а{3,}|ы{2,}'),
    phrases: ['ну', 'вот', 'как бы', 'типа', 'короче', 'значит', 'это самое', 'так сказать'],
  },
  de: { sounds: hesitationPattern('ä+h*m*|ö+h*m*|e+hm+'), phrases: ['halt', 'sozusagen', 'quasi'] },
  fr: { sounds: hesitationPattern('e+u+h+|h+e+u+'), phrases: ['en fait', 'ben', 'du coup', 'tu vois'] },
} satisfies Record<LocaleCode, FillerList> & Record<string, FillerList>
