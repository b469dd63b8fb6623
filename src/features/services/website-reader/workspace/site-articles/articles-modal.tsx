import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { refusalsOf } from '#src/api/api-error.ts'
import type { Project } from '#src/contract/project.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { priceOfShares } from '#src/features/speech/price-shares.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { PAGES_MAX, typedAddresses } from '#src/lib/site-list.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { WindowList } from '#src/ui/window-list.tsx'
import { withArticles } from '../preview/added-articles.ts'
import { readAddresses, saveAddresses } from '../preview/article-addresses.ts'
import { useSaveArticles } from '../preview/article-mutations.ts'
import { articlesOf } from '../preview/articles.ts'
import { PageRow } from './page-row.tsx'
import { charactersOf, isDifferent } from './site-page.ts'
import { useSitePages } from './use-site-pages.ts'

/**
 * Price in qəpik of characters in the project's voice; undefined until known.
 * @returns a function; with `isRun`, the least charge of a run is part of the price
 */
function useCharactersPrice({ slug, body }: Project) {
  const { data: service } = useQuery(catalogQueries.service(slug))
  const { data: voices } = useQuery(voicesQueries.list())
  if (!service || !voices) return undefined
  const multiplier = voices.find(({ id }) => id === body.voice_id)?.price_multiplier ?? 1
  return (characters: number, isRun: boolean) =>
    priceOfShares([{ multiplier, characters }], isRun ? service : { ...service, min_charge: '0.00' })
}

interface ArticlesModalProps {
  project: Project
  /** Checks the articles that the reader has instead of looking for others. */
  isCheck: boolean
  onClose: () => void
}

/** Height of a page with its address and figures, in pixels. */
const ROW_PX = 84

const AddressesDraft = z.object({ text: z.string() })

type FoundPagesState = ReturnType<typeof useSitePages>

function Addresses({ project, pages }: { project: Project; pages: FoundPagesState }) {
  const { t } = useTranslation('website-reader-articles')
  const [text, setText] = useState('')
  useDraft({
    kind: { name: `reader articles ${project.id}`, version: 1, schema: AddressesDraft },
    fields: { text },
    isTouched: text.trim() !== '',
    onRestore: (left) => setText(left.text),
  })
  const sitemap = `https://${project.domain ?? ''}/sitemap.xml`
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t('addresses')}
        hint={t('addressesHint', { host: project.domain ?? '' })}
        value={text}
        rows={3}
        maxRows={8}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        disabled={pages.isRunning}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={pages.isRunning || text.trim() === ''}
          onClick={() => {
            pages.find(typedAddresses(text))
            setText('')
          }}
        >
          {t('find')}
        </Button>
        <Button variant="quiet" disabled={pages.isRunning} onClick={() => pages.find([sitemap])}>
          {t('sitemap')}
        </Button>
      </div>
    </div>
  )
}

function Progress({ pages }: { pages: FoundPagesState }) {
  const { t } = useTranslation('website-reader-articles')
  const { number } = useFormat()
  const { rows, waiting, failed, isRunning, leftOut } = pages
  const done = rows.filter(({ found }) => found.kind !== 'waiting' && found.kind !== 'fetching').length
  return (
    <>
      {isRunning && (
        <ProgressBar
          label={t('fetching')}
          percent={(done / rows.length) * 100}
          valueText={t('progress', { done: number(done), all: number(rows.length) })}
        />
      )}
      {!isRunning && waiting > 0 && (
        <div>
          <Button onClick={pages.goOn}>{t('goOn', { count: waiting })}</Button>
        </div>
      )}
      {!isRunning && failed > 0 && (
        <div>
          <Button onClick={pages.retry}>{t('again', { count: failed })}</Button>
        </div>
      )}
      {leftOut > 0 && <Notice>{t('leftOut', { count: leftOut, limit: PAGES_MAX })}</Notice>}
    </>
  )
}

