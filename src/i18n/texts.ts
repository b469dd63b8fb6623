export type Texts = Record<string, unknown>

/** A file per language: the texts of the first pages, and where those of later pages are. */
const languages = import.meta.glob<{
  readonly first: Readonly<Record<string, Texts>>
  readonly later: Readonly<Record<string, () => Promise<Texts>>>
}>('./*.ts', { base: './texts' })

/** Reads the texts of a namespace; no other language is fetched. */
export async function readTexts(locale: string, namespace: string): Promise<Texts> {
  const language = await languages[`./${locale}.ts`]?.()
  const file = `./${namespace}.json`
  const texts = language?.first[file] ?? (await language?.later[file]?.())
  if (!texts) throw new Error(`Missing text "${namespace}" in ${locale}`)
  return texts
}
