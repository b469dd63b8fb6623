export type Texts = Record<string, unknown>

type AloneTexts = Readonly<Record<string, () => Promise<Texts>>>

type TextFiles = Readonly<Record<string, Texts>>

/** Files of each language: the texts of the first pages, and imports for those of later pages. */
const languages = import.meta.glob<{
  readonly first: TextFiles
  readonly together: Readonly<Record<string, () => Promise<TextFiles>>>
  readonly alone: AloneTexts
  readonly lazy: () => Promise<AloneTexts>
}>('./first-*.ts', { base: './texts' })

/** Namespaces that share a file: texts of the account, and of all work in projects. */
const groups: Readonly<Record<string, string>> = {
  drafts: 'account',
  profile: 'account',
  editor: 'work',
  player: 'work',
  runs: 'work',
  segments: 'work',
}

/** Loads the texts of a namespace in one language. */
export async function readTexts(locale: string, namespace: string): Promise<Texts> {
  const language = await languages[`./first-${locale}.ts`]?.()
  const file = `./${namespace}.json`
  const group = await language?.together[`./${groups[namespace]}-${locale}.ts`]?.()
  const texts =
    language?.first[file] ??
    group?.[file] ??
    (await language?.alone[file]?.()) ??
    (await (await language?.lazy())?.[file]?.())
  if (!texts) throw new Error(`Missing text "${namespace}" in ${locale}`)
  return texts
}
