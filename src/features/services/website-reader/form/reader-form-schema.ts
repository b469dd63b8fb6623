import * as z from 'zod/mini'
import { TITLE_MAX } from '#src/contract/limits.ts'
import type { Project } from '#src/contract/project.ts'
import { MAX_SELECTOR, PlayerLook, ReaderSettings } from '#src/contract/website-reader.ts'
import { readOwnSite } from '#src/rules/own-site.ts'
import { readSiteHost } from '#src/rules/site-host.ts'
import { isSelector } from './is-selector.ts'
import { readColour, themeColours } from './player/colour.ts'

export const readerMessages = [
  'site_missing',
  'site_scheme',
  'site_user',
  'site_private',
  'site_invalid',
  'site_shared',
  'selector_missing',
  'selector_long',
  'selector_invalid',
  'voice_missing',
  'title_long',
  'colour_invalid',
] as const
export type ReaderMessage = (typeof readerMessages)[number]

export function selectorProblem(typed: string): ReaderMessage | undefined {
  const selector = typed.trim()
  if (selector === '') return 'selector_missing'
  if (selector.length > MAX_SELECTOR) return 'selector_long'
  return isSelector(selector) ? undefined : 'selector_invalid'
}

async function siteProblem(typed: string): Promise<ReaderMessage | undefined> {
  // If the list of public suffixes cannot be loaded, only the server can check for them.
  const read = await readOwnSite(typed).catch(() => readSiteHost(typed))
  return 'problem' in read ? `site_${read.problem}` : undefined
}

type Problem = ReaderMessage | undefined

const checkWith = (problemOf: (typed: string) => Problem | Promise<Problem>) =>
  z.check<string>(async ({ value, issues }) => {
    const message = await problemOf(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  })

const Colour = z.string().check(checkWith((typed) => (readColour(typed) ? undefined : 'colour_invalid')))

const settingsWith = (colour: z.ZodMiniString<string>) =>
  z.object({
    ...ReaderSettings.shape,
    look: z.object({ ...PlayerLook.shape, accent: colour, background: colour, text: colour }),
  })

/** Form of a reader; its names are those of the call, so that field errors find their field. */
export const ReaderForm = z.object({
  title: z.string().check(z.trim(), z.maxLength(TITLE_MAX, { error: 'title_long' satisfies ReaderMessage })),
  domain: z.string().check(checkWith(siteProblem)),
  selector: z.string().check(checkWith(selectorProblem)),
  language: z.int(),
  voice_id: z
    .nullable(z.int())
    .check(z.refine((id) => id !== null, { error: 'voice_missing' satisfies ReaderMessage })),
  reader: settingsWith(Colour),
})
export type ReaderForm = z.infer<typeof ReaderForm>

/** User input for the settings. */
export const SettingsValues = settingsWith(z.string())

/** The fields one by one, because some may be changed here and others elsewhere. */
export const ReaderValues = z.object({
  ...SettingsValues.shape,
  title: z.string(),
  domain: z.string(),
  selector: z.string(),
  language: z.int(),
  voice_id: z.nullable(z.int()),
})
export type ReaderValues = z.infer<typeof ReaderValues>

export const fieldsOfForm = ({ reader, ...rest }: ReaderForm): ReaderValues => ({ ...rest, ...reader })

export const formOfFields = ({
  title,
  domain,
  selector,
  language,
  voice_id,
  ...reader
}: ReaderValues): ReaderForm => ({ title, domain, selector, language, voice_id, reader })

const firstSettings: ReaderSettings = {
  include_subdomains: false,
  skip_selectors: [],
  speed: 1,
  look: { layout: 'bar', position: 'above', theme: 'light', radius: 8, ...themeColours.light },
}

export const emptyReader = (language: number, voiceId: number | null): ReaderForm => ({
  title: '',
  domain: '',
  selector: 'article',
  language,
  voice_id: voiceId,
  reader: firstSettings,
})

export const formOfProject = ({ title, domain, selector, language, body }: Project): ReaderForm => ({
  title,
  domain: domain ?? '',
  selector: selector ?? '',
  language,
  voice_id: body.voice_id ?? null,
  reader: body.reader ?? firstSettings,
})

export const bodyOfForm = ({ title, ...values }: ReaderForm) => ({
  ...values,
  ...(title !== '' && { title }),
  selector: values.selector.trim(),
})
