import { useId } from 'react'
import { useNavigate } from 'react-router'
import {
  costKinds,
  linkTargets,
  type Reusable,
  type ReusingService,
  textTargets,
} from '#src/features/reuse/reusable.ts'
import { ReuseTarget } from '#src/features/reuse/reuse-target.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { type CarriedContent, carryContent } from '#src/routing/carried-content.ts'
import { paths } from '#src/routing/paths.ts'
import { cutTo } from '#src/rules/cut-to.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { useSpeakShared } from './share-mutations.ts'
import type { Shared } from './shared.ts'

/** Characters of a text that are shown. */
const EXCERPT = 600

interface SharedProps {
  shared: Shared
}

function Excerpt({ shared: { title, text, link } }: SharedProps) {
  const { t } = useTranslation('share')
  const { number } = useFormat()
  const shown = cutTo(text, EXCERPT)
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line p-4">
      {title !== '' && title !== text && (
        <p {...inOwnLanguage(title)} className="wrap-long font-strong">
          {title}
        </p>
      )}
      {text !== '' && (
        <p {...inOwnLanguage(text)} className="wrap-long whitespace-pre-wrap">
          {shown}
          {shown !== text && '…'}
        </p>
      )}
      {shown !== text && (
        <p className="text-13 text-muted">{t('excerpt', { total: number([...text].length, 0) })}</p>
      )}
      {link !== undefined && (
        <p dir="ltr" className="wrap-long text-14 text-muted">
          {link}
        </p>
      )}
    </div>
  )
}

/** Opens the form of a service with the content filled in, in the place of this page, which has nothing more to show. */
function useOpenForm(onDone: () => void) {
  const navigate = useNavigate()
  return (slug: ReusingService, content: CarriedContent) => {
    onDone()
    void navigate(paths.createProject(slug), { replace: true, state: carryContent(content) })
  }
}

interface Choice {
  readonly slug: ReusingService
  readonly what: string
  readonly content: Reusable | undefined
  readonly onUse: () => void
  readonly isPending?: boolean
}

/** The text in a service; only text to speech has no form. */
function useTextChoices({ shared, onDone }: SharedContentProps): readonly Choice[] {
  const { t } = useTranslation(['share', 'reuse'])
  const openForm = useOpenForm(onDone)
  const { mutate, isPending } = useSpeakShared(shared, onDone)
  const { title, text } = shared
  function carryText(slug: ReusingService) {
    const name = `${(title || t('untitled')).replace(/[/\\]/gu, '-')}.txt`
    openForm(slug, { files: [new File([text], name, { type: 'text/plain' })], title })
  }
  if (text === '') return []
  return textTargets.map((slug) => ({
    ...{ slug, what: t(`reuse:what.${slug}`), content: { texts: [text] } },
    ...(slug === 'text-to-speech' ? { isPending, onUse: () => mutate() } : { onUse: () => carryText(slug) }),
  }))
}

/** The page at the link in a service that has not got the text. */
function useLinkChoices({ shared, onDone }: SharedContentProps, taken: readonly Choice[]): readonly Choice[] {
  const { t } = useTranslation('share')
  const openForm = useOpenForm(onDone)
  const { title, link } = shared
  if (link === undefined) return []
  return linkTargets
    .filter((slug) => !taken.some((choice) => choice.slug === slug))
    .map((slug) => ({
      ...{ slug, what: t(`link.${slug}`) },
      // The texts of a site, which are spoken, are not known yet.
      content: costKinds[slug] === 'speech' ? undefined : {},
      onUse: () => openForm(slug, { files: [], link, title }),
    }))
}

interface SharedContentProps extends SharedProps {
  /** Called once a project or a form has the content. */
  onDone: () => void
}

/** Shared content, and the services that can start from it, each with its cost. Only a press starts one. */
export function SharedContent(props: SharedContentProps) {
  const { t } = useTranslation('share')
  const ofText = useTextChoices(props)
  const choices = [...ofText, ...useLinkChoices(props, ofText)]
  const isPending = choices.some((choice) => choice.isPending)
  const id = useId()
  return (
    <div className="flex max-w-reading flex-col gap-6">
      <Excerpt shared={props.shared} />
      <section aria-labelledby={id}>
        <h2 id={id} className="text-16 font-strong">
          {t('choose')}
        </h2>
        <ul>
          {choices.map((choice) => (
            <ReuseTarget key={choice.slug} isPending={false} {...choice} isDisabled={isPending} />
          ))}
        </ul>
      </section>
    </div>
  )
}