/** Takes the chosen articles into the reader. */
function useAddArticles({ project, onClose }: ArticlesModalProps, pages: FoundPagesState) {
  const { t } = useTranslation('website-reader-articles')
  const save = useSaveArticles(project)
  const chosen = chosenOf(pages)
  return {
    save,
    chosen,
    take() {
      const found = chosen.flatMap(({ address, found }) =>
        found.kind === 'article' ? [{ address, key: found.key, blocks: found.change.blocks }] : [],
      )
      save.mutate(withArticles(project.body.blocks, new Map(found.map(({ key, blocks }) => [key, blocks]))), {
        onSuccess() {
          saveAddresses(project.id, Object.fromEntries(found.map(({ key, address }) => [key, address])))
          notifications.toast(t('taken', { count: found.length }), 'success')
          onClose()
        },
      })
    },
  }
}

/** Addresses of the articles that the reader still has. */
function knownAddresses({ id, body }: Project): string[] {
  const keys = new Set(articlesOf(body.blocks).map(({ key }) => key))
  return Object.entries(readAddresses(id)).flatMap(([key, address]) => (keys.has(key) ? [address] : []))
}

function useCheckAtOnce({ project, isCheck }: ArticlesModalProps, pages: FoundPagesState) {
  const check = useEffectEvent(() => {
    if (isCheck && pages.rows.length === 0) pages.find(knownAddresses(project))
  })
  useEffect(() => check(), [])
}

function TotalPrice({ characters, price }: { characters: number; price: number | undefined }) {
  const { t } = useTranslation('website-reader-articles')
  const { money } = useFormat()
  const facts = [
    t('characters', { count: characters }),
    price !== undefined && t('sum', { price: money(price) }),
  ]
  return (
    <p role="status" className="tabular text-14">
      <Sums text={facts.filter(Boolean).join(' · ')} />
    </p>
  )
}

const isUnchanged = ({ rows, isRunning }: FoundPagesState) =>
  !isRunning && rows.every(({ found }) => found.kind === 'article') && !rows.some(isDifferent)

const chosenOf = ({ rows }: FoundPagesState) => rows.filter((row) => row.isChosen && isDifferent(row))

interface FoundPagesProps {
  project: Project
  pages: FoundPagesState
  isDisabled: boolean
}

function FoundPages({ project, pages, isDisabled }: FoundPagesProps) {
  const { t } = useTranslation('website-reader-articles')
  const priceOf = useCharactersPrice(project)
  const characters = chosenOf(pages).reduce((sum, row) => sum + charactersOf(row), 0)
  return (
    <>
      {characters > 0 && <TotalPrice characters={characters} price={priceOf?.(characters, true)} />}
      <WindowList label={t('list')} items={pages.rows} rowPx={ROW_PX}>
        {(row) => (
          <PageRow
            row={row}
            price={priceOf?.(charactersOf(row), false)}
            isDisabled={isDisabled || pages.isRunning}
            onChoose={(isChosen) => pages.choose(row.id, isChosen)}
          />
        )}
      </WindowList>
    </>
  )
}

/** Finds articles of the reader's site, or what has changed in those it has, and takes the chosen ones. */
export function ArticlesModal(props: ArticlesModalProps) {
  const { project, isCheck, onClose } = props
  const { t } = useTranslation(['website-reader-articles', 'common'])
  const pages = useSitePages(project)
  const { save, chosen, take } = useAddArticles(props, pages)
  useCheckAtOnce(props, pages)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending && !pages.isRunning && chosen.length > 0) take()
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!save.isPending}
      size="wide"
      title={t(isCheck ? 'check.title' : 'title')}
      description={t(isCheck ? 'check.lead' : 'lead')}
      onSubmit={submit}
      cancelLabel={pages.isRunning ? undefined : t('common:actions.cancel')}
      actions={
        <>
          {pages.isRunning && <Button onClick={pages.stop}>{t('stop')}</Button>}
          <Button
            type="submit"
            variant="primary"
            disabled={chosen.length === 0 || pages.isRunning}
            isPending={save.isPending}
            pendingLabel={t('taking')}
          >
            {t(isCheck ? 'check.take' : 'take', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        {!isCheck && <Addresses project={project} pages={pages} />}
        <Progress pages={pages} />
        {isCheck && isUnchanged(pages) && <Notice>{t('check.none')}</Notice>}
        <FoundPages project={project} pages={pages} isDisabled={save.isPending} />
        <RefusalList refusals={refusalsOf(save.error)} />
      </div>
    </Modal>
  )
}
