type Tree = { readonly [key: string]: string | Tree }

const PLURAL = /_(zero|one|two|few|many|other)$/

/** Texts of a locale file by key, with dots between the levels. */
export function flatTexts(tree: Tree, prefix = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value] as const]
        : [...flatTexts(value, `${prefix}${key}.`)],
    ),
  )
}

const variablesOf = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join()

/** Plural categories whose text may spell out the number: only these may leave a variable out. */
const SINGULAR = new Set(['zero', 'one', 'two'])

/**
 * Plural forms of a text in a language. Where one locale has words of its own for the number 0, all need them: i18next
 * takes `_zero` in every language.
 */
function formsOf(locale: string, stem: string, all: ReadonlySet<string>): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  return all.has(`${stem}_zero`) ? [...pluralCategories, 'zero'] : pluralCategories
}

/**
 * Gaps of one namespace: a key that another locale has, a plural form of the language, a form that the language
 * lacks, an empty text, other variables than in the other locales, a counted word without plural forms.
 */
export function localeGaps(texts: Readonly<Record<string, ReadonlyMap<string, string>>>): readonly string[] {
  const gaps: string[] = []
  const all = new Set(Object.values(texts).flatMap((map) => [...map.keys()]))
  const plurals = new Set([...all].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')))
  const stems = new Set([...all].map((key) => key.replace(PLURAL, '')))
  for (const [locale, map] of Object.entries(texts)) {
    for (const stem of stems) {
      const wanted = plurals.has(stem) ? formsOf(locale, stem, all).map((form) => `${stem}_${form}`) : [stem]
      gaps.push(...wanted.filter((key) => !map.get(key)?.trim()).map((key) => `${locale} lacks ${key}`))
    }
    for (const key of map.keys()) {
      const form = PLURAL.exec(key)?.[1]
      const forms = formsOf(locale, key.replace(PLURAL, ''), all)
      if (form && !forms.includes(form)) gaps.push(`${locale} has no plural "${form}": ${key}`)
    }
  }
  return [...gaps, ...variableGaps(texts, all), ...countGaps(texts)]
}

/** A counted noun, which needs plural forms in en and ru, but not in az and tr. */
const COUNTED = /\{\{count\}\} \p{L}/u

function countGaps(texts: Readonly<Record<string, ReadonlyMap<string, string>>>): readonly string[] {
  return [texts.en, texts.ru].flatMap((map) =>
    [...(map ?? [])].flatMap(([key, text]) =>
      COUNTED.test(text) && !PLURAL.test(key) ? [`a counted word without plural forms: ${key}`] : [],
    ),
  )
}

function variableGaps(
  texts: Readonly<Record<string, ReadonlyMap<string, string>>>,
  keys: ReadonlySet<string>,
): readonly string[] {
  return [...keys].flatMap((key) => {
    if (SINGULAR.has(PLURAL.exec(key)?.[1] ?? '')) return []
    const found = Object.values(texts).flatMap((map) => map.get(key) ?? [])
    return new Set(found.map(variablesOf)).size > 1 ? [`other variables in one locale: ${key}`] : []
  })
}
