import type { QueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { Language } from '#src/contract/catalog.ts'
import { TITLE_MAX } from '#src/contract/limits.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { initProject, saveProject } from '#src/contract/projects.ts'
import type { Voice } from '#src/contract/voices.ts'
import { rememberPress } from '#src/drafts/remember-press.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { speaksLanguage } from '#src/features/voices/speaks-language.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { cutTo } from '#src/rules/cut-to.ts'
import { languageOfText } from '#src/rules/language-of-text.ts'
import { SPOKEN_BLOCK_MAX } from '#src/rules/limits.ts'

function splitText(text: string, most: number): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most)
    const at = space > 0 ? space : most
    parts.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return rest === '' ? parts : [...parts, rest]
}

/** A text for speech, in the language that it is in if that is clear. */
interface SpeechText {
  readonly text: string
  readonly language: LocaleCode | undefined
}

/**
 * Splits texts of pages into blocks for speech, one per paragraph with its lines joined.
 * @param most maximum characters of a block
 */
const speechBlocks = (texts: readonly string[], most: number): SpeechText[] =>
  texts.flatMap((text) =>
    text
      .split(/\n\s*\n/u)
      .map((paragraph) =>
        paragraph
          .replace(/(\p{L})-\n(?=\p{Ll})/gu, '$1')
          .replace(/\s+/gu, ' ')
          .trim(),
      )
      .flatMap((paragraph) => {
        const language = languageOfText(paragraph)
        return splitText(paragraph, most).map((part) => ({ text: part, language }))
      }),
  )

interface ReadTexts {
  /** Where the texts are from: repeated presses on the same source create one project. */
  readonly source: number | string
  /** Title of the new project. */
  readonly title: string
  /** Id of the language of the texts; by default, the one that they are in if that is clear. */
  readonly language?: number
  readonly texts: readonly string[]
}

interface Spoken {
  readonly language: number | undefined
  readonly languages: readonly Pick<Language, 'id' | 'code'>[]
  readonly voices: readonly Voice[]
}

/** Language of a paragraph in another language than the project, and a voice that speaks it. */
function mannerIn({ language, languages, voices }: Spoken, code: LocaleCode | undefined) {
  const own = languages.find((each) => each.code === code)?.id
  if (own === undefined || own === language) return {}
  const speaking = voices.filter((voice) => speaksLanguage(voice, own) && voice.category === 'premade')
  const voice = speaking.toSorted((a, b) => (a.price_multiplier ?? 1) - (b.price_multiplier ?? 1))[0]
  return voice ? { voice_id: voice.id, settings: { language: own } } : {}
}

/** Creates a text-to-speech project from texts, each paragraph in its language. */
export async function readAloud(client: QueryClient, { source, title, texts, ...given }: ReadTexts) {
  const slug = 'text-to-speech'
  const [service, languages, voices] = await Promise.all([
    client.ensureQueryData(catalogQueries.service(slug)).catch(() => undefined),
    client.ensureQueryData(catalogQueries.languages()),
    client.ensureQueryData(voicesQueries.list()),
  ])
  const code = languageOfText(texts.join('\n'))
  const language = given.language ?? languages.find((each) => each.code === code)?.id
  const begun = { title: cutTo(title, TITLE_MAX), language }
  const spoken = speechBlocks(texts, service?.limits.max_chars ?? SPOKEN_BLOCK_MAX)
  const pressed = rememberPress(`aloud ${source}`)
  const client_id = pressed.idFor(JSON.stringify({ begun, spoken }))
  const query = { client_id }
  const { project } = await request(initProject, { params: { slug }, query, body: begun })
  const blocks = spoken.map(({ text, language: own }, index) => ({
    client_id: `${client_id}-${index}`,
    text,
    ...mannerIn({ language, languages, voices }, own),
  }))
  const saved = await request(saveProject, { params: { slug, id: project.id }, body: { blocks } })
  pressed.arrived()
  return saved.project
}
