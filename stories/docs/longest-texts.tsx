import { locales } from '#src/config/locales.ts'

const files = import.meta.glob<object>('../../locales/*/*.json', { eager: true, import: 'default' })

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)

const textsOf = (locale: string) =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/locales/${locale}/`))
    .flatMap(([, texts]) => textsIn(texts))

const longest = (texts: string[]) =>
  texts.reduce((found, text) => (text.length > found.length ? text : found), '')

function LongestOfLanguage({ locale }: { locale: string }) {
  const texts = textsOf(locale)
  const word = longest(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []))
  const text = longest(texts)
  return (
    <section lang={locale} className="catalogue-fill catalogue-part">
      <h2 className="catalogue-label">
        {`${locale}: the longest word has ${word.length} letters, the longest text ${text.length} characters`}
      </h2>
      <p className="wrap-long text-20 font-strong">{word}</p>
      <p className="wrap-long text-14 font-strong">{word}</p>
      <p className="wrap-long text-14">{text}</p>
    </section>
  )
}

/** The longest word and the longest text of each language in `locales`. */
export const LongestTexts = () => locales.map(({ code }) => <LongestOfLanguage key={code} locale={code} />)
