import * as z from 'zod/mini'
import { blocksOf, type Edit, type EditorState } from '#src/features/editor/editor-context.ts'
import { replaceMatches, searchFor } from '#src/lib/find-text.ts'
import { lastingRecord } from '#src/session/customer-record.ts'
import { dubOf } from './dub-segment.ts'

/** Maximum number of terms of a project. */
export const TERMS_MAX = 200
/** Maximum number of characters of a field of a term. */
export const TERM_MAX = 200

const ByLanguage = z.record(z.string(), z.string())

const Term = z.object({
  /** The word or words in the original. */
  term: z.string(),
  /** The term itself is the translation, in every language. */
  isKept: z.boolean(),
  /** Fixed translations by language id. */
  fixed: ByLanguage,
  /** Other translations that the fixed one replaces, with commas, by language id. */
  instead: ByLanguage,
})
export type Term = z.infer<typeof Term>

/** Terms of a project in this browser, in the order in which they are shown. */
export const glossaryOf = (projectId: number) => lastingRecord(`glossary ${projectId}`, z.array(Term))

/** A language of the dub, and the codes by which its words and those of the original are searched. */
interface GlossaryLanguages {
  readonly language: string
  readonly source: string | undefined
  readonly target: string | undefined
}

/** A segment whose translation lacks the fixed translations of some terms. */
export interface GlossaryBreak {
  readonly key: string
  readonly terms: readonly Term[]
  readonly translation: string
  /** The translation with all that can be replaced; the same as `translation` if the customer has to write it. */
  readonly proposed: string
}

export const fixedTranslation = ({ term, isKept, fixed }: Term, language: string) =>
  (isKept ? term : (fixed[language] ?? '')).trim()

const MATCH_ENDINGS = { words: 'endings' } as const

interface Rule {
  readonly term: Term
  readonly wanted: string
  readonly isIn: (source: string) => boolean
  readonly isFulfilled: (translation: string) => boolean
  readonly replaced: (translation: string) => string
}

/** Words that the fixed translation replaces: those of the customer, and the term if it was left untranslated. */
const wrongTranslations = ({ term, isKept, instead }: Term, language: string) =>
  [...(instead[language] ?? '').split(/[,;]/u), ...(isKept ? [] : [term])]
    .map((word) => word.trim())
    .filter(Boolean)

function ruleOf(term: Term, { language, source, target }: GlossaryLanguages): Rule[] {
  const wanted = fixedTranslation(term, language)
  if (term.term.trim() === '' || wanted === '') return []
  const find = searchFor(term.term.trim(), source, MATCH_ENDINGS)
  const right = searchFor(wanted, target, { ...MATCH_ENDINGS, matchCase: term.isKept })
  const wrong = wrongTranslations(term, language).map((word) => searchFor(word, target, MATCH_ENDINGS))
  return [
    {
      ...{ term, wanted },
      isIn: (text) => find(text).length > 0,
      isFulfilled: (text) => right(text).length > 0,
      replaced: (text) => wrong.reduce((now, search) => replaceMatches(now, search(now), wanted), text),
    },
  ]
}

/** Segments of the original with a term whose translation is another one. */
export function glossaryBreaks(
  state: EditorState,
  terms: readonly Term[],
  languages: GlossaryLanguages,
): GlossaryBreak[] {
  const rules = terms.flatMap((term) => ruleOf(term, languages))
  return blocksOf(state).flatMap((block): GlossaryBreak[] => {
    const translation = dubOf(block)?.textOf(languages.language) ?? ''
    if (translation.trim() === '') return []
    const broken = rules.filter(({ isIn, isFulfilled }) => isIn(block.text) && !isFulfilled(translation))
    if (broken.length === 0) return []
    const proposed = broken.reduce((text, rule) => rule.replaced(text), translation)
    return [{ key: block.key, terms: broken.map(({ term }) => term), translation, proposed }]
  })
}

export const glossaryEdits = (breaks: readonly GlossaryBreak[], language: string): Edit[] =>
  breaks.map(({ key, proposed }) => ({ kind: 'part', key, part: language, text: proposed }))
